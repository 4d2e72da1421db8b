import { notationProperties } from '../../core/testing/notation-properties.testing.ts';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { wowSituations } from './situations.ts';
import { wowSuite } from './suite.testing.ts';

/** A map of another size, and a pet, which takes turns. */
const pet: Situation = {
  map: 'open-3',
  figures: { A: { side: 1, at: '0,0', printed: { className: 'hunter' }, cards: ['K17'] }, X: { side: 2, at: '2,0' } },
  tokens: [{ card: 'K17', of: 'A', at: '1,0', clock: 3 }],
  turn: 'A',
};

// The format that a situation has anyway is the only one that takes any party.
notationProperties(wowSuite, wowSituations, caseOf, [pet], ['situation.format']);
