/** Every character with its numbers and summons, and every monster type with its card, its stats and what is left of it. */
import type { ShownCard, ShownType } from '@escarmouche/engine/gloomhaven';
import { FigureLine, Health, SideHeading } from '../../../table/Figures.tsx';
import { seatsOf } from '../../../table/scene.ts';
import { useHandStrings } from './hand/strings.ts';
import { cardsIn, useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

/** A figure by its name and hit points: a press looks at it. */
function Line({ index, board, mark = '' }: { index: number; board: BoardState; mark?: string }) {
  const { snapshot, speech } = useScene();
  const t = useHandStrings();
  const { left, most, out, signs } = snapshot.position.figures[index];
  return (
    <FigureLine
      name={speech.figure(index)}
      state={[out ? t.exhausted : '', mark]}
      grave={signs.map((id) => speech.term(`condition.${id}`)).join(', ')}
      looked={index === board.inspected}
      onLook={() => board.inspect(index)}
    >
      <Health left={left} most={most} aloud={t.hitPoints(left, most)} />
    </FigureLine>
  );
}

function Character({ seat, board }: { seat: number; board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { speech } = scene;
  const { figures, players, turn } = scene.snapshot.position;
  const figure = figures.findIndex((f) => f.kind === 'character' && f.side === seat);
  const summons = figures.flatMap((f, i) => (f.kind === 'summon' && f.side === seat && !f.out ? [i] : []));
  const player = players[seat];
  const count = (...lies: readonly ShownCard['lies'][]): number => lies.reduce((n, each) => n + cardsIn(scene, seat, each).length, 0);
  return (
    <section className={`grid gap-2px gh-side${turn === figure ? ' marked gh-side-acting' : ''}`} aria-label={speech.seat(seat)}>
      <SideHeading seat={seat} />
      <Line index={figure} board={board} />
      <p className="soft tiny lines-130 num">{t.handCounts(count('hand'), count('discard'), count('lost', 'gone'))}</p>
      <p className="soft tiny lines-130 num">{t.earned(player.xp, player.gold)}</p>
      {summons.length > 0 && (
        <>
          <h3 className="small">{t.summons}</h3>
          {summons.map((i) => (
            <Line key={i} index={i} board={board} />
          ))}
        </>
      )}
    </section>
  );
}

function MonsterType({ of, board }: { of: ShownType; board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { snapshot, speech, table } = scene;
  const { figures } = snapshot.position;
  const { face, normal, elite, cards } = table.monsters[of.type];
  const card = cards.find((c) => c.id === of.card);
  return (
    <section className="grid gap-2px gh-side" aria-label={speech.words.name(face.names)}>
      <h3 className="ruled-over medium gh-type-name">{speech.words.name(face.names)}</h3>
      <p className="small lines-130">
        {card === undefined ? (
          <span className="soft">{t.noCard}</span>
        ) : (
          <>
            <span className="small bold lines-130 centred gh-card-init num">
              <span className="hidden-visually">{t.initiative(card.initiative)} </span>
              <span aria-hidden="true">{String(card.initiative).padStart(2, '0')}</span>
            </span>{' '}
            {speech.words.abilityLine(card)}
          </>
        )}
      </p>
      <dl className="tiny lines-130 pairs gh-ranks">
        {(['normal', 'elite'] as const).map((rank) => (
          <div key={rank}>
            <dt>{t.rank[rank]}</dt>
            <dd>{speech.words.statLine(rank === 'elite' ? elite : normal)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft tiny lines-130 num">
        {t.standees(of.standees, of.of)} · {t.abilityDeck(of.left)}
        {of.shuffles && `, ${t.shufflesAbility}`}
      </p>
      {of.figures.map((i) => (
        <Line key={i} index={i} board={board} {...(figures[i].elite ? { mark: t.rank.elite } : {})} />
      ))}
    </section>
  );
}

/** A column of the table on a wide screen, a tab on a narrow one. */
export function Sides({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { types } = scene.snapshot.position;
  return (
    <div className="pile-3">
      {seatsOf(scene).map((seat) => (
        <Character key={seat} seat={seat} board={board} />
      ))}
      <h2 className="caps bar gap-2">{t.inPlay}</h2>
      {types.length === 0 && <p className="soft small">{t.noMonsters}</p>}
      {types.map((of) => (
        <MonsterType key={of.type} of={of} board={board} />
      ))}
    </div>
  );
}
