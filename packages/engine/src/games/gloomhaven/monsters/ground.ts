/** The ground as a figure moves over it: what bars a way, what a step costs, and every way from or to a space (gh:move.1 to .3, gh:terrain.1 to .5). */
import { OFF_FIELD, type WalledField } from '../../../space/index.ts';

/** What lies on a space, as bits. */
export const OBSTACLE = 1;
export const TRAP = 2;
export const HAZARD = 4;
export const DIFFICULT = 8;
const NEGATIVE = TRAP | HAZARD;

/** How a figure moves. */
export const WALKING = 0;
export const JUMPING = 1;
export const FLYING = 2;

/** Who stands on a space, for somebody who moves: nobody, a friend it may pass, an enemy it may not. */
const EMPTY = 0;
export const FRIEND = 1;
export const ENEMY = 2;

/** The map as one figure sees it: the two arrays have a number for each space. */
export interface Ground {
  readonly walled: WalledField;
  readonly terrain: Uint8Array;
  readonly stands: Uint8Array;
  /** Jumps land on difficult terrain as on open ground. */
  readonly light?: boolean;
}

/** One negative hex on the way weighs more than any number of steps: ways are compared by those first. */
const PER_NEGATIVE = 4096;
/** No way leads there. */
export const NO_WAY = 1 << 30;

/** How many steps a way of this weight takes. */
export const stepsIn = (weight: number): number => weight % PER_NEGATIVE;
/** How many negative hexes lie on a way of this weight. */
export const negativesIn = (weight: number): number => Math.floor(weight / PER_NEGATIVE);

/** May a figure that moves so end on this space? */
export function mayEnd(g: Ground, how: number, space: number): boolean {
  return g.stands[space] === EMPTY && (how === FLYING || (g.terrain[space] & OBSTACLE) === 0);
}

function mayPass(g: Ground, how: number, space: number): boolean {
  return how !== WALKING || (g.stands[space] !== ENEMY && (g.terrain[space] & OBSTACLE) === 0);
}

/** What entering a space weighs on the way. */
export function passing(g: Ground, how: number, space: number): number {
  if (how !== WALKING) return 1;
  const t = g.terrain[space];
  return ((t & DIFFICULT) !== 0 ? 2 : 1) + ((t & NEGATIVE) !== 0 ? PER_NEGATIVE : 0);
}

/** What ending on a space weighs besides: a jump lands on it as on any other. */
function landing(g: Ground, how: number, space: number): number {
  if (how !== JUMPING) return 0;
  const t = g.terrain[space];
  return ((t & DIFFICULT) !== 0 && g.light !== true ? 1 : 0) + ((t & NEGATIVE) !== 0 ? PER_NEGATIVE : 0);
}

/**
 * For each space the weight of the best way from `from` that ends there, `NO_WAY` where none does: the fewest negative hexes
 * first, then the fewest movement points. Staying weighs nothing.
 */
export function waysFrom(g: Ground, how: number, from: number, out: Int32Array): Int32Array {
  const all = spreadFrom(g, how, from);
  for (let space = 0; space < out.length; space++) {
    const weight = all[space];
    if (weight === NO_WAY || !mayEnd(g, how, space)) out[space] = NO_WAY;
    else out[space] = how === JUMPING ? weight + landing(g, how, space) : weight;
  }
  out[from] = 0;
  return out;
}

/** The weight of the best way to a space that a way leads on from: it may pass those where it may not end, and lands on none of them. */
const weightThrough = (g: Ground, how: number, all: Int32Array, space: number): number => (mayPass(g, how, space) ? all[space] : NO_WAY);

/** For each space the weight of the best way from it that ends on `to`, which must be a space one may end on. */
export function waysTo(g: Ground, how: number, to: number, out: Int32Array): Int32Array {
  spread(g, how, to, out, true);
  const end = landing(g, how, to);
  for (let space = 0; space < out.length; space++) if (out[space] !== NO_WAY && space !== to) out[space] += end;
  return out;
}

let room = new Int32Array(0);

/** Room for the weights of one search of so many spaces, which is read before the next one begins. */
export function weightsFor(spaces: number): Int32Array {
  if (room.length !== spaces) room = new Int32Array(spaces);
  return room;
}

/** Spaces still to go on from. It keeps its length: emptied, a list gives its memory back and takes it anew each time. */
const queue: number[] = [];

/** What was spread last, with all that it was made from: the steps of one move ask for the same ways again and again. */
interface Spread {
  walled: WalledField | null;
  how: number;
  from: number;
  readonly terrain: Uint8Array;
  readonly stands: Uint8Array;
  readonly weights: Int32Array;
}

/** A move looks from where it begins and from where it ends. */
const MOST_KEPT = 2;
const kept: Spread[] = [];
let oldest = 0;

function isSame(s: Spread, g: Ground, how: number, from: number): boolean {
  if (s.from !== from || s.how !== how || s.walled !== g.walled) return false;
  for (let i = 0; i < s.stands.length; i++) if (s.stands[i] !== g.stands[i] || s.terrain[i] !== g.terrain[i]) return false;
  return true;
}

