/** Luck is what came against what was to be expected. */
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { gloomhavenSuite } from './suite.testing.ts';

luckProperties(gloomhavenSuite, GLOOMHAVEN_ODDS, 2);
