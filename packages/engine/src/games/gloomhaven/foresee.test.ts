/** What an answer may come to is what it comes to. */
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { gloomhavenSuite } from './suite.testing.ts';

foreseeProperties(gloomhavenSuite, GLOOMHAVEN_ODDS);
