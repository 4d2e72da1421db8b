/** Broken files by the thousand: a reader gives a value, or says in one line what is wrong, and nothing else ever happens. */
import fc from 'fast-check';
import { it } from 'vitest';
import { FILES, harmless, places, spoiled, strange, survives } from '../../fuzz.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { FULL, playedMatch } from './samples.testing.ts';

/** Without the cards, which a test of their own tries: files this small leave time for many. */
const small = { ...FULL, cases: FULL.cases.map((c) => ({ ...c, situation: { ...c.situation, cards: [] } })) };

survives('readRuling', readRuling, writeRuling(small), small);
survives(
  'readMatch',
  readMatch,
  writeMatch(playedMatch(12), ['person', 'random']),
  JSON.parse(writeMatch(playedMatch(12), ['greedy', 'random'])),
);

it('strange values in cards of one’s own are survived', { timeout: 30_000 }, () => {
  const whole = JSON.parse(JSON.stringify(FULL.cases[0].situation.cards));
  const file = (cards: unknown): string =>
    JSON.stringify({ ruling: 'wow:1', cases: [{ ...FULL.cases[1], situation: { figures: {}, turn: 'tick', cards } }] });
  fc.assert(
    fc.property(places, strange, (at, s) => harmless(readRuling, file(spoiled(whole, at, s)))),
    { numRuns: Math.ceil(FILES / 4) },
  );
});
