import { legalityProperties, oddsProperties, recordProperties, secrecyProperties } from '../../core/testing/properties.testing.ts';
import { underworldsSuite } from './suite.testing.ts';

// The properties of states, over every node of every game, have a file of their own: the two run beside one another.
recordProperties(underworldsSuite);
legalityProperties(underworldsSuite);
secrecyProperties(underworldsSuite);
oddsProperties(underworldsSuite);
