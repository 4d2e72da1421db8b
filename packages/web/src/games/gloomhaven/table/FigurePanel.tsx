/** The figure looked at: every number with its parts, its conditions with what they mean and when they end, and what its card lets it do. */
import { CHARACTER, MONSTER, OBJECTIVE } from '@escarmouche/engine/gloomhaven';
import { RuleRef, SideMark } from '../../../design/index.ts';
import { Stat } from '../../../table/Stat.tsx';
import { useHandStrings } from './hand/strings.ts';
import { stateOf, useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

function Conditions({ figure }: { figure: number }) {
  const { snapshot, speech } = useScene();
  const t = useHandStrings();
  const { conditions } = snapshot.position.values[figure];
  if (conditions.length === 0) return <p className="soft small">{t.noConditions}</p>;
  return (
    <section className="gh-condition-list" aria-label={t.conditions}>
      <h3 className="caps">{t.conditions}</h3>
      <ul className="abilities">
        {conditions.map((c) => (
          <li key={c.id}>
            <span className="verb-name">{speech.term(`condition.${c.id}`)}</span> <RuleRef id={c.rule} />
            <p className="verb-text">
              {speech.words.rule(c.rule)?.text} <strong>{t.ends[c.ends]}</strong>{' '}
              <RuleRef id={c.ends === 'healed' ? c.rule : 'gh:condition.turns'} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a monster's card lets it do this round, and what its stat card prints. */
function MonsterCards({ figure }: { figure: number }) {
  const scene = useScene();
  const t = useHandStrings();
  const { speech, table } = scene;
  const state = stateOf(scene);
  const { type, elite } = state.figures[figure];
  const monster = table.monsters[type];
  const card = monster.cards[state.types[type].card];
  return (
    <>
      <section aria-label={t.cardNow}>
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
      </section>
      <section aria-label={t.printedStats}>
        <h3 className="caps">{t.printedStats}</h3>
        <p className="num">{speech.words.statLine(elite === 1 ? monster.elite : monster.normal)}</p>
      </section>
    </>
  );
}

export function FigurePanel({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { snapshot, speech } = scene;
  const state = stateOf(scene);
  const i = board.inspected;
  const f = state.figures[i];
  const values = snapshot.position.values[i];
  if (f === undefined || values === undefined) return <p className="soft">{t.noFigure}</p>;
  const player = state.players[f.seat];
  const n = t.numbers;
  return (
    <div className="figure-panel">
      <h2 className="figure-name">
        {f.seat >= 0 && <SideMark seat={f.seat} />} {speech.figure(i)}
      </h2>
      <p className="soft small">
        {[
          f.kind === MONSTER ? t.rank[f.elite === 1 ? 'elite' : 'normal'] : '',
          t.hitPoints(f.hp, f.most),
          f.hex < 0 ? t.offMap : t.hex(speech.space(f.hex)),
          f.kind === CHARACTER && player !== undefined ? t.earned(player.xp, player.gold) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {f.kind === CHARACTER && (
        <p className="small">
          {t.byCards} <RuleRef id="gh:turn.1" />
        </p>
      )}
      <dl className="stats">
        {values.move !== null && <Stat name={n.move} value={values.move} />}
        {values.attack !== null && <Stat name={n.attack} value={values.attack} />}
        {values.range !== null && values.range.total > 0 && <Stat name={n.range} value={values.range} />}
        {values.range !== null && values.range.total === 0 && (
          <div className="stat">
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
      {f.kind !== OBJECTIVE && <Conditions figure={i} />}
      {f.kind === MONSTER && <MonsterCards figure={i} />}
    </div>
  );
}
