/**
 * Where a figure can get to with a number of movement points. The rules of a game decide what entering each space costs
 * and where one may stop, and hand both in as tables; what is here is only the search.
 */

import { type HexField, OFF_FIELD, within } from './field.ts';
import { ROUTE_LIMIT, withStep } from './routes.ts';

/** In a table of costs: nobody enters here. In a result: out of reach. */
export const NEVER = 99;

/** The most points a search accepts: a space costs at least 1 point, and a packed route holds so many steps. */
export const POINTS_LIMIT = ROUTE_LIMIT;

/** The most steps that a listing of routes tries before it gives up. */
export const STEPS_TRIED_LIMIT = 1_000_000;

/** The result of a search, made once by `newReach` and written over by each call of `reach`. */
export type Reach = {
  /** how many spaces one can stop on */
  count: number;
  /** those spaces, ascending, in the first `count` entries; the rest is left over from earlier calls */
  readonly stops: Int16Array;
  /** for each space of the field the least cost of getting there, stopping or not; 0 at the start, NEVER out of reach */
  readonly cost: Uint8Array;
  /** for each space within reach its packed route (see routes.ts); elsewhere left over from earlier calls */
  readonly route: Float64Array;
  /** number of steps of that route */
  readonly steps: Uint8Array;
  /** working memory: for each cost, the spaces first found at that cost */
  readonly frontier: Int16Array;
  readonly frontierCount: Int16Array;
};

/** An empty result for a field, to be reused between searches on fields of that size. */
export function newReach(field: HexField): Reach {
  return {
    count: 0,
    stops: new Int16Array(field.size),
    cost: new Uint8Array(field.size).fill(NEVER),
    route: new Float64Array(field.size),
    steps: new Uint8Array(field.size),
    frontier: new Int16Array(field.size * (POINTS_LIMIT + 1)),
    frontierCount: new Int16Array(POINTS_LIMIT + 1),
  };
}

/**
 * Finds every space that can be reached from a space with a number of points, its least cost, and of the routes of that
 * cost the one whose directions come first. A space where one may not stop can still be crossed. The start is never
 * among the stops, and its own entries in the tables do not matter.
 *
 * `enterCost` holds the points each space costs to enter, 1 or more, NEVER for closed; `canStop` anything but 0 where a
 * move may end. Returns `out`. Allocates nothing, except on the first call for a space and points on a field.
 *
 * Throws RangeError for points that are no integer from 0 to 17, and for a space met that costs 0 to enter.
 */
export function reach(field: HexField, from: number, points: number, enterCost: Uint8Array, canStop: Uint8Array, out: Reach): Reach {
  checkPoints(points);
  const { cost, route, steps, frontier, frontierCount, stops } = out;
  const { size, neighbours } = field;
  cost.fill(NEVER);
  frontierCount.fill(0);
  cost[from] = 0;
  route[from] = 0;
  steps[from] = 0;
  frontier[0] = from;
  frontierCount[0] = 1;
  // Every step costs at least a point, so when a cost has its turn, its spaces' costs and routes are settled.
  for (let spent = 0; spent < points; spent++) {
    for (let k = 0; k < frontierCount[spent]; k++) {
      const space = frontier[spent * size + k];
      // Found more cheaply since: it had its turn then.
      if (cost[space] !== spent) continue;
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbours[space * 6 + direction];
        if (next === OFF_FIELD) continue;
        const total = spent + enterCost[next];
        if (total > points || total > cost[next]) continue;
        if (total === spent) throw freeSpace(next);
        const nextRoute = withStep(route[space], steps[space], direction);
        if (total < cost[next]) {
          frontier[total * size + frontierCount[total]++] = next;
          cost[next] = total;
        } else if (nextRoute >= route[next]) continue;
        route[next] = nextRoute;
        steps[next] = steps[space] + 1;
      }
    }
  }
  let count = 0;
  const disc = within(field, from, points);
  for (let k = 0; k < disc.length; k++) {
    const space = disc[k];
    if (cost[space] <= points && canStop[space] !== 0 && space !== from) stops[count++] = space;
  }
  out.count = count;
  return out;
}

/** One way to a space. */
export type Route = {
  /** where it ends */
  readonly to: number;
  /** points spent */
  readonly cost: number;
  /** its directions, packed: see routes.ts */
  readonly route: number;
};

/** Routes found, and whether they are all there are. */
export type Routes = {
  readonly routes: readonly Route[];
  /** false where the search stopped at a limit */
  readonly complete: boolean;
};

/**
 * Lists every route from a space, within the points, that ends where one may stop and enters no space twice nor the
 * start again; for rules where the way matters and not only the end. Order: lexicographic by directions. Stops at
 * `limit` routes, or after trying a million steps, and says so. The tables are those of `reach`, and so are the errors thrown.
 */
export function allRoutes(
  field: HexField,
  from: number,
  points: number,
  enterCost: Uint8Array,
  canStop: Uint8Array,
  limit: number,
): Routes {
  checkPoints(points);
  const routes: Route[] = [];
  const visited = new Uint8Array(field.size);
  visited[from] = 1;
  let complete = true;
  let tried = 0;
  // Goes on from the end of a route; false once a limit is passed.
  const walk = (space: number, spent: number, route: number, steps: number): boolean => {
    for (let direction = 0; direction < 6; direction++) {
      const next = field.neighbours[space * 6 + direction];
      if (next === OFF_FIELD || visited[next] !== 0) continue;
      const total = spent + enterCost[next];
      if (total > points) continue;
      if (total === spent) throw freeSpace(next);
      if (++tried > STEPS_TRIED_LIMIT) {
        complete = false;
        return false;
      }
      const nextRoute = withStep(route, steps, direction);
      if (canStop[next] !== 0) {
        if (routes.length >= limit) {
          complete = false;
          return false;
        }
        routes.push({ to: next, cost: total, route: nextRoute });
      }
      visited[next] = 1;
      if (!walk(next, total, nextRoute, steps + 1)) return false;
      visited[next] = 0;
    }
    return true;
  };
  walk(from, 0, 0, 0);
  return { routes, complete };
}

function checkPoints(points: number): void {
  if (!Number.isInteger(points) || points < 0 || points > POINTS_LIMIT) {
    throw new RangeError(`points are an integer from 0 to ${POINTS_LIMIT}, not ${points}`);
  }
}

function freeSpace(space: number): RangeError {
  return new RangeError(`entering a space costs at least 1 point, but space ${space} costs 0`);
}
