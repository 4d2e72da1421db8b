/** R3, S3. The hexes a fighter can go to in a Move action, and the ways there. */

import { NOBODY } from '../../../core/index.ts';
import { PASSES_BLOCKED, PASSES_FIGHTERS, UNHURT_BY_LETHAL } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { OUTSIDE } from '../field.ts';
import { LETHAL } from '../joining.ts';
import { fieldOf } from '../table.ts';
import { blockers, traitsOf } from './board.ts';

/** A way: the hexes entered, and how many of them hurt; `placed` where it is no way but being put there. */
export interface Way {
  readonly path: readonly number[];
  readonly lethal: number;
  readonly placed?: true;
}

/** Every hex a fighter can go to, with the way there: what only asks where it can go asks `hexesFrom`. */
export class Ways {
  /** Hexes it may end on, in the order in which they were found. */
  readonly hexes: number[] = [];
  /** Where it is put rather than goes (499.1). */
  private readonly placings: number[] = [];
  /** Steps tried, packed: see `stepOf`. The last one for a hex is the best. */
  readonly steps: ArrayLike<number>;

  constructor(steps: ArrayLike<number> = []) {
    this.steps = steps;
  }

  get size(): number {
    return this.hexes.length;
  }

  has(hex: number): boolean {
    return this.hexes.includes(hex);
  }

  get(hex: number): Way | undefined {
    if (!this.has(hex)) return undefined;
    if (this.placings.includes(hex)) return put(hex);
    return wayIn(this.steps, this.steps.length, hex);
  }

  /** Adds a hex it may be put on. */
  put(hex: number): void {
    this.hexes.push(hex);
    this.placings.push(hex);
  }
}

/** Being put on a hex. */
export function put(hex: number): Way {
  return { path: [hex], lethal: 0, placed: true };
}

/** A step as one number: the hex, the hexes that hurt so far, the step before. */
const NO_STEP = -1;
const stepOf = (hex: number, hurts: number, from: number): number => hex | (hurts << 8) | ((from + 1) << 16);
const hexIn = (step: number): number => step & 255;
const hurtsIn = (step: number): number => (step >> 8) & 255;
const fromIn = (step: number): number => (step >> 16) - 1;

/** Hexes a battlefield has at most: what lies outside is behind them all. */
const MOST_HEXES = OUTSIDE;

// Scratch of one search: it is over before anything else begins.
const cost = new Int32Array(MOST_HEXES + 1);
const layer = new Int32Array(MOST_HEXES);
const place = new Int32Array(MOST_HEXES);
const stands = new Int8Array(MOST_HEXES);
const reached = new Int32Array(MOST_HEXES);
/** Steps tried, and how many they are; hexes reached. */
let steps = new Int32Array(1024);
let tried = 0;
let known = 0;
let edge = new Int32Array(MOST_HEXES);
let costs = new Int32Array(MOST_HEXES);
let next = new Int32Array(MOST_HEXES);
let nextCosts = new Int32Array(MOST_HEXES);
/** No hex at all. */
const NO_GOAL = -2;
/** The cost of a hex that may not be entered: less than that of any way, so that none is better. And of one that no way leads to yet. */
const BARRED = -1;
const UNMET = 1 << 29;

/**
 * Scratch of `spread`: hexes that it has met or may not enter, and those that it may only pass. Every search has two marks of its own, so that
 * nothing need be wiped before they run out.
 */
const seen = new Int32Array(MOST_HEXES + 1);
let marks = 0;
const MOST_MARKS = 1 << 29;

/**
 * Lists every hex a fighter can go to within so many hexes, each `first` added, in the order in which `waysFrom` finds them: which way it takes
 * there changes neither.
 */
export function hexesFrom(g: Und, fighter: number, most: number, out: number[], first: number): void {
  spread(g, fighter, most, traitsOf(g, fighter), out, first);
}

/** Every free hex that free hexes lead to from where a fighter stands, so many at most: where it could be pushed hex by hex (g.09). */
export function freeFrom(g: Und, fighter: number, most: number): number[] {
  const out: number[] = [];
  spread(g, fighter, most, 0, out, 0);
  return out;
}

function spread(g: Und, fighter: number, most: number, traits: number, out: number[], first: number): void {
  const field = fieldOf(g);
  const { fighters } = g.state;
  const passes = (traits & PASSES_FIGHTERS) !== 0;
  const throughBlocked = (traits & PASSES_BLOCKED) !== 0;
  const blocked = blockers(g, field);
  const beside = throughBlocked ? field.beside : field.open;
  if (marks > MOST_MARKS) {
    marks = 0;
    seen.fill(0);
  }
  const met = marks + 1;
  const stoodOn = marks + 2;
  marks += 2;
  // What may be passed through is no place to end in.
  const { hex: start } = fighters[fighter];
  for (let i = 0; i < fighters.length; i++) if (fighters[i].hex >= 0) seen[fighters[i].hex] = passes ? stoodOn : met;
  // Hexes that are printed as blocked are left out by `open`.
  if (throughBlocked || blocked !== field.blocked)
    for (let hex = 0; hex < field.hexes.size; hex++)
      if (blocked[hex] !== 0 && seen[hex] !== met) seen[hex] = throughBlocked ? stoodOn : met;
  seen[start] = met;
  seen[OUTSIDE] = met;
  reached[0] = start;
  let ends = 1;
  for (let n = 0, done = 0; n < most && done < ends; n++) {
    for (const last = ends; done < last; done++) {
      const end = reached[done] * 6 + 6;
      for (let i = end - 6; i < end; i++) {
        const to = beside[i];
        const mark = seen[to];
        if (mark === met) continue;
        if (mark !== stoodOn) out.push(first + to);
        seen[to] = met;
        reached[ends++] = to;
      }
    }
  }
}

