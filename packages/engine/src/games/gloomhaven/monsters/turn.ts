/** Focus and movement of a monster on its turn (rulebook 29 to 31): every legal outcome, and why the others are none. */
import { clearFromCorners, stepsBetween, type Touching } from '../../../space/index.ts';
import { type Cell, laidAround, laidOver, turnsOf } from './areas.ts';
import { FLYING, type Ground, mayEnd, NO_WAY, negativesIn, stepsIn, waysFrom, waysTo } from './ground.ts';
import { best, type Criterion } from './ranking.ts';

/** An enemy of the monster that it may focus and attack. */
export interface Foe {
  readonly space: number;
  /** Initiative, a summon a little before its summoner: the lower acts first. */
  readonly initiative: number;
}

/** What a monster's card lets it do. */
export interface Action {
  readonly move: number;
  /** How it moves: see ground.ts. */
  readonly how: number;
  /** Targets of its attack; 0 where it makes none. */
  readonly targets: number;
  /** Range of the attack; 0 melee. */
  readonly range: number;
  /** Red hexes of an area, empty where there is none; `grey` where the pattern has the attacker's own hex. */
  readonly area: readonly Cell[];
  readonly grey: boolean;
  readonly muddled: boolean;
}

export interface Position {
  readonly ground: Ground;
  readonly at: number;
  readonly foes: readonly Foe[];
  readonly touching: Touching;
}

/** A legal outcome: where it ends, whom it attacks, as bits of foes. */
export interface Outcome {
  readonly focus: number;
  readonly space: number;
  readonly attacks: number;
}

/** Everything about a position that both parts ask for, computed once. */
interface Reading {
  readonly p: Position;
  readonly a: Action;
  readonly turns: readonly (readonly Cell[])[];
  /** Reach of single attacks: 1 for melee. */
  readonly reach: number;
  readonly ranged: boolean;
  readonly ways: Int32Array;
}

const bit = (foe: number): number => 1 << foe;

function reading(p: Position, a: Action): Reading {
  const melee = a.targets === 0 || (a.area.length > 0 ? a.grey : a.range === 0);
  return {
    p,
    a,
    turns: a.targets > 0 && a.area.length > 0 ? turnsOf(a.area, a.grey) : [],
    reach: a.targets === 0 ? 1 : Math.max(1, a.range),
    ranged: !melee,
    ways: waysFrom(p.ground, a.how, p.at, new Int32Array(p.ground.terrain.length)),
  };
}

function sees(x: Reading, from: number, foe: number): boolean {
  return clearFromCorners(x.p.ground.walled, from, x.p.foes[foe].space, x.p.touching);
}

/** Whether a single attack reaches a foe from a space. */
function reaches(x: Reading, from: number, foe: number): boolean {
  return stepsBetween(x.p.ground.walled, from, x.p.foes[foe].space) <= x.reach && sees(x, from, foe);
}

/** Foes in the spaces of an area that can be seen from where it is used. */
function within(x: Reading, from: number, laid: readonly number[]): number {
  let bits = 0;
  x.p.foes.forEach((f, i) => {
    if (laid.includes(f.space) && sees(x, from, i)) bits |= bit(i);
  });
  return bits;
}

/** What an area can cover from a space with this foe in it, each set of foes once. */
function covers(x: Reading, from: number, foe: number): number[] {
  const w = x.p.ground.walled;
  const laid = x.a.grey ? laidAround(w, x.turns, from) : laidOver(w, x.turns, from, x.reach, x.p.foes[foe].space);
  const out = new Set<number>();
  for (const spaces of laid) {
    const bits = within(x, from, spaces);
    if ((bits & bit(foe)) !== 0) out.add(bits);
  }
  return [...out];
}

/** Could the foe be attacked from a space? */
function couldAttack(x: Reading, from: number, foe: number): boolean {
  if (x.turns.length === 0) return reaches(x, from, foe);
  return (x.a.targets > 1 && reaches(x, from, foe)) || covers(x, from, foe).length > 0;
}

