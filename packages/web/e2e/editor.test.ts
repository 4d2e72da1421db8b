import { readFileSync } from 'node:fs';
import { formOf, type Notation, type RulingCase, runCase } from '@escarmouche/engine/core';
import { wowSituations } from '@escarmouche/engine/wow';
import { readRuling } from '@escarmouche/files';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { workerGameOf } from '../src/worker/games.ts';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { doings, type } from './typing.ts';

/** Every game that there is. */
const GAME_IDS = JSON.parse(readFileSync(new URL('../../../games.json', import.meta.url), 'utf8')) as readonly string[];

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Opens the editor of a game, copying into a field of the page in place of the clipboard. */
async function editor(game: string, options = {}): Promise<{ page: Page; problems: string[]; copied: () => Promise<string> }> {
  const { page, problems } = await openApp(browser, `/#/editor/${game}`, options, (p) =>
    p.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
      });
    }),
  );
  await page.locator('[data-board]').waitFor();
  const copied = (): Promise<string> => page.evaluate(() => String((globalThis as { copied?: string }).copied ?? ''));
  return { page, problems, copied };
}

const put = (page: Page, what: RegExp) =>
  page.getByLabel('Put on the board').evaluate((select: HTMLSelectElement, re) => {
    const option = [...select.options].find((o) => new RegExp(re, 'i').test(o.text));
    if (option === undefined) throw new Error(`${re}: ${[...select.options].map((o) => o.text).join(' / ')}`);
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, what.source);

/** Says more of the piece that is chosen: with the button, so that the keys go over the list without saying anything. */
async function say(page: Page, what: string): Promise<void> {
  const list = page.getByLabel('Say more').first();
  await list.selectOption({ label: what });
  expect(await page.getByLabel(what, { exact: true }).count()).toBe(0);
  await list.locator('xpath=../following-sibling::button').click();
}

/** What the position says as a file, in the words of the text that is copied. */
async function textOf(page: Page, copied: () => Promise<string>): Promise<string> {
  await page.evaluate(() => Object.assign(globalThis, { copied: '' }));
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(copied).not.toBe('');
  return copied();
}

/** A match is begun from the position that is shown. */
async function playedOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/match\//);
  await page.locator('[data-match]:not([data-match=""])').waitFor();
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
  await page.locator('[data-edit]').click();
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

test.each(['wow', 'confrontation', 'underworlds', 'gloomhaven'])(
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
