/** A skirmish by a finger on a phone: answers are in sight, and what was pointed at is forgotten with the question. */
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, settings } from '../../playing.ts';
import { EXAMPLES } from './examples.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const opened = async (text: string) => {
  const it = await openApp(await theBrowser(), '/?seed=6', PHONE, settings('fr'));
  await openMatch(it.page, text);
  return it;
};

it.each(['again', 'parry'])('the answers come before dice that have fallen and what explains them, where %s is asked', async (kind) => {
  const asked = EXAMPLES.odds.find((one) => one.kind === `confrontation-${kind}`);
  const { page, problems } = await opened(asked?.file() ?? '');
  await page.locator('.asked-list [data-option]').first().waitFor();
  const tops = (of: string) => page.locator(`.asked-list ${of}`).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().top));
  const [options, others] = [await tops('[data-option]'), [...(await tops('.roll')), ...(await tops('.ask-attack'))]];
  expect(options.length).toBeGreaterThan(1);
  expect(others.length).toBeGreaterThan(0);
  expect(Math.max(...options)).toBeLessThan(Math.min(...others));
  // More than the first of them is seen without scrolling.
  expect(options[1]).toBeLessThan(844 - 40);
  expect(problems).toEqual([]);
});

it('whom a finger pointed at is told no longer once something else is asked', async () => {
  const { page, problems } = await opened(EXAMPLES.onBoard());
  const told = page.locator('.told-lines > p').first();
  await page.locator('[data-space][data-name="royal-guard"]').first().tap();
  await told.getByText('Garde royal').waitFor();
  const at = await answers(page);
  await page.locator('.commit [data-option="end"]').or(page.locator('.commit [data-option^="stay:"]')).first().tap();
  await goneOn(page, at);
  await expect.poll(() => told.textContent()).not.toMatch(/^Garde royal/);
  expect(problems).toEqual([]);
});
