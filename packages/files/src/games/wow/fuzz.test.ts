/** Broken files by the thousand: a reader gives a value, or says in one line what is wrong, and nothing else ever happens. */
import { dealt, survives } from '../../fuzz.testing.ts';
import { readMatch } from '../../match.ts';
import { writeMatch } from '../../match-written.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { FULL, playedMatch } from './samples.testing.ts';

/** Cards of one's own, beside nothing else. */
const cards = {
  ruling: 'wow:1',
  cases: [{ ...FULL.cases[1], situation: { figures: {}, turn: 'tick', cards: FULL.cases[0].situation.cards } }],
};

/** Without the cards, to which strange values are put by themselves: files this small leave time for many. */
const small = { ...FULL, cases: FULL.cases.map((c) => ({ ...c, situation: { ...c.situation, cards: [] } })) };

survives(
  'readRuling',
  readRuling,
  dealt(FULL, ['figures', 'turn'], 6).map((one) => writeRuling(one)),
  small,
  { of: cards, at: ['cases', 0, 'situation', 'cards'] },
);
survives(
  'readMatch',
  readMatch,
  writeMatch(playedMatch(12), ['person', 'random']),
  JSON.parse(writeMatch(playedMatch(12), ['greedy', 'random'])),
);
