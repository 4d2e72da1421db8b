/** The editor of positions of Underworlds. */
import { expect, test } from 'vitest';
import { editor, put, textOf } from '../../editing.ts';

test('a position of Underworlds is set up with fighters by name, and a broken link is refused in one line', async () => {
  const { page, problems, copied } = await editor('underworlds', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await put(page, /Blooded Saek/);
  await page.locator('[data-name="E5"]').click();
  await page.locator('[data-piece*="saek"]').waitFor();
  await put(page, /hexes.* lethal/i);
  await page.locator('[data-name="C5"]').click();
  const text = await textOf(page, copied);
  expect(text).toMatch(/Saek.*E5|saek.*E5/);
  expect(text).toMatch(/C5: lethal/);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(copied).toContain('#/editor/underworlds/');
  await page.goto(`${(await copied()).slice(0, -9)}`);
  await page.getByRole('heading', { name: 'This link holds no position' }).waitFor();
  expect(problems).toEqual([]);
});
