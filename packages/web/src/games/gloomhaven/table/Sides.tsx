/** Every character with its numbers and summons, and every monster type with its card, its stats and what is left of it. */
import { CHARACTER, CONDITIONS, DISCARD, type FigureState, GONE, LOST, type ShownType, SUMMON } from '@escarmouche/engine/gloomhaven';
import { SideMark } from '../../../design/index.ts';
import { seatsOf } from '../../../table/scene.ts';
import { useHandStrings } from './hand/strings.ts';
import { cardsIn, handOf, stateOf, useScene } from './scene.ts';
import type { BoardState } from './useBoard.ts';

/** The conditions of a figure in words. */
function Conditions({ figure }: { figure: FigureState }) {
  const { speech } = useScene();
  const all = CONDITIONS.filter((_id, i) => ((figure.conditions >> i) & 1) === 1);
  if (all.length === 0) return null;
  return <span className="gh-conditions">{all.map((id) => speech.term(`condition.${id}`)).join(', ')}</span>;
}

function Health({ figure }: { figure: FigureState }) {
  const t = useHandStrings();
  return (
    <span className="gh-health num">
      <span className="hidden-visually">{t.hitPoints(figure.hp, figure.most)}</span>
      <span aria-hidden="true">
        {figure.hp}
        <span className="soft">/{figure.most}</span>
      </span>
      <svg
        className={figure.hp * 3 <= figure.most ? 'gh-pips gh-pips-low' : 'gh-pips'}
        viewBox="0 0 48 5"
        width="48"
        height="5"
        aria-hidden="true"
      >
        <rect className="gh-pips-lost" x="0" y="0" width="48" height="5" />
        <rect x="0" y="0" width={Math.max(0, Math.round((48 * figure.hp) / Math.max(1, figure.most)))} height="5" />
      </svg>
    </span>
  );
}

/** A figure by its name and hit points: a press looks at it. */
function FigureLine({ index, board, mark }: { index: number; board: BoardState; mark?: string }) {
  const scene = useScene();
  const t = useHandStrings();
  const f = stateOf(scene).figures[index];
  const name = scene.speech.figure(index);
  const state = [f.out === 1 ? t.exhausted : '', mark ?? ''].filter(Boolean).join(', ');
  return (
    <button type="button" className="gh-figure-line" aria-pressed={index === board.inspected} onClick={() => board.inspect(index)}>
      <span className="gh-figure-name">
        {name}
        {state !== '' && <span className="gh-figure-state">{state}</span>}
        <Conditions figure={f} />
      </span>
      <Health figure={f} />
    </button>
  );
}

function Character({ seat, board }: { seat: number; board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { speech } = scene;
  const state = stateOf(scene);
  const figure = state.figures.findIndex((f) => f.kind === CHARACTER && f.seat === seat);
  const summons = state.figures.flatMap((f, i) => (f.kind === SUMMON && f.seat === seat && f.out === 0 ? [i] : []));
  const player = state.players[seat];
  const lost = cardsIn(state, seat, LOST).length + cardsIn(state, seat, GONE).length;
  return (
    <section className={`gh-side${state.turn === figure ? ' gh-side-acting' : ''}`} aria-label={speech.seat(seat)}>
      <h2 className={`gh-side-name caps side-${seat}`}>
        <SideMark seat={seat} size={13} /> {speech.seat(seat)}
      </h2>
      <FigureLine index={figure} board={board} />
      <p className="gh-counts num">{t.handCounts(handOf(state, seat).length, cardsIn(state, seat, DISCARD).length, lost)}</p>
      <p className="gh-counts num">{t.earned(player.xp, player.gold)}</p>
      {summons.length > 0 && (
        <>
          <h3 className="gh-summons">{t.summons}</h3>
          {summons.map((i) => (
            <FigureLine key={i} index={i} board={board} />
          ))}
        </>
      )}
    </section>
  );
}

function MonsterType({ of, board }: { of: ShownType; board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { speech, table } = scene;
  const { figures } = stateOf(scene);
  const { face, normal, elite, cards } = table.monsters[of.type];
  const card = cards.find((c) => c.id === of.card);
  return (
    <section className="gh-side" aria-label={speech.words.name(face.names)}>
      <h3 className="gh-type-name">{speech.words.name(face.names)}</h3>
      <p className="gh-type-card">
        {card === undefined ? (
          <span className="soft">{t.noCard}</span>
        ) : (
          <>
            <span className="gh-card-init num">
              <span className="hidden-visually">{t.initiative(card.initiative)} </span>
              <span aria-hidden="true">{String(card.initiative).padStart(2, '0')}</span>
            </span>{' '}
            {speech.words.abilityLine(card)}
          </>
        )}
      </p>
      <dl className="gh-ranks">
        {(['normal', 'elite'] as const).map((rank) => (
          <div key={rank}>
            <dt>{t.rank[rank]}</dt>
            <dd>{speech.words.statLine(rank === 'elite' ? elite : normal)}</dd>
          </div>
        ))}
      </dl>
      <p className="gh-counts num">
        {t.standees(of.standees, of.of)} · {t.abilityDeck(of.left)}
        {of.shuffles && `, ${t.shufflesAbility}`}
      </p>
      {of.figures.map((i) => (
        <FigureLine key={i} index={i} board={board} {...(figures[i].elite === 1 ? { mark: t.rank.elite } : {})} />
      ))}
    </section>
  );
}

export function Sides({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useHandStrings();
  const { types } = scene.snapshot.position;
  return (
    <div className="gh-sides">
      {seatsOf(scene).map((seat) => (
        <Character key={seat} seat={seat} board={board} />
      ))}
      <h2 className="caps gh-side-name">{t.inPlay}</h2>
      {types.length === 0 && <p className="soft small">{t.noMonsters}</p>}
      {types.map((of) => (
        <MonsterType key={of.type} of={of} board={board} />
      ))}
    </div>
  );
}
