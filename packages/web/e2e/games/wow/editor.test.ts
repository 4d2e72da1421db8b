/** The editor of positions of World of Warcraft Miniatures. */
import { readFileSync } from 'node:fs';
import { type RulingCase, runCase } from '@escarmouche/engine/core';
import { wowSituations } from '@escarmouche/engine/wow';
import { readRuling } from '@escarmouche/files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor, put, textOf } from '../../editing.ts';

/** Says more of the piece that is chosen: with the button, so that the keys go over the list without saying anything. */
async function say(page: Page, what: string): Promise<void> {
  const list = page.getByLabel('Say more').first();
  await list.selectOption({ label: what });
  expect(await page.getByLabel(what, { exact: true }).count()).toBe(0);
  await list.locator('xpath=../following-sibling::button').click();
}

test('what is composed is there again after a reload', async () => {
  const { page, problems } = await editor('wow');
  await put(page, /Figures.*side 1/);
  await page.locator('[data-board] [data-space]').nth(20).click();
  const pieces = (): Promise<number> =>
    page
      .locator('[data-board] [data-space]')
      .evaluateAll((cells) => cells.filter((c) => /health/.test(c.getAttribute('aria-label') ?? '')).length);
  await expect.poll(pieces).toBe(3);
  await page.reload();
  await page.locator('[data-board]').waitFor();
  await expect.poll(pieces).toBe(3);
  expect(problems).toEqual([]);
});

test('a position of World of Warcraft Miniatures is set up by press, drag and keyboard, and stands beside what may be done', async () => {
  const { page, problems, copied } = await editor('wow');
  // 404.1: whoever is next to an enemy.
  await page.locator('[data-piece="B"]').waitFor();
  await page.locator('[data-space]').nth(3).focus();
  await put(page, /terrain.* high/i);
  await page.locator('[data-space]').nth(3).click();
  await put(page, /figures.* side 2/i);
  await page.locator('[data-space]').nth(20).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-piece="B1"]').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /Chosen: B1/ }).count()).toBe(1);
  // Its health, in the form of the chosen piece.
  await say(page, 'Present health');
  await page.getByLabel('Present health').fill('2');
  await page.locator('[aria-label*="health 2 of"]').first().waitFor({ state: 'attached' });
  // A clock that cannot be is told at its field, with its rule; undo takes it back.
  await say(page, 'Its clock as an absolute tick');
  await page.getByLabel('Its clock as an absolute tick').fill('99');
  await page.locator('[data-path="figures.B1.clock"] > .field-fault').waitFor();
  const box = page.getByLabel('Its clock as an absolute tick');
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
  const told = ((await box.getAttribute('aria-describedby')) ?? '').split(' ').at(-1) ?? '';
  await expect.poll(() => page.locator(`[id="${told}"]`).getAttribute('class')).toBe('field-fault');
  // It is read out once: with all that is wrong, and not at its field as well.
  await expect.poll(() => page.locator('[role="alert"]:not(:empty):visible').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-path="figures.B1.clock"] > .field-fault').waitFor({ state: 'detached' });
  const text = await textOf(page, copied);
  expect(text).toMatch(/- B1: .*health 2/);
  expect(text).toMatch(/high/);
  // A dispute: what one side says may be done, and the other may not, is settled with its paragraph, in both languages, as a ruling that holds.
  await page.getByRole('button', { name: 'Settle a dispute' }).click();
  const desk = page.locator('[data-dispute]');
  await desk.getByLabel('The question').fill('May they?');
  const deeds = desk.getByLabel('What it is about');
  const last = await deeds.first().locator('option').last().getAttribute('value');
  for (const side of [0, 1]) await deeds.nth(side).selectOption(last);
  await desk.locator('[data-claim="wrong"]').first().getByRole('button').first().waitFor();
  await expect.poll(() => desk.locator('[data-claim="right"]').count()).toBe(1);
  // Why not is said once, where both speak of the same; and what is found of either is in sight.
  expect(((await desk.locator('[data-claim="right"]').textContent()) ?? '').trim()).toMatch(/^That is right\.[\s\d.a-z]*$/);
  for (const claim of await desk.locator('[data-claim]').all())
    expect(await claim.evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await page.evaluate(() => Object.assign(globalThis, { copied: '' }));
  await desk.getByRole('button', { name: 'Copy in both languages' }).click();
  await expect.poll(copied).toMatch(/That is wrong\. .*\n +wow:[\s\S]*C’est faux\. /);
  const [file] = await Promise.all([page.waitForEvent('download'), desk.getByRole('button', { name: 'Ruling file' }).click()]);
  const ruling = readRuling(readFileSync(await file.path(), 'utf8'), 'dispute.yaml');
  const [disputed] = ruling.cases as readonly RulingCase<never>[];
  expect([disputed.name.en, runCase(wowSituations, disputed, 1)]).toEqual(['May they?', []]);
  // How many dice are rolled is settled by the rules too: they are rolled as soon as everybody has passed.
  const attack = await deeds.first().locator('option[value^="attack:"]').first().getAttribute('value');
  await deeds.first().selectOption(attack);
  await desk.getByLabel('What they claim').first().selectOption('diceFall');
  const dice = desk.getByLabel('Dice rolled then').last();
  await dice.fill('33');
  const wrong = desk.locator('[data-claim="wrong"]').first();
  const [, rolled] = /\. (\d+) dice are rolled/.exec((await wrong.textContent({ timeout: 30_000 })) ?? '') ?? [];
  expect(Number(rolled)).toBeGreaterThan(0);
  await dice.fill(rolled);
  await expect.poll(() => desk.locator('[data-claim]').first().getAttribute('data-claim')).toBe('right');
  const [second] = await Promise.all([page.waitForEvent('download'), desk.getByRole('button', { name: 'Ruling file' }).click()]);
  const [counted] = readRuling(readFileSync(await second.path(), 'utf8'), 'dispute.yaml').cases as readonly RulingCase<never>[];
  expect(counted.script.at(-1)).toEqual({ expect: { chance: { dice: Number(rolled) } } });
  expect(runCase(wowSituations, counted, 1)).toEqual([]);
  await page.keyboard.press('Escape');
  // What may be done is beside it, and can be done; then it is part of the position.
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('[data-option^="end"], [data-option="pass"]').first().click();
  await page.getByText('One answer since').waitFor();
  // Another way is tried from the same place, and both stand beside each other.
  await page.getByRole('button', { name: 'Keep this way' }).click();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.locator('[data-option^="move:"]').first().dispatchEvent('click');
  await page.getByRole('button', { name: 'Keep this way' }).click();
  await expect.poll(() => page.locator('[data-ways] li').count()).toBe(2);
  await page.getByRole('button', { name: 'Way 1', exact: true }).click();
  await page.getByText('One answer since').waitFor();
  // A link holds it all.
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(copied).toContain('#/editor/wow/');
  await page.goto(await copied());
  await page.locator('[data-piece="B1"]').waitFor();
  await page.getByText('One answer since').waitFor();
  // What came by the link is its own: the editor opened without it shows one's own work, where what is put down now is not.
  await page.getByRole('button', { name: 'Forget them' }).click();
  await page.getByText('One answer since').waitFor({ state: 'hidden' });
  await page.evaluate(() => void Object.assign(location, { hash: '#/editor/wow' }));
  await page.getByText('One answer since').waitFor();
  expect(problems).toEqual([]);
});

