/** The editor of positions, of every game. */
import { readFileSync } from 'node:fs';
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
