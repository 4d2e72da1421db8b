/** What is drawn over the ground while a person decides: reach with its cost, routes, targets, range, lines of sight. */
import type { AimedSpace, Sight, Table } from '@escarmouche/engine/wow';
import { round } from '../../../../table/drawing.ts';
import { centreOf, corners, pathOf, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { spacesOf, targetsOf } from '../concerns.ts';
import type { BoardState } from '../useBoard.ts';

/** Where a move can end, and what it costs to get there. */
function Reach({ table, board }: { table: Table; board: BoardState }) {
  if (board.reach === null) return null;
  return (
    <g className="reach">
      {board.reach.map(({ space, cost }) => {
        const p = centreOf(table.field, space);
        return (
          <g key={space}>
            <polygon points={corners(p, SIZE - 4)} />
            <text x={p.x} y={p.y + 8}>
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A route with its steps and an arrow at its end. */
function Route({ table, spaces }: { table: Table; spaces: readonly number[] }) {
  if (spaces.length < 2) return null;
  const end = centreOf(table.field, spaces[spaces.length - 1]);
  return (
    <g className="route">
      <polyline points={pathOf(table.field, spaces)} />
      {spaces.slice(1, -1).map((s) => (
        <circle key={s} cx={round(centreOf(table.field, s).x)} cy={round(centreOf(table.field, s).y)} r="5" className="route-step" />
      ))}
      <circle className="route-end" cx={round(end.x)} cy={round(end.y)} r="13" />
    </g>
  );
}

/** Which spaces an ability could be aimed at: in range and seen, in range but out of sight, and how far range goes. */
function Aims({ table, aims }: { table: Table; aims: readonly AimedSpace[] }) {
  return (
    <g className="aims">
      {aims.map(({ space, inRange, seen }) => {
        const p = centreOf(table.field, space);
        if (!inRange) return null;
        return (
          <g key={space} className={seen ? 'aim-seen' : 'aim-unseen'}>
            <polygon points={corners(p, SIZE - 3)} />
            {!seen && (
              <path
                d={`M${round(p.x - 30)} ${round(p.y + 30)}l60 -60M${round(p.x - 36)} ${round(p.y + 6)}l42 -42M${round(p.x - 6)} ${round(p.y + 36)}l42 -42`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** More shortest paths than this are too many to draw one by one. */
const MANY_PATHS = 20;

/** Every shortest path of a look: clear ones drawn through, others up to the space that blocks, which is crossed out. */
function SightLines({ table, sight }: { table: Table; sight: Sight }) {
  // So many paths that they would cover the board: one clear path says it all, or thin lines do.
  const many = sight.paths.length > MANY_PATHS;
  const drawn = many && sight.clear ? sight.paths.filter((p) => p.clear).slice(0, 1) : sight.paths;
  const blocked = new Set(drawn.flatMap((p) => (p.blockedBy === null || p.blockedBy < 0 ? [] : [p.blockedBy])));
  // The exception at distance 4 asks only the two paths in the middle.
  const asked = sight.decidedByMiddleRule ? sight.paths.filter((p) => p.middle) : sight.paths;
  const to = centreOf(table.field, sight.to);
  return (
    <g className={`sight ${sight.clear ? 'sight-clear' : 'sight-cut'}${many ? ' sight-many' : ''}`}>
      {drawn.map((p, i) => {
        const whole = [sight.from, ...p.spaces.filter((s) => s >= 0)];
        const stop = p.blockedBy === null ? whole.length : whole.indexOf(p.blockedBy) + 1 || whole.length;
        const key = `${i}:${p.spaces.join()}`;
        return (
          <g key={key} className={`${p.clear ? 'look-clear' : 'look-cut'}${asked.includes(p) ? '' : ' look-unasked'}`}>
            {!p.clear && <polyline className="look-rest" points={pathOf(table.field, whole)} />}
            <polyline points={pathOf(table.field, p.clear ? whole : whole.slice(0, stop))} />
          </g>
        );
      })}
      {[...blocked].map((s) => {
        const p = centreOf(table.field, s);
        return (
          <g key={s} className="blocker">
            <polygon points={corners(p, SIZE - 2)} />
            <path d={`M${round(p.x - 13)} ${round(p.y - 13)}l26 26M${round(p.x + 13)} ${round(p.y - 13)}l-26 26`} />
          </g>
        );
      })}
      <g className="look-end">
        <circle className="look-ring" cx={round(to.x)} cy={round(to.y)} r="38" />
      </g>
    </g>
  );
}

/** Figures and spaces that a click means something on, and those picked already. */
function Clicks({ table, board, figures }: { table: Table; board: BoardState; figures: readonly { readonly space: number }[] }) {
  const reached = new Set(board.reach?.map((r) => r.space) ?? []);
  return (
    <g className="clicks">
      {[...board.clicks.keys()].map((s) =>
        reached.has(s) ? null : <polygon key={s} points={corners(centreOf(table.field, s), SIZE - 3)} />,
      )}
      {board.picks.map((f) =>
        (figures[f]?.space ?? -1) >= 0 ? (
          <polygon key={`pick${f}`} className="picked" points={corners(centreOf(table.field, figures[f].space), SIZE - 6)} />
        ) : null,
      )}
    </g>
  );
}

/** Targets that the rules refuse to the verb that is picked. */
function Refused({ table, board, figures }: { table: Table; board: BoardState; figures: readonly { readonly space: number }[] }) {
  if (board.verb === null) return null;
  const spaces = new Set(
    board.verb.refused.flatMap((r) => targetsOf(r.say).map((t) => figures[t]?.space ?? -1)).filter((s) => s >= 0 && !board.clicks.has(s)),
  );
  return (
    <g className="refused-marks">
      {[...spaces].map((s) => {
        const p = centreOf(table.field, s);
        return (
          <path
            key={s}
            d={`M${round(p.x - 34)} ${round(p.y - 30)}a46 46 0 0 1 68 0M${round(p.x - 5)} ${round(p.y - 50)}l10 10m0 -10l-10 10`}
          />
        );
      })}
    </g>
  );
}

interface OverlaysProps {
  table: Table;
  board: BoardState;
  figures: readonly { readonly space: number }[];
}

/** Under the figures. */
export function Under({ table, board, figures }: OverlaysProps) {
  const { shown, pointed } = board;
  const reached = board.reach?.find((r) => r.space === pointed);
  const from = figures[board.actor]?.space ?? -1;
  const route = shown !== null && spacesOf(shown.say).length > 0 && shown.say.key !== 'area' ? spacesOf(shown.say) : (reached?.route ?? []);
  const area = shown?.say.key === 'area' ? [...spacesOf(shown.say), ...(board.pointed >= 0 ? [] : [])] : [];
  return (
    <g {...UNSPOKEN}>
      {board.aims !== null && <Aims table={table} aims={board.aims} />}
      {board.mode === null && <Reach table={table} board={board} />}
      <Clicks table={table} board={board} figures={figures} />
      <Refused table={table} board={board} figures={figures} />
      {route.length > 0 && from >= 0 && <Route table={table} spaces={[from, ...route]} />}
      {area.map((s) => (
        <polygon key={s} className="area" points={corners(centreOf(table.field, s), SIZE - 3)} />
      ))}
    </g>
  );
}

/** Over the figures. */
export function Over({ table, board, figures }: OverlaysProps) {
  const { shown } = board;
  return (
    <g {...UNSPOKEN}>
      {board.sight !== null && <SightLines table={table} sight={board.sight} />}
      {shown !== null &&
        targetsOf(shown.say).map((t) =>
          (figures[t]?.space ?? -1) >= 0 ? (
            <circle
              key={t}
              className="shown-target"
              cx={round(centreOf(table.field, figures[t].space).x)}
              cy={round(centreOf(table.field, figures[t].space).y - 4)}
              r="40"
            />
          ) : null,
        )}
    </g>
  );
}
