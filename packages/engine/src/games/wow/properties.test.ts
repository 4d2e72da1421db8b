import { legalityProperties, recordProperties, secrecyProperties } from '../../core/testing/properties.testing.ts';
import { oddsProperties } from '../../odds/testing/odds-properties.testing.ts';
import { WOW_ODDS } from './odds.ts';
import { wowSuite } from './suite.testing.ts';

// The properties of states, over every node of every game, have a file of their own: the two run beside one another.
recordProperties(wowSuite);
legalityProperties(wowSuite);
secrecyProperties(wowSuite);
oddsProperties(wowSuite, WOW_ODDS);
