/** Every player's reference cards: those who fight in the combat under way lie open, the others are folded by card. */
import { Disclosure } from '../../../../design/index.ts';
import { NOWHERE } from '../../../../table/args.ts';
import { SideHeading } from '../../../../table/Figures.tsx';
import { figuresOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { cardsBySeat, type SeatCards } from './cards.ts';
import { RefCard, StatRow } from './RefCard.tsx';
import { Skills } from './Skills.tsx';
import { useCombatStrings } from './strings.ts';
import { WoundMark } from './WoundMark.tsx';

/** A figure of a folded card: its name, and what has befallen it. */
function Line({ figure, board }: { figure: number; board: BoardState }) {
  const scene = useScene();
  const t = useCombatStrings();
  const f = figuresOf(scene)[figure];
  return (
    <li className={`refcard-line${f.place < 0 ? ' soft no-ground refcard-gone' : ''}`}>
      <button
        type="button"
        className="bare baseline flex lines-120 full refcard-head"
        aria-pressed={board.inspected === figure}
        onClick={() => board.inspect(figure)}
        onPointerEnter={() => board.point(figure)}
        onPointerLeave={() => board.point(NOWHERE)}
      >
        <span className="refcard-name">{scene.speech.signed.figure(figure)}</span>
        {f.place < 0 && f.wound < 4 && <span className="unbroken sans tiny refcard-pa">{t.notPlaced}</span>}
      </button>
      <WoundMark figure={f} />
    </li>
  );
}

function Folded({ card, figures, board }: { card: number; figures: readonly number[]; board: BoardState }) {
  const scene = useScene();
  const { speech, table } = scene;
  const t = useCombatStrings();
  const all = figuresOf(scene);
  const here = figures.filter((i) => all[i].wound < 4).length;
  const first = figures[0];
  const { profile } = table.fighters[all[first].def];
  return (
    <Disclosure
      summary={figures.length === 1 ? speech.signed.figure(first) : speech.words.card(card, { table })}
      aside={t.onTable(here, figures.length)}
    >
      <div className="refcard-folded">
        <StatRow figure={first} />
        {profile.skills.length > 0 && <Skills skills={profile.skills} />}
        <ul className="refcard-lines">
          {figures.map((i) => (
            <Line key={i} figure={i} board={board} />
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

function Seat({ cards: { seat, fighting, rest }, board }: { cards: SeatCards; board: BoardState }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  return (
    <section className="pile-2" aria-label={t.cardsOf(speech.seat(seat))}>
      <SideHeading seat={seat} />
      {fighting.map((i) => (
        <RefCard key={i} figure={i} board={board} />
      ))}
      {rest.length > 0 && (
        <div className="ruled-over small refcards-rest">
          {rest.map(({ card, figures }) => (
            <Folded key={card} card={card} figures={figures} board={board} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A column of the table on a wide screen, a tab on a narrow one. */
export function Sides({ board }: { board: BoardState }) {
  const { snapshot, table } = useScene();
  return (
    <div className="pile-4">
      {cardsBySeat(table, snapshot.position.fights).map((cards) => (
        <Seat key={cards.seat} cards={cards} board={board} />
      ))}
    </div>
  );
}
