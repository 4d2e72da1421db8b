/** What the first match of Confrontation shows step by step. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { HANDS } from '../../hands.ts';
import { answer, strip, WORDS } from '../../learning.ts';
import { settings } from '../../playing.ts';

/** Which of these are cut off by what scrolls around them, by what they say. */
const unseen = (of: Locator): Promise<(string | null)[]> =>
  of.evaluateAll((all) =>
    all
      .filter((e) => {
        const { top, bottom } = e.getBoundingClientRect();
        const box = e.closest('.asked-list, .commit')?.getBoundingClientRect();
        return box === undefined || top < box.top || bottom > box.bottom + 1;
      })
      .map((e) => e.textContent),
  );

it('points to nothing that is out of sight, and lets what is prepared be pressed where it was', { timeout: 90_000 }, async () => {
  const hand = HANDS.mouse;
  const { page, problems } = await openApp(await theBrowser(), '/', { viewport: { width: 1440, height: 900 } }, settings('fr'));
  await hand.press(page, page.locator('[data-game="confrontation"]').getByRole('link', { name: WORDS.fr.learn }));
  // Nothing is asked that cannot be answered yet.
  await strip(page, 0).waitFor();
  expect(await page.locator('.prompt').count()).toBe(0);
  for (const at of [0, 1]) {
    await hand.press(page, strip(page, at).locator('[data-first]'));
    await strip(page, at + 1).waitFor();
  }
  // What a panel shows has room, below tabs that are in sight.
  const tab = page.getByRole('tab', { name: 'Fiche' });
  const within = (of: Locator): Promise<number> => of.evaluate((e) => innerHeight - e.getBoundingClientRect().bottom);
  expect(await within(tab)).toBeGreaterThan(60);
  await tab.click();
  await expect.poll(() => page.locator('.table-right .tabs-panel').evaluate((e) => e.clientHeight)).toBeGreaterThan(250);
  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.locator('.table[data-waits=true]').waitFor();
  await answer(page, hand, 'charge:A1>B1@180,150');
  for (const at of [3, 4, 5]) {
    await strip(page, at).locator('[data-first]').waitFor();
    await hand.press(page, strip(page, at).locator('[data-first]'));
  }
  await strip(page, 6).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  // The first press prepares, and moves nothing from under the pointer; the odds, read whole, hide no question.
  const way = page.getByRole('button').filter({ hasText: /^2 en attaque, 1 en défense$/ });
  // The odds of every way have their room before they are there: without them no line is less high.
  const ways = page.locator('.place-ways > li');
  await expect.poll(async () => (await ways.locator('[data-odds]').count()) === (await ways.count())).toBe(true);
  const [told, waited] = await page.locator('.place-ways').evaluate((list) => {
    const bare = list.cloneNode(true) as HTMLElement;
    for (const line of bare.querySelectorAll('.odds-cell-line')) line.textContent = '';
    const heights = (of: Element): number[] => [...of.children].map((li) => li.getBoundingClientRect().height);
    const with_ = heights(list);
    list.replaceWith(bare);
    const without = heights(bare);
    bare.replaceWith(list);
    return [with_, without];
  });
  expect(told).toEqual(waited);
  expect(await unseen(ways.getByRole('button'))).toEqual([]);
  const before = await way.boundingBox();
  await hand.press(page, way);
  await page.locator('[data-commit]').filter({ visible: true }).first().waitFor();
  expect(await way.boundingBox()).toEqual(before);
  await page.locator('.asked-ready summary').click();
  const whole = (e: Element): boolean => {
    const [r, box] = [e.getBoundingClientRect(), (e.closest('.asked-head') as Element).getBoundingClientRect()];
    return r.top >= box.top && r.bottom <= box.bottom + 1;
  };
  await expect.poll(() => page.locator('.prompt-text').evaluate(whole)).toBe(true);
  await page.locator('.asked-ready summary').click();
  await hand.press(page, way);
  await strip(page, 7).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  // What befell a fighter says what that means.
  await page.locator('.table-left .wound-state').first().click();
  await page.getByRole('dialog').getByText('INI, ATT et DEF baissent de 1').waitFor();
  await page.keyboard.press('Escape');
  // What has been fought is read before it goes on.
  await answer(page, hand, 'attack:A1>B1');
  await strip(page, 8).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  await answer(page, hand, 'attack:A1>B2');
  await strip(page, 9).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  await answer(page, hand, 'parry:1');
  await strip(page, 10).locator('[data-first]').waitFor();
  const at = await page.locator('.table').getAttribute('data-at');
  await page.waitForTimeout(1500);
  expect(await page.locator('.table').getAttribute('data-at')).toBe(at);
  for (const read of [10, 11, 12]) {
    await strip(page, read).locator('[data-first]').waitFor();
    await hand.press(page, strip(page, read).locator('[data-first]'));
  }
  // How many cards wait is said where one may be set aside.
  await strip(page, 13).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  await page.locator('.fights').getByText('1 dans la pile, 0 sur 2 en réserve').waitFor();
  await page.locator('.asked-list').getByText('Dans la pile : 1 carte. En réserve : 0, sur 2 au plus.').waitFor();
  await answer(page, hand, 'card:top');
  // What ends comes last, in sight as in number.
  await strip(page, 14).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  const answers = page.locator('.table-right [data-option]');
  await expect.poll(() => answers.evaluateAll((all) => all.map((e) => e.getAttribute('data-nth')))).toEqual(['1', '2', '3']);
  expect(await unseen(answers)).toEqual([]);
  await answer(page, hand, 'stay:A1');
  await strip(page, 15).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  await answer(page, hand, 'dice:A1=1/2');
  // Every way to parry is in sight, with its odds.
  await strip(page, 16).waitFor();
  await page.locator('.table[data-waits=true]').waitFor();
  await expect.poll(() => answers.locator('[data-odds]').count()).toBe(3);
  expect(await unseen(answers)).toEqual([]);
  expect(problems).toEqual([]);
});
