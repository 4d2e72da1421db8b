import { legalityProperties, recordProperties, secrecyProperties } from '../../core/testing/properties.testing.ts';
import { oddsProperties } from '../../odds/testing/odds-properties.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { confrontationSuite } from './suite.testing.ts';

// The properties of states, over every node of every game, have a file of their own: the two run beside one another.
recordProperties(confrontationSuite);
legalityProperties(confrontationSuite);
secrecyProperties(confrontationSuite);
oddsProperties(confrontationSuite, CONFRONTATION_ODDS);
