/** Luck is what came against what was to be expected. */
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { confrontationSuite } from './suite.testing.ts';

luckProperties(confrontationSuite, CONFRONTATION_ODDS, 2);
