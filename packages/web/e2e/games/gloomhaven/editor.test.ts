/** The editor of positions of Gloomhaven. */
import { formOf, type Notation } from '@escarmouche/engine/core';
import { writeRuling } from '@escarmouche/files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { workerGameOf } from '../../../src/worker/games.ts';
import { openApp } from '../../app.ts';
import { theBrowser } from '../../browser.ts';
import { editor, put, textOf } from '../../editing.ts';
import { settings } from '../../playing.ts';

/** A match is begun from the position that is shown. */
async function playedOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator('[data-match]:not([data-match=""])').waitFor();
}

import { doings, type } from '../../typing.ts';

test('a monster of Gloomhaven is put down and carried away', async () => {
  const { page, problems, copied } = await editor('gloomhaven');
  await put(page, /living bones/);
  await page.locator('[data-name="2,5"]').click();
  await expect.poll(() => textOf(page, copied)).toMatch(/living-bones-1.*2,5|Living Bones.*2,5/i);
  await page.locator('[data-name="2,5"]').focus();
  await page.keyboard.press('Delete');
  await expect.poll(async () => /living/i.test(await textOf(page, copied))).toBe(false);
  await playedOn(page);
  // What has been answered since goes back into the editor, on a map that no scenario has.
  await page.locator('[data-option], [data-answers] button:not(:disabled)').first().waitFor();
  await page.getByRole('button', { name: /Try otherwise/ }).click();
  // It shows what is hidden from somebody, and says so first.
  await page.getByRole('dialog').getByText('hidden from somebody').waitFor();
  await page.locator('[data-yes=edit]').click();
  await page.locator('[data-editing]').waitFor();
  expect(problems).toEqual([]);
});

test('a monster type of one’s own is called, and has figures', async () => {
  const { page, problems, copied } = await editor('gloomhaven');
  const notation = (await workerGameOf('gloomhaven')).situations.notation as Notation<unknown>;
  const blank = notation.blank as Readonly<Record<string, unknown>>;
  const to = { ...blank, monsters: { 'imp-1': [4, 3] }, types: { imp: { flying: true, normal: { hp: 4, move: 3, attack: 1, range: 0 } } } };
  await type(page, doings(notation, formOf(notation.kind), blank, to));
  expect(await textOf(page, copied)).toMatch(/imp.1: 4,3[\s\S]*imp:/);
  await page.locator('[data-name="4,3"] [data-piece*="imp"], [data-piece*="imp"]').first().waitFor();
  expect(problems).toEqual([]);
});

test('a jump whose card is lost stands behind the move that loses none, and where it alone leads its loss is said before the press', async () => {
  const [lead, other] = ['spellweaver:impaling-eruption', 'spellweaver:ride-the-wind'];
  const situation = {
    characters: { spellweaver: { at: [3, 3], lead, other } },
    monsters: { 'bandit-guard-1': [4, 3] },
    turn: 'spellweaver',
  };
  const text = writeRuling({ ruling: 'gh:move.1', cases: [{ name: 'Jump', situation, script: [] }] } as never);
  const { page, problems } = await openApp(await theBrowser(), '/', {}, settings('en'));
  await page.locator('input[type=file]').setInputFiles({ name: 'jump.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  await page.locator('main a[href*="#/rulings/file/1"]').first().click();
  // It begins at once: a ruling is played on from where it stands.
  await page.locator('[data-tool=play-on]').click();
  const far = page.locator('[data-board] [aria-label^="0,0. "]');
  await expect.poll(() => far.getAttribute('aria-label')).toMatch(/Ride the Wind.*Lost once it has done anything$/);
  await page.locator('[data-board] [aria-label^="2,1. "]').press('Enter');
  await expect
    .poll(() => page.locator('[data-menu] [role=menuitem]').evaluateAll((all) => all.map((e) => /Lost/.test(e.ariaLabel ?? ''))))
    .toEqual([false, true]);
  expect(problems).toEqual([]);
});
