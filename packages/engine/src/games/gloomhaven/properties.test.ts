import { gameProperties } from '../../core/testing/properties.testing.ts';
import { oddsProperties } from '../../odds/testing/odds-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { gloomhavenSuite } from './suite.testing.ts';

gameProperties(gloomhavenSuite);
oddsProperties(gloomhavenSuite, GLOOMHAVEN_ODDS);
