/** The editor of positions, of every game. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editor } from './editing.ts';
import { GAME_IDS } from './games.ts';

test.each(GAME_IDS)('the board of %s goes out as a picture, drawn by itself and as points', async (game) => {
  const { page, problems } = await editor(game);
  const saved = async (name: string): Promise<Buffer> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await file.path());
  };
  const svg = String(await saved('Picture (SVG)'));
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toContain('data-space');
  const png = await saved('Picture (PNG)');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // As wide as it says (IHDR), and more than its background: what is one colour is a tenth of this.
  expect(png.readUInt32BE(16)).toBe(1600);
  expect(png.length).toBeGreaterThan(20_000);
  expect(problems).toEqual([]);
});

test.each(GAME_IDS)(
  'the question of %s is read whole beside what is set up, in French, and on a phone forms have room below it',
  async (game) => {
    const { page, problems } = await editor(game, { locale: 'fr' });
    const head = page.locator('.asked-head');
    const hidden = () => head.evaluate((e) => e.scrollHeight - e.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    const forms = page.locator('.editor-panel').locator('xpath=ancestor::*[@role="tabpanel"]');
    await expect.poll(async () => (await forms.boundingBox())?.height ?? 0).toBeGreaterThan(170);
    expect(problems).toEqual([]);
  },
);

/** Whether the question is seen whole, each line of it. */
function inSight(page: Page): Promise<boolean> {
  return page.locator('.prompt-text').evaluate((asked) => {
    const { left, top, bottom } = asked.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => asked.contains(document.elementFromPoint(left + 20, y)));
  });
}

test.each(GAME_IDS)('the question of %s is in sight while a position is tried, after each answer', async (game) => {
  const { page, problems } = await editor(game, { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Try it' }).click();
  for (const since of ['One answer since', '2 answers since']) {
    const roll = page.getByRole('button', { name: 'Let the dice fall' });
    const answers = page.locator('.table [data-option]');
    await expect.poll(async () => (await roll.count()) + (await answers.count())).toBeGreaterThan(0);
    if ((await roll.count()) > 0) await roll.click();
    else await answers.first().evaluate((e: HTMLElement) => e.click());
    await page.getByText(since).waitFor();
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => inSight(page)).toBe(true);
    }
  }
  expect(problems).toEqual([]);
});

test('a link that is copied moves nothing on a desk, neither when it is said nor when that goes', async () => {
  const { page, problems } = await editor(GAME_IDS[0]);
  const boxes = () =>
    Promise.all(['[data-board]', '.editor-panel', '.table-panels'].map((part) => page.locator(part).first().boundingBox()));
  const copy = page.getByRole('button', { name: 'Copy a link' });
  await copy.scrollIntoViewIfNeeded();
  const before = await boxes();
  await copy.click();
  const said = page.locator('.notice');
  await said.waitFor();
  expect(await boxes()).toEqual(before);
  // What is asked and set up beside the board is not covered by it.
  const [at, beside] = await Promise.all([said.boundingBox(), page.locator('.table-right').boundingBox()]);
  expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await said.getByRole('button').click();
  await said.waitFor({ state: 'hidden' });
  expect(await boxes()).toEqual(before);
  expect(problems).toEqual([]);
});

test.each(GAME_IDS)('what somebody begins to say of a position of %s stands open', async (game) => {
  const { page, problems } = await editor(game);
  const more = page.getByLabel('Say more', { exact: true }).last();
  const [first] = await more.locator('option:not([value=""])').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  await more.selectOption(first);
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await page.locator(`[data-said="${first}"] details[open] [data-path]`).first().waitFor();
  expect(problems).toEqual([]);
});

test('a link that is copied on a phone is said where it covers no button of the sheet', async () => {
  const { page, problems } = await editor(GAME_IDS[0], { viewport: { width: 390, height: 844 } });
  const copy = page.getByRole('button', { name: 'Copy a link' });
  await copy.scrollIntoViewIfNeeded();
  const before = await copy.boundingBox();
  await copy.click();
  const said = page.locator('.notice');
  await said.waitFor();
  expect(await copy.boundingBox()).toEqual(before);
  const [at, sheet] = await Promise.all([said.boundingBox(), page.locator('.table-sheet').boundingBox()]);
  expect(at?.y).toBeGreaterThan(0);
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  expect(problems).toEqual([]);
});
