/** The Action Bars of the seat shown, under the board: each card with what it does, whose it is and its state. */
import { HandButton, HandRow } from '../../../table/HandRow.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The cards of whoever acts come first; nothing where the seat has none. */
export function Hand({ board }: { board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { cards } = snapshot.position;
  const own = cards
    .flatMap((c, i) => (c.def >= 0 && c.owner === snapshot.seat ? [i] : []))
    .sort((a, b) => Number(cards[b].bearer === board.actor) - Number(cards[a].bearer === board.actor) || cards[a].bearer - cards[b].bearer);
  if (own.length === 0) return null;
  return (
    <HandRow
      label={t.barsOf(speech.seat(snapshot.seat))}
      cards={own.map((i) => {
        const c = cards[i];
        const { card } = table.cards[c.def];
        const face = speech.cardFace(card);
        const state = [c.up ? '' : t.ownFaceDown, c.ready ? '' : t.exhausted, c.active ? t.active : ''].filter(Boolean);
        return {
          key: i,
          card: (
            <HandButton
              className="slip-hand"
              face={`slip-face${c.bearer === board.actor ? ' slip-own' : ''}${c.ready ? '' : ' soft slip-exhausted'}${c.up ? '' : ' slip-down'}${c.active ? ' marked slip-active' : ''}`}
              aria-haspopup="dialog"
              onClick={() => board.openCard(i)}
            >
              <span className="semibold lines-115">{speech.card(i)}</span>
              <span className="soft sans tiny lines-125">{speech.figure(c.bearer)}</span>
              <span className="small">{face.text}</span>
              <span className="soft sans tiny lines-125">{[face.line, ...state].join(' · ')}</span>
            </HandButton>
          ),
        };
      })}
    />
  );
}
