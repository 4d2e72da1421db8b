/**
 * R3, S3. Ways that a fighter takes on purpose. Its player chooses the way, and being hurt Inspires some (I2), while an objective may ask for a
 * long one. A Move action names where it ends and takes the shortest way of those that hurt least; one of these names besides how many lethal hexes it
 * enters, or that it is the longest.
 */
import { type Reasons, refuse } from '../../../core/index.ts';
import { OFF_FIELD } from '../../../space/index.ts';
import type { Und } from '../defs.ts';
import { LETHAL } from '../joining.ts';
import { HAND, OBJECTIVES } from '../state.ts';
import { fieldOf } from '../table.ts';
import { harms, isFree, markPassable, traitsOf } from './board.ts';
import { inForce } from './in-force.ts';
import { HEXES, hexIn, hurtsIn, LETHALS, LONG, wayCode } from './packing.ts';
import { endOf, firstOf } from './places.ts';
import { moveOf, woundsOf } from './values.ts';
import { type Way, waysFrom, wayTo } from './ways.ts';

/** The step before the first. */
const START = -1;

/** Lethal hexes that ways are told apart by: as many as an id can name. */
const TOLD = 10;

/**
 * Scratch of one search, which is over before anything else begins: the step before each step that was found, in which search it was found, the
 * steps in the order of finding, and what may be passed through.
 */
const before = new Int32Array(HEXES * TOLD);
const foundIn = new Int32Array(HEXES * TOLD);
const found = new Int32Array(HEXES * TOLD);
const passable = new Uint8Array(HEXES);
let searches = 0;

/** Whether the last search found a way to a hex that enters so many lethal ones. */
const isFound = (hex: number, lethal: number): boolean => foundIn[wayCode(hex, lethal)] === searches;

/**
 * Finds every hex that a way of so many steps at most leads to, each with the lethal hexes entered on it, `lethal` at most; and the step before, by
 * which the shortest way of each is told. A way may come by the same hex again, its first one among them.
 */
function findWays(g: Und, fighter: number, most: number, lethal: number): void {
  const { hex: start } = g.state.fighters[fighter];
  const traits = traitsOf(g, fighter);
  const { neighbours } = fieldOf(g).hexes;
  markPassable(g, traits, passable);
  passable[start] = 1;
  searches++;
  let many = 0;
  const find = wayCode(start, 0);
  foundIn[find] = searches;
  before[find] = START;
  found[many++] = find;
  for (let n = 1, done = 0; n <= most && done < many; n++) {
    for (const last = many; done < last; done++) {
      const from = found[done];
      const here = hexIn(from) * 6;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[here + d];
        if (to === OFF_FIELD || passable[to] === 0) continue;
        const step = wayCode(to, hurtsIn(from) + (harms(g, traits, to) ? 1 : 0));
        if (hurtsIn(step) > lethal || foundIn[step] === searches) continue;
        foundIn[step] = searches;
        before[step] = from;
        found[many++] = step;
      }
    }
  }
}

/** Whether something puts a fighter somewhere instead of its going anywhere (499.1). */
function isPlaced(g: Und, fighter: number): boolean {
  return inForce(g, g.table.forcing.goesTo).some(({ does, s }) => does(g, s, fighter) !== null);
}

/** The shortest way to a hex that enters just so many lethal hexes; undefined where there is none. */
export function wayThrough(g: Und, fighter: number, hex: number, lethal: number): Way | undefined {
  const { hex: start } = g.state.fighters[fighter];
  if (hex === start || lethal >= TOLD || !isFree(g, hex) || isPlaced(g, fighter)) return undefined;
  findWays(g, fighter, moveOf(g, fighter), lethal);
  if (!isFound(hex, lethal)) return undefined;
  const path: number[] = [];
  for (let step = wayCode(hex, lethal); before[step] !== START; step = before[step]) path.push(hexIn(step));
  return { path: path.reverse(), lethal };
}

/** The way to a hex through so many lethal hexes, or the longest one (`LONG`). */
export function wayBy(g: Und, fighter: number, hex: number, way: number): Way | undefined {
  return way === LONG ? longWay(g, fighter, hex) : wayThrough(g, fighter, hex, way);
}

/** May a fighter go to a hex by such a way? */
export function mayGoBy(g: Und, fighter: number, hex: number, way: number, why: Reasons): boolean {
  if (wayBy(g, fighter, hex, way) !== undefined) return true;
  const args = why && { figure: { figure: fighter }, space: { space: hex } };
  if (way === LONG) refuse(why, 'wu:R3', 'no-long-way', args);
  else refuse(why, 'wu:R3', 'no-way-through', args && { ...args, n: way });
  return false;
}

/** More than any walk hurts: there is none. */
const NO_WALK = LETHALS;

/**
 * Scratch of one search for walks, a row of hexes for each number of steps: how little a walk of just so many steps to a hex hurts, and the hex it
 * comes from.
 */
let leastHurt = new Int32Array(0);
let cameFrom = new Int32Array(0);
const afterSteps = (n: number, hex: number): number => n * HEXES + hex;

