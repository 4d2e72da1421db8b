import { notationProperties } from '../../core/testing/notation-properties.testing.ts';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { confrontationSituations } from './situations.ts';
import { confrontationSuite } from './suite.testing.ts';

/** A card of a skirmish being played. */
const skirmish: Situation = {
  mode: 'skirmish',
  fighters: {
    A1: { side: 1, at: [100, 100], role: 'magician', memory: { acted: 1 } },
    A2: { is: 'royal-guard', side: 1, at: [160, 100], perCard: 1 },
    B1: { side: 2, at: [300, 300], skills: [] },
  },
  tactics: [1, 2],
  turn: { card: 'A2' },
};

notationProperties(confrontationSuite, confrontationSituations, caseOf, [skirmish]);