/** More room where the steps tried might fill it. */
function roomFor(n: number): void {
  if (n <= steps.length) return;
  const more = new Int32Array(2 * n);
  more.set(steps);
  steps = more;
}

/**
 * Every hex a fighter can go to within so many hexes, with the way that enters the fewest hexes that hurt it, and among those the
 * shortest: nobody takes another (R3, S3). One that passes through fighters passes through an enemy where it can: some cards
 * reward it, and nothing is against it.
 */
export function waysFrom(g: Und, fighter: number, most: number): Ways {
  const blocked = blockers(g, fieldOf(g));
  look(g, fighter, most, blocked, NO_GOAL);
  const ways = new Ways(steps.slice(0, tried));
  // What is passed through is no place to end in.
  for (let i = 0; i < known; i++) if (stands[reached[i]] === NOBODY && blocked[reached[i]] === 0) ways.hexes.push(reached[i]);
  return ways;
}

/** The way to one hex, the same that `waysFrom` finds; undefined where there is none. */
export function wayTo(g: Und, fighter: number, most: number, hex: number): Way | undefined {
  const blocked = blockers(g, fieldOf(g));
  look(g, fighter, most, blocked, hex);
  return layer[hex] !== 0 && stands[hex] === NOBODY && blocked[hex] === 0 ? wayIn(steps, tried, hex) : undefined;
}

/** The way that leads to a hex by the last of some steps that enters it. */
function wayIn(all: ArrayLike<number>, n: number, hex: number): Way {
  let last = n - 1;
  while (hexIn(all[last]) !== hex) last--;
  const path: number[] = [];
  for (let i = last; i !== NO_STEP; i = fromIn(all[i])) path.push(hexIn(all[i]));
  return { path: path.reverse(), lethal: hurtsIn(all[last]) };
}

/**
 * Looks for ways, and leaves what it finds in the scratch. It ends as soon as no better way to the `goal` can be found: what is found of others
 * may be missing then.
 */
function look(g: Und, fighter: number, most: number, blocked: ArrayLike<number>, goal: number): void {
  const field = fieldOf(g);
  const { fighters } = g.state;
  const { hex: start, seat } = fighters[fighter];
  const traits = traitsOf(g, fighter);
  const passes = (traits & PASSES_FIGHTERS) !== 0;
  const throughBlocked = (traits & PASSES_BLOCKED) !== 0;
  const hurtable = (traits & UNHURT_BY_LETHAL) === 0;
  const { kinds } = field;
  const { size } = field.hexes;
  // Hexes that are printed as blocked are left out by `open`.
  const beside = throughBlocked ? field.beside : field.open;
  // A loop of so few is over before a call of `fill` has begun.
  for (let hex = 0; hex < size; hex++) {
    cost[hex] = UNMET;
    layer[hex] = 0;
    stands[hex] = NOBODY;
  }
  for (let i = 0; i < fighters.length; i++) {
    const { hex, seat: side } = fighters[i];
    if (hex < 0) continue;
    stands[hex] = side;
    if (!passes) cost[hex] = BARRED;
  }
  if (!throughBlocked && blocked !== field.blocked) for (let hex = 0; hex < size; hex++) if (blocked[hex] !== 0) cost[hex] = BARRED;
  cost[start] = BARRED;
  cost[OUTSIDE] = BARRED;

  known = 0;
  tried = 0;
  // Steps of the present layer, each with its cost: a longer way that hurts less may be barred by its length, so all are kept.
  let edges = 1;
  edge[0] = NO_STEP;
  costs[0] = passes ? 1 : 0;
  search: for (let n = 1; n <= most && edges > 0; n++) {
    roomFor(tried + 6 * edges);
    const tries = steps;
    const old = edge;
    const oldCosts = costs;
    const young = next;
    const youngCosts = nextCosts;
    let nexts = 0;
    for (let e = 0; e < edges; e++) {
      const from = old[e];
      const sofar = oldCosts[e];
      const here = from === NO_STEP ? start : hexIn(tries[from]);
      const hurtsSoFar = from === NO_STEP ? 0 : hurtsIn(tries[from]);
      // Passing through an enemy for the first time makes a way better by 1, and nothing else makes it better.
      const least = sofar - (sofar & 1);
      for (let way = here * 6; way < here * 6 + 6; way++) {
        const to = beside[way];
        if (cost[to] <= least) continue;
        const hurts = hurtable && (kinds[to] & LETHAL) !== 0 ? 1 : 0;
        const through = (sofar & 1) !== 0 && stands[to] !== NOBODY && stands[to] !== seat ? 1 : 0;
        const sum = sofar + 2 * hurts - through;
        if (cost[to] <= sum) continue;
        if (layer[to] === 0) reached[known++] = to;
        cost[to] = sum;
        if (layer[to] !== n) {
          layer[to] = n;
          place[to] = nexts++;
        }
        young[place[to]] = tried;
        youngCosts[place[to]] = sum;
        tries[tried++] = stepOf(to, hurtsSoFar + hurts, from);
        // No way costs less than 0, and of equally good ways the one found first is kept.
        if (to === goal && sum === 0) break search;
      }
    }
    edge = young;
    next = old;
    costs = youngCosts;
    nextCosts = oldCosts;
    edges = nexts;
  }
}
