import { notationProperties } from '../../core/testing/notation-properties.testing.ts';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { gloomhavenSituations } from './situations.ts';
import { gloomhavenSuite } from './suite.testing.ts';

/** A round that begins: what is kept of the turns before it. */
const begins: Situation = { characters: { brute: { at: [1, 1], moved: 1, dealt: 4 } }, at: 'round' };
/** A turn out of the order of initiative. */
const late: Situation = {
  characters: { brute: { at: [1, 1], initiative: 20 }, scoundrel: { at: [3, 3], initiative: 60 } },
  turn: 'scoundrel',
};

notationProperties(gloomhavenSuite, gloomhavenSituations, caseOf, [begins, late]);
