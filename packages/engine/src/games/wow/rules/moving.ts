/** Where a figure may go: 404.1 to 404.3 and 406.2c as one set of checks that searches and refusals share. */
import { allowed, NOBODY, type Reasons, type Refusal, refuse } from '../../../core/index.ts';
import { adjacent, NEVER, neighbour, type Reach, reach } from '../../../space/index.ts';
import { NOWHERE } from '../state.ts';
import { type Held, newWays, PET, TOTEM, type Ways, type Wow } from '../table.ts';
import { apart, COVER, HIGH, holderOf, IMPASSABLE } from './board.ts';
import { ACT_MOVE, code } from './codes.ts';
import { ignoresTerrain, rooted } from './values.ts';

/** The longest route an option can hold; validation keeps every move shorter. */
export const LONGEST_ROUTE = 12;

/** A route as one integer: base 7, the first step in the lowest digit, 0 for no step and direction + 1 for a step. */
export function packSteps(directions: readonly number[]): number {
  let route = 0;
  for (let i = directions.length - 1; i >= 0; i--) route = route * 7 + directions[i] + 1;
  return route;
}

/** The directions of a route. */
function unpackSteps(route: number): number[] {
  const out: number[] = [];
  for (let r = route; r > 0; r = Math.floor(r / 7)) out.push((r % 7) - 1);
  return out;
}

/** The spaces a route enters, in order. */
export function spacesOf(g: Wow, from: number, route: number): number[] {
  let at = from;
  return unpackSteps(route).map((d) => {
    at = neighbour(g.table.field, at, d);
    return at;
  });
}

/** 404.1a, 404.3a: points, or spaces of an imposed move, that entering a space uses up. */
export function entryCost(g: Wow, space: number, ignores: boolean): number {
  const t = g.table.terrain[space];
  if (t === IMPASSABLE) return NEVER;
  return !ignores && (t === COVER || t === HIGH) ? 2 : 1;
}

/** 404.1b: whether a figure may pass through the one that holds a space: allies, and enemy pets. */
export function mayCross(g: Wow, fig: number, holder: number): boolean {
  const h = g.state.figures[holder];
  return h.seat === g.state.figures[fig].seat || g.table.figures[h.def].kind === PET;
}

/** Fills the tables of the search for one figure: what each space costs and where it may stop. */
function fillTables(g: Wow, fig: number, ignores: boolean): void {
  const { scratch } = g.table;
  scratch.cost.set(ignores ? scratch.plainCost : scratch.groundCost);
  scratch.stop.fill(1);
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.space === NOWHERE || i === fig || g.table.figures[f.def].kind === TOTEM) continue;
    scratch.stop[f.space] = 0;
    if (!mayCross(g, fig, i)) scratch.cost[f.space] = NEVER;
  }
}

/** Most points, and most figures in the way, for which searches are kept. */
const KEPT_POINTS = 3;
const KEPT_BARS = 3;
/** Bits of a space and 1 more, three of which fit an integer. */
const SPACE_BITS = 10;
/** Spaces that are barred, packed into one number: with another one, the one added last, and those before it. 0 is none. */
const barredToo = (bars: number, space: number): number => (bars << SPACE_BITS) | (space + 1);
const lastBarred = (bars: number): number => (bars & ((1 << SPACE_BITS) - 1)) - 1;
const barredBefore = (bars: number): number => bars >> SPACE_BITS;

/** What a search found, as stops in ascending order with the cheapest route to each. */
function waysOf(r: Reach, out: Ways): Ways {
  out.count = r.count;
  for (let i = 0; i < r.count; i++) {
    const s = r.stops[i];
    out.stops[i] = s;
    out.codes[i] = code(ACT_MOVE, s);
    out.costs[i] = r.cost[s];
    out.routes[i] = fromSearch(r.route[s], r.steps[s]);
  }
  return out;
}

