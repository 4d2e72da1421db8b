/** A monster's turn in the editor: set up, told whole with every outcome and its reasons, and handed on. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const ADDRESS = '/#/tools/gloomhaven/monster-turn';
const TURNS = new URL('../../../../engine/src/games/gloomhaven/monster-turns/focus.yaml', import.meta.url);

const RULING = new URL('../../../../engine/src/games/gloomhaven/rulings/melee.01.yaml', import.meta.url);

const hex = (page: Page, name: string): Locator => page.locator(`[data-name="${name}"]`);
const outcomes = (page: Page): Locator => page.locator('.turns-outcomes button');

/** Chooses what a press puts on the board, by the end of what it is called. */
async function piece(page: Page, label: string, name: RegExp): Promise<void> {
  const options = page.getByLabel(label).locator('option');
  const text = (await options.allInnerTexts()).find((x) => name.test(x));
  if (text === undefined) throw new Error(`no piece ${name}: ${(await options.allInnerTexts()).join(' / ')}`);
  await page.getByLabel(label).selectOption({ label: text });
}

async function put(page: Page, name: RegExp, ...at: readonly string[]): Promise<void> {
  await piece(page, 'Put on the board', name);
  for (const x of at) await hex(page, x).click();
}

/** The middle of a hex. */
async function spot(page: Page, name: string): Promise<{ x: number; y: number }> {
  await hex(page, name).scrollIntoViewIfNeeded();
  const box = await hex(page, name).boundingBox();
  if (box === null) throw new Error(`no hex ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a hex says of itself. */
const said = (page: Page, name: string) => () => hex(page, name).getAttribute('aria-label');

describe('a monster’s turn in the editor', () => {
  it.each([
    [
      1440,
      'en',
      'A bow steps away',
      'Why',
      'Numbers of one’s own',
      ['Attack', 'Say more', 'An area', 'Add'],
      'Put on the board',
      /Wall line/,
    ],
    [
      390,
      'fr',
      'Un arc s’écarte',
      'Pourquoi',
      'Valeurs de votre choix',
      ['Attaque', 'Dire autre chose', 'Une zone', 'Ajouter'],
      'Poser sur le plateau',
      /^Mur$/,
    ],
  ] as const)('at %i pixels in %s', async (width, locale, example, why, own, area, label, walls) => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: width === 390 ? 844 : 900 }, locale });
    const look = async (name: string): Promise<void> => {
      await expectNoSideways(page);
      await expectAccessible(page);
      await picture(page, `gloomhaven-tool-${name}-${width}-${locale}`);
    };
    // One line at the top holds both the app's and the table's: the board has the rest.
    await page.locator('.top-table [data-key="u"]').waitFor();
    await page.getByRole('button', { name: example }).click();
    await outcomes(page).nth(2).waitFor();
    await page.locator('.turns summary', { hasText: why }).click();
    await page.locator('.why-turn').waitFor();
    // What became of a candidate is drawn as it is pointed at.
    await page.locator('.why-board').waitFor();
    await look('example');
    await page.getByLabel(locale === 'en' ? 'Monster' : 'Monstre', { exact: true }).selectOption({ label: own });
    // Its card is written out, and its area is drawn.
    const [line, more, what, add] = area;
    const lines = page.locator('.turns [data-path$=".card.lines"]');
    await lines.locator('summary', { hasText: line }).click();
    const attack = lines.locator('[data-path$="lines[1]"]');
    await attack.getByLabel(more, { exact: true }).last().selectOption({ label: what });
    await attack.getByRole('button', { name: add, exact: true }).last().click();
    await attack.locator('.turns-cell').nth(20).click();
    await expect.poll(() => attack.locator('.turns-cell[aria-pressed="true"]').count()).toBe(1);
    await attack.getByRole('checkbox').last().check();
    await expect.poll(() => attack.locator('.turns-cell-grey').count()).toBe(1);
    await piece(page, label, walls);
    await look('own');
    expect(problems).toEqual([]);
  });

  it('is set up by keyboard alone, taken back, and explained', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('status').filter({ hasText: 'Begin with an example' }).waitFor();
    await page.getByLabel('Whose turn it is').selectOption({ label: 'Bandit Guard 1' });
    await outcomes(page).first().waitFor();
    const drawn = () => page.locator('.gh-walls').evaluateAll((all) => all.map((x) => x.getAttribute('d')).join(''));
    const bare = await drawn();
    await piece(page, 'Put on the board', /Wall line/);
    await hex(page, '4,3').focus();
    await page.keyboard.press('Enter');
    await page.getByText('On one side 4,3').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(drawn).not.toBe(bare);
    const walled = await drawn();
    await page.keyboard.press('u');
    await expect.poll(drawn).toBe(bare);
    await page.keyboard.press('r');
    await expect.poll(drawn).toBe(walled);
    // In hand with one press, put down with the next; the monster is where it was set, whatever its turn would do.
    await piece(page, 'Put on the board', /Choose and move/);
    await hex(page, '3,3').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(said(page, '2,3')).toContain('Brute');
    await expect.poll(said(page, '5,3')).toContain('Bandit Guard');
    await hex(page, '2,3').focus();
    await page.keyboard.press('Delete');
    await page.locator('.editor-wrong').waitFor();
    await page.keyboard.press('u');
    await outcomes(page).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('is set up by mouse, handed on as a ruling that holds and as a link, and old addresses open', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('Whose turn it is').selectOption({ label: 'Bandit Guard 1' });
    await page.getByLabel('Ability card', { exact: true }).selectOption({ label: '50: Move +0; Attack +0' });
    await put(page, /Scoundrel|scoundrel/, '1,3');
    await put(page, /· trap$/, '4,2', '4,4');
    await put(page, /Wall hex/, '0,5');
    await expect.poll(() => hex(page, '0,5').count()).toBe(0);
    await put(page, /Hexes again/, '1,5');
    await hex(page, '0,5').waitFor({ state: 'attached' });
    // Dragged with the mouse, whatever piece is chosen.
    const [from, to] = [await spot(page, '1,3'), await spot(page, '6,1')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(said(page, '6,1')).toContain('Scoundrel');
    await page.getByLabel('Initiative of Scoundrel').fill('77');
    await page.getByLabel('Initiative of Brute').fill('30');
    await outcomes(page).first().waitFor();
    await page.getByRole('button', { name: 'Copy as ruling' }).click();
    await page.getByText('The ruling is on the clipboard').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^ruling: gh:/);
    expect(text).toContain('scoundrel');
    const told = await page.locator('.turns-outcomes').innerText();

    await page.getByRole('tab', { name: 'Position' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied').waitFor();
    const link = (await page.evaluate(() => navigator.clipboard.readText())).replace(
      '/editor/gloomhaven/',
      '/tools/gloomhaven/monster-turn/',
    );
    const other = await page.context().newPage();
    await other.goto(link);
    await expect.poll(said(other, '6,1')).toContain('Scoundrel');
    await expect.poll(() => other.locator('.turns-outcomes').innerText()).toBe(told);
    await other.goto(`${link.slice(0, -30)}`);
    await other.getByText('This link holds no position').waitFor();
    // As the tool before the editor wrote them: a situation by itself.
    const old = {
      map: { columns: 7, rows: 8 },
      characters: { brute: { at: [3, 2], initiative: 30 } },
      monsters: { 'bandit-guard-1': { at: [3, 5] } },
      types: { 'bandit-guard': { card: '528' } },
      turn: 'bandit-guard-1',
    };
    await other.goto(`${link.split('#')[0]}#/tools/gloomhaven/monster-turn/${deflateRawSync(JSON.stringify(old)).toString('base64url')}`);
    await outcomes(other).first().waitFor();
    await expect.poll(said(other, '3,5')).toContain('Bandit Guard');
    await other.close();

    // Opened, every step of it holds.
    await page.getByRole('tab', { name: 'A monster’s turn' }).click();
    await page.getByRole('button', { name: 'Open every outcome as a ruling' }).click();
    await page.getByRole('heading', { level: 1, name: 'A monster’s turn' }).waitFor();
    await page.locator('main a[href*="#/rulings/file/1"]').first().click();
    await page.locator('.board-drawing').waitFor();
    const slider = page.getByRole('slider').first();
    const steps = Number(await slider.getAttribute('max'));
    expect(steps).toBeGreaterThan(0);
    for (let i = 1; i <= steps; i++) {
      await slider.fill(String(i));
      await expect.poll(() => page.locator('.expected').count()).toBeGreaterThan(0);
      expect(await page.locator('.expected-fails').count()).toBe(0);
    }
    await page.locator('.expected-holds').waitFor();
    expect(problems).toEqual([]);
  });

  it('moves a figure with a finger', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width: 390, height: 844 }, locale: 'en', hasTouch: true });
    await page.getByRole('button', { name: 'An area over two' }).tap();
    await outcomes(page).first().waitFor();
    await expect.poll(said(page, '3,3')).toContain('Brute');
    const [from, to] = [await spot(page, '3,3'), await spot(page, '5,4')];
    await page.touchscreen.tap(from.x, from.y);
    await page.touchscreen.tap(to.x, to.y);
    await expect.poll(said(page, '5,4')).toContain('Brute');
    expect(problems).toEqual([]);
  });

  it('opens a file of monster turns, says what comes of each case, and shows one', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('grid').waitFor();
    const whole = readFileSync(TURNS, 'utf8');
    const file = (name: string, text: string) => ({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) });
    const input = page.locator('.turns input[type=file]');
    await input.setInputFiles(file('focus.yaml', whole));
    const cases = page.locator('.turns-cases li');
    await cases.first().getByText('comes out as the file says').waitFor();
    await cases.first().getByRole('button').click();
    await expect.poll(said(page, '3,5')).toContain('Monster 1');
    // The other cases stay at hand.
    await expect.poll(() => cases.count()).toBeGreaterThan(1);
    // One outcome said otherwise is told.
    await input.setInputFiles(file('other.yaml', whole.replace(/expected: \[\{ moveTo: \[\d+, \d+\]/, 'expected: [{ moveTo: [15, 6]')));
    await cases.first().getByText('comes out otherwise: 1 outcome of the file is not legal').waitFor();
    await input.setInputFiles(file('bad.yaml', 'hello'));
    await page.getByText('bad.yaml could not be opened').waitFor();
    // A ruling opens in the room of rulings.
    await input.setInputFiles(file('sight.yaml', readFileSync(RULING, 'utf8')));
    await page.locator('main a[href*="#/rulings/file/1"]').first().waitFor();
    expect(problems).toEqual([]);
  });
});