/** A foe that might be the focus. */
interface Candidate {
  readonly foe: number;
  /** Weight of the best way to a space it could be attacked from. */
  readonly way: number;
  readonly near: number;
  readonly initiative: number;
}

const FOCUS: readonly Criterion<Candidate>[] = [
  { name: 'negative', rule: 'gh:focus.3', of: (c) => negativesIn(c.way) },
  { name: 'way', rule: 'gh:focus.4', of: (c) => stepsIn(c.way) },
  { name: 'near', rule: 'gh:focus.5', of: (c) => c.near },
  { name: 'initiative', rule: 'gh:focus.6', of: (c) => c.initiative },
];

function candidates(x: Reading): Candidate[] {
  const { p, ways } = x;
  const out: Candidate[] = [];
  p.foes.forEach((f, foe) => {
    let way = NO_WAY;
    for (let s = 0; s < ways.length; s++) if (ways[s] < way && couldAttack(x, s, foe)) way = ways[s];
    if (way < NO_WAY) out.push({ foe, way, near: stepsBetween(p.ground.walled, p.at, f.space), initiative: f.initiative });
  });
  return out;
}

/** Who may be the focus: several where the players choose. */
export function focusOf(p: Position, a: Action): number[] {
  return best(candidates(reading(p, a)), FOCUS).map((c) => c.foe);
}

/** A space with whom it attacks from there. */
interface Stand {
  readonly space: number;
  readonly way: number;
  readonly attacks: number;
}

/** All choices of up to n foes of these, as many as there are. */
function choices(foes: readonly number[], n: number): number[] {
  if (n <= 0 || foes.length === 0) return [0];
  if (foes.length <= n) return [foes.reduce((bits, f) => bits | bit(f), 0)];
  const [first, ...rest] = foes;
  return [...choices(rest, n - 1).map((bits) => bits | bit(first)), ...choices(rest, n)];
}

/** Every set of foes that the attack can be made on from a space, the focus among them. */
function attacksFrom(x: Reading, space: number, focus: number): number[] {
  if (x.a.targets === 0) return reaches(x, space, focus) ? [0] : [];
  const all = x.p.foes.map((_f, i) => i);
  const single = (covered: number, n: number): number[] =>
    choices(
      all.filter((i) => (covered & bit(i)) === 0 && reaches(x, space, i)),
      n,
    ).map((bits) => bits | covered);
  if (x.turns.length === 0) return reaches(x, space, focus) ? single(bit(focus), x.a.targets - 1) : [];
  const out = new Set<number>();
  for (const covered of covers(x, space, focus)) for (const bits of single(covered, x.a.targets - 1)) out.add(bits);
  if (x.a.targets > 1 && reaches(x, space, focus)) {
    // The focus may be the added target, the area lying over others.
    for (const other of all) {
      if (other === focus) continue;
      for (const covered of covers(x, space, other)) {
        if ((covered & bit(focus)) !== 0) continue;
        for (const bits of single(covered | bit(focus), x.a.targets - 2)) out.add(bits);
      }
    }
  }
  return [...out];
}

function count(bits: number): number {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
}

/** Whether a ranged attack on a foe from a space has disadvantage: the foe is adjacent. */
function hampered(x: Reading, space: number, foe: number): boolean {
  return x.ranged && !x.a.muddled && stepsBetween(x.p.ground.walled, space, x.p.foes[foe].space) === 1;
}

function criteria(x: Reading, focus: number, ranks: readonly number[]): Criterion<Stand>[] {
  const others = (c: Stand): number[] => x.p.foes.flatMap((_f, i) => (i !== focus && (c.attacks & bit(i)) !== 0 ? [i] : []));
  return [
    { name: 'negative', rule: 'gh:move.1', of: (c) => negativesIn(c.way) },
    { name: 'disadvantage', rule: 'gh:move.3', of: (c) => (x.a.targets > 0 && hampered(x, c.space, focus) ? 1 : 0) },
    { name: 'targets', rule: 'gh:move.4', of: (c) => -count(c.attacks) },
    { name: 'way', rule: 'gh:move.5', of: (c) => stepsIn(c.way) },
    {
      name: 'secondary',
      rule: 'gh:move.6',
      // The better of two sets has the better-ranked foe where they first differ: ranks as digits, best first.
      of: (c) =>
        others(c)
          .map((i) => ranks[i])
          .sort((a, b) => a - b)
          .reduce((sum, r) => sum * 32 + r, 0),
    },
  ];
}