/** The search of a figure with so many points, which leaves the tables of all that stands in its way behind. */
function searched(g: Wow, fig: number, points: number, ignores: boolean): Ways {
  const { field, scratch } = g.table;
  fillTables(g, fig, ignores);
  return waysOf(reach(field, g.state.figures[fig].space, points, scratch.cost, scratch.stop, scratch.reach), scratch.ways);
}

/** The search whose inputs are a start with its points, and the spaces that are barred: from among those kept, or made now and kept. */
function keptWays(g: Wow, from: number, start: number, bars: number, ignores: boolean, points: number): Ways {
  const { field, scratch } = g.table;
  const { kept, cost } = scratch;
  // Each search has one place where it may be kept, and drives out what was there: nothing grows, nothing is thrown away.
  const at = ((Math.imul(start, 0x9e3779b1) ^ Math.imul(bars, 0x85ebca6b)) >>> 8) % kept.length;
  const known = kept[at];
  if (known !== undefined && known.start === start && known.bars === bars) return known;
  const found = known ?? newWays();
  kept[at] = found;
  cost.set(ignores ? scratch.plainCost : scratch.groundCost);
  scratch.stop.fill(1);
  for (let b = bars; b > 0; b = barredBefore(b)) cost[lastBarred(b)] = NEVER;
  found.start = start;
  found.bars = bars;
  return waysOf(reach(field, from, points, cost, scratch.stop, scratch.reach), found);
}

/** Gives the spaces held in this search a stamp that no earlier one has left anywhere. */
function renew(held: Held): void {
  if (held.stamp === 0x7fff_ffff) {
    held.by.fill(0);
    held.stamp = 0;
  }
  held.stamp++;
}

/**
 * The ways of a figure with so many points, by the cheapest route to each space; some may end where somebody stands. The
 * result may be overwritten by the next call, and so are the stamps on the spaces held. Figures near only take away where to stop, except those that bar the way with
 * points left to go on: a short search depends on the map and on so few of them that it is worth keeping.
 */
export function waysFrom(g: Wow, fig: number, points: number): Ways {
  const { field, scratch, watchesEntry, figures: defs } = g.table;
  const { figures } = g.state;
  const from = figures[fig].space;
  const row = from * field.size;
  const ignores = ignoresTerrain(g, fig);
  const most = points < LONGEST_ROUTE ? points : LONGEST_ROUTE;
  const { held } = scratch;
  renew(held);
  if (watchesEntry || most > KEPT_POINTS || field.size >= 1 << SPACE_BITS) return searched(g, fig, most, ignores);
  let bars = 0;
  let n = 0;
  for (let i = 0; i < figures.length; i++) {
    const s = figures[i].space;
    // A totem shares its space: what stands where the figure starts bars nothing.
    if (s < 0 || s === from || defs[figures[i].def].kind === TOTEM) continue;
    held.by[s] = held.stamp;
    if (field.distances[row + s] >= most || mayCross(g, fig, i)) continue;
    if (++n > KEPT_BARS) return searched(g, fig, most, ignores);
    bars = barredToo(bars, s);
  }
  return keptWays(g, from, (from * (KEPT_POINTS + 1) + most) * 2 + (ignores ? 1 : 0), bars, ignores, most);
}

/** The cheapest route to a space among these ways. */
export function routeWithin(ways: Ways, space: number): number {
  for (let i = 0; i < ways.count; i++) if (ways.stops[i] === space) return ways.routes[i];
  throw new RangeError(`no way leads to space ${space}`);
}

/** Pushes the entries of a list beside the stops of the latest ways where nobody stands: there a natural move can end. */
export function pushFree(g: Wow, ways: Ways, list: readonly number[], out: number[]): void {
  const { count, stops } = ways;
  const { by, stamp } = g.table.scratch.held;
  for (let i = 0; i < count; i++) if (by[stops[i]] !== stamp) out.push(list[i]);
}

/** Pushes every space where a figure's natural move can end with so many points, ascending. */
export function reachable(g: Wow, fig: number, points: number, out: number[]): void {
  const ways = waysFrom(g, fig, points);
  pushFree(g, ways, ways.stops, out);
}

