import { describe, expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../core/index.ts';
import { COSINES, rounded, SINES } from '../../space/index.ts';
import { confrontation } from './game.ts';
import { cardSteps } from './rules/activation.ts';
import { sideBits } from './rules/board.ts';
import { actionOf, CHARGE, ENGAGE, figureOf, MOVE, packed } from './rules/codes.ts';
import type { CardFrame } from './rules/frames.ts';
import { contactPlaces, walkOf } from './rules/moving.ts';
import { confrontationSuite } from './suite.testing.ts';
import type { Conf } from './table.ts';

/** The questions of random matches at which figures of a card act, with what is offered there. */
function* questions(matches: number): Generator<{ g: Conf; d: CardFrame; offered: readonly number[] }> {
  for (let seed = 0; seed < matches; seed++) {
    const table = confrontation.tables(confrontationSuite.setups(seed));
    const g: Conf = { table, state: confrontation.begin(table), log: null };
    const random = seeded(seed);
    for (let n = 0, kind = advance(g, confrontation.book); kind !== 'over' && n < 1500; kind = advance(g, confrontation.book), n++) {
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        const outcomes = chanceOn(g, confrontation.book).outcomes(g, frame.d);
        if (outcomes === null) throw new Error('a chance without outcomes');
        fall(g, confrontation.book, sample(outcomes, random), null);
        continue;
      }
      const offered: number[] = [];
      decisionOn(g, confrontation.book).options(g, frame.d, offered);
      if (frame.seq === cardSteps.id) yield { g, d: frame.d as CardFrame, offered };
      take(g, confrontation.book, offered[random.below(offered.length)]);
    }
  }
}

describe('the actions that are listed', () => {
  it('are those that may be done, each asked about by itself', () => {
    const wrong = new Set<string>();
    const asked = { [CHARGE]: 0, [ENGAGE]: 0, [MOVE]: 0 };
    const barred = { [CHARGE]: 0, [ENGAGE]: 0, [MOVE]: 0 };
    for (const { g, d, offered } of questions(16)) {
      const asks = decisionOn(g, confrontation.book);
      const look = (action: typeof CHARGE | typeof ENGAGE | typeof MOVE, fig: number, on: number, x: number, y: number): void => {
        const code = packed(action, fig, on, x, y);
        const id = asks.id(g, d, code);
        const may = typeof asks.understand?.(g, d, id) === 'number';
        if (may !== offered.includes(code)) wrong.add(`${id}: ${may ? 'missing' : 'offered'}`);
        asked[action]++;
        if (!may) barred[action]++;
      };
      for (const fig of g.table.cards[d.card].figures) {
        const me = g.state.figures[fig];
        if (me.placed === 0) continue;
        const reach = walkOf(g, fig) * 2;
        const listed = offered.some((code) => figureOf(code) === fig && (actionOf(code) === CHARGE || actionOf(code) === ENGAGE));
        for (let b = sideBits(g, 1 - me.side); b !== 0; b &= b - 1) {
          const e = 31 - Math.clz32(b & -b);
          if (g.state.figures[e].level !== me.level) continue;
          // Who has nobody to assault is asked about a place or two.
          const places = contactPlaces(g, fig, e, reach);
          for (const [x, y] of listed ? places : places.slice(0, 2)) {
            look(CHARGE, fig, e, x, y);
            look(ENGAGE, fig, e, x, y);
          }
        }
        for (const far of [reach / 2, reach])
          for (let k = 0; k < COSINES.length; k += 3) {
            const [x, y] = [rounded(me.x + far * COSINES[k]), rounded(me.y + far * SINES[k])];
            if (x > 0 && y > 0 && x < g.table.wide && y < g.table.deep) look(MOVE, fig, fig, x, y);
          }
      }
    }
    expect([...wrong]).toEqual([]);
    for (const action of [CHARGE, ENGAGE, MOVE] as const) {
      expect(asked[action] - barred[action]).toBeGreaterThan(20);
      expect(barred[action]).toBeGreaterThan(20);
    }
  });
});
