/** What a monster's attack reaches from each space: ranges around walls, sight, areas in any direction (gh:ranged.01, gh:area.01 to .08). */
import { clearFromCorners, OFF_FIELD, stepsBetween, type Touching } from '../../../space/index.ts';
import { type Cell, laidAround, laidOver, turnsKept } from './areas.ts';
import { type Ground, waysFrom } from './ground.ts';

/** An enemy that the monster may focus and attack: one that is not invisible. */
export interface Foe {
  readonly space: number;
  /** Initiative; a summon has one a little lower than its summoner. The lower acts first. */
  readonly initiative: number;
}

/** What a monster may do on its turn, its card and its stat card taken together. */
export interface Action {
  /** Movement points; 0 where its card has no Move line. */
  readonly move: number;
  /** How it moves: see ground.ts. */
  readonly how: number;
  /** Targets of its attack; 0 where it makes none: it then behaves as in melee. */
  readonly targets: number;
  /** Range of the attack; 0 melee. */
  readonly range: number;
  /** Red hexes of an area, empty where there is none; `grey` where the pattern shows the attacker's own hex. */
  readonly area: readonly Cell[];
  readonly grey: boolean;
  /** It has disadvantage on every attack already: that of an adjacent target counts for nothing. */
  readonly muddled: boolean;
}

/** Where everything stands. At most 31 foes. */
export interface Position {
  readonly ground: Ground;
  /** The monster's own space. */
  readonly at: number;
  readonly foes: readonly Foe[];
  readonly touching: Touching;
  /** Whether a ranged area may be measured to a wall (gh:area.08). */
  readonly toWalls?: boolean;
  /** Whether an area may lie over nobody, so that added targets alone are attacked (gh:pipeline.1). */
  readonly overNobody?: boolean;
  /** Whether further targets rank by all that a focus is found by, and before the shorter way (gh:monster-move.6). */
  readonly byFocus?: boolean;
}

/** A position with what every part of a turn asks for, computed once. */
export interface Reading {
  readonly p: Position;
  readonly a: Action;
  readonly turns: readonly (readonly Cell[])[];
  /** Reach of single attacks: 1 for melee. */
  readonly reach: number;
  readonly ranged: boolean;
  /** Weight of the best way to each space. */
  readonly ways: Int32Array;
  /** For each space the foes that a single attack from it reaches, as bits. */
  readonly reached: Int32Array;
}

/** A foe as a bit of a set. */
export const bit = (foe: number): number => 1 << foe;

/** How many foes a set has. */
export function count(bits: number): number {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
}

const NO_TURNS: readonly (readonly Cell[])[] = [];

/** Lists of a reading, one number for each space. */
export interface Lists {
  readonly ways: Int32Array;
  readonly reached: Int32Array;
}

const listsFor = (spaces: number): Lists => ({ ways: new Int32Array(spaces), reached: new Int32Array(spaces) });

/** A reading whose lists are written when they are first asked for: whoever stands beside its focus needs neither. */
class Read implements Reading {
  readonly p: Position;
  readonly a: Action;
  readonly turns: readonly (readonly Cell[])[];
  readonly reach: number;
  readonly ranged: boolean;
  private readonly lists: Lists;
  private hasWays = false;
  private hasReached = false;

  constructor(p: Position, a: Action, lists: Lists) {
    const area = a.targets > 0 && a.area.length > 0;
    this.p = p;
    this.a = a;
    this.turns = area ? turnsKept(a.area, a.grey) : NO_TURNS;
    this.reach = a.targets === 0 ? 1 : Math.max(1, a.range);
    this.ranged = a.targets > 0 && (area ? !a.grey : a.range > 0);
    this.lists = lists;
  }

  get ways(): Int32Array {
    const { ways } = this.lists;
    if (!this.hasWays) waysFrom(this.p.ground, this.a.how, this.p.at, ways);
    this.hasWays = true;
    return ways;
  }