/** Routes that step to a neighbouring space and back (404.1): the figure's own space is free again once it has left it. */
export function loops(g: Wow, fig: number, points: number): number[] {
  const { field, scratch } = g.table;
  const start = g.state.figures[fig].space;
  const ignores = ignoresTerrain(g, fig);
  fillTables(g, fig, ignores);
  const back = entryCost(g, start, ignores);
  const out: number[] = [];
  for (let d = 0; d < 6; d++) {
    const s = neighbour(field, start, d);
    if (s >= 0 && scratch.cost[s] + back <= points) out.push(packSteps([d, (d + 3) % 6]));
  }
  return out;
}

/** One of those routes; 0 where there is none. */
export function loopFrom(g: Wow, fig: number, points: number): number {
  return loops(g, fig, points)[0] ?? 0;
}

/** What keeps a figure from a space that is near enough as the crow flies. */
export interface Hindrance {
  /** Points it would take over this ground (404.1a); 0 where the ground is no reason. */
  readonly cost: number;
  /** A figure that bars the way (404.1b); `NOBODY` for none. */
  readonly figure: number;
}

/** Which of the two, put aside, would let a figure end on a space: both where neither alone would do; nothing where even both would not. */
export function hindrance(g: Wow, fig: number, space: number, points: number): Hindrance {
  const { field, scratch, terrain } = g.table;
  const from = g.state.figures[fig].space;
  const ignores = ignoresTerrain(g, fig);
  const costTo = (ground: boolean, passes: (i: number) => boolean, most: number): number => {
    fillTables(g, fig, ignores || !ground);
    g.state.figures.forEach((x, i) => {
      if (i !== fig && passes(i) && holdsBack(g, fig, i)) scratch.cost[x.space] = entryCost(g, x.space, ignores || !ground);
    });
    return reach(field, from, Math.min(most, LONGEST_ROUTE), scratch.cost, scratch.stop, scratch.reach).cost[space];
  };
  const all = (): boolean => true;
  const none = (): boolean => false;
  const ground = (): number => Math.max(points + 1, costTo(true, none, LONGEST_ROUTE));
  const bars = (withGround: boolean): number => {
    const barring = (k: number): boolean => k !== fig && holdsBack(g, fig, k) && apart(g, from, g.state.figures[k].space) <= points;
    const alone = g.state.figures.findIndex((_x, k) => barring(k) && costTo(withGround, (p) => p === k, points) <= points);
    // Several in a row: one of them is named.
    return alone >= 0 ? alone : g.state.figures.findIndex((_x, k) => barring(k));
  };
  if (terrain[space] !== IMPASSABLE) {
    // Nothing hinders: what forbids the space is something else, as with a push that leads elsewhere (404.3b).
    if (costTo(true, none, points) <= points) return { cost: 0, figure: NOBODY };
    if (costTo(false, none, points) <= points) return { cost: ground(), figure: NOBODY };
    if (costTo(true, all, points) <= points) return { cost: 0, figure: bars(true) };
    if (costTo(false, all, points) <= points) return { cost: ground(), figure: bars(false) };
  }
  return { cost: 0, figure: NOBODY };
}

/** Whether a figure bars another's way (404.1b). */
function holdsBack(g: Wow, fig: number, other: number): boolean {
  const f = g.state.figures[other];
  return f.space !== NOWHERE && g.table.figures[f.def].kind !== TOTEM && !mayCross(g, fig, other);
}

/** A packed route of the search room as one of ours. */
function fromSearch(route: number, steps: number): number {
  // Eight digits, then nine: each half fits the bits of an integer.
  const first = Math.floor(route / 0o1_000_000_000);
  const rest = steps > 8 ? route % 0o1_000_000_000 : 0;
  let out = 0;
  for (let i = steps - 1; i >= 0; i--) out = out * 7 + (i < 8 ? (first >> (3 * (7 - i))) & 7 : (rest >> (3 * (16 - i))) & 7);
  return out;
}

