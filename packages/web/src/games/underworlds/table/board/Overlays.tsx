/** What is drawn over the ground while a person decides: where one may go, ways, targets, range, lines of sight, drives back. */
import type { Battlefield, State } from '@escarmouche/engine/underworlds';
import { figureIn } from '../../../../table/args.ts';
import { arrow, round } from '../../../../table/drawing.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { directionOf, hexOf, targetOf } from '../concerns.ts';
import type { BoardState } from '../useBoard.ts';
import { centreOf, corners, pathOf, SIZE } from './geometry.ts';

/** Hexes that a click means something on, by what it means. */
function Clicks({ field, board, state }: OverlaysProps) {
  return (
    <g className="wu-clicks">
      {[...board.clicks].map(([s, options]) => {
        const at = centreOf(field, s);
        const keys = new Set(options.map((o) => o.say.key));
        const foe = options.some((o) => targetOf(o.say) >= 0) && state.fighters.some((f) => f.hex === s);
        return (
          <g key={s}>
            <polygon
              className={keys.has('move') || !keys.has('charge') ? 'wu-can' : 'wu-can wu-can-charge'}
              points={corners(at, SIZE - 4)}
            />
            {keys.has('charge') && (
              <path className="wu-charge" d={`M${round(at.x - 12)} ${round(at.y - 10)}l11 10l-11 10m10 -20l11 10l-11 10`} />
            )}
            {foe && <circle className="wu-target" cx={round(at.x)} cy={round(at.y)} r="42" />}
          </g>
        );
      })}
    </g>
  );
}

/** Which hexes an attack reaches: in range and seen, in range but out of sight. */
function Aims({ field, board }: { field: Battlefield; board: BoardState }) {
  return (
    <g className="wu-aims">
      {board.aims?.map(({ hex, seen }) => {
        const p = centreOf(field, hex);
        return (
          <g key={hex} className={seen ? 'wu-aim-seen' : 'wu-aim-unseen'}>
            <polygon points={corners(p, SIZE - 3)} />
            {!seen && (
              <path
                d={`M${round(p.x - 26)} ${round(p.y + 26)}l52 -52M${round(p.x - 32)} ${round(p.y + 2)}l34 -34M${round(p.x - 2)} ${round(p.y + 32)}l34 -34`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The way to a hex, from where the fighter stands. */
function Way({ field, hexes }: { field: Battlefield; hexes: readonly number[] }) {
  if (hexes.length < 2) return null;
  const end = centreOf(field, hexes[hexes.length - 1]);
  return (
    <g className="wu-way">
      <polyline points={pathOf(field, hexes)} />
      <circle className="wu-way-end" cx={round(end.x)} cy={round(end.y)} r="13" />
    </g>
  );
}

/** A straight look: through, or up to what stops it, which is crossed out. */
function LookLine({ field, board }: { field: Battlefield; board: BoardState }) {
  if (board.look === null) return null;
  const { from, to, clear, stoppedBy } = board.look;
  const [a, b] = [centreOf(field, from), centreOf(field, to)];
  return (
    <g className={clear ? 'wu-look wu-look-clear' : 'wu-look wu-look-cut'}>
      <path d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
      {stoppedBy.map((s) => {
        const p = centreOf(field, s);
        return (
          <g key={s} className="wu-stops">
            <polygon points={corners(p, SIZE - 2)} />
            <path d={`M${round(p.x - 13)} ${round(p.y - 13)}l26 26M${round(p.x + 13)} ${round(p.y - 13)}l-26 26`} />
          </g>
        );
      })}
      <circle cx={round(b.x)} cy={round(b.y)} r="40" />
    </g>
  );
}

/** Directions that may be chosen, as arrows into the hexes they lead to. */
function Drives({ field, board, state }: OverlaysProps) {
  const driven = [...board.clicks].flatMap(([s, options]) =>
    options.flatMap((o) => {
      const who = o.say.key === 'drive-back' ? figureIn(o.say.args.figure) : board.pushed;
      const from = state.fighters[who]?.hex ?? -1;
      return directionOf(o.say) >= 0 && from >= 0 ? [{ s, from, id: o.id }] : [];
    }),
  );
  return (
    <g className="wu-drives">
      {driven.map(({ s, from, id }) => {
        const [a, b] = [centreOf(field, from), centreOf(field, s)];
        // The head comes to the middle of the hex.
        const far = { x: b.x + (b.x - a.x) * 0.3, y: b.y + (b.y - a.y) * 0.3 };
        return <path key={id} className={board.shown?.id === id ? 'wu-drive wu-drive-shown' : 'wu-drive'} d={arrow(a, far)} />;
      })}
    </g>
  );
}

interface OverlaysProps {
  field: Battlefield;
  board: BoardState;
  state: State;
}

/** Under the fighters. */
export function Under({ field, board, state }: OverlaysProps) {
  const end = board.shown !== null ? hexOf(board.shown.say) : board.pointed;
  const way =
    board.mode === null || board.verb?.group === 'move' || board.verb?.group === 'charge'
      ? board.reach?.find((r) => r.hex === end)
      : undefined;
  const from = state.fighters[board.selected]?.hex ?? -1;
  return (
    <g {...UNSPOKEN}>
      {board.aims !== null && <Aims field={field} board={board} />}
      <Clicks field={field} board={board} state={state} />
      {way !== undefined && from >= 0 && board.clicks.has(end) && <Way field={field} hexes={[from, ...way.path]} />}
    </g>
  );
}

/** Over the fighters. */
export function Over({ field, board, state }: OverlaysProps) {
  const hex = board.shown === null ? -1 : hexOf(board.shown.say);
  const target = board.shown === null ? -1 : (state.fighters[targetOf(board.shown.say)]?.hex ?? -1);
  const ring = target >= 0 ? target : hex;
  return (
    <g {...UNSPOKEN}>
      <LookLine field={field} board={board} />
      <Drives field={field} board={board} state={state} />
      {ring >= 0 && <circle className="wu-shown" cx={round(centreOf(field, ring).x)} cy={round(centreOf(field, ring).y)} r="43" />}
    </g>
  );
}
