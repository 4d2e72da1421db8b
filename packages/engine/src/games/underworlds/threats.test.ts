/** What a figure could do to another in its next turn is what it does. */
import { threatProperties } from '../../odds/testing/threat-properties.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { underworldsSuite } from './suite.testing.ts';
import { UNDERWORLDS_THREATS } from './threats.ts';

threatProperties(underworldsSuite, UNDERWORLDS_ODDS, UNDERWORLDS_THREATS);
