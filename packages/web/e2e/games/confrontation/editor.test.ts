/** The editor of positions of Confrontation. */
import { readFileSync } from 'node:fs';
import { readRuling } from '@escarmouche/files';
import { expect, test } from 'vitest';
import { editor, put, textOf } from '../../editing.ts';

test('a fighter of Confrontation is carried over the free table, and who stands where is in the file', async () => {
  const { page, problems, copied } = await editor('confrontation');
  // A position that begins with a roll: what is in dispute there is the dice.
  await page.getByRole('button', { name: 'Settle a dispute' }).click();
  const desk = page.locator('[data-dispute]');
  await desk.getByText('Dice fall before anybody decides', { exact: false }).waitFor();
  await desk.getByLabel('Dice rolled').nth(1).fill('2');
  await expect
    .poll(() => desk.locator('[data-claim]').evaluateAll((all) => all.map((x) => x.getAttribute('data-claim'))))
    .toEqual(['right', 'wrong']);
  const [settled] = await Promise.all([page.waitForEvent('download'), desk.getByRole('button', { name: 'Ruling file' }).click()]);
  const [counted] = readRuling(readFileSync(await settled.path(), 'utf8'), 'dispute.yaml').cases;
  expect(counted.script).toEqual([{ expect: { chance: { dice: 1 } } }]);
  await page.keyboard.press('Escape');
  const bounds = async (name: string) => (await page.locator(`[data-name="${name}"]`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = await bounds('B1');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await textOf(page, copied)).includes('at [315,300]')).toBe(false);
  await put(page, /side 1/);
  const board = (await page.locator('[data-board]').boundingBox()) ?? from;
  await page.mouse.click(board.x + board.width * 0.45, board.y + board.height * 0.75);
  await page.locator('[data-piece="A2"]').waitFor();
  expect(await textOf(page, copied)).toMatch(/- A2: side 1/);
  expect(problems).toEqual([]);
});
