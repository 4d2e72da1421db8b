/** A skirmish on small screens: answers are in sight, the question is whole, and what a finger pointed at is forgotten with it. */
import { confrontation, readySetup } from '@escarmouche/engine/confrontation';
import { Match } from '@escarmouche/engine/core';
import { writeMatch } from '@escarmouche/files';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, openMatch, playAhead, settings } from '../../playing.ts';
import { EXAMPLES } from './examples.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const opened = async (text: string, screen: BrowserContextOptions = PHONE) => {
  const it = await openApp(await theBrowser(), '/?seed=6', screen, settings('fr'));
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

it('the question stays whole above three answers that stay, on a desk enlarged to twice its size', async () => {
  const forces = [['royal-guard', 'royal-guard'], ['praetorian-guard']] as const;
  const match = new Match(confrontation, { ...readySetup('skirmish', forces), tactics: [0, 1] });
  playAhead(match, ['person', 'greedy'], (ids) => ids.find((id) => id.startsWith('deploy:')) ?? ids[0], /^stay:royal-guard-2/);
  const { page, problems } = await opened(writeMatch(match, ['person', 'greedy']), { viewport: { width: 640, height: 400 } });
  expect(await page.locator('.commit .option').count()).toBe(3);
  const [asked, answer] = [await page.locator('.prompt').boundingBox(), await page.locator('.commit').boundingBox()];
  expect((asked?.y ?? 999) + (asked?.height ?? 0)).toBeLessThanOrEqual((answer?.y ?? 0) + 1);
  expect(problems).toEqual([]);
});

it('the edges of an enlarged table say who is out of sight that way, and a press goes there', async () => {
  const forces = [
    ['royal-guard', 'royal-guard'],
    ['praetorian-guard', 'magistrate'],
  ] as const;
  const match = new Match(confrontation, { ...readySetup('skirmish', forces), tactics: [0, 1] });
  playAhead(match, ['person', 'greedy'], (ids) => ids.find((id) => id.startsWith('deploy:')) ?? ids[0], /^stay:royal-guard/);
  const { page, problems } = await opened(writeMatch(match, ['person', 'greedy']));
  const board = page.locator('.board-drawing');
  /** The pieces of the table that the window on it leaves out. */
  const left = () =>
    board.evaluate((svg) => {
      const shown = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('.piece')].filter((piece) => {
        const { x, y } = new DOMPoint(0, 0).matrixTransform((piece as SVGGElement).getScreenCTM() ?? undefined);
        return x < shown.left || x > shown.right || y < shown.top || y > shown.bottom;
      }).length;
    });
  const signs = page.locator('[data-out]');
  await expect.poll(() => signs.count()).toBeGreaterThan(0);
  const told = async () => (await signs.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  await expect.poll(async () => (await told()) - (await left())).toBe(0);
  const enemies = page.getByRole('button', { name: /^Hors de vue plus haut.*Garde pr/ });
  await enemies.tap();
  await expect.poll(() => enemies.count()).toBe(0);
  await expect.poll(async () => (await told()) - (await left())).toBe(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Voir tout le plateau' }).tap();
  await expect.poll(() => signs.count()).toBe(0);
  expect(await left()).toBe(0);
  expect(problems).toEqual([]);
});