/** Rock on a shortest way between two spaces (406.2c); `NOWHERE` for none. */
export function rockBetween(g: Wow, from: number, to: number): number {
  const d = apart(g, from, to);
  return g.table.terrain.findIndex((t, s) => t === IMPASSABLE && apart(g, from, s) + apart(g, s, to) === d);
}

/** No move ends where somebody stands (404.1b), for no space ever holds two characters, pets included (406.1). */
export function spaceTaken(space: number, holder: number): Refusal[] {
  const args = { space: { space }, figure: { figure: holder } };
  return [
    { rule: 'wow:404.1b', key: 'space-taken', args },
    { rule: 'wow:406.1', key: 'one-character-a-space', args },
  ];
}

/** Why a route of explicit spaces is not legal with so many points. `what` names the budget for the reason. */
export function routeAllowed(g: Wow, fig: number, spaces: readonly number[], points: number, why: Reasons): boolean {
  const ignores = ignoresTerrain(g, fig);
  let at = g.state.figures[fig].space;
  let left = points;
  for (let i = 0; i < spaces.length; i++) {
    const to = spaces[i];
    if (to < 0 || !adjacent(g.table.field, at, to)) {
      if (refuse(why, 'wow:405.1', 'not-a-path', why && { from: { space: at }, to: { space: to } })) return false;
      return allowed(why);
    }
    const cost = entryCost(g, to, ignores);
    if (cost === NEVER) {
      if (refuse(why, 'wow:406.2c', 'impassable', why && { space: { space: to } })) return false;
      return allowed(why);
    }
    if (cost > left) {
      if (why === null) return false;
      why.push({ rule: cost > 1 ? 'wow:404.1a' : 'wow:404.1', key: 'not-enough-points', args: { space: { space: to }, cost, left } });
      if (left >= 0) why.push(...shortOf(g, fig, at, points - left, i, points, NATURAL));
    }
    left -= cost;
    const holder = holderOf(g, to, fig);
    if (holder !== NOBODY) {
      if (
        !mayCross(g, fig, holder) &&
        refuse(why, 'wow:404.1b', 'enemy-in-the-way', why && { space: { space: to }, figure: { figure: holder } })
      )
        return false;
      if (i === spaces.length - 1) {
        if (why === null) return false;
        why.push(...spaceTaken(to, holder));
      }
    }
    at = to;
  }
  return allowed(why);
}

/** What says that the ground has used up a move: a natural one by its points, an imposed one by its spaces. */
export interface GroundSaid {
  readonly rule: string;
  readonly key: string;
}
const NATURAL: GroundSaid = { rule: 'wow:404.1a', key: 'ground-costs' };

/** What else a route breaks that runs out of its points after `steps` spaces: dear ground took them, and the space where it ends is held (404.1b). */
export function shortOf(g: Wow, fig: number, at: number, spent: number, steps: number, points: number, ground: GroundSaid): Refusal[] {
  const out: Refusal[] = [];
  const holder = steps > 0 ? holderOf(g, at, fig) : NOBODY;
  if (spent > steps) out.push({ ...ground, args: { space: { space: at }, cost: spent, n: points } });
  if (holder !== NOBODY) out.push({ rule: 'wow:404.1b', key: 'space-taken', args: { space: { space: at }, figure: { figure: holder } } });
  return out;
}

/** Whether a figure may make a natural move at all this turn (404.1, 404.1c). */
export function mayMove(g: Wow, fig: number, moved: number, points: number, why: Reasons): boolean {
  if (moved === 1 && refuse(why, 'wow:404.1', 'already-moved', why && { figure: { figure: fig } })) return false;
  if (rooted(g, fig) && refuse(why, 'wow:404.1c', 'may-not-move', why && { figure: { figure: fig } })) return false;
  if (points === 0 && refuse(why, 'wow:404.1c', 'no-points', why && { figure: { figure: fig } })) return false;
  return allowed(why);
}