/** Ranks of foes as further targets: nearest to where the turn began, then initiative; the same number where nothing tells them apart. */
function ranksOf(x: Reading): number[] {
  const { ground, at, foes } = x.p;
  const keys = foes.map((f) => stepsBetween(ground.walled, at, f.space) * 1000 + f.initiative);
  const order = [...new Set(keys)].sort((a, b) => a - b);
  return keys.map((k) => Math.min(31, order.indexOf(k)));
}

/** Every legal outcome of a monster's turn: where it may end and whom it attacks. */
export function outcomesOf(p: Position, a: Action): Outcome[] {
  const x = reading(p, a);
  const found = best(candidates(x), FOCUS);
  if (found.length === 0) return [{ focus: -1, space: p.at, attacks: 0 }];
  const ranks = ranksOf(x);
  const out: Outcome[] = [];
  for (const { foe } of found) {
    const stands: Stand[] = [];
    for (let space = 0; space < x.ways.length; space++) {
      if (x.ways[space] === NO_WAY) continue;
      for (const attacks of attacksFrom(x, space, foe)) stands.push({ space, way: x.ways[space], attacks });
    }
    const safest = best(stands, [{ name: 'negative', rule: 'gh:move.1', of: (c) => negativesIn(c.way) }]);
    const near = safest.filter((s) => stepsIn(s.way) <= a.move);
    const all = near.length > 0 ? near : safest;
    const first = best(all, criteria(x, foe, ranks));
    const sets = new Set(first.map((c) => c.attacks));
    const hard = (c: Stand): number => (x.a.targets > 0 && hampered(x, c.space, foe) ? 1 : 0);
    const least = Math.min(...all.map(hard));
    const chosen = best(all.filter((c) => sets.has(c.attacks) && hard(c) === least), [
      { name: 'secondary-disadvantage', rule: 'gh:move.7', of: (c) => x.p.foes.filter((_f, i) => i !== foe && (c.attacks & bit(i)) !== 0 && hampered(x, c.space, i)).length },
      { name: 'way', rule: 'gh:move.5', of: (c) => stepsIn(c.way) },
    ]);
    if (near.length > 0) for (const c of chosen) out.push({ focus: foe, space: c.space, attacks: c.attacks });
    else for (const space of towards(x, chosen)) out.push({ focus: foe, space, attacks: 0 });
  }
  const seen = new Set<string>();
  return out.filter((o) => {
    const key = `${o.focus} ${o.space} ${o.attacks}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Spaces within this turn's movement with the shortest way left to one of these; it stays where nothing is gained. */
function towards(x: Reading, goals: readonly Stand[]): number[] {
  const { p, a, ways } = x;
  const out = new Set<number>();
  const left = new Int32Array(ways.length);
  for (const goal of new Set(goals.map((s) => s.space))) {
    waysTo(p.ground, a.how, goal, left);
    const reachable: { space: number; left: number; way: number }[] = [];
    for (let space = 0; space < ways.length; space++) {
      if (ways[space] === NO_WAY || stepsIn(ways[space]) > a.move || left[space] === NO_WAY) continue;
      if (space !== p.at && !mayEnd(p.ground, a.how, space)) continue;
      reachable.push({ space, left: left[space], way: ways[space] });
    }
    const closest = best(reachable, [
      { name: 'negative', rule: '', of: (c) => negativesIn(c.way) + negativesIn(c.left) },
      { name: 'left', rule: '', of: (c) => stepsIn(c.left) },
      { name: 'way', rule: '', of: (c) => stepsIn(c.way) },
    ]);
    for (const c of closest) out.add(c.space);
  }
  return [...out];
}

export { FLYING };
