/** Before the battlefield is laid: pictures of the boards to choose from, and of every way to join two of them. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import type { Board as BoardFace } from '@escarmouche/engine/underworlds';
import { termIn } from '../../../../table/args.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { BoardPicture, type Boards } from './BoardPicture.tsx';

/** In place of the board until it is laid: a press on a picture answers. Boards that somebody has chosen already are named above. */
export function Laying({ board }: { board: BoardState }) {
  const { snapshot, speech, events, take, table } = useScene();
  const findBoard = (id: string): BoardFace | undefined => table.laid.find((b) => b.id === id);
  const t = useTableStrings();
  const laid = events.flatMap((e) => {
    const seat = e.key === 'lays-board' && typeof e.args.seat === 'object' && 'seat' in e.args.seat ? e.args.seat.seat : NOBODY;
    const face = findBoard(termIn(e.args.board).replace('board.', ''));
    return seat < 0 || face === undefined ? [] : [{ seat, face }];
  });
  const boardOf = (seat: number): BoardFace => laid.find((l) => l.seat === seat)?.face ?? table.laid[0];
  const pictures = snapshot.options.flatMap((o): readonly (Boards & { readonly o: Option })[] => {
    if (o.does === 'board') {
      const face = findBoard(termIn(o.say.args.board).replace('board.', ''));
      return face === undefined ? [] : [{ o, boards: [face] }];
    }
    const { first, second, n } = o.say.args;
    if (o.does !== 'join' || typeof n !== 'number') return [];
    return [{ o, boards: [boardOf(0), boardOf(1)], join: { turned: [first === true, second === true], offset: n } }];
  });
  return (
    <div className="may-flatten scrolls wu-laying">
      {laid.map(({ seat, face }) => (
        <p key={seat} className="soft">
          {t.lies(speech.seat(seat), face.names[speech.lang])}
        </p>
      ))}
      <div className="pile-3 wu-pictures">
        {pictures.map(({ o, ...picture }) => (
          <button
            key={o.id}
            type="button"
            className="boxed pile-2 pressable sans wu-picture-button"
            disabled={take === null}
            data-picture={o.id}
            onClick={() => take?.(o.id)}
            onPointerEnter={() => board.show(o)}
            onPointerLeave={() => board.show(null)}
          >
            <BoardPicture className="wu-picture" {...picture} />
            <span>{speech.option(o.say)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