  get reached(): Int32Array {
    const { reached } = this.lists;
    if (!this.hasReached) reachedFrom(this.p, this.reach, reached);
    this.hasReached = true;
    return reached;
  }
}

/** Reads a position for an action. The lists are written over; the position must stay as it is for as long as the reading is asked. */
export function reading(p: Position, a: Action, lists: Lists = listsFor(p.ground.terrain.length)): Reading {
  return new Read(p, a, lists);
}

/** The foes that a single attack reaches without a step, as bits. */
export function reachedAtOnce({ p: { ground, foes, at, touching }, reach }: Reading): number {
  let bits = 0;
  for (let i = 0; i < foes.length; i++)
    if (stepsBetween(ground.walled, at, foes[i].space) <= reach && clearFromCorners(ground.walled, at, foes[i].space, touching))
      bits |= bit(i);
  return bits;
}

/** Foes within range and in sight of each space (gh:ranged.01). */
function reachedFrom({ ground, foes, touching }: Position, reach: number, out: Int32Array): void {
  out.fill(0);
  for (let i = 0; i < foes.length; i++) {
    const { space } = foes[i];
    if (reach === 1) {
      // Melee: from the spaces beside it.
      if (clearFromCorners(ground.walled, space, space, touching)) out[space] |= bit(i);
      for (let d = 0; d < 6; d++) {
        const from = ground.walled.open[space * 6 + d];
        if (from !== OFF_FIELD && clearFromCorners(ground.walled, from, space, touching)) out[from] |= bit(i);
      }
      continue;
    }
    for (let from = 0; from < out.length; from++)
      if (stepsBetween(ground.walled, from, space) <= reach && clearFromCorners(ground.walled, from, space, touching)) out[from] |= bit(i);
  }
}

/** Steps from a space to a foe around walls. */
export function away(x: Reading, from: number, foe: number): number {
  return stepsBetween(x.p.ground.walled, from, x.p.foes[foe].space);
}

function sees(x: Reading, from: number, foe: number): boolean {
  return clearFromCorners(x.p.ground.walled, from, x.p.foes[foe].space, x.p.touching);
}

/** Whether a single attack reaches a foe from a space. */
export function reaches(x: Reading, from: number, foe: number): boolean {
  return (x.reached[from] & bit(foe)) !== 0;
}

/** Foes on the spaces of an area that can be seen from where it is used: all of them are targets (gh:area.04). */
function caught(x: Reading, from: number, laid: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < x.p.foes.length; i++) if (laid.includes(x.p.foes[i].space) && sees(x, from, i)) bits |= bit(i);
  return bits;
}

/** Every set of foes that an area can cover from a space with this foe among them. */
function coveredWith(x: Reading, from: number, foe: number): number[] {
  const w = x.p.ground.walled;
  const laid = x.a.grey ? laidAround(w, x.turns, from) : laidOver(w, x.turns, from, x.reach, x.p.foes[foe].space, x.p.toWalls);
  const out: number[] = [];
  for (const spaces of laid) {
    const bits = caught(x, from, spaces);
    if ((bits & bit(foe)) !== 0 && !out.includes(bits)) out.push(bits);
  }
  return out;
}

/** Could this foe be attacked from a space? */
export function couldAttack(x: Reading, from: number, foe: number): boolean {
  if (x.turns.length === 0) return reaches(x, from, foe);
  if (coveredWith(x, from, foe).length > 0) return true;
  return x.a.targets > 1 && reaches(x, from, foe) && (x.p.overNobody === true || coversAnother(x, from, foe));
}

/** Whether the area can be laid from a space over some foe, this one aside: it is then an added target. */
function coversAnother(x: Reading, from: number, foe: number): boolean {
  for (let other = 0; other < x.p.foes.length; other++) if (other !== foe && coveredWith(x, from, other).length > 0) return true;
  return false;
}

/**
 * The choices of n foes of these, best ranks first: whoever ranks better than the last one chosen is in every choice, and among
 * equals for the last places each choice is one.
 */
