/** F1: the outcomes of several six-sided dice of which one is kept, and of the two dice of a wound roll. */
import { type OutcomeTable, outcomeTable } from '../../../dice/index.ts';

const SIDES = 6;
/** A figure in a combat with 29 others has 30 dice and more; 40 leaves room for skills. */
const MOST = 40;
/** Dice of one test that are rolled; see `bestOf`. */
export const MOST_ROLLED = 19;

const FACE_BITS = 3;
const FACE_MASK = 2 ** FACE_BITS - 1;

/** The face that is kept of an outcome. */
export const faceOf = (code: number): number => code & FACE_MASK;
/** How many dice show that face, where it may be rolled again. */
export const showing = (code: number): number => code >>> FACE_BITS;

/** Packs an outcome: the best face, and the number of dice that show it where it may be rolled again. */
export const keptCode = (face: number, dice: number): number => face | (dice << FACE_BITS);

const made: (OutcomeTable | undefined)[] = [];

function power(n: number, k: number): number {
  let p = 1;
  for (let i = 0; i < k; i++) p *= n;
  return p;
}

function choose(n: number, k: number): number {
  let c = 1;
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
  return Math.round(c);
}

/**
 * The best of `n` dice, and for faces from `from` up how many show it (6: only sixes may be rolled again; 5: fives too).
 * Weights are exact below 2^53, which more dice would soon pass: `MOST_ROLLED` are rolled at most. Nineteen dice miss a 6
 * three times in a hundred, so that it takes a very large melee to notice.
 * @throws RangeError for no die, or for more than anybody can have.
 */
export function bestOf(n: number, from: number): OutcomeTable {
  if (n < 1 || n > MOST) throw new RangeError(`a test takes 1 to ${MOST} dice, not ${n}`);
  const dice = Math.min(n, MOST_ROLLED);
  const at = dice * 2 + (from === 5 ? 1 : 0);
  const known = made[at];
  if (known !== undefined) return known;
  const entries: [code: number, weight: number][] = [];
  for (let face = 1; face <= SIDES; face++) {
    if (face < from) {
      entries.push([keptCode(face, 0), power(face, dice) - power(face - 1, dice)]);
      continue;
    }
    for (let k = 1; k <= dice; k++) entries.push([keptCode(face, k), choose(dice, k) * power(face - 1, dice - k)]);
  }
  const table = outcomeTable(entries);
  made[at] = table;
  return table;
}

/** The lower one of the two dice of a wound roll (II-B-1). */
export const lowerOf = (code: number): number => code & FACE_MASK;
/** The higher one of the two dice of a wound roll. */
export const higherOf = (code: number): number => code >>> FACE_BITS;

/** Packs a wound roll. */
export const woundCode = (low: number, high: number): number => low | (high << FACE_BITS);

const pairs: [code: number, weight: number][] = [];
for (let low = 1; low <= SIDES; low++) {
  for (let high = low; high <= SIDES; high++) pairs.push([woundCode(low, high), low === high ? 1 : 2]);
}

/** The 21 outcomes of two dice. */
export const WOUND_DICE: OutcomeTable = outcomeTable(pairs);

/** One plain die. */
export const ONE_DIE: OutcomeTable = outcomeTable([1, 2, 3, 4, 5, 6].map((face) => [face, 1] as const));
