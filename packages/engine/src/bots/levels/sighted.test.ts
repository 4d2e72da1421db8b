/** Somebody who sees a part, on the smallest game: what is overlooked, misjudged, looked at, planned and leant towards. */
import { describe, expect, it } from 'vitest';
import { type Aim, type Ask, CLEAR, type Guide, type Leanings, type Sight } from '../../core/index.ts';
import { asked, CODES, copy, game, NUMBERS, type Said, type SaidGame, type Saying } from '../said.testing.ts';
import { type LevelName, levelBot, sightedBot } from './index.ts';

const LAST = NUMBERS - 1;

/** How often each number is said by who sees so. */
function answers(of: SaidGame, sight: Partial<Sight>, { leanings = {}, many = 60 }: { leanings?: Leanings; many?: number } = {}): number[] {
  const bot = sightedBot(of, 'x', { ...CLEAR, ...sight }, leanings);
  const found = CODES.map(() => 0);
  for (let seed = 0; seed < many; seed++) found[bot.choose(asked(seed))]++;
  return found;
}
const kinds = (found: readonly number[]): number => found.filter((n) => n > 0).length;

/** The last number is better than the others by so much. */
const better = (by: number) => ({ worth: ({ state }: Saying): number => (state.said[0] === LAST ? by : 0) });
/** What somebody may care for: what was said first. */
const aim = (step: number): Aim<null, Said> => ({ key: 'near', step, of: (g) => g.state.said[0] });

describe('somebody who sees a part', () => {
  it('overlooks answers before it follows lines as well', () => {
    const of = game(better(50));
    expect(answers(of, { lines: 30 })[LAST]).toBe(60);
    const found = answers(of, { lines: 30, notices: 0 });
    expect(found[LAST]).toBeGreaterThan(15);
    expect(found[LAST]).toBeLessThan(45);
  });

  it('is wrong by the stated deviation, where a difference makes a match as good as three to one', () => {
    // One of two: the error of their difference deviates by the root of two, so that 24 of 100 are wrong.
    const ask = (seed: number): Ask<null, Said> => ({ ...asked(seed), codes: [0, LAST], count: 2, at: (n) => [0, LAST][n] });
    const bot = sightedBot(game(better(10)), 'x', { ...CLEAR, blur: 1 });
    let wrong = 0;
    for (let seed = 0; seed < 1500; seed++) if (bot.choose(ask(seed)) === 0) wrong++;
    expect(Math.abs(wrong / 1500 - 0.24)).toBeLessThan(0.05);
  });

  it('misjudges what lines come to, and trusts few of them little', () => {
    expect(kinds(answers(game(better(3)), { lines: 40, blur: 2 }))).toBeGreaterThan(2);
    // Each number was followed once, and that one line was as good as won.
    const certain = game({ worth: ({ state }) => (state.said[0] === LAST ? 400 : -400) });
    expect(answers(certain, { lines: NUMBERS })[LAST]).toBe(60);
    expect(answers(certain, { lines: NUMBERS, blur: 1 })[LAST]).toBeLessThan(55);
  });

  it('looks at each answer as often as it says, unless its time is over', () => {
    let worlds = 0;
    const of = game({}, { imagine: (_t, view, pick) => ({ ...copy(view), coin: pick(2) + 0 * worlds++ }) });
    const looked = (glances: number, budget: Parameters<typeof sightedBot>[4] = {}): number => {
      worlds = 0;
      sightedBot(of, 'x', { ...CLEAR, glances }, {}, budget).choose(asked());
      return worlds;
    };
    expect([looked(1), looked(5)]).toEqual([1, 5]);
    let now = 0;
    expect(looked(50, { milliseconds: 3, now: () => now++ })).toBeLessThan(5);
    expect(looked(50, { stopped: () => true })).toBe(1);
  });

  it('leans towards what it wishes: so much of what makes a match as good as three to one for each step', () => {
    const most = (leanings: Leanings, step: number, sight: Partial<Sight> = {}): number => {
      // The first number is worth 15 more, and ten make a match as good as three to one.
      const of = game({ worth: ({ state }) => (state.said[0] === 0 ? 15 : 0) }, { aims: [aim(step)] });
      const found = answers(of, sight, { leanings, many: 10 });
      return found.indexOf(Math.max(...found));
    };
    expect(most({}, 1)).toBe(0);
    expect(most({ near: 0.4 }, 1)).toBe(0);
    expect(most({ near: 0.6 }, 1)).toBe(LAST);
    expect(most({ near: 0.6 }, 2)).toBe(0);
    expect(most({ own: 0.6 }, 1)).toBe(0);
    expect(most({ near: 0.6 }, 1, { lines: 60 })).toBe(LAST);
  });

  describe('who goes by plans', () => {
    const promise: Guide<null, Said>['promise'] = (_g, codes, out) => {
      codes.forEach((code, i) => {
        out[i] = code === 1 ? 8 : 0;
      });
      return true;
    };
    const plans = true;
    const of = game({ ...better(500), promise, promiseScale: 8 }, { aims: [aim(1)] });

    it('gives what they promise most of, with what it wishes beside that and its error', () => {
      expect(answers(of, { plans })[1]).toBe(60);
      expect(answers(of, { plans: false })[LAST]).toBe(60);
      expect(answers(of, { plans, blur: 2 })[1]).toBeLessThan(50);
      // A step of what it wishes is worth a quarter of what one promise is above the others, and the last number is two steps more than that one.
      expect(answers(of, { plans }, { leanings: { near: 0.4 } })[1]).toBe(60);
      expect(answers(of, { plans }, { leanings: { near: 0.6 } })[LAST]).toBe(60);
      expect(answers(of, { plans, notices: 0 })[1]).toBeLessThan(50);
    });

    it('and does what is likely where they know nothing of the question', () => {
      const likely: Guide<null, Said>['likely'] = (_g, codes) => codes[2];
      expect(answers(game({ ...better(500), promise: () => false, likely }), { plans })[2]).toBe(60);
    });
  });
});

describe('a level', () => {
  /** What it says of a game in which nothing matters but what is counted. */
  const said = (level: LevelName, key: Aim['key'], step: number): number[] => {
    const bot = levelBot(level, game({}, { aims: [{ ...aim(step), key }] }));
    const found = CODES.map(() => 0);
    for (let seed = 0; seed < 20; seed++) found[bot.choose(asked(seed))]++;
    return found;
  };

  it('has its style: who strikes goes for harm, and for nothing that it does not care for', () => {
    expect(said('level-4', 'harm', 0.1)[LAST]).toBe(20);
    // What is as good is given by lot, by who follows lines as by who does not.
    expect(kinds(said('level-4', 'near', 0.1))).toBeGreaterThan(2);
    expect(said('level-1', 'near', 0.01)[LAST]).toBeGreaterThan(10);
  });

  it('thinks no longer than it may, the strongest for as long as it may', () => {
    const lines = (level: LevelName, budget: Parameters<typeof levelBot>[2]): number => {
      let ends = 0;
      const worth = (): number => 0 * ends++;
      levelBot(level, game({ worth }), budget).choose(asked());
      // Eight more say what is neither good nor bad.
      return ends - 8;
    };
    const clock = () => {
      let now = 0;
      return () => now++;
    };
    expect(lines('level-4', { lines: 3 })).toBe(60);
    expect(lines('level-4', { milliseconds: 20, now: clock() })).toBeLessThan(25);
    expect(lines('level-5', { lines: 3 })).toBe(250);
    expect(lines('level-5', { milliseconds: 400, now: clock() })).toBeGreaterThan(300);
  });
});
