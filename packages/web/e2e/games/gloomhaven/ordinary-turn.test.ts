import { expect, it } from 'vitest';
import { playing } from '../../finger.ts';
import { answers, goneOn, openMatch } from '../../playing.ts';
import { arena, choose } from './playing.ts';

it('an ordinary turn takes few presses: an attack by one card, a move by the other', { timeout: 120_000 }, async () => {
  const { page, finger, problems } = await playing('/?seed=4');
  await openMatch(page, arena());
  await choose(page, /^start:3,2$/);
  await choose(page, /^start:/);
  // The cards of the round, for each character, are chosen before it.
  for (let n = 0; n < 2; n++) {
    const at = await answers(page);
    for (const card of await page.locator('.gh-card-pick').all()) await finger.point(card);
    await finger.point(page.locator('[data-commit]').first());
    await goneOn(page, at);
  }
  const cards = finger.presses / 2;
  finger.presses = 0;
  // Both are pressed where they happen, before any half is chosen.
  const at = await answers(page);
  await finger.point(page.locator('[data-space][data-name="4,2"]'));
  await finger.point(page.locator('[data-menu=choice] [role=menuitem]').first());
  await goneOn(page, at);
  const then = await answers(page);
  await finger.point(page.locator('[data-space][data-name="2,2"]'));
  await goneOn(page, then);
  await expect.poll(() => page.locator('[data-space][data-name="2,2"]').getAttribute('aria-label')).toContain('Brute');
  expect(cards).toBeLessThanOrEqual(3);
  expect(finger.presses).toBeLessThanOrEqual(3);
  expect(problems).toEqual([]);
});
