import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const ADDRESS = '/#/tools/gloomhaven/monster-turn';
const TURNS = new URL('../../engine/src/games/gloomhaven/monster-turns/focus.yaml', import.meta.url);

const hex = (page: Page, name: string): Locator => page.locator(`[data-name="${name}"]`);
const piece = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const outcomes = (page: Page): Locator => page.locator('.turns-outcomes button');

/** The middle of a hex, and a point so far from it towards the right. */
async function spot(page: Page, name: string, right = 0): Promise<{ x: number; y: number }> {
  await hex(page, name).scrollIntoViewIfNeeded();
  const box = await hex(page, name).boundingBox();
  if (box === null) throw new Error(`no hex ${name}`);
  return { x: box.x + box.width / 2 + (right * box.width) / 2, y: box.y + box.height / 2 };
}

describe('a monster’s turn as a tool', () => {
  it.each([
    [1440, 'en', 'A bow steps away', 'Wall line', 'Numbers of one’s own', 'Area'],
    [390, 'fr', 'Un arc s’écarte', 'Mur', 'Valeurs de votre choix', 'Zone d’effet'],
    [1440, 'fr', 'Un arc s’écarte', 'Mur', 'Valeurs de votre choix', 'Zone d’effet'],
    [390, 'en', 'A bow steps away', 'Wall line', 'Numbers of one’s own', 'Area'],
  ] as const)('at %i pixels in %s', async (width, locale, example, walls, own, area) => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 900 }, locale });
    const look = async (name: string): Promise<void> => {
      await expectNoSideways(page);
      // What the check reads is the same in either language: each size is read in one of them.
      if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
      await picture(page, `gloomhaven-tool-${name}-${width}-${locale}`);
    };
    await page.getByRole('grid').waitFor();
    if (width === 390 && locale === 'fr') await look('empty');
    await page.getByRole('button', { name: example }).click();
    await outcomes(page).nth(2).waitFor();
    await page.locator('.why-turn').waitFor();
    await picture(page, `gloomhaven-tool-example-${width}-${locale}`);
    await page.getByLabel(locale === 'en' ? 'Monster' : 'Monstre', { exact: true }).selectOption({ label: own });
    await page.getByText(area, { exact: true }).click();
    await page.locator('.turns-cell').nth(20).click();
    await piece(page, walls).check({ force: true });
    await hex(page, '2,2').click();
    await look('own');
    expect(problems).toEqual([]);
  });

  it('is drawn by keyboard alone, taken back, and explained', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('status').filter({ hasText: 'Begin with an example' }).waitFor();
    await piece(page, 'The monster').press('Space');
    const grid = page.getByRole('grid');
    await page.locator('.board-cell[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await page.locator('.board-cell:focus').getAttribute('aria-label')).toMatch(/^0,\d: Bandit Guard$/);
    await page.getByRole('status').filter({ hasText: 'No focus' }).waitFor();
    await piece(page, 'Brute').press('Space');
    await page.locator('.board-cell[tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await outcomes(page).first().waitFor();
    await page.getByRole('status').filter({ hasText: 'legal outcome' }).waitFor();
    // A wall by a digit, said of the hex; taken back and put again.
    await page.keyboard.press('4');
    await expect.poll(() => page.locator('.board-cell:focus').getAttribute('aria-label')).toContain('wall to the west');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.board-cell:focus').getAttribute('aria-label')).not.toContain('wall');
    await page.keyboard.press('Control+y');
    await expect.poll(() => page.locator('.board-cell:focus').getAttribute('aria-label')).toContain('wall to the west');
    // In hand with one press, put down with the next.
    await piece(page, 'Move').press('Space');
    await page.locator('.board-cell[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Brute is held').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.board-cell:focus').getAttribute('aria-label')).toContain('Brute');
    await page.keyboard.press('Delete');
    await page.getByRole('status').filter({ hasText: 'No focus' }).waitFor();
    expect(await grid.getAttribute('aria-label')).toBe('Board of the monster’s turn');
    expect(problems).toEqual([]);
  });

  it('is drawn by mouse, shared as a ruling that holds and as a link', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
    const put = async (name: string, ...at: readonly string[]): Promise<void> => {
      await piece(page, name).check();
      for (const x of at) await hex(page, x).click();
    };
    await page.getByLabel('Ability card').selectOption({ label: '50: Move +0; Attack +0' });
    await put('The monster', '3,6');
    await put('Brute', '3,2');
    await put('Scoundrel', '1,3');
    await put('Trap', '3,3', '2,3', '4,3');
    await put('Wall hex', '0,5');
    // A press near the right edge of a hex, and the line is said from both sides.
    await piece(page, 'Wall line').check();
    const edge = await spot(page, '4,5', 0.8);
    await page.mouse.click(edge.x, edge.y);
    await expect.poll(() => hex(page, '5,5').getAttribute('aria-label')).toContain('wall to the west');
    // Dragged with the mouse, whatever piece is chosen.
    const [from, to] = [await spot(page, '1,3'), await spot(page, '6,1')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => hex(page, '6,1').getAttribute('aria-label')).toContain('Scoundrel');
    await page.getByLabel('Initiative of Brute on 3,2').fill('77');
    await expect.poll(() => hex(page, '3,2').getAttribute('aria-label')).toContain('77');
    await page.getByRole('button', { name: 'Copy as ruling' }).click();
    await page.getByText('The ruling is on the clipboard').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^ruling: gh:/);
    expect(text).toContain('scoundrel');

    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is on the clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await page.context().newPage();
    await other.goto(link);
    await expect.poll(() => hex(other, '6,1').getAttribute('aria-label')).toContain('Scoundrel');
    expect(await other.locator('.turns-outcomes').innerText()).toBe(await page.locator('.turns-outcomes').innerText());
    await other.goto(`${link.slice(0, -30)}`);
    await other.getByText('This link holds no board').waitFor();
    await other.close();

    // Opened, every step of it holds.
    await page.getByRole('button', { name: 'Open as ruling' }).click();
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
    await hex(page, '3,3').scrollIntoViewIfNeeded();
    const [from, to] = [await spot(page, '3,3'), await spot(page, '5,4')];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let i = 1; i <= 6; i++) {
      const point = { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => hex(page, '5,4').getAttribute('aria-label')).toContain('Brute');
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
    await outcomes(page).first().waitFor();
    // One outcome said otherwise is told.
    await input.setInputFiles(file('other.yaml', whole.replace(/expected: \[\{ moveTo: \[\d+, \d+\]/, 'expected: [{ moveTo: [15, 6]')));
    await cases.first().getByText('comes out otherwise: 1 outcome of the file is not legal').waitFor();
    await input.setInputFiles(file('bad.yaml', 'hello'));
    await page.getByText('bad.yaml could not be opened').waitFor();
    expect(problems).toEqual([]);
  });
});
