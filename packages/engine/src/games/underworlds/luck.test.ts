/** Luck is what came against what was to be expected. */
import { luckProperties } from '../../odds/testing/luck-properties.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { underworldsSuite } from './suite.testing.ts';

luckProperties(underworldsSuite, UNDERWORLDS_ODDS, 2);
