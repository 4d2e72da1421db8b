/** Random numbers for drivers. Rules never see this: they name outcomes, a driver picks one. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { OutcomeTable } from './types.ts';

/** A source of integers. */
export interface Random {
  /** An integer from 0 to `n - 1`, each as likely; `n` from 1 to 2^53 - 1. */
  below(n: number): number;
}

const HALF = 0x4000_0000;

/** A generator that gives the same numbers for the same seed on every machine (xoroshiro128+). */
export function seeded(seed: number): Random {
  const gen = xoroshiro128plus(seed | 0);
  // The generator's first numbers follow its seed too closely.
  for (let i = 0; i < 16; i++) gen.next();
  return {
    below(n) {
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
      return uniformInt(gen, 0, n - 1);
    },
  };
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
  const cumulative = weights.map((w) => {
    total += w;
    return total;
  });
  return { codes, weights, cumulative, total };
}