/** The weights of the best ways from a space to every other one that can be passed or ended on: to be read before others are asked for. */
function spreadFrom(g: Ground, how: number, from: number): Int32Array {
  for (let i = 0; i < kept.length; i++) if (isSame(kept[i], g, how, from)) return kept[i].weights;
  const spaces = g.terrain.length;
  let s = kept[oldest];
  if (s === undefined || s.weights.length !== spaces) {
    const [terrain, stands] = [new Uint8Array(spaces), new Uint8Array(spaces)];
    s = { walled: null, how, from, terrain, stands, weights: new Int32Array(spaces) };
    kept[oldest] = s;
  }
  s.walled = g.walled;
  s.how = how;
  s.from = from;
  s.terrain.set(g.terrain);
  s.stands.set(g.stands);
  oldest = (oldest + 1) % MOST_KEPT;
  spread(g, how, from, s.weights, false);
  return s.weights;
}

/** Spreads weights over the map, forwards or backwards, until none can be made less. */
function spread(g: Ground, how: number, start: number, out: Int32Array, backwards: boolean): void {
  const { open } = g.walled;
  out.fill(NO_WAY);
  out[start] = 0;
  queue[0] = start;
  for (let head = 0, met = 1; head < met; head++) {
    const at = queue[head];
    // Backwards, the space that the search goes on from is the one that the figure would enter, so it must be one that can be passed.
    if (at !== start && !mayPass(g, how, at)) continue;
    const sofar = out[at];
    const entering = backwards ? passing(g, how, at) : 0;
    for (let way = at * 6; way < at * 6 + 6; way++) {
      const next = open[way];
      // No step weighs less than 1: most spaces beside were met by a way as good.
      if (next === OFF_FIELD || out[next] <= sofar + 1) continue;
      const weight = sofar + (backwards ? entering : passing(g, how, next));
      if (weight >= out[next]) continue;
      out[next] = weight;
      queue[met++] = next;
    }
  }
}

/** The way that was spread from one space to another that can be reached, as the spaces entered: found backwards, each time by the least weight. */
function wayBack(g: Ground, how: number, all: Int32Array, from: number, to: number): number[] {
  const path: number[] = [];
  let at = to;
  let weight = all[to];
  while (at !== from && path.length < all.length) {
    path.push(at);
    let best: number = OFF_FIELD;
    for (let d = 0; d < 6; d++) {
      const before = g.walled.open[at * 6 + d];
      if (before === OFF_FIELD) continue;
      const so = before === from ? 0 : weightThrough(g, how, all, before);
      if (so >= weight) continue;
      weight = so;
      best = before;
    }
    if (best === OFF_FIELD) break;
    at = best;
  }
  return path.reverse();
}

/** The best ways from one space: asked with another that can be reached, the spaces entered on the way there. */
export function pathsFrom(g: Ground, how: number, from: number): (to: number) => number[] {
  const all = spreadFrom(g, how, from).slice();
  const ground: Ground = { ...g, terrain: g.terrain.slice(), stands: g.stands.slice() };
  return (to) => wayBack(ground, how, all, from, to);
}

/** A best way from one space to another, as the spaces entered. */
export function pathOf(g: Ground, how: number, from: number, to: number): number[] {
  return wayBack(g, how, spreadFrom(g, how, from), from, to);
}

/** A way on foot: the movement points it costs, and the spaces entered. */
export interface Walk {
  readonly cost: number;
  readonly path: readonly number[];
}

/** More negative hexes than any way has. */
const TOO_MANY = 1 << 20;

/**
 * The ways on foot of no more than so many points, to every space that can be passed: of each the one with the fewest negative hexes,
 * then the fewest points. `waysFrom` knows the safest way alone, which may be longer than that; whoever moves by choice is free to take
 * another (gh:move.1). Null where none leads.
 */
export function walksWithin(g: Ground, from: number, points: number): (to: number) => Walk | null {
  const spaces = g.terrain.length;
  const negatives = new Int32Array((points + 1) * spaces).fill(TOO_MANY);
  const before = new Int32Array(negatives.length).fill(OFF_FIELD);
  negatives[from] = 0;
  for (let cost = 0; cost < points; cost++)
    for (let at = 0; at < spaces; at++) {
      const here = cost * spaces + at;
      if (negatives[here] === TOO_MANY) continue;
      for (let d = 0; d < 6; d++) {
        const next = g.walled.open[at * 6 + d];
        if (next === OFF_FIELD || !mayPass(g, WALKING, next)) continue;
        const weight = passing(g, WALKING, next);
        const there = (cost + stepsIn(weight)) * spaces + next;
        const sum = negatives[here] + negativesIn(weight);
        if (there >= negatives.length || sum >= negatives[there]) continue;
        negatives[there] = sum;
        before[there] = here;
      }
    }
  return (to) => {
    let last = to;
    for (let there = to; there < negatives.length; there += spaces) if (negatives[there] < negatives[last]) last = there;
    if (negatives[last] === TOO_MANY) return null;
    const path: number[] = [];
    for (let there = last; before[there] !== OFF_FIELD; there = before[there]) path.push(there % spaces);
    return { cost: Math.floor(last / spaces), path: path.reverse() };
  };
}

/** Whether a friend stands on a trap or a hazard: the way past it, where nobody may end, is then none of the safest. */
export function friendsInDanger(g: Ground): boolean {
  for (let i = 0; i < g.stands.length; i++) if (g.stands[i] === FRIEND && (g.terrain[i] & NEGATIVE) !== 0) return true;
  return false;
}
