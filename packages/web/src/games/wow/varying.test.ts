/** What the page is told over ranges is what the rules say of each situation by itself. */
import { asNumber } from '@escarmouche/engine/core';
import { expect, test } from 'vitest';
import { workerGameOf } from '../../worker/games.ts';
import { varied } from '../../worker/varying.ts';

const TEXT = `ruling: wow:601.1
cases:
  - name: { en: An attack, fr: Une attaque }
    situation:
      figures:
        A: { side: 1, at: '0,0', printed: { main: { power: 4 } } }
        X: { side: 2, at: '1,0', health: 6 }
      turn: A
    script:
      - take: attack:A/main>X
`;

test('each row is what its situation says by itself, also where nothing hangs on dice', async () => {
  const heard: number[] = [];
  const { ranges, rows } = await varied({ text: TEXT, vary: ['A.printed.main.power=0..4', 'X.printed.armor=0,2'] }, (n) => heard.push(n));
  expect(ranges.map((r) => r.values)).toEqual([
    [0, 1, 2, 3, 4],
    [0, 2],
  ]);
  expect(rows.map((r) => r.values)).toHaveLength(10);
  expect(heard).toHaveLength(10);
  const damage = (values: readonly (number | string)[]): number =>
    rows.find((r) => r.values.join() === values.join())?.outlook?.prospects.find((p) => p.key === 'damage')?.mean ?? Number.NaN;
  expect(damage([0, 0])).toBe(0);
  // Each die hits from 4 up, and nothing blocks.
  for (const power of [1, 2, 3, 4]) expect(damage([power, 0])).toBeCloseTo(0.7 * power, 9);
  const { situations } = await workerGameOf('wow');
  const match = situations.match({
    figures: { A: { side: 1, at: '0,0', printed: { main: { power: 3 } } }, X: { side: 2, at: '1,0', health: 6, printed: { armor: 2 } } },
    turn: 'A',
  });
  match.take('attack:A/main>X');
  const [left] = situations.odds(match, { of: ['X.health'] }).of;
  expect(damage([3, 2])).toBeCloseTo(6 - left.reduce((sum, o) => sum + Number(o.value) * asNumber(o.odds), 0), 9);
});

test('a value that cannot be is a row without numbers; where none can, it is said why', async () => {
  const { rows } = await varied({ text: TEXT, vary: ['X.health=-3,6'] }, () => undefined);
  expect(rows.map((r) => r.outlook === null)).toEqual([true, false]);
  await expect(varied({ text: TEXT, vary: ['X.colour=1..3'] }, () => undefined)).rejects.toThrow('colour');
  // The text is ours: neither a line of it nor its name means anything to whoever asks.
  await expect(varied({ text: TEXT, vary: ['X.health=-4'] }, () => undefined)).rejects.toMatchObject({
    problems: [{ place: '', path: 'figures.X.health' }],
  });
  await expect(varied({ text: TEXT, vary: ['__proto__.polluted=1'] }, () => undefined)).rejects.toThrow();
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('what is too much to be counted is played out, and says between what it lies', async () => {
  const asked = { text: TEXT, vary: ['A.printed.main.power=2,4'], of: 'X.health' };
  const exact = (await varied(asked, () => undefined)).rows.map((r) => r.outlook?.prospects[0].mean ?? Number.NaN);
  const { rows } = await varied(asked, () => undefined, 1);
  for (const [i, { outlook }] of rows.entries()) {
    const { mean, low, high, outcomes } = outlook?.prospects[0] ?? { mean: 0, low: 0, high: 0, outcomes: [] };
    expect(low).toBeLessThan(mean);
    expect(Math.abs(mean - exact[i])).toBeLessThan(1.5 * (high - low));
    expect(outcomes.every((o) => o.exact === null)).toBe(true);
  }
});

test('a value asked for by its name is none of the stakes, whatever it is called', async () => {
  const { rows } = await varied({ text: TEXT, vary: ['A.printed.main.power=2'], of: 'X.health' }, () => undefined);
  expect(rows[0].outlook?.prospects.map((p) => p.key)).toEqual([{ named: 'X.health' }]);
});
