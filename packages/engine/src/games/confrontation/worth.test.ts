/** What players go by in Confrontation: what a position is worth, what somebody may care for, and how a line is settled at its end. */
import { describe, expect, it } from 'vitest';
import { type AimKey, advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../core/index.ts';
import { confrontation } from './index.ts';
import type { Situation } from './situation.ts';
import { situationMatch } from './situations.ts';
import { ACTED, ACTIVATION, COMBAT, DEPLOYMENT, KILLED, LIGHT, RALLY } from './state.ts';
import type { Conf } from './table.ts';

type Standing = ReturnType<typeof situationMatch>;

/** Two against one, apart from each other, as the first of them acts. */
const BEGUN: Situation = {
  mode: 'skirmish',
  fighters: {
    A1: { side: 1, at: [200, 300] },
    A2: { side: 1, at: [100, 300] },
    B1: { side: 2, at: [500, 300] },
    B2: { side: 2, at: [500, 340] },
  },
  turn: { card: 'A1' },
};
const FIGHT: Situation = { mode: 'combat', fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: ['A1-B1'], combat: 'A1' };

const plain = ({ play }: Standing): number => confrontation.worth(play, 0);
const guided = ({ play }: Standing): number => confrontation.guide?.worth(play, 0) ?? Number.NaN;

/** By how much a change of the position makes something more. */
function adds(change: (g: Conf) => void, told: (m: Standing) => number = plain, from = BEGUN): number {
  const [before, after] = [situationMatch(from), situationMatch(from)];
  change(after.play);
  return told(after) - told(before);
}
const nearer = (g: Conf): void => {
  g.state.figures[0].x += 90;
};
const away = (g: Conf): void => {
  g.state.figures[0].x -= 90;
};

describe('a position', () => {
  it.each<readonly [string, (g: Conf) => void]>([
    ['an enemy hurt', (g) => Object.assign(g.state.figures[2], { wound: LIGHT })],
    ['an enemy killed', (g) => Object.assign(g.state.figures[2], { wound: KILLED, placed: 0 })],
    ['an enemy stunned', (g) => Object.assign(g.state.figures[2], { stunned: 1 })],
    ['an enemy routed', (g) => Object.assign(g.state.figures[2], { routed: 1 })],
    ['a figure nearer to the enemy', nearer],
    ['the match won', (g) => Object.assign(g.state, { over: 1, winner: 0 })],
  ])('is worth more with %s', (_what, change) => {
    expect(adds(change)).toBeGreaterThan(0);
  });

  it('is worth more the nearer one stands to the middle while figures are placed', () => {
    const deploying = (g: Conf): void => {
      g.state.phase = DEPLOYMENT;
      g.state.figures[0].y = g.table.deep / 2;
    };
    const at = (x: number): number =>
      adds((g) => {
        deploying(g);
        g.state.figures[0].x = x;
      });
    const middle = situationMatch(BEGUN).table.wide / 2;
    expect(at(middle)).toBeGreaterThan(at(middle - 200));
    expect(at(middle - 200)).toBeGreaterThan(at(middle - 400));
  });

  it('is worth more with a die in attack or in defence', () => {
    for (const die of ['attack', 'defence'] as const) {
      const own = adds((g) => g.state.figures[0][die]++, plain, FIGHT);
      const other = adds((g) => g.state.figures[1][die]++, plain, FIGHT);
      expect([own > 0, other < 0]).toEqual([true, true]);
    }
  });

  it('is worth more to those who look ahead the nearer they are to the enemy, whatever phase it is', () => {
    const later = (change: (g: Conf) => void) => (g: Conf) => {
      g.state.phase = COMBAT;
      change(g);
    };
    expect(adds(later(nearer), guided)).toBeGreaterThan(adds(later(away), guided));
  });
});

describe('what somebody may care for', () => {
  const aim = (key: AimKey) => (m: Standing) => confrontation.aims?.find((a) => a.key === key)?.of(m.play, 0) ?? Number.NaN;
  it.each<readonly [AimKey, string, (g: Conf) => void, (g: Conf) => void]>([
    ['own', 'an own figure unhurt', () => {}, (g) => Object.assign(g.state.figures[0], { wound: LIGHT })],
    ['harm', 'an enemy hurt', (g) => Object.assign(g.state.figures[2], { wound: LIGHT }), () => {}],
    ['near', 'a step to the enemy', nearer, away],
  ])('%s: more for %s', (key, _what, good, bad) => {
    expect(adds(good, aim(key))).toBeGreaterThan(adds(bad, aim(key)));
  });
});

describe('a line that ends in an activation', () => {
  it('is settled: nobody acts any more, the fights that stand are fought, and the round goes no further', () => {
    const { guide } = confrontation;
    const g = situationMatch({ ...BEGUN, contacts: ['A2-B1'] }).play;
    const random = seeded(4);
    /** Answers by lot until the clock is where it is to stop; what was asked on the way. */
    const onward = (stop: () => boolean): Set<number> => {
      const phases = new Set<number>();
      for (let kind = advance(g, confrontation.book); kind !== 'over' && !stop(); kind = advance(g, confrontation.book)) {
        const { d } = g.state.stack[g.state.stack.length - 1];
        if (kind === 'chance') {
          const outcomes = chanceOn(g, confrontation.book).outcomes(g, d);
          if (outcomes !== null) fall(g, confrontation.book, sample(outcomes, random), null);
          continue;
        }
        phases.add(g.state.phase);
        const codes: number[] = [];
        decisionOn(g, confrontation.book).options(g, d, codes);
        take(g, confrontation.book, codes[random.below(codes.length)]);
      }
      return phases;
    };
    expect(g.state.phase).toBe(ACTIVATION);
    const [lone] = g.state.figures;
    const place = [lone.x, lone.y];
    const until = guide?.settling?.until(g) ?? 0;
    const { round } = g.state;
    guide?.settling?.begin(g);
    expect(g.state.hands.flatMap((h) => [...h.pile, ...h.reserve])).toEqual([]);
    expect(g.state.figures.every((f) => f.acted === ACTED)).toBe(true);
    const phases = onward(() => (guide?.clock(g) ?? 0) >= until);
    expect([...phases]).toEqual([COMBAT]);
    // Whoever was in no fight stands where it stood, and the next round has not begun to be played.
    expect([lone.x, lone.y]).toEqual(place);
    expect(g.state.round > round || g.state.phase >= RALLY).toBe(true);
    expect(g.state.figures.filter((f) => f.acted === ACTED)).toHaveLength(g.state.round > round ? 0 : g.state.figures.length);
  });

  it('goes two figures on; six answers are searched there, after four glances', () => {
    const { play } = situationMatch(BEGUN);
    const { guide } = confrontation;
    expect((guide?.until(play) ?? 0) - (guide?.clock(play) ?? 0)).toBe(2);
    expect(guide?.sieve).toEqual({ kept: 6, glances: 4 });
  });
});
