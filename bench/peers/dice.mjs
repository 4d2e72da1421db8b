/**
 * The same questions about dice, answered exactly by this project's dice and by @yipe/dice, the dice-probability package of the registry that
 * answers most of them. Each answer is a map from a number to its chance; both begin anew each time and keep nothing from before.
 */

import { convolve, distribution, distributionOf, highestKept, successDie, successTable } from '@escarmouche/engine/dice';
import { PMF } from '@yipe/dice';
import { builderPMFCache, roll } from '@yipe/dice/builder';

const d6 = () => distribution([1, 2, 3, 4, 5, 6].map((face) => [face, 1]));
const times = (n, one) => Array.from({ length: n }, () => one).reduce((a, b) => convolve(a, b));
/** One die whose low faces are rolled again once: what it shows in the end. */
function again(low) {
  const faces = [1, 2, 3, 4, 5, 6];
  return distribution(faces.flatMap((a) => (a > low ? [[a, 6]] : faces.map((b) => [b, 1]))));
}

/** The builder has a class of its own for its answers, with what that keeps. */
const BuilderPMF = roll(1, 6).toPMF().constructor;
const successes = (n) =>
  PMF.convolveMany(
    Array.from({ length: n }, () =>
      PMF.fromMap(
        new Map([
          [0, 0.3],
          [1, 0.7],
        ]),
      ),
    ),
  );
const chancesOf = ({ outcomes, total }) => new Map(outcomes.map(({ value, weight }) => [value, Number(weight) / Number(total)]));
const massOf = (pmf) => new Map([...pmf.map].map(([value, bin]) => [value, bin.p]));

/** What is asked, in both manners. */
export const QUESTIONS = [
  { name: 'the sum of 10 d6', ours: () => chancesOf(times(10, d6())), theirs: () => massOf(roll(10, 6).toPMF()) },
  {
    name: 'successes of 12 d10 that succeed on 4 and above',
    ours: () => chancesOf(distributionOf(successTable(successDie(3, 6, 1), 12), (n) => n)),
    theirs: () => massOf(successes(12)),
  },
  {
    name: '4 d6, the highest 3 kept',
    ours: () => chancesOf(highestKept(4, 6, 3)),
    theirs: () => massOf(roll(1, 6).keepHighest(4, 3).toPMF()),
  },
  {
    name: '9 d6, the highest 3 kept',
    ours: () => chancesOf(highestKept(9, 6, 3)),
    theirs: () => massOf(roll(1, 6).keepHighest(9, 3).toPMF()),
  },
  {
    name: '6 d6, a 1 or 2 rolled again once',
    ours: () => chancesOf(times(6, again(2))),
    theirs: () => massOf(roll(6, 6).reroll(2).toPMF()),
  },
  {
    name: '4 d6 and 3 d10 together',
    ours: () => chancesOf(convolve(times(4, d6()), times(3, distribution([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => [face, 1]))))),
    theirs: () => massOf(roll(4, 6).plus(roll(3, 10)).toPMF()),
  },
  {
    name: 'damage of 8 attack dice against 5 of defence',
    ours: () => {
      const die10 = successDie(3, 6, 1);
      const count = (n) => distributionOf(successTable(die10, n), (k) => k);
      return chancesOf(convolve(count(8), count(5), (hits, blocks) => Math.max(0, hits - blocks)));
    },
    theirs: () => {
      const blocks = new Map([...massOf(successes(5))].map(([n, p]) => [-n, p]));
      const damage = new Map();
      for (const [n, p] of massOf(successes(8).convolve(PMF.fromMap(blocks))))
        damage.set(Math.max(0, n), (damage.get(Math.max(0, n)) ?? 0) + p);
      return damage;
    },
  },
];

/** Forgets what the other package keeps. */
export function forget() {
  PMF.clearCache();
  builderPMFCache.clear();
  BuilderPMF.clearCache();
}

/** Whether two answers are the same to twelve digits; what the other leaves out is less likely than that. */
export function agree(a, b) {
  return [...new Set([...a.keys(), ...b.keys()])].every((n) => Math.abs((a.get(n) ?? 0) - (b.get(n) ?? 0)) < 1e-12);
}

/** An answer as a number, for the checksum. */
export function summed(sum, answer) {
  for (const [n, p] of [...answer].sort(([a], [b]) => a - b)) sum = (Math.imul(sum, 31) + n * 1009 + Math.round(p * 1e9)) >>> 0;
  return sum;
}
