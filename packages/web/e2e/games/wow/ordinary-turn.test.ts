import { expect, it } from 'vitest';
import { playing } from '../../finger.ts';
import { openMatch } from '../../playing.ts';
import { matchFile } from './sample.ts';

it('an ordinary turn takes few presses: an attack, and the end of the turn', { timeout: 120_000 }, async () => {
  const { page, finger, problems } = await playing('/?seed=6');
  await openMatch(page, matchFile(40, ['person', 'random'], 0, /^attack:/));
  expect(await finger.take(/^attack:/)).toBe(true);
  expect(await finger.take(/^end$/)).toBe(true);
  expect(finger.presses).toBeLessThanOrEqual(3);
  expect(problems).toEqual([]);
});
