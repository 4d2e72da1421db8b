/** What a figure could do to another in its next turn is what it does. */
import { threatProperties } from '../../odds/testing/threat-properties.testing.ts';
import { WOW_ODDS } from './odds.ts';
import { wowSuite } from './suite.testing.ts';
import { WOW_THREATS } from './threats.ts';

threatProperties(wowSuite, WOW_ODDS, WOW_THREATS);
