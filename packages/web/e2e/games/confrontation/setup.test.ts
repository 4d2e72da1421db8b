import { CHOICES } from '@escarmouche/engine/confrontation';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture, START } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const ADDRESS = '/#/setup/confrontation';
const side = (page: Page, n: number) => page.getByRole('region', { name: `Side ${n}` });
/** The side whose figures the tests ask for, instead of the one that is usual. */
const griffins = (page: Page) => side(page, 1).getByLabel('Army', { exact: true }).selectOption('griffin');
/** The board of the editor, on which the figures of a combat phase are laid out. */
const layOut = async (page: Page, [combat, out] = ['Combat phase', 'Lay them out otherwise']): Promise<void> => {
  await page.getByRole('radio', { name: combat }).check();
  await page.getByRole('button', { name: out }).press('Enter');
  await page.locator('[data-board]').waitFor();
};
const figure = (page: Page, key: string) => page.locator(`[data-board] [data-name="${key}"]`);
/** Says more of the figure that is chosen. */
const say = async (page: Page, what: string): Promise<void> => {
  const list = page.locator('.editor-chosen').getByLabel('Say more');
  await list.selectOption({ label: what });
  await list.locator('xpath=../following-sibling::button').press('Enter');
};
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('setting up Confrontation', () => {
  it.each([
    [1440, 'en', 'Set up a match', 'Combat phase', 'Your own', 'Make one', 'See the wound table'],
    [390, 'en', 'Set up a match', 'Combat phase', 'Your own', 'Make one', 'See the wound table'],
    [1440, 'fr', 'Préparer une partie', 'Phase de combat', 'À vous', 'Créer', 'Voir la table des blessures'],
    [390, 'fr', 'Préparer une partie', 'Phase de combat', 'À vous', 'Créer', 'Voir la table des blessures'],
  ] as const)('at %i pixels in %s', async (width, locale, title, combat, own, make, wounds) => {
    const { page, problems } = await openApp(browser, ADDRESS, { viewport: { width, height: 900 }, locale });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const look = async (name: string): Promise<void> => {
      await expectNoSideways(page);
      // What the check reads is the same in either language: each size is read in one of them.
      if ((width === 1440) === (locale === 'en')) await expectAccessible(page);
      await picture(page, `confrontation-${name}-${width}-${locale}`);
    };
    await look('skirmish');
    await page.getByRole('radio', { name: combat }).check();
    await figure(page, 'A1').waitFor();
    await look('laying');
    await page.getByRole('button', { name: wounds }).click();
    await page.locator('.cwound-cell').first().click();
    await look('wounds');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: own }).click();
    await page.locator('[data-kind="profiles"] > details > summary').click();
    await page.locator('[data-kind="profiles"] li summary').first().click();
    await page.locator('.cprof-numbers').first().waitFor();
    await look('own');
    for (const [i, kind] of ['profiles', 'wounds'].entries()) {
      await page.getByRole('button', { name: make }).nth(i).click();
      const form = page.getByRole('dialog');
      if (kind === 'wounds') await form.locator('.cwound-cell').first().click();
      await form.locator('.field-box').first().waitFor();
      await look(`own-form-${kind}`);
      await page.keyboard.press('Escape');
    }
    expect(problems).toEqual([]);
  });

  it('says how even two ready-made forces are, as measured, and gives the other side an even one at a press', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    const told = page.getByRole('note').getByText(/as measured: The high watch won \d+ of 100 skirmishes against/);
    await expect.poll(() => told.textContent()).toMatch(/^Even, .* against The Savage’s band \(1,000 were played/);
    const others = page.getByRole('note').getByRole('button');
    const name = (await others.first().textContent()) ?? '';
    await others.first().press('Enter');
    await expect.poll(() => told.textContent()).toContain(`against ${name} (`);
    expect(await side(page, 2).getByRole('radio', { name }).isChecked()).toBe(true);
    // What is put together by hand was not measured.
    await side(page, 1).getByRole('radio', { name: 'Build one' }).check();
    await told.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('builds an army to a total by keyboard, says what it costs too much with the rule, and starts', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    const one = side(page, 1);
    await griffins(page);
    await page.getByRole('radio', { name: '200 PA' }).check();
    // A heavy force against a middling one.
    const uneven = page.getByText('Forces of different strengths are not even');
    await uneven.waitFor();
    await one.getByRole('radio', { name: 'Build one' }).focus();
    await page.keyboard.press('Space');
    await uneven.waitFor({ state: 'detached' });
    await one.getByText('This army keeps every rule.').waitFor();
    await one.getByRole('button', { name: 'One more: Praetorian guard' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await one.getByText('36 PA too many').waitFor();
    await one.getByRole('button', { name: 'Rule F9.b' }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    for (const _ of [1, 2]) await one.getByRole('button', { name: 'One fewer: Magistrate' }).press('Enter');
    await one.getByText('This army keeps every rule.').waitFor();
    // What was built is still there after the page is loaded again.
    await page.reload();
    await side(page, 1).getByText('180 of 200 PA').waitFor();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForURL(/#\/match/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it('lays a combat phase out by keyboard alone, and starts it', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await layOut(page);
    await page.getByLabel('Fighter', { exact: true }).selectOption({ label: 'Dawn warrior' });
    await page.getByRole('button', { name: 'Add to side 2' }).press('Enter');
    await figure(page, 'B4').waitFor();
    const stands = page.getByRole('status').filter({ hasText: ' stands at ' });
    const first = await stands.textContent();
    // Whoever adds one after the other by keyboard stays at the button.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Add to side 2');
    // Arrow keys move it, by one or by ten, and neither into another nor off the table.
    await figure(page, 'B4').press('ArrowDown');
    await expect.poll(() => stands.textContent()).not.toBe(first);
    const [x = 0, y = 0] = (first ?? '').match(/[\d.]+(?= by| mm)/g)?.map(Number) ?? [];
    await expect.poll(() => stands.textContent()).toContain(`${x} by ${y + 1} mm`);
    for (let n = 1; n <= 3; n++) {
      await figure(page, 'B4').press('Shift+ArrowUp');
      await expect.poll(() => stands.textContent()).toContain(`${x} by ${y + 1 - 10 * n} mm`);
    }
    // All those steps are one change.
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => stands.textContent()).toBe(first);
    await page.getByRole('button', { name: 'Redo' }).press('Enter');
    await expect.poll(() => stands.textContent()).toContain(`${x} by ${y - 29} mm`);
    await page.getByLabel('Put in contact with').selectOption({ label: 'Praetorian guard' });
    await page.getByRole('button', { name: 'Put it there' }).press('Enter');
    await page.getByText('B4 touches A1.').waitFor();
    await figure(page, 'B4').press('Shift+ArrowDown');
    const barred = page.getByRole('status').filter({ hasText: 'B4 would stand in A1: bases never overlap' });
    await barred.getByRole('button', { name: 'Rule F5.h' }).waitFor();
    await page.getByText('B4 touches A1.').waitFor();
    // What has happened to it, in the forms of the position.
    await say(page, 'Light, serious or critical');
    await page.getByLabel('Light, serious or critical').selectOption('serious');
    await say(page, 'Enemies it has charged this round');
    const charged = page.locator('.editor-chosen [data-path="fighters.B4.charged"]');
    await charged.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    // Whoever it has not charged is told with the rule until it is said whom it has.
    await page.getByRole('alert').getByRole('button', { name: 'Rule F5.c' }).first().waitFor();
    await charged.locator('select').selectOption('A1');
    await expect.poll(() => page.locator('[role="alert"]:not(:empty):visible').count()).toBe(0);
    await expectAccessible(page);
    await picture(page, 'confrontation-charged');
    // A step too far is taken back.
    await figure(page, 'B4').press('Delete');
    await figure(page, 'B4').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await figure(page, 'B4').waitFor();
    await page.getByRole('button', { name: 'Set a match up with these figures' }).press('Enter');
    await page.waitForURL(/#\/setup\/confrontation/);
    const B4 = page.locator('[data-small-board] [data-name="B4"][aria-label*="serious"]');
    await B4.waitFor();
    await page.reload();
    await B4.waitFor();
    await figure(page, 'A1').and(page.locator('[aria-label*="charged"]')).waitFor();
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await page.waitForURL(/#\/match/);
    await page.locator('[data-piece="B4"]').waitFor();
    expect(problems).toEqual([]);
  });

  it('brings a figure into contact when it is dropped near an enemy, and never into another', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await layOut(page);
    const boxOf = async (key: string) => {
      const box = await figure(page, key).boundingBox();
      if (box === null) throw new Error(`${key} is not on the board`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    };
    /** How far apart two figures are drawn, in millimetres: bases of infantry measure 25. */
    const apart = async (key: string, other: string): Promise<number> => {
      const [a, b] = [await boxOf(key), await boxOf(other)];
      return (Math.hypot(a.x - b.x, a.y - b.y) * 25) / b.width;
    };
    const drag = async (key: string, onto: string, dx: number): Promise<void> => {
      const [from, to] = [await boxOf(key), await boxOf(onto)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x + (dx * to.width) / 25, to.y, { steps: 6 });
      await page.mouse.up();
    };
    const status = page.getByRole('status');
    await drag('B1', 'A1', 80);
    await status.filter({ hasText: 'Dirz clone 1 stands at' }).waitFor();
    await expect.poll(() => page.getByText('B1 touches A1.').count()).toBe(0);
    // The forms tell of a place before the board has drawn it.
    await expect.poll(() => apart('B1', 'A1')).toBeGreaterThan(70);
    await drag('B1', 'A1', 32);
    await page.getByText('B1 touches A1.').waitFor();
    await expect.poll(() => apart('B1', 'A1')).toBeLessThan(31);
    await drag('B2', 'B1', 9);
    await status.filter({ hasText: 'Dirz clone 2 stands at' }).waitFor();
    await expect.poll(() => page.locator('[role="alert"]:not(:empty):visible').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('lays figures out by a finger on a phone, in French, and plays with them', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'fr', viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('radio', { name: 'Phase de combat' }).tap();
    await page.getByRole('button', { name: 'Guerrier Khor contre deux gobelins' }).tap();
    await figure(page, 'B2').waitFor();
    await page.getByRole('button', { name: 'Les disposer autrement' }).tap();
    await figure(page, 'A1').tap();
    const stands = page.getByRole('status').filter({ hasText: ' mm.' });
    await expect.poll(() => stands.textContent()).toMatch(/A1 touche B1, B2\.$/);
    const board = await page.locator('[data-board]').boundingBox();
    if (board === null) throw new Error('no board');
    await page.touchscreen.tap(board.x + board.width * 0.7, board.y + board.height * 0.7);
    await expect.poll(() => stands.textContent()).not.toContain('touche');
    await expectNoSideways(page);
    await picture(page, 'confrontation-finger');
    const take = page.getByRole('button', { name: 'Préparer une partie avec ces figurines' });
    await take.scrollIntoViewIfNeeded();
    await take.tap();
    await page.waitForURL(/#\/setup\/confrontation/);
    await page.getByRole('button', { name: START.fr }).tap();
    await page.waitForURL(/#\/match/);
    await page.locator('[data-piece="B2"]').waitFor();
    expect(problems).toEqual([]);
  });

  it('makes a profile of one’s own, says at the field what is wrong with it, plays with it, and hands it on', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('tab', { name: 'Your own' }).click();
    const profiles = page.locator('[data-kind="profiles"]');
    await profiles.locator(':scope > details > summary').click();
    await profiles.getByLabel('Search').fill('dirz clone');
    await profiles.locator('li summary', { hasText: 'Dirz clone' }).click();
    await profiles.getByRole('button', { name: /^Copy to edit.*Dirz clone/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('English').first().fill('Clone sergeant');
    await form.getByLabel('ATT', { exact: true }).first().fill('300');
    await form.getByRole('button', { name: 'Keep' }).click();
    await form.getByText('A characteristic cannot be 300.').first().waitFor();
    await expect.poll(() => form.getByLabel('ATT', { exact: true }).first().getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await form.getByLabel('ATT', { exact: true }).first().fill('4');
    // A skill comes with the number it needs. What is begun stands open.
    const skills = form.locator('[data-path="skills"]');
    await skills.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    const skill = skills.locator('details').last();
    await skill.getByLabel(/How it is said/).selectOption({ label: 'Master strike' });
    await skill.getByLabel('Its number').fill('3');
    await form.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('Clone sergeant is kept in this browser.').waitFor();
    const mine = page.locator('[data-own="my-dirz-clone"]');
    await mine.getByText('Read it').click();
    await mine.getByText('Master strike/3').waitFor();
    const [pack] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a pack' }).click()]);
    await mine.getByRole('button', { name: /^Delete/ }).click();
    await mine.waitFor({ state: 'detached' });
    await page.locator('input[type=file]').setInputFiles(await pack.path());
    await mine.waitFor();
    await page.reload();
    await griffins(page);
    await side(page, 1).getByRole('radio', { name: 'Build one' }).check();
    await side(page, 1).getByRole('button', { name: 'One fewer: Magistrate' }).click();
    await side(page, 1).getByRole('button', { name: 'One more: Clone sergeant' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForURL(/#\/match/);
    await page.getByText('Clone sergeant').first().waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    ['en', 'Your own', (name: string) => new RegExp(`${name} is not taken over`)],
    ['fr', 'À vous', (name: string) => new RegExp(`Non repris.*${name}`)],
  ] as const)('refuses broken files and says where, in %s', async (locale, own, not) => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale });
    await page.getByRole('tab', { name: own }).click();
    const door = page.locator('input[type=file]');
    const profile = 'profiles:\n  - id: mine\n    names: Mine\n    values: { ATT: many }\n    base: infantry-round\n';
    const table = "id: mine\nnames: Mine\nrows:\n  '<0': [nothing, stunned, sore, light, light]\n";
    for (const [name, text, word] of [
      ['mine.yaml', profile, 'ATT'],
      ['table.yaml', table, 'sore'],
    ] as const) {
      await door.setInputFiles(file(name, text));
      const said = page.getByRole('alert').filter({ hasText: not(name) });
      await said.waitFor();
      await expect.poll(() => said.textContent()).toMatch(/4/);
      await expect.poll(() => said.textContent()).toContain(word);
    }
    if (locale === 'en') await expectAccessible(page);
    await picture(page, `confrontation-bad-file-${locale}`);
    expect(problems).toEqual([]);
  });

  it('takes a wound table of one’s own over, changes a cell, plays with it, and goes back to the game’s', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('tab', { name: 'Your own' }).click();
    const rows = ['<0', '0/1', '2/3', '4/5', '6/7', '8/9', '10/11', '12/13', '14/15', '16+'];
    const text = `id: soft\nnames: Soft blows\nrows:\n${rows.map((r) => `  '${r}': [nothing, nothing, stunned, light, serious]\n`).join('')}`;
    await page.locator('input[type=file]').setInputFiles(file('soft.yaml', text));
    const mine = page.locator('[data-own="soft"]');
    await mine.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog');
    const cell = form.locator('.cwound-cell').first();
    await cell.press('Enter');
    await form.getByLabel('Result', { exact: true }).selectOption('killed');
    await form.getByLabel('How sure a cell is').last().selectOption('likely');
    await expect.poll(() => cell.textContent()).toContain('follows from another cell');
    await form.getByRole('button', { name: 'Keep' }).click();
    await mine.waitFor();
    await page.getByRole('tab', { name: 'Match', exact: true }).click();
    await page.getByLabel('Wound rolls are read in').selectOption({ label: 'Soft blows' });
    await page.reload();
    await expect.poll(() => page.getByLabel('Wound rolls are read in').inputValue()).toBe('soft');
    await page.getByRole('button', { name: 'See the wound table' }).click();
    await page.getByRole('dialog').getByText('This table is yours.').waitFor();
    await expect.poll(() => page.getByRole('dialog').locator('.cwound-cell').first().textContent()).toContain('killed');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Wound rolls are read in').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'See the wound table' }).click();
    await page.getByText('5 of 50 cells are read out by a source.').waitFor();
    expect(problems).toEqual([]);
  });

  it('takes over what was kept in this browser before there were packs', async () => {
    const { page, problems } = await openApp(browser, ADDRESS, { locale: 'en' });
    await side(page, 1).waitFor();
    const old = { id: 'old-guard', names: { en: 'Old guard', fr: 'Vieille garde' }, army: 'own', base: 'infantry-round', skills: [] };
    const values = { MOU: 10, INI: 3, ATT: 3, FOR: 4, DEF: 3, RES: 5, COU: 4, DIS: 3, PA: 15 };
    await page.evaluate(
      (text) => localStorage.setItem('escarmouche.confrontation.profiles', text),
      JSON.stringify([{ ...old, values, standing: 'ours', perCard: 1, from: 'a card' }]),
    );
    for (const _ of [1, 2]) {
      await page.reload();
      await page.getByRole('tab', { name: 'Your own' }).click();
      await page.locator('[data-own="old-guard"]').waitFor();
    }
    await page
      .locator('[data-own="old-guard"]')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.reload();
    await page.getByRole('tab', { name: 'Your own' }).click();
    await page.getByRole('button', { name: 'Make one' }).first().waitFor();
    await expect.poll(() => page.locator('[data-own]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('explains every option with its rule', async () => {
    const { page } = await openApp(browser, ADDRESS, { locale: 'en' });
    await page.getByRole('heading', { name: 'Pursuit', exact: true }).waitFor();
    for (const group of await page.locator('details > summary').all()) await group.click();
    const options = page.locator('.reading');
    await expect.poll(() => options.count()).toBe(CHOICES.length);
    await expectAccessible(page);
  });
});