function choices(foes: readonly number[], n: number, ranks: readonly number[]): number[] {
  if (n <= 0 || foes.length === 0) return [0];
  const order = [...foes].sort((a, b) => ranks[a] - ranks[b]);
  if (order.length <= n) return [order.reduce((bits, i) => bits | bit(i), 0)];
  const last = ranks[order[n - 1]];
  const sure = order.filter((i) => ranks[i] < last);
  const equal = order.filter((i) => ranks[i] === last);
  const fixed = sure.reduce((bits, i) => bits | bit(i), 0);
  return some(equal, n - sure.length, 0).map((bits) => bits | fixed);
}

/** Every choice of exactly n of these, from a place in the list on. */
function some(foes: readonly number[], n: number, from: number): number[] {
  if (n === 0) return [0];
  const out: number[] = [];
  for (let i = from; i <= foes.length - n; i++) for (const bits of some(foes, n - 1, i + 1)) out.push(bits | bit(foes[i]));
  return out;
}

/** The area's targets and as many single ones in reach as the attack still has (gh:attack.05). */
function filled(x: Reading, from: number, covered: number, n: number, ranks: readonly number[], out: number[]): void {
  if (n <= 0) {
    if (!out.includes(covered)) out.push(covered);
    return;
  }
  const singles: number[] = [];
  for (let i = 0; i < x.p.foes.length; i++) if ((covered & bit(i)) === 0 && reaches(x, from, i)) singles.push(i);
  for (const bits of choices(singles, n, ranks)) if (!out.includes(bits | covered)) out.push(bits | covered);
}

const NO_ATTACK: readonly number[] = [];
const ON_NOBODY: readonly number[] = [0];

/**
 * The sets of foes that the attack can be made on from a space, the focus among them: as many as there can be, and of the single
 * ones the best-ranked. Empty where the focus cannot be attacked.
 */
export function attacksFrom(x: Reading, from: number, focus: number, ranks: readonly number[]): readonly number[] {
  const single = reaches(x, from, focus);
  if (x.a.targets === 0) return single ? ON_NOBODY : NO_ATTACK;
  if (!single && x.turns.length === 0) return NO_ATTACK;
  const out: number[] = [];
  if (x.turns.length === 0) {
    filled(x, from, bit(focus), x.a.targets - 1, ranks, out);
    return out;
  }
  for (const covered of coveredWith(x, from, focus)) filled(x, from, covered, x.a.targets - 1, ranks, out);
  if (x.a.targets > 1 && single) {
    // The focus as an added target, while the area lies over others, or over nobody.
    if (x.p.overNobody === true) filled(x, from, bit(focus), x.a.targets - 2, ranks, out);
    for (let other = 0; other < x.p.foes.length; other++) {
      if (other === focus) continue;
      for (const covered of coveredWith(x, from, other))
        if ((covered & bit(focus)) === 0) filled(x, from, covered | bit(focus), x.a.targets - 2, ranks, out);
    }
  }
  return out;
}

/** Can the attack be made on just this set of foes from a space? */
export function canAttackAll(x: Reading, from: number, set: number): boolean {
  const singles = x.reached[from] & set;
  if (x.turns.length === 0) return (set & ~singles) === 0 && count(set) <= Math.max(1, x.a.targets);
  // Where the area may lie over nobody all of them can be added targets.
  if (x.p.overNobody === true && (set & ~singles) === 0 && count(set) < x.a.targets) return true;
  for (let i = 0; i < x.p.foes.length; i++) {
    if ((set & bit(i)) === 0) continue;
    for (const covered of coveredWith(x, from, i)) {
      const added = set & ~covered;
      if ((covered & ~set) === 0 && (added & ~singles) === 0 && count(added) < x.a.targets) return true;
    }
  }
  return false;
}

/** Whether the attack on a foe has disadvantage for being made from beside it (gh:ranged.04); none is added to that of muddle. */
export function hampered(x: Reading, from: number, foe: number): boolean {
  return x.ranged && !x.a.muddled && away(x, from, foe) === 1;
}
