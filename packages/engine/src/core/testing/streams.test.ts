/** What a bot draws tells nothing of the dice. */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../running/asking.ts';
import { playOut } from '../running/drivers.ts';
import { hashOf } from '../running/plain.ts';
import { type Random, seeded } from '../running/random.ts';
import { type DuelSetup, toy } from './toy.testing.ts';

/** The 128 bits of a xoroshiro128+ state, each as the set of bits of the first state that it is the sum of. */
type Linear = readonly bigint[];

const WORDS = 32;

/** One step of xoroshiro128+, on bits told as sums: words s01, s00, s11, s10 in this order, lowest bit first. */
function stepped(s: Linear): Linear {
  const word = (n: number): Linear => s.slice(n * WORDS, (n + 1) * WORDS);
  const [s01, s00, s11, s10] = [word(0), word(1), word(2), word(3)];
  const left = (w: Linear, by: number): Linear => w.map((_, i) => (i < by ? 0n : w[i - by]));
  const right = (w: Linear, by: number): Linear => w.map((_, i) => (i + by < WORDS ? w[i + by] : 0n));
  const sum = (...ws: readonly Linear[]): Linear => ws[0].map((_, i) => ws.reduce((x, w) => x ^ w[i], 0n));
  const a0 = sum(s10, s00);
  const a1 = sum(s11, s01);
  return [
    ...sum(left(s01, 24), right(s00, 8), a1, left(a1, 16), right(a0, 16)),
    ...sum(left(s00, 24), right(s01, 8), a0, left(a0, 16)),
    ...sum(left(a0, 5), right(a1, 27)),
    ...sum(left(a1, 5), right(a0, 27)),
  ];
}

/** Numbers whose lowest bit is the lowest of what the generator gives: a linear sum of its state. */
const FULL = 2 ** 32;

/** The state that a source was in before these draws of `below(FULL)`, by elimination; null where they fit none. */
function recovered(draws: readonly number[]): bigint | null {
  let s: Linear = Array.from({ length: 4 * WORDS }, (_, i) => 1n << BigInt(i));
  const known = 1n << BigInt(4 * WORDS);
  const rows: bigint[] = [];
  for (const x of draws) {
    // The sum of two words has as lowest bit the sum of their lowest bits.
    let row = s[WORDS] ^ s[3 * WORDS] ^ (x % 2 === 1 ? known : 0n);
    for (const r of rows) if ((row & (r & -r)) !== 0n) row ^= r;
    if (row === known) return null;
    if (row !== 0n) {
      const lowest = row & -row;
      for (const [i, r] of rows.entries()) if ((r & lowest) !== 0n) rows[i] = r ^ row;
      rows.push(row);
    }
    s = stepped(s);
  }
  let state = 0n;
  for (const r of rows) if ((r & known) !== 0n) state |= r & -r;
  return state;
}

/** What comes out of a state from then on, whole words. */
function foretold(state: bigint, many: number): number[] {
  const word = (n: number): number => Number(BigInt.asUintN(32, state >> BigInt(n * WORDS)));
  let [s01, s00, s11, s10] = [word(0), word(1), word(2), word(3)];
  return Array.from({ length: many }, () => {
    const out = (s00 + s10) >>> 0;
    const a0 = s10 ^ s00;
    const a1 = s11 ^ s01;
    [s00, s01] = [(s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16), (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16))];
    [s10, s11] = [(a1 << 5) ^ (a0 >>> 27), (a0 << 5) ^ (a1 >>> 27)];
    return out;
  });
}

const DRAWS = 200;
const drawn = (random: Random, many: number, n: number): number[] => Array.from({ length: many }, () => random.below(n));

describe('who knows all that a bot draws', () => {
  it('knows the whole state of that source: the attack is a real one', () => {
    const own = seeded(11).stream(0);
    const state = recovered(drawn(own, DRAWS, FULL));
    expect(state).not.toBeNull();
    const after = foretold(state ?? 0n, DRAWS + 60).slice(DRAWS);
    // `below` of small numbers leaves out the lowest bit.
    expect(drawn(own, 60, 10)).toEqual(after.map((x) => (x >>> 1) % 10));
  });

  it.each([11, 'a word'])('knows nothing of the dice, nor of another bot (seed %s)', (seed) => {
    const random = seeded(seed);
    const state = recovered(drawn(random.stream(0), DRAWS, FULL)) ?? 0n;
    const out = foretold(state, 5000).map((x) => (x >>> 1) % 10);
    const line = out.join('');
    for (const other of [random, random.stream(1), random.stream(0).stream(0), seeded(seed)]) {
      const dice = drawn(other, 400, 10);
      for (let at = 0; at + 12 <= dice.length; at += 12) expect(line).not.toContain(dice.slice(at, at + 12).join(''));
      const hits = dice.filter((x, i) => x === out[DRAWS + i]).length;
      expect(hits).toBeLessThan(80);
    }
  });

  it('has the same source for the same seed and number, and another for any other', () => {
    const line = (random: Random): string => drawn(random, 20, 1000).join(' ');
    expect(line(seeded(5).stream(1))).toBe(line(seeded(5).stream(1)));
    expect(line(seeded('five').stream(1))).toBe(line(seeded('five').stream(1)));
    const other = [5, 6, 5 + 2 ** 32, '5', '55', 'fivefivefivefivefive', 'fivefivefivefivefivf', ''].flatMap((seed) => [
      line(seeded(seed).stream(0)),
      line(seeded(seed).stream(1)),
      line(seeded(seed).stream(1).stream(0)),
    ]);
    expect(new Set(other).size).toBe(other.length);
  });

  it('draws without moving the dice', () => {
    const setup: DuelSetup = { health: 6, hands: [[], []] };
    const ends = [0, 1, 300].map((idle) => {
      const bot: Bot = {
        id: 'drawing',
        choose({ codes, random }) {
          for (let i = 0; i < idle; i++) random.below(7);
          return codes[0];
        },
      };
      const table = toy.tables(setup);
      const g = { table, state: toy.begin(table), log: null };
      playOut(toy, g, [bot, bot], seeded(4));
      return hashOf(g.state);
    });
    expect(new Set(ends).size).toBe(1);
  });
});