test('what is found of either claim is read without scrolling, and the forms say that what was tried is not in them', async () => {
  const { page, problems } = await editor('wow', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Settle a dispute' }).click();
  const deeds = page.locator('[data-dispute]').getByLabel('What it is about');
  for (const side of [0, 1]) await deeds.nth(side).selectOption(await deeds.nth(side).locator('option').last().getAttribute('value'));
  const found = page.locator('[data-claim]');
  await expect.poll(() => found.count()).toBe(2);
  const body = await page.locator('.dialog-body').evaluate((box) => [box.scrollHeight, box.clientHeight]);
  expect(body[0]).toBeLessThanOrEqual(body[1]);
  // On a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const claim of await found.all()) {
    await claim.locator('xpath=..').getByLabel('What they claim').selectOption('diceFall');
    await claim.locator('xpath=..').getByLabel('What they claim').selectOption('mayBe');
    await expect.poll(() => claim.evaluate((e) => e.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try it' }).click();
  // Odds of what is pointed at on the board are told there whatever is read meanwhile.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('[data-board] [aria-label*="Grusha"]').first().focus();
  await page.locator('.tabs-panel > .table-foretold [data-odds-whole]').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Position' }).click();
  await page.locator('[data-option^="end"], [data-option="pass"]').first().click();
  await page.getByText('One answer since').waitFor();
  await page.getByText('as it was before what has been tried').waitFor();
  expect(problems).toEqual([]);
});
