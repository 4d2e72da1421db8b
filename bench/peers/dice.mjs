/**
 * The same questions about dice, answered exactly by this project's tables of outcomes and by @yipe/dice, the dice-probability package of the
 * registry that answers most of them. Each answer is a map from a number to its chance; both begin anew each time and keep nothing from before.
 */

import { coarser, countOf, countTable, die, outcomeTable, successDie, successTable } from '@escarmouche/engine/dice';
import { PMF } from '@yipe/dice';
import { builderPMFCache, roll } from '@yipe/dice/builder';

const facesTo = (n) => Array.from({ length: n }, (_, k) => k + 1);
const plus = (a, b) => a + b;
/** Two rolls together. */
const both = (a, b, read = plus) =>
  outcomeTable([...a.codes].flatMap((x, i) => [...b.codes].map((y, k) => [read(x, y), a.weights[i] * b.weights[k]])));
/** The sum of so many dice with these faces, by the ways to each. */
function summedUp(n, faces, waysTo = () => 1) {
  const one = outcomeTable(facesTo(faces).map((face) => [face, waysTo(face)]));
  return Array.from({ length: n }, () => one).reduce((a, b) => both(a, b));
}
/** The sum of the highest dice of a pool: what each of them shows is counted, and then read. */
function highestKept(n, faces, kept) {
  const pool = countTable(die(facesTo(faces).map((face) => ({ name: String(face), weight: 1 }))), n);
  return coarser(pool, (code) => {
    const highest = facesTo(faces).flatMap((face) => Array(countOf(code, face - 1)).fill(face));
    return highest.slice(-kept).reduce(plus);
  });
}
const chancesOf = ({ codes, weights, total }) => new Map([...codes].map((code, k) => [code, weights[k] / total]));

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
const massOf = (pmf) => new Map([...pmf.map].map(([value, bin]) => [value, bin.p]));

/** What is asked, in both manners. */
export const QUESTIONS = [
  { name: 'the sum of 10 d6', ours: () => chancesOf(summedUp(10, 6)), theirs: () => massOf(roll(10, 6).toPMF()) },
  {
    name: 'successes of 12 d10 that succeed on 4 and above',
    ours: () => chancesOf(successTable(successDie(3, 6, 1), 12)),
    theirs: () => massOf(successes(12)),
  },
  ...[4, 9].map((n) => ({
    name: `${n} d6, the highest 3 kept`,
    ours: () => chancesOf(highestKept(n, 6, 3)),
    theirs: () => massOf(roll(1, 6).keepHighest(n, 3).toPMF()),
  })),
  {
    name: '6 d6, a 1 or 2 rolled again once',
    // Of 36 ways a face that is not rolled again has the 6 of the first roll, and each face the 2 that a second roll brings.
    ours: () => chancesOf(summedUp(6, 6, (face) => (face > 2 ? 8 : 2))),
    theirs: () => massOf(roll(6, 6).reroll(2).toPMF()),
  },
  {
    name: '4 d6 and 3 d10 together',
    ours: () => chancesOf(both(summedUp(4, 6), summedUp(3, 10))),
    theirs: () => massOf(roll(4, 6).plus(roll(3, 10)).toPMF()),
  },
  {
    name: 'damage of 8 attack dice against 5 of defence',
    ours: () => {
      const die10 = successDie(3, 6, 1);
      return chancesOf(both(successTable(die10, 8), successTable(die10, 5), (hits, blocks) => Math.max(0, hits - blocks)));
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
