/** Cards to lose: picked on the cards themselves, instead of suffering damage (gh:damage.1) or for a long rest (gh:rest.2). */
import { DISCARD } from '@escarmouche/engine/gloomhaven';
import { HandButton, HandRow } from '../../../../table/HandRow.tsx';
import { type Scene, stateOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, lossFor, pickToLose } from './picking.ts';
import { useHandStrings } from './strings.ts';
import { usePicked } from './usePicked.ts';

/** Whether a card lies among the discards of the seat asked. */
function isDiscard(scene: Scene, def: number): boolean {
  const { seat } = scene.snapshot;
  return stateOf(scene).cards.some((c) => c.owner === seat && c.def === def && c.zone === DISCARD);
}

export function LoseCards({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech, table, take } = scene;
  const t = useHandStrings();
  const losses = snapshot.options.filter((o) => o.say.key === 'lose-one' || o.say.key === 'lose-two');
  const lossOf = (cards: readonly number[]) => (cards.length === 0 ? undefined : lossFor(losses, cards));
  const [picked, setPicked] = usePicked(board, lossOf);
  const suffers = snapshot.options.some((o) => o.say.key === 'suffer');
  const all = [...cardsIn(losses)].sort((a, b) => Number(isDiscard(scene, a)) - Number(isDiscard(scene, b)));
  const chosen = lossOf(picked);
  const [one] = picked;
  return (
    <HandRow
      label={t.yourCards}
      head={
        <p className="gh-bar-text" aria-live="polite">
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
            face={`gh-face${picked.includes(def) ? ' gh-card-losing' : ''}${isDiscard(scene, def) ? ' gh-card-discard' : ''}`}
            aria-pressed={picked.includes(def)}
            data-card={table.cards[def].face.id}
            disabled={take === null}
            onClick={() => setPicked(pickToLose(losses, picked, def))}
          >
            <CardBody
              def={def}
              {...(picked.includes(def) ? { ribbon: t.marks.lost } : isDiscard(scene, def) ? { ribbon: t.isDiscard } : {})}
            />
          </HandButton>
        ),
      }))}
    />
  );
}
