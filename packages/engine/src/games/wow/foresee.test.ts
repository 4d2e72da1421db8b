/** What an answer may come to is what it comes to. */
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { WOW_ODDS } from './odds.ts';
import { wowSuite } from './suite.testing.ts';

foreseeProperties(wowSuite, WOW_ODDS);
