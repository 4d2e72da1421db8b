import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const good = file('good.yaml', RULING);
const AIMED = RULING.replaceAll("A: { side: 1, at: '1,0' }", "A: { side: 1, at: '1,0', cards: [K25] }").replace(
  'chance: { dice: 3 }',
  'chance: { dice: 3 }\n          odds: { of: X.health, until: attack, is: { 10: 1/1 } }',
);

interface Answer {
  exact: boolean;
  of: string;
  until: string;
  policy: unknown;
  outcomes: { value: unknown; weight: number; total: number }[];
  mean: number | null;
  also: Record<string, { value: unknown; weight: number; total: number }[]>;
}

describe('odds', () => {
  it('are the whole distribution, in whole numbers', async () => {
    const { status, json, err } = await runJson('odds', good, '--of', 'X.health', '--of', 'attack.crit', '--of', 'X.at');
    expect([status, err]).toEqual([0, '']);
    const { exact, of, until, policy, outcomes, mean, also } = json as Answer;
    expect([exact, of, until, policy]).toEqual([true, 'X.health', 'attack', 'never']);
    expect(outcomes.map((o) => o.value)).toEqual([7, 8, 9, 10]);
    for (const list of [outcomes, ...Object.values(also)]) expect(list.reduce((sum, o) => sum + o.weight, 0)).toBe(list[0].total);
    expect(mean).toBeCloseTo(
      outcomes.reduce((sum, o) => sum + (Number(o.value) * o.weight) / o.total, 0),
      12,
    );
    const crit = also['attack.crit'].find((o) => o.value === true);
    expect(crit === undefined ? 0 : crit.weight / crit.total).toBeCloseTo(1 - 0.9 ** 3, 12);
    expect(also['X.at']).toEqual([{ value: '2,0', weight: 1, total: 1 }]);
  });

  it('are of what the script looked at last where nobody says of what, and of what it asks odds of before that', async () => {
    const looks = AIMED.replace('odds: { of: X.health, until: attack, is: { 10: 1/1 } }', 'values: { X.health: 10, X.at: "2,0" }');
    expect(looks).not.toBe(AIMED);
    const { status, json } = await runJson('odds', file('looks.yaml', looks), '--until', 'attack');
    expect([status, json]).toEqual([
      0,
      (await runJson('odds', file('looks.yaml', looks), '--of', 'X.health', '--of', 'X.at', '--until', 'attack')).json,
    ]);
    expect((json as Answer).also).toHaveProperty('X.at');
    expect((await runJson('odds', file('asks.yaml', AIMED))).json).toMatchObject({ of: 'X.health', until: 'attack', also: {} });
  });

  it('are told as a table, in both languages', async () => {
    const en = await run('odds', good, '--of', 'X.health', '--until', 'roll');
    expect(en.out).toMatch(
      /^Exact, read when the roll is over, policy never; \d+ positions\.\nX\.health\n {2}10 +100\.00% +1\n {2}mean 10\n$/,
    );
    const fr = await run('odds', good, '--of', 'X.health', '--until', 'roll', '--lang', 'fr');
    expect(fr.out).toMatch(/^Exact, lu à la fin de/);
    expect(fr.out).toMatch(/moyenne 10/);
  });

  it('are played out with dice where there are too many positions to count, and say between what they lie', async () => {
    const exact = (await runJson('odds', good, '--of', 'X.health')).json as Answer;
    const few = ['odds', good, '--of', 'X.health', '--most', '3'];
    const { status, json, err } = await runJson(...few, '--plays', '3000');
    expect([status, err]).toEqual([0, '']);
    const found = json as Omit<Answer, 'outcomes'> & {
      times: number;
      outcomes: { value: unknown; share: number; low: number; high: number }[];
    };
    expect([found.exact, found.times, found.policy]).toEqual([false, 3000, 'never']);
    expect(found.outcomes.reduce((sum, o) => sum + o.share, 0)).toBeCloseTo(1, 9);
    for (const { value, weight, total } of exact.outcomes) {
      const seen = found.outcomes.find((o) => o.value === value);
      // Thrice as far off as the bounds say: never by chance.
      const slack = 1.5 * ((seen?.high ?? 0) - (seen?.low ?? 0));
      expect(Math.abs((seen?.share ?? Number.NaN) - weight / total)).toBeLessThan(slack);
    }
    expect(found.mean).toBeCloseTo(exact.mean ?? Number.NaN, 0);
    expect((await run(...few, '--plays', '50')).out).toMatch(/^Too much to be counted: played out 50 times/);
    expect((await run(...few, '--plays', '50', '--lang', 'fr')).out).toMatch(/^Trop à dénombrer : joué 50 fois aux dés/);
    expect((await run('odds', good, '--most', 'many')).status).toBe(2);
  });

  it('are asked at a decision, under the policy that is named', async () => {
    const asked = ['odds', good, '--case', '1', '--of', 'X.health'];
    const { json } = await runJson(...asked, '--until', 'attack', '--policy', 'attack:A/main>X');
    expect((json as Answer).outcomes.map((o) => o.value)).toEqual([7, 8, 9, 10]);
    const least = (await runJson('odds', good, '--of', 'X.health', '--policy', '1=least,2=most')).json as Answer;
    expect(least.policy).toEqual({ '1': 'least', '2': 'most' });
  });

  it('are those that the script asks for where nothing is named', async () => {
    const { status, json, err } = await runJson('odds', file('aimed.yaml', AIMED), '--policy', 'never');
    // What the script says of them is wrong, and that is said.
    expect([status, (json as Answer).of]).toEqual([1, 'X.health']);
    expect(err).toContain('X.health');
  });

  it.each([
    [['odds', good], '--of: expected the name of a value, such as X.health, since the script asks for no odds and looks at no values'],
    [['odds', good, '--of', 'X.soul'], '--of: A figure has no value called “soul”.'],
    [['odds', good, '--of', 'X.health', '--until', 'doomsday'], '--until: expected one of roll, attack'],
    [['odds', good, '--of', 'X.health', '--until', 'combat'], 'no combat in this game'],
    [['odds', good, '--of', 'X.health', '--policy', 'brave'], '--policy: expected one of never, always'],
    [['odds', good, '--of', 'X.health', '--policy', '3=most'], 'players are 1 to 2'],
    [['odds', good, '--of', 'X.health', '--policy', 'reroll:fail'], 'never offered'],
    [['odds', good, '--of', 'X.health', '--case', '1', '--until', 'attack'], 'what is asked about never begins'],
  ])('have no answer, in one line: %j', async (argv, line) => {
    const { status, out, err } = await run(...argv);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
