/** The figure looked at: every number with its parts, its conditions with what they mean and when they end, and what its card lets it do. */
import { RuleRef } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { Abilities, Ability, FigureSheet } from '../../../table/Figures.tsx';
import { Stat } from '../../../table/Stat.tsx';
import { useHandStrings } from './hand/strings.ts';
import { useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

/** The conditions of a figure alone, each with its rule and its end. */
export function Conditions({ figure }: { figure: number }) {
  const { snapshot, speech } = useScene();
  const t = useHandStrings();
  const { conditions } = snapshot.position.figures[figure].values;
  if (conditions.length === 0) return <p className="soft small">{t.noConditions}</p>;
  return (
    <Abilities title={t.conditions}>
      {conditions.map((c) => (
        <Ability key={c.id} name={speech.term(`condition.${c.id}`)} rule={c.rule}>
          {speech.words.rule(c.rule)?.text} <strong>{t.ends[c.ends]}</strong>{' '}
          <RuleRef id={c.ends === 'healed' ? c.rule : 'gh:condition.turns'} />
        </Ability>
      ))}
    </Abilities>
  );
}

/** What a monster's card lets it do this round, and what its stat card prints. */
export function MonsterCards({ figure }: { figure: number }) {
  const { snapshot, speech, table } = useScene();
  const t = useHandStrings();
  const { type, elite } = snapshot.position.figures[figure];
  const monster = table.monsters[type];
  const drawn = snapshot.position.types.find((of) => of.type === type)?.card;
  const card = monster.cards.find((c) => c.id === drawn);
  return (
    <>
      <div>
        <h3 className="caps">{t.cardNow}</h3>
        <p>
          {card === undefined ? (
            t.noCardNow
          ) : (
            <>
              {t.initiative(card.initiative)}: {speech.words.abilityLine(card)} <RuleRef id="gh:monster.1" />
            </>
          )}
        </p>
      </div>
      <div>
        <h3 className="caps">{t.printedStats}</h3>
        <p className="num">{speech.words.statLine(elite ? monster.elite : monster.normal)}</p>
      </div>
    </>
  );
}

/** A tab beside the board, for whoever is looked at: whoever acts, until the person looks at another. */
export function FigurePanel({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const t = useHandStrings();
  const { figures, players } = snapshot.position;
  const i = board.inspected;
  const f = figures[i];
  if (f === undefined) return <p className="soft">{t.noFigure}</p>;
  const { values } = f;
  const player = players[f.side];
  const n = t.numbers;
  return (
    <FigureSheet
      seat={f.side}
      name={speech.figure(i)}
      facts={[
        f.kind === 'monster' ? t.rank[f.elite ? 'elite' : 'normal'] : '',
        t.hitPoints(f.left, f.most),
        f.place < 0 ? t.offMap : t.hex(speech.space(f.place)),
        f.kind === 'character' && player !== undefined ? t.earned(player.xp, player.gold) : '',
      ]}
    >
      {f.kind === 'character' && (
        <RuleLine className="small" rule="gh:turn.1">
          {t.byCards}
        </RuleLine>
      )}
      <dl className="grid full">
        {values.move !== null && <Stat name={n.move} value={values.move} />}
        {values.attack !== null && <Stat name={n.attack} value={values.attack} />}
        {values.range !== null && values.range.total > 0 && <Stat name={n.range} value={values.range} />}
        {values.range !== null && values.range.total === 0 && (
          <div className="pile-3 baseline ruled-over stat">
            <dt>{n.range}</dt>
            <dd>
              <span>
                {t.melee} <RuleRef id="gh:melee.01" />
              </span>
            </dd>
          </div>
        )}
        {values.targets !== null && <Stat name={n.targets} value={values.targets} />}
        <Stat name={n.shield} value={values.shield} />
        <Stat name={n.retaliate} value={values.retaliate} />
      </dl>
      {f.kind !== 'objective' && <Conditions figure={i} />}
      {f.kind === 'monster' && <MonsterCards figure={i} />}
    </FigureSheet>
  );
}
