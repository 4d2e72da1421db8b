/** What an answer may come to is what it comes to. */
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { drawSequence } from './rules/frames.ts';
import { gloomhavenSuite } from './suite.testing.ts';

foreseeProperties(gloomhavenSuite, GLOOMHAVEN_ODDS, {
  later: [{ rolls: drawSequence, why: 'the next target of the same attack, or a monster in a turn of its own' }],
});
