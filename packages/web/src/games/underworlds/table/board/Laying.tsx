/** Before the battlefield is laid: pictures of the boards to choose from, and of every way to join two of them. */
import { BOARDS, type Board as BoardFace, findBoard, hexKind, hexPoint, type Join, joinBoards } from '@escarmouche/engine/underworlds';
import { termIn } from '../../../../table/args.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { corners, rimHalves, SIZE } from './geometry.ts';

const HALF = (SIZE * Math.sqrt(3)) / 2;

/** A small picture of two joined boards, or of one alone. */
function BoardPicture({ boards, join, only }: { boards: readonly [BoardFace, BoardFace]; join: Join; only?: true }) {
  const { complete, incomplete } = joinBoards(boards, join);
  const here = complete.filter((h) => only === undefined || h.boards === 1);
  const all = here.map((h) => hexPoint(h, SIZE));
  const left = Math.min(...all.map((p) => p.x)) - SIZE * 1.6;
  const top = -HALF * 0.2;
  const right = Math.max(...all.map((p) => p.x)) + SIZE * 1.6;
  const bottom = Math.max(...all.map((p) => p.y)) + HALF * 1.2;
  return (
    <svg className="full wu-picture" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      {only === undefined &&
        rimHalves(complete, incomplete).map(({ key, points }) => (
          <polygon key={key} className="line-hair line-15 wu-half" points={points} />
        ))}
      {here.map((h) => {
        const at = hexPoint(h, SIZE);
        const kind = hexKind(h.kinds);
        const whose = h.boards === 1 ? '0' : h.boards === 2 ? '1' : 'none';
        return (
          <g key={`${h.q} ${h.r}`}>
            <polygon className={`fill-ground line-rule line-15 wu-hex-${kind} wu-land-${whose}`} points={corners(at)} />
            {kind === 'starting' && <circle className="hollow line-soft line-20 wu-starting" cx={at.x} cy={at.y} r={SIZE * 0.55} />}
          </g>
        );
      })}
    </svg>
  );
}

const UPRIGHT: Join = { turned: [false, false], offset: 0 };

export function Laying({ board }: { board: BoardState }) {
  const { snapshot, speech, events, take } = useScene();
  const t = useTableStrings();
  const laid = events.flatMap((e) => {
    const seat = e.key === 'lays-board' && typeof e.args.seat === 'object' && 'seat' in e.args.seat ? e.args.seat.seat : -1;
    const face = findBoard(termIn(e.args.board).replace('board.', ''));
    return seat < 0 || face === undefined ? [] : [{ seat, face }];
  });
  const boardOf = (seat: number): BoardFace => laid.find((l) => l.seat === seat)?.face ?? BOARDS[0];
  const pictures = snapshot.options.flatMap((o) => {
    if (o.does === 'board') {
      const face = findBoard(termIn(o.say.args.board).replace('board.', ''));
      return face === undefined ? [] : [{ o, boards: [face, face] as const, join: UPRIGHT, only: true as const }];
    }
    const { first, second, n } = o.say.args;
    if (o.does !== 'join' || typeof n !== 'number') return [];
    return [{ o, boards: [boardOf(0), boardOf(1)] as const, join: { turned: [first === true, second === true], offset: n } as Join }];
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
            <BoardPicture {...picture} />
            <span>{speech.option(o.say)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
