/** Cards to lose: picked on the cards themselves, instead of suffering damage (gh:damage.1) or for a long rest (gh:rest.2). */
import { HandButton, HandRow } from '../../../../table/HandRow.tsx';
import { cardsIn as lying, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, lossFor, pickToLose } from './picking.ts';
import { useHandStrings } from './strings.ts';
import { usePicked } from './usePicked.ts';

/** Stands in the place of the hand while damage is to be suffered or a rest is taken. */
export function LoseCards({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table, take } = scene;
  const t = useHandStrings();
  const losses = snapshot.options.filter((o) => o.does === 'lose');
  const lossOf = (cards: readonly number[]) => (cards.length === 0 ? undefined : lossFor(losses, cards));
  const [picked, setPicked] = usePicked(board, lossOf);
  const [hand, discards] = (['hand', 'discard'] as const).map((zone) => lying(scene, snapshot.seat, zone));
  const suffers = snapshot.options.some((o) => o.does === 'suffer');
  // In the order that the hand always has; what has been played already after it.
  const initiative = (def: number): number => table.cards[def].face.initiative;
  const all = [...cardsIn(losses)].sort((a, b) => Number(!hand.includes(a)) - Number(!hand.includes(b)) || initiative(a) - initiative(b));
  const ribbonOf = (def: number): { ribbon?: string } => {
    if (picked.includes(def)) return { ribbon: t.marks.lost };
    return hand.includes(def) ? {} : { ribbon: discards.includes(def) ? t.isDiscard : t.isActive };
  };
  const chosen = lossOf(picked);
  const [one] = picked;
  return (
    <HandRow
      label={t.yourCards}
      head={
        <p className="small lines-135 gh-bar-text" aria-live="polite">
          {chosen !== undefined
            ? speech.option(chosen.say)
            : one !== undefined
              ? t.losePair(speech.card(one))
              : suffers
                ? t.loseNone
                : t.loseRest}
        </p>
      }
      cards={all.map((def) => ({
        key: def,
        card: (
          <HandButton
            className="gh-card-pick"
            face={`gh-face${picked.includes(def) ? ' gh-card-losing' : ''}${hand.includes(def) ? '' : ' gh-card-discard'}`}
            aria-pressed={picked.includes(def)}
            data-card={table.cards[def].face.id}
            disabled={take === null}
            onClick={() => setPicked(pickToLose(losses, picked, def))}
          >
            <CardBody def={def} {...ribbonOf(def)} />
          </HandButton>
        ),
      }))}
    />
  );
}
