/** What an answer may come to is what it comes to. */
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { confrontationSuite } from './suite.testing.ts';

foreseeProperties(confrontationSuite, CONFRONTATION_ODDS);
