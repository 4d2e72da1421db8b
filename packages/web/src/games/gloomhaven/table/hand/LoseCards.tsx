/** Cards to lose: picked on the cards themselves, instead of suffering damage (gh:damage.1) or for a long rest (gh:rest.2). */
import { HandButton, HandRow } from '../../../../table/HandRow.tsx';
import { cardsIn as discarded, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, lossFor, pickToLose } from './picking.ts';
import { useHandStrings } from './strings.ts';
import { usePicked } from './usePicked.ts';

export function LoseCards({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table, take } = scene;
  const t = useHandStrings();
  const losses = snapshot.options.filter((o) => o.does === 'lose');
  const lossOf = (cards: readonly number[]) => (cards.length === 0 ? undefined : lossFor(losses, cards));
  const [picked, setPicked] = usePicked(board, lossOf);
  const discards = discarded(scene, snapshot.seat, 'discard');
  const suffers = snapshot.options.some((o) => o.does === 'suffer');
  const all = [...cardsIn(losses)].sort((a, b) => Number(discards.includes(a)) - Number(discards.includes(b)));
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
            face={`gh-face${picked.includes(def) ? ' gh-card-losing' : ''}${discards.includes(def) ? ' gh-card-discard' : ''}`}
            aria-pressed={picked.includes(def)}
            data-card={table.cards[def].face.id}
            disabled={take === null}
            onClick={() => setPicked(pickToLose(losses, picked, def))}
          >
            <CardBody
              def={def}
              {...(picked.includes(def) ? { ribbon: t.marks.lost } : discards.includes(def) ? { ribbon: t.isDiscard } : {})}
            />
          </HandButton>
        ),
      }))}
    />
  );
}
