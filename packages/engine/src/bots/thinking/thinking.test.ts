/** What is thought of a question, on the smallest game: how long, how good an answer was, what comes next, and why. */
import { describe, expect, it } from 'vitest';
import { type Aim, type AimKey, type Guide, seeded } from '../../core/index.ts';
import { asked, begun, copy, FAR, game, NUMBERS, type Said, type SaidGame, type Saying } from '../said.testing.ts';
import type { PlayerBudget } from '../search/index.ts';
import { askedOf, opinionsOn, verdictOn } from './index.ts';

const LAST = NUMBERS - 1;
const ticking = (): (() => number) => {
  let now = 0;
  return () => now++;
};

describe('thinking', () => {
  /** Worlds that are imagined within a budget, and lines followed. */
  function spent(budget: PlayerBudget): readonly [worlds: number, lines: number] {
    let worlds = 0;
    const imagine: SaidGame['imagine'] = (_t, view, pick) => {
      worlds++;
      return { ...copy(view), coin: pick(2) };
    };
    const { lines } = opinionsOn(game({}, { imagine }), asked(), budget);
    return [worlds, lines];
  }
  /** A world for each line; one says where lines end, eight what is neither good nor bad, and three what is expected after the best. */
  const besides = 1 + 8 + 3;

  it('takes seven tenths of its time for lines, and the rest for reasons', () => {
    const [worlds, lines] = spent({ milliseconds: 40, now: ticking() });
    expect([lines > 24, lines <= 28]).toEqual([true, true]);
    expect(worlds - lines - besides).toBeLessThanOrEqual(40 - 28);
    expect(worlds - lines - besides).toBeGreaterThan(6);
    const [all, some] = spent({ lines: 20 });
    expect([some, all - some - besides]).toEqual([20, 40]);
  });

  it('is given up when somebody says so', () => {
    let asks = 0;
    expect(spent({ lines: 3000, stopped: () => ++asks >= 5 })).toEqual([5 + besides, 5]);
  });

  it('tells chances to win beside how the match stands, or where all play together beside what is usual', () => {
    const calibration = { standing: () => 4, scale: 10 };
    const alone = opinionsOn(game({ calibration }), asked(), { lines: 20 });
    expect([alone.of, alone.best[0].chance > 0.95]).toEqual(['win', true]);
    const shared = opinionsOn(game({ calibration, together: true }), asked(), { lines: 20 });
    expect(shared.of).toBe('outlook');
    expect(shared.best[0].chance).toBeCloseTo(0.5, 10);
    expect(verdictOn(game({ together: true }), asked(), 0, { lines: 20 }).of).toBe('outlook');
  });
});

describe('an answer that was given', () => {
  const cost = (by: number, noise = 0): SaidGame =>
    game({ worth: ({ state }) => (state.said[0] === LAST ? by : 0) + (state.coin === 1 ? noise : -noise) });

  it.each([
    [0.2, 'good'],
    [2, 'doubtful'],
    [7, 'mistake'],
  ] as const)('by %d worse than the best is called %s', (by, grade) => {
    const { best, loss, low, high, ...told } = verdictOn(cost(by), asked(), 0, { lines: 800 });
    expect([told.grade, best.id]).toEqual([grade, String(LAST)]);
    expect([low < loss, loss < high]).toEqual([true, true]);
  });

  it('has cost nothing where it may, by the lines followed, have cost nothing', () => {
    let doubted = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const { grade, loss, low } = verdictOn(cost(2, 12), asked(seed), 0, { lines: 30 });
      if (low > 0) continue;
      expect(['best', 'good']).toContain(grade);
      if (loss >= 0.02) doubted++;
    }
    expect(doubted).toBeGreaterThan(3);
  });

  it('is compared with the best alone', () => {
    const first: number[] = [];
    const worth = ({ state }: Saying): number => {
      first.push(state.said[0]);
      return state.said[0];
    };
    verdictOn(game({ worth }), asked(), 0, { lines: 50 });
    expect(new Set(first).size).toBe(NUMBERS);
    expect(new Set(first.slice(-58))).toEqual(new Set([0, LAST]));
  });
});

describe('what is expected after an answer', () => {
  it('is what most lines went on with, and whose answer that is', () => {
    // The other one says 1, which is bad for the seat, and then the seat 2.
    const worth = ({ state }: Saying): number => (state.said[1] === 1 ? -40 : 0) + (state.said[2] === 2 ? 20 : 0);
    const { best } = opinionsOn(game({ worth }), asked(), { lines: 1500 });
    expect(best[0].after.map(({ seat, id }) => [seat, id])).toEqual([
      [1, '1'],
      [0, '2'],
    ]);
    expect(best[0].after.length).toBeLessThan(FAR);
    expect(opinionsOn(game({ worth }), asked(), { lines: 8 }).best[0].after).toEqual([]);
  });
});

describe('a reason', () => {
  const aim = (key: AimKey, step: number, of: (said: readonly number[]) => number): Aim<null, Said> => ({
    key,
    step,
    of: (g) => of(g.state.said),
  });
  const worth: Guide<null, Said>['worth'] = ({ state }) => 5 * state.said[0];
  const reasons = (...aims: readonly Aim<null, Said>[]) => opinionsOn(game({ worth }, { aims }), asked(), { lines: 100 }).best[0].reasons;

  it('is what an answer brings more, or less, than all of them do', () => {
    expect(reasons(aim('own', 1, (said) => 2 * said[0]))).toEqual([{ key: 'own', by: LAST }]);
    expect(reasons(aim('harm', 1, (said) => -2 * said[0]))).toEqual([{ key: 'harm', by: -LAST }]);
  });

  it('is told where the difference is large and sure, two of them at most, the weightiest first', () => {
    // What somebody says next is chance.
    expect(reasons(aim('own', 0.05, (said) => said[1]))).toEqual([]);
    expect(reasons(aim('own', 10, (said) => said[0]))).toEqual([]);
    const three = reasons(
      aim('own', 2, (said) => said[0]),
      aim('harm', 0.5, (said) => said[0]),
      aim('near', 1, (said) => said[0]),
    );
    expect(three.map((r) => r.key)).toEqual(['harm', 'near']);
  });
});

describe('a question out of a view', () => {
  it('is asked of who is asked there, and of nobody else', () => {
    expect(askedOf(game(), null, 0, begun(), 1).seat).toBe(0);
    expect(() => askedOf(game(), null, 1, begun(), 1)).toThrow('seat 2 is not asked there');
    expect(() => askedOf(game(), null, 0, { ...begun(), stack: [] }, 1)).toThrow('nobody is asked there');
  });

  it('is about tables without their secrets', () => {
    const of = game({}, { openTables: () => 'open' as never });
    expect(askedOf(of, null, 0, begun(), 1).table()).toBe('open');
    expect(askedOf(game(), null, 0, begun(), seeded(1).below(5)).table()).toBeNull();
  });
});
