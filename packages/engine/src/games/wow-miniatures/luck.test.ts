/** Luck is what came against what was to be expected. */
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { WOW_ODDS } from './odds.ts';
import { wowSuite } from './suite.testing.ts';

luckProperties(wowSuite, WOW_ODDS, 2);
