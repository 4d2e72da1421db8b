/** The hand of the seat shown, face up under the board. The other one's cards are counted in the column of the sides. */
import { HandRow } from '../../../table/HandRow.tsx';
import { HandCard, isUsable } from './Card.tsx';
import { cardsIn, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** Objectives first; of each pile what can be used now. */
export function Hand({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { options, seat } = scene.snapshot;
  const hand = cardsIn(scene, seat, 'hand')
    .filter((c) => c.def >= 0)
    // Objectives lie at the left; what can be used now comes first of its pile.
    .sort(
      (a, b) =>
        Number(a.pile !== 'objectives') - Number(b.pile !== 'objectives') ||
        Number(isUsable(options, b.def)) - Number(isUsable(options, a.def)),
    );
  if (hand.length === 0) return null;
  return (
    <HandRow
      label={t.handOf(scene.speech.seat(seat))}
      cards={hand.map((c) => ({ key: c.def, card: <HandCard def={c.def} board={board} /> }))}
    />
  );
}
