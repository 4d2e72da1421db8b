/**
 * A die as the rules read it: not its faces one by one but their classes, each with the number of faces it has. A ten-sided
 * die that fails on 1-3, succeeds on 4-9 and is a critical success on 10 is three classes of 3, 6 and 1 faces.
 */

import type { OutcomeTable } from './outcomes.ts';

/** A class of faces that the rules treat alike. */
export type FaceClass = {
  readonly name: string;
  /** how many faces it has */
  readonly weight: number;
};

/** A die. Its classes are numbered in the order given. */
export type Die = {
  readonly classes: readonly FaceClass[];
  /** number of faces: the sum of the weights */
  readonly faces: number;
  /** tables this room computes when first asked for, by kind and number of dice; no meaning for anyone else */
  readonly lazy: Record<'triples' | 'attack' | 'hits', (OutcomeTable | undefined)[]>;
};

/**
 * Describes a die. Throws RangeError for no class, for more than 13 classes (what a packed outcome can count), for a
 * weight that is no integer of 0 or more, and for weights that are all 0.
 */
export function die(classes: readonly FaceClass[]): Die {
  if (classes.length < 1 || classes.length > CLASS_LIMIT) {
    throw new RangeError(`a die has 1 to ${CLASS_LIMIT} classes of faces, not ${classes.length}`);
  }
  let faces = 0;
  for (const { name, weight } of classes) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`class ${name} needs an integer number of faces, not ${weight}`);
    }
    faces += weight;
  }
  if (faces < 1 || !Number.isSafeInteger(faces)) throw new RangeError(`a die cannot have ${faces} faces`);
  return {
    classes: classes.map(({ name, weight }) => ({ name, weight })),
    faces,
    lazy: { triples: [], attack: [], hits: [] },
  };
}

/** 13 classes of 4 bits fill the 52 bits that leave a packed outcome a safe integer. */
const CLASS_LIMIT = 13;

/** Numbers of the classes of a die that fails, succeeds or succeeds critically. */
export const FAIL = 0;
export const SUCCESS = 1;
export const CRIT = 2;

/**
 * A die whose classes are, in this order, fail, success and crit. The success class does not count the critical faces,
 * though a critical success is a success too.
 */
export function successDie(fail: number, success: number, crit: number): Die {
  return die([
    { name: 'fail', weight: fail },
    { name: 'success', weight: success },
    { name: 'crit', weight: crit },
  ]);
}
