/** Exact odds of being somewhere, added up over a graph; a series that never ends is summed. */
import { type Fraction, fraction, NOUGHT, NoOdds, ONE, phrase, plus, times } from '../core/index.ts';

/** A way from one place to another, taken with a chance of `weight / total`. */
export interface Way {
  readonly to: number;
  readonly weight: number;
  readonly total: number;
  /** Outcomes that it stands for. */
  readonly outcomes: number;
}

/** Amounts that are added up a thousand times: lowest terms are looked for only where denominators differ. */
class Amounts {
  private readonly num: bigint[];
  private readonly den: bigint[];

  constructor(n: number) {
    this.num = new Array<bigint>(n).fill(0n);
    this.den = new Array<bigint>(n).fill(1n);
  }

  add(i: number, num: bigint, den: bigint): void {
    if (this.num[i] === 0n) {
      this.num[i] = num;
      this.den[i] = den;
    } else if (this.den[i] === den) {
      this.num[i] += num;
    } else if (den > this.den[i] && den % this.den[i] === 0n) {
      // Where all dice have as many sides, one denominator nearly always divides the other.
      this.num[i] = this.num[i] * (den / this.den[i]) + num;
      this.den[i] = den;
    } else if (den < this.den[i] && this.den[i] % den === 0n) {
      this.num[i] += num * (this.den[i] / den);
    } else {
      const sum = plus({ num: this.num[i], den: this.den[i] }, { num, den });
      this.num[i] = sum.num;
      this.den[i] = sum.den;
    }
  }

  at(i: number): Fraction {
    return { num: this.num[i], den: this.den[i] };
  }
}

/**
 * The odds of ending at each place that leads nowhere, from place 0. `groups` are those of the graph, ends first.
 * @throws NoOdds where some way never ends.
 */
export function oddsOfEnds(ways: readonly (readonly Way[])[], groups: readonly (readonly number[])[]): Fraction[] {
  return inNumbers(ways, groups) ?? inBigNumbers(ways, groups);
}

/** The greatest common divisor of two whole numbers above nought. */
function divisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The same where every amount on the way is a number that is exact by itself, as those of few dice are; null where one is not, or a way leads back. */
function inNumbers(ways: readonly (readonly Way[])[], groups: readonly (readonly number[])[]): Fraction[] | null {
  const num = new Float64Array(ways.length);
  const den = new Float64Array(ways.length).fill(1);
  num[0] = 1;
  for (let k = groups.length - 1; k >= 0; k--) {
    const [i] = groups[k];
    if (groups[k].length > 1) return null;
    if (num[i] === 0 || ways[i].length === 0) continue;
    const lowest = divisor(num[i], den[i]);
    const n = num[i] / lowest;
    for (const { to, weight, total } of ways[i]) {
      if (to === i) return null;
      const d = (den[i] / lowest) * total;
      const share = n * weight;
      if (den[to] === d || num[to] === 0) {
        num[to] += share;
        den[to] = d;
      } else {
        const common = divisor(den[to], d);
        num[to] = num[to] * (d / common) + share * (den[to] / common);
        den[to] *= d / common;
      }
      if (num[to] > Number.MAX_SAFE_INTEGER || den[to] > Number.MAX_SAFE_INTEGER) return null;
    }
  }
  return ways.map((w, i) => (w.length > 0 || num[i] === 0 ? NOUGHT : reduced({ num: BigInt(num[i]), den: BigInt(den[i]) })));
}

function inBigNumbers(ways: readonly (readonly Way[])[], groups: readonly (readonly number[])[]): Fraction[] {
  const there = new Amounts(ways.length);
  there.add(0, 1n, 1n);
  for (let k = groups.length - 1; k >= 0; k--) {
    const group = groups[k];
    const [i] = group;
    if (group.length === 1 && ways[i].every((w) => w.to !== i)) {
      const { num, den } = there.at(i);
      if (num === 0n) continue;
      for (const { to, weight, total } of ways[i]) there.add(to, num * BigInt(weight), den * BigInt(total));
    } else {
      const inside = new Set(group);
      const entries = group.flatMap((x): [number, Fraction][] => (there.at(x).num === 0n ? [] : [[x, there.at(x)]]));
      for (const [to, p] of outOf(ways, inside, new Map(entries))) there.add(to, p.num, p.den);
    }
  }
  return ways.map((w, i) => (w.length > 0 ? NOUGHT : reduced(there.at(i))));
}

function reduced({ num, den }: Fraction): Fraction {
  return fraction(num, den);
}

/** Stands for those who come in from outside. */
const SOURCE = -1;

/**
 * Where those who come into a group by its `entries` leave it: one place of the group after another is taken out, and whoever led to
 * it now leads on to where it led.
 */
function outOf(ways: readonly (readonly Way[])[], inside: ReadonlySet<number>, entries: Map<number, Fraction>): Map<number, Fraction> {
  const rows = new Map<number, Map<number, Fraction>>([[SOURCE, entries]]);
  const into = new Map<number, Set<number>>([...inside].map((i) => [i, new Set<number>()]));
  const add = (from: number, to: number, p: Fraction): void => {
    const row = rows.get(from) as Map<number, Fraction>;
    const before = row.get(to);
    row.set(to, before === undefined ? p : plus(before, p));
    into.get(to)?.add(from);
  };
  for (const to of entries.keys()) into.get(to)?.add(SOURCE);
  for (const i of inside) {
    rows.set(i, new Map());
    for (const { to, weight, total } of ways[i]) add(i, to, fraction(BigInt(weight), BigInt(total)));
  }
  for (const i of inside) {
    const row = rows.get(i) as Map<number, Fraction>;
    const stays = row.get(i) ?? NOUGHT;
    row.delete(i);
    if (stays.num === stays.den) throw new NoOdds(phrase('no-odds-never-ends'));
    const leaves = fraction(stays.den - stays.num, stays.den);
    const share = fraction(leaves.den, leaves.num);
    for (const from of into.get(i) as Set<number>) {
      if (from === i) continue;
      const back = rows.get(from) as Map<number, Fraction>;
      const comes = back.get(i);
      if (comes === undefined) continue;
      back.delete(i);
      const scaled = stays.num === 0n ? comes : times(comes, share);
      for (const [to, p] of row) add(from, to, p === ONE ? scaled : times(scaled, p));
    }
    for (const to of row.keys()) into.get(to)?.delete(i);
    rows.delete(i);
  }
  return rows.get(SOURCE) as Map<number, Fraction>;
}
