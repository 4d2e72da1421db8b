/** What a figure could do to another in its next turn is what it does. */
import { threatProperties } from '../../odds/testing/threat-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { gloomhavenSuite } from './suite.testing.ts';
import { GLOOMHAVEN_THREATS } from './threats.ts';

threatProperties(gloomhavenSuite, GLOOMHAVEN_ODDS, GLOOMHAVEN_THREATS);
