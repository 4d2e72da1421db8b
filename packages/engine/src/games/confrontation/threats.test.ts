/** What a figure could do to another in its next turn is what it does. */
import { threatProperties } from '../../odds/testing/threat-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { confrontationSuite } from './suite.testing.ts';
import { CONFRONTATION_THREATS } from './threats.ts';

threatProperties(confrontationSuite, CONFRONTATION_ODDS, CONFRONTATION_THREATS);
