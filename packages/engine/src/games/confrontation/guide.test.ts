/** How far lines of play go: several combats, so that what is left to fight for counts in the present one. */
import { describe, expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../core/index.ts';
import { confrontationGuide } from './guide.ts';
import { confrontation, readySetup } from './index.ts';
import { COMBAT } from './state.ts';

describe('a line that begins in a combat phase', () => {
  it('ends three combats on, or with the phase', () => {
    const four = ['royal-guard', 'royal-guard', 'paladin-of-alahan', 'paladin-of-alahan'];
    const profiles = [...four, ...four];
    const table = confrontation.tables(readySetup('combat', [profiles, profiles]));
    const g = { table, state: confrontation.begin(table), log: null };
    const random = seeded(3);
    const ends: number[] = [];
    let until = -1;
    let begun = 0;
    const done = (): number => g.state.combats.filter((c) => c.done === 1).length;
    for (let kind = advance(g, confrontation.book); kind !== 'over'; kind = advance(g, confrontation.book)) {
      const { d } = g.state.stack[g.state.stack.length - 1];
      if (until >= 0 && confrontationGuide.clock(g) >= until) {
        ends.push(done() - begun);
        until = -1;
      }
      if (kind === 'chance') {
        const outcomes = chanceOn(g, confrontation.book).outcomes(g, d);
        if (outcomes !== null) fall(g, confrontation.book, sample(outcomes, random), null);
        continue;
      }
      if (until < 0 && g.state.phase === COMBAT) {
        until = confrontationGuide.until(g);
        begun = done();
      }
      const codes: number[] = [];
      decisionOn(g, confrontation.book).options(g, d, codes);
      take(g, confrontation.book, codes[random.below(codes.length)]);
    }
    // Eight against eight: a line from the first of them is over before the phase is.
    expect(ends[0]).toBe(3);
  });
});
