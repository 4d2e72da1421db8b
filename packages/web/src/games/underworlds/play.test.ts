/** What the worker needs of the game beyond its rules. */
import { Match, type RulingCase, seeded } from '@escarmouche/engine/core';
import { DECKS, type Setup, underworlds } from '@escarmouche/engine/underworlds';
import { readRuling } from '@escarmouche/files';
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../worker/game.ts';
import { rulingText } from '../../worker/reading.ts';
import { Walk } from '../../worker/walk.ts';
import { play } from './play.ts';

const seat = { warband: 'garreks-reavers', deck: DECKS.find((d) => d.warband === 'garreks-reavers')?.id ?? '' } as const;
const setup: Setup = { seats: [seat, seat], field: { boards: ['empty-market', 'ash-court'], turned: [false, false], offset: 0 } };

test('a position is copied as a ruling that can be read, and that leads to the position', () => {
  const match = new Match(underworlds, setup) as AnyMatch;
  const random = seeded(2);
  for (let n = 0; n < 90; n++) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take(match.options()[random.below(match.options().length)].id);
    if (n % 15 !== 14) continue;
    const found = play.caseOf(match);
    if (found === null) throw new Error('no position');
    const { cases } = readRuling(rulingText(play, found), 'ruling.yaml') as { cases: readonly RulingCase<unknown>[] };
    const walk = Walk.ofCase(play, cases[0]);
    const { snapshot } = walk.step(walk.info().answers, 0);
    expect(snapshot.node.kind, `after ${n} answers`).toBe(match.nodeKind);
  }
});