/** Finds, for each number of steps a fighter can make, the walk to every hex that hurts least; returns the most steps. A walk may come by a hex again. */
function findWalks(g: Und, fighter: number): number {
  const { hex: start } = g.state.fighters[fighter];
  const traits = traitsOf(g, fighter);
  const { neighbours } = fieldOf(g).hexes;
  const most = moveOf(g, fighter);
  const room = afterSteps(most + 1, 0);
  if (leastHurt.length < room) {
    leastHurt = new Int32Array(room);
    cameFrom = new Int32Array(room);
  }
  leastHurt.fill(NO_WALK, 0, room);
  leastHurt[afterSteps(0, start)] = 0;
  markPassable(g, traits, passable);
  passable[start] = 1;
  let ends = [start];
  for (let n = 1; n <= most; n++) {
    const next: number[] = [];
    for (const here of ends) {
      for (let d = 0; d < 6; d++) {
        const to = neighbours[here * 6 + d];
        if (to === OFF_FIELD || passable[to] === 0) continue;
        const walk = afterSteps(n, to);
        const hurts = leastHurt[afterSteps(n - 1, here)] + (harms(g, traits, to) ? 1 : 0);
        if (hurts >= leastHurt[walk]) continue;
        if (leastHurt[walk] === NO_WALK) next.push(to);
        leastHurt[walk] = hurts;
        cameFrom[walk] = here;
      }
    }
    ends = next;
  }
  return most;
}

/** Of the walks just found, no longer than `most`, how many steps the longest has to a hex that hurts no more than so much. */
function longestTo(most: number, hex: number, hurts: number): number {
  let n = most;
  while (n > 0 && leastHurt[afterSteps(n, hex)] > hurts) n--;
  return n;
}

/** The longest way to a hex of those that hurt least; undefined where there is none. */
function longWay(g: Und, fighter: number, hex: number): Way | undefined {
  const { hex: start } = g.state.fighters[fighter];
  if (hex === start || !isFree(g, hex) || isPlaced(g, fighter)) return undefined;
  const least = wayTo(g, fighter, moveOf(g, fighter), hex);
  if (least === undefined) return undefined;
  const path: number[] = [];
  let here = hex;
  for (let n = longestTo(findWalks(g, fighter), hex, least.lethal); n > 0; n--) {
    path.push(here);
    here = cameFrom[afterSteps(n, here)];
  }
  return { path: path.reverse(), lethal: least.lethal };
}

/** How many hexes an objective in its player's hand asks a Move action to cover; 0 where none does. */
function wantedLength(g: Und, seat: number): number {
  const { cards } = g.state;
  const end = endOf(g, seat, OBJECTIVES);
  let n = 0;
  for (let i = firstOf(g, seat, OBJECTIVES); i < end; i++)
    if (cards[i].zone === HAND) n = Math.max(n, g.table.cards[cards[i].def]?.does.covers ?? 0);
  return n;
}

/** Shared by all answers that find nothing, which are most of them, so that no list is made for them. */
const NONE: readonly number[] = [];

/** Lists, as ways, the hexes to which a fighter could go by a way as long as its player's hand asks for, though it need not. */
export function listLong(g: Und, fighter: number): readonly number[] {
  // Mostly no hand asks for one, and nothing else need be looked at.
  const wanted = wantedLength(g, g.state.fighters[fighter].seat);
  if (wanted === 0) return NONE;
  const most = moveOf(g, fighter);
  if (most < wanted || isPlaced(g, fighter)) return NONE;
  const ways = waysFrom(g, fighter, most);
  findWalks(g, fighter);
  return ways.hexes.flatMap((hex) => {
    const way = ways.get(hex);
    const isShort = way !== undefined && way.path.length < wanted;
    return isShort && longestTo(most, hex, way.lethal) >= wanted ? [wayCode(hex, LONG)] : [];
  });
}

/** Whether a fighter is Inspired by being hurt, and a lethal hex would hurt it and not be its end. */
function wantsToBeHurt(g: Und, fighter: number): boolean {
  const { inspired, barred, wounds } = g.state.fighters[fighter];
  if (g.table.fighters[fighter].inspires.byHarm !== true || inspired === 1 || barred === 1 || wounds > 0) return false;
  return woundsOf(g, fighter) > 1 && fieldOf(g).kinds.some((kind) => (kind & LETHAL) !== 0);
}

/** Lists the hexes a fighter could go to through one lethal hex though another way spares it, as ways: for those who want to be hurt. */
export function listThrough(g: Und, fighter: number): readonly number[] {
  if (!wantsToBeHurt(g, fighter) || isPlaced(g, fighter)) return NONE;
  const { hex: start } = g.state.fighters[fighter];
  findWays(g, fighter, moveOf(g, fighter), 1);
  const { size } = fieldOf(g).hexes;
  const out: number[] = [];
  for (let hex = 0; hex < size; hex++) if (hex !== start && isFound(hex, 0) && isFound(hex, 1) && isFree(g, hex)) out.push(wayCode(hex, 1));
  return out;
}
