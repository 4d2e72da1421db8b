import { expect, it } from 'vitest';
import { atOnce } from '../../finger.ts';

it('an ordinary turn takes few presses: the two figures of a card move', { timeout: 120_000 }, async () => {
  const { finger, problems } = await atOnce('confrontation', 1);
  for (let n = 0; n < 2; n++) expect(await finger.take(/^move:/)).toBe(true);
  expect(finger.presses).toBeLessThanOrEqual(4);
  expect(problems).toEqual([]);
});
