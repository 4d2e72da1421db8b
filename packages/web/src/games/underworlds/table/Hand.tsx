/** The hand of the seat shown, face up. The other one's cards are counted in the column of the sides. */
import { OBJECTIVES, POWER } from '@escarmouche/engine/underworlds';
import { HandCard, isUsable } from './Card.tsx';
import { handOf, stateOf, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

export function Hand({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { options, seat } = scene.snapshot;
  const hand = handOf(stateOf(scene), seat).filter((c) => c.def >= 0);
  if (hand.length === 0) return <p className="soft small">{t.emptyHand}</p>;
  return ([OBJECTIVES, POWER] as const).map((pile) => (
    <div key={pile} className="wu-hand-pile">
      <h3 className="caps">{pile === OBJECTIVES ? t.objectives : t.powerCards}</h3>
      <ul className="wu-hand-cards">
        {hand
          .filter((c) => c.pile === pile)
          .sort((a, b) => Number(isUsable(options, b.def)) - Number(isUsable(options, a.def)))
          .map((c) => (
            <li key={c.def}>
              <HandCard def={c.def} board={board} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** On a wide screen the hand lies beside the board. */
export function HandBeside({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  if (handOf(stateOf(scene), scene.snapshot.seat).length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="wu-hand" aria-label={t.handOf(scene.speech.seat(scene.snapshot.seat))} tabIndex={0}>
      <Hand board={board} />
    </section>
  );
}
