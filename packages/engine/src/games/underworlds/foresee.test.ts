/** What an answer may come to is what it comes to. */
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { underworldsSuite } from './suite.testing.ts';

foreseeProperties(underworldsSuite, UNDERWORLDS_ODDS);
