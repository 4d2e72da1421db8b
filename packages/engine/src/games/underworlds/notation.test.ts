import { notationProperties } from '../../core/testing/notation-properties.testing.ts';
import type { Situation } from './situation.ts';
import { caseOf } from './situation-writing.ts';
import { underworldsSituations } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';

const ready: Situation = {
  sides: [
    { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
    { warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' },
  ],
  legalDecks: true,
  at: 'start',
};

notationProperties(underworldsSuite, underworldsSituations, caseOf, [ready]);
