/** Broken files by the thousand, of Underworlds. */
import { dealt, survives } from '../../fuzz.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { FULL, playedMatch, SETUP } from './samples.testing.ts';

const match = writeMatch(playedMatch(12), ['person', 'random']);
const bare = { ...JSON.parse(match), setup: SETUP, entries: [] };

survives(
  'readRuling',
  readRuling,
  dealt(FULL, ['sides'], 3).map((one) => writeRuling(one)),
  FULL,
);
survives('readMatch', readMatch, match, bare);
