/** Random numbers for drivers. Rules never see this: they name outcomes, a driver picks one. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { chachaBlock } from './chacha.ts';
import type { OutcomeTable } from './types.ts';

/** A source of integers. */
export interface Random {
  /** An integer from 0 to `n - 1`, each as likely; `n` from 1 to 2^53 - 1. */
  below(n: number): number;
}

/** A source that others can be parted from. */
export interface Seeded extends Random {
  /**
   * A source of its own, the same for the same seed and number. It takes nothing from this one, and whoever knows every number of it,
   * and with them its whole state, still knows nothing of this one or of its other parts, short of trying all seeds.
   */
  stream(n: number): Seeded;
}

const HALF = 0x4000_0000;

function source(gen: { next(): number }, key: readonly number[]): Seeded {
  return Object.freeze({
    below(n: number): number {
      if (n <= 1) return 0;
      if (n <= HALF) {
        // Rejection on 31 bits: exact, and without the distribution's set-up for small ranges. A number counts where the whole
        // run of n that it lies in fits below 2^31. Weights come from tables of fractions: as an integer for certain, n divides
        // without them.
        const m = n | 0;
        for (;;) {
          const x = gen.next() >>> 1;
          const r = x % m;
          if (x - r <= 0x7fff_ffff - (m - 1)) return r;
        }
      }
      return uniformInt(gen as Parameters<typeof uniformInt>[0], 0, n - 1);
    },
    stream(n: number): Seeded {
      const block = chachaBlock(key, n, PARTED);
      return source(begun(block), block.slice(8));
    },
  });
}

/** Nonces by which blocks of parted sources, of a whole one, and those that take in the letters of a seed (2, in `keyOf`) are never the same. */
const PARTED = [1, 0, 0] as const;
const WHOLE = [3, 0, 0] as const;

/** A generator whose state is the beginning of a block. */
function begun(block: readonly number[]): { next(): number } {
  return xoroshiro128plusFromState([block[0], block[1], block[2], block[3]]);
}

/** The key of a seed: a number's two halves as they are, a text by its letters, sixteen at a time. */
function keyOf(seed: number | string): readonly number[] {
  if (typeof seed === 'number') return [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0, 0, 0, 0, 0, 0];
  let key = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at === 0 || at < seed.length; at += 16) {
    const words = [...key];
    for (let i = at; i < Math.min(at + 16, seed.length); i++) words[(i - at) >> 1] ^= seed.charCodeAt(i) << (16 * (i & 1));
    key = chachaBlock(words, at, [2, seed.length, 0]).slice(0, 8);
  }
  return key;
}

/**
 * A source that gives the same numbers for the same seed on every machine (xoroshiro128+). A number counts by its lowest 32 bits, though its
 * parted sources count all of a safe integer; a text counts by every letter.
 */
export function seeded(seed: number | string): Seeded {
  const key = keyOf(seed);
  if (typeof seed === 'string') return source(begun(chachaBlock(key, 0, WHOLE)), key);
  const gen = xoroshiro128plus(seed | 0);
  // The generator's first numbers follow its seed too closely.
  for (let i = 0; i < 16; i++) gen.next();
  return source(gen, key);
}

/** Picks one outcome of a chance by its weight. */
export function sample(table: OutcomeTable, random: Random): number {
  const u = random.below(table.total);
  const cumulative = table.cumulative;
  let i = 0;
  while (cumulative[i] <= u) i++;
  return table.codes[i];
}

/** A table of outcomes with the weights given, in that order. */
export function outcomesOf(codes: readonly number[], weights: readonly number[]): OutcomeTable {
  let total = 0;
  const cumulative: number[] = [];
  for (let i = 0; i < weights.length; i++) {
    total += weights[i];
    cumulative.push(total);
  }
  return { codes, weights, cumulative, total };
}
