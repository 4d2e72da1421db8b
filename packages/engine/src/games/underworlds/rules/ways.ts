/** R3, S3. The ways a fighter can go in a Move action. */
import { OFF_FIELD } from '../../../space/index.ts';
import { PASSES_BLOCKED, PASSES_FIGHTERS, UNHURT_BY_LETHAL } from '../behaviour.ts';
import { LETHAL } from '../joining.ts';
import { fieldOf, type Und } from '../table.ts';
import { blockers, traitsOf } from './board.ts';

/** A way: the hexes entered, and how many of them hurt; `placed` where it is no way but being put there. */
export interface Way {
  readonly path: readonly number[];
  readonly lethal: number;
  readonly placed?: true;
}

/** Every hex a fighter can go to. How it gets there is looked up when somebody asks: most ways are never taken. */
export class Ways {
  /** Hexes it may end on, in the order in which they were found. */
  readonly hexes: number[] = [];
  /** Where it is put rather than goes (499.1). */
  private readonly placings: number[] = [];
  /** Steps tried: the hex, the step before (-1 the first), hexes that hurt so far. The last one for a hex is the best. */
  private readonly at: number[] = [];
  private readonly from: number[] = [];
  private readonly hurts: number[] = [];

  get size(): number {
    return this.hexes.length;
  }

  has(hex: number): boolean {
    return this.hexes.includes(hex);
  }

  get(hex: number): Way | undefined {
    if (!this.has(hex)) return undefined;
    if (this.placings.includes(hex)) return { path: [hex], lethal: 0, placed: true };
    const last = this.at.lastIndexOf(hex);
    const path: number[] = [];
    for (let i = last; i >= 0; i = this.from[i]) path.push(this.at[i]);
    return { path: path.reverse(), lethal: this.hurts[last] };
  }

  /** Adds a hex it may be put on. */
  put(hex: number): void {
    this.hexes.push(hex);
    this.placings.push(hex);
  }

  /** Adds a step, and tells its number. */
  step(hex: number, from: number, hurts: number): number {
    this.at.push(hex);
    this.from.push(from);
    this.hurts.push(hurts);
    return this.at.length - 1;
  }
}

/** Hexes a battlefield has at most. */
const MOST_HEXES = 256;

// Scratch of one search: it is over before anything else begins.
const cost = new Int32Array(MOST_HEXES);
const found = new Int32Array(MOST_HEXES);
const layer = new Int32Array(MOST_HEXES);
const place = new Int32Array(MOST_HEXES);
const stands = new Int8Array(MOST_HEXES);
const NOBODY = -1;

/**
 * Every hex a fighter can go to within so many hexes, with the way that enters the fewest hexes that hurt it, and among those the
 * shortest: nobody takes another (R3, S3). One that passes through fighters passes through an enemy where it can: some cards
 * reward it, and nothing is against it.
 */
export function waysFrom(g: Und, fighter: number, most: number): Ways {
  const field = fieldOf(g);
  const { fighters } = g.state;
  const { hex: start, seat } = fighters[fighter];
  const traits = traitsOf(g, fighter);
  const passes = (traits & PASSES_FIGHTERS) !== 0;
  const blocked = blockers(g, field);
  const throughBlocked = (traits & PASSES_BLOCKED) !== 0;
  const hurtable = (traits & UNHURT_BY_LETHAL) === 0;
  const { neighbours, size } = field.hexes;
  found.fill(0, 0, size);
  layer.fill(0, 0, size);
  stands.fill(NOBODY, 0, size);
  for (const f of fighters) if (f.hex >= 0) stands[f.hex] = f.seat;

  const ways = new Ways();
  const reached: number[] = [];
  // Steps of the present layer, each with its cost: a longer way that hurts less may be barred by its length, so all are kept.
  let edge: number[] = [NOBODY];
  let costs: number[] = [passes ? 1 : 0];
  let hexesOf: number[] = [start];
  let hurtsOf: number[] = [0];
  for (let n = 1; n <= most && edge.length > 0; n++) {
    const next: number[] = [];
    const nextCosts: number[] = [];
    const nextHexes: number[] = [];
    const nextHurts: number[] = [];
    for (let e = 0; e < edge.length; e++) {
      for (let d = 0; d < 6; d++) {
        const to = neighbours[hexesOf[e] * 6 + d];
        if (to === start || to === OFF_FIELD) continue;
        if (!throughBlocked && blocked[to] !== 0) continue;
        if (!passes && stands[to] !== NOBODY) continue;
        const hurts = hurtable && (field.kinds[to] & LETHAL) !== 0 ? 1 : 0;
        const through = (costs[e] & 1) !== 0 && stands[to] !== NOBODY && stands[to] !== seat ? 1 : 0;
        const sum = costs[e] + 2 * hurts - through;
        if (found[to] === 1 && cost[to] <= sum) continue;
        if (found[to] === 0) reached.push(to);
        found[to] = 1;
        cost[to] = sum;
        if (layer[to] !== n) {
          layer[to] = n;
          place[to] = next.length;
        }
        const i = place[to];
        next[i] = ways.step(to, edge[e], hurtsOf[e] + hurts);
        nextCosts[i] = sum;
        nextHexes[i] = to;
        nextHurts[i] = hurtsOf[e] + hurts;
      }
    }
    edge = next;
    costs = nextCosts;
    hexesOf = nextHexes;
    hurtsOf = nextHurts;
  }
  // What is passed through is no place to end in.
  for (const hex of reached) if (stands[hex] === NOBODY && blocked[hex] === 0) ways.hexes.push(hex);
  return ways;
}
