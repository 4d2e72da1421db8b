/** Broken files by the thousand, of Gloomhaven and of its monsters' turns. */
import { dealt, survives } from '../../fuzz.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { readMonsterTurns } from './monster-turns.ts';
import { FULL, playedMatch, SETUP } from './samples.files.testing.ts';
import { TURNS, TURNS_TEXT } from './samples.testing.ts';

const match = writeMatch(playedMatch(12), ['person', 'random']);

survives('readMonsterTurns', readMonsterTurns, TURNS_TEXT, TURNS);
survives(
  'readRuling',
  readRuling,
  dealt(FULL, ['characters'], 4).map((one) => writeRuling(one)),
  FULL,
);
survives('readMatch', readMatch, match, { ...JSON.parse(match), setup: SETUP, entries: [] });
