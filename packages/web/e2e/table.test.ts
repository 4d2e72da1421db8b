import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/find-browser.mjs';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { answers, goneOn, matchFile, offered, openMatch, sensible, settings, settled } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const over = async (page: Page): Promise<boolean> => (await page.locator('.end').count()) > 0;

/** Presses Tab until the option of this id has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let n = 0; n < 250; n++) {
    const here = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.option ?? '');
    if (here === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${id}`);
}

/** Opens the closed list that holds an option, by keyboard. */
async function openList(page: Page, id: string): Promise<void> {
  const title = page.locator('.options details:not([open])', { has: page.locator(`[data-option="${id}"]`) }).locator('summary');
  if ((await title.count()) === 0) return;
  await title.focus();
  await page.keyboard.press('Enter');
}

describe('a whole match', () => {
  it.each(['en', 'fr'] as const)('by keyboard alone, in %s', { timeout: 180_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings(lang));
    await openMatch(page, matchFile(2, ['person', 'greedy'], 0));
    let onBoard = 0;
    for (let n = 0; n < 250 && !(await over(page)); n++) {
      const at = await answers(page);
      const id = sensible(await offered(page));
      const space = /^move:[^>]+>(-?\d+,-?\d+)$/.exec(id)?.[1];
      if (space !== undefined && onBoard < 3) {
        // A move made on the board: arrow keys to a space that can be reached, Enter.
        await page.locator('[role=gridcell][tabindex="0"]').focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
          if (await page.evaluate(() => document.activeElement?.classList.contains('cell-can') ?? false)) break;
          await page.keyboard.press(key);
        }
        const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
        expect(name).toMatch(/^[A-K]\d+/);
        if (await page.evaluate(() => document.activeElement?.classList.contains('cell-can') ?? false)) {
          onBoard++;
          await page.keyboard.press('Enter');
          await goneOn(page, at);
          continue;
        }
      }
      await openList(page, id);
      await page.locator('.options .option').first().focus();
      await tabTo(page, id);
      await page.keyboard.press('Enter');
      await goneOn(page, at);
      // The focus is never lost when the node changes.
      if (!(await over(page))) expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
    expect(onBoard).toBeGreaterThan(0);
    await page.locator('.end').getByRole('heading').waitFor();
    await expectAccessible(page);
    await picture(page, `end-${lang}`);
    await page.getByRole('button', { name: lang === 'fr' ? 'Revoir pas à pas' : 'Look back, step by step' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.end').waitFor();
    await page.getByRole('slider').press('ArrowLeft');
    await page.locator('.end').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: lang === 'fr' ? 'Au début' : 'To the beginning' }).click();
    await page.locator('.table[data-at="0"]').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  it('by mouse: spaces, figures and buttons', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=6', {}, settings('en'));
    await openMatch(page, matchFile(4, ['person', 'random'], 0));
    let moved = 0;
    let aimed = 0;
    for (let n = 0; n < 300 && !(await over(page)); n++) {
      const at = await answers(page);
      const id = sensible(await offered(page));
      if (id.startsWith('move:')) {
        moved++;
        await page.locator('.cell-can').last().click();
      } else if (/^attack:.*>[^+]+$/.test(id)) {
        await page.locator('.verb-aim').first().click();
        if ((await page.locator('.cell-can').count()) > 0) {
          aimed++;
          await page.locator('.cell-can').first().click();
          if ((await answers(page)) === at && (await page.locator('.choices .option').count()) > 0)
            await page.locator('.choices .option').first().click();
        } else await page.locator(`[data-option="${id}"]`).first().click();
      } else await page.locator(`[data-option="${id}"]`).first().click();
      await goneOn(page, at);
    }
    expect(moved).toBeGreaterThan(0);
    expect(aimed).toBeGreaterThan(0);
    expect(await over(page)).toBe(true);
    expect(problems).toEqual([]);
  });
});

/** Plays on until the first attack is offered, and takes it. */
async function firstAttack(page: Page): Promise<void> {
  for (let n = 0; n < 120; n++) {
    const at = await answers(page);
    const ids = await offered(page);
    const id = sensible(ids);
    await page
      .locator(`[data-option="${id}"]`)
      .first()
      .evaluate((b) => (b as HTMLElement).click());
    await goneOn(page, at);
    if (id.startsWith('attack:')) return;
    const dice = page.locator('.typed-field');
    if ((await dice.count()) > 0) await typeDice(page);
  }
  throw new Error('no attack in 120 answers');
}

async function typeDice(page: Page): Promise<void> {
  const at = await answers(page);
  const label = (await page.locator('.typed-dice .field-label').textContent()) ?? '';
  const n = Number(/(\d+) (?:10-sided dice|dés)/.exec(label)?.[1] ?? 1);
  await page.locator('.typed-field').fill(Array.from({ length: n }, (_v, i) => (i % 2 === 0 ? 7 : 2)).join(' '));
  await page.keyboard.press('Enter');
  await goneOn(page, at);
}

describe('what may go wrong', () => {
  it('a reload in the middle of an attack: the same dice are awaited, and the match goes on', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { dice: 'typed' }));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await firstAttack(page);
    await page.locator('.typed-field').waitFor();
    const at = await answers(page);
    const asked = await page.locator('.prompt-text').textContent();
    // Wrong dice are one line, and the match is as it was.
    await page.locator('.typed-field').fill('4 11');
    await page.keyboard.press('Enter');
    await page.locator('.typed-dice [role=alert]').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.locator('.typed-field').waitFor();
    expect(await answers(page)).toBe(at);
    expect(await page.locator('.prompt-text').textContent()).toBe(asked);
    await typeDice(page);
    await page.locator('.rolls .roll').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('a broken file leaves the running match untouched', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    const good = matchFile(12, ['person', 'random'], 0);
    await openMatch(page, good);
    const before = await answers(page);
    for (const [name, text, part] of [
      ['cut.json', good.slice(0, 200), 'could not be opened'],
      ['odd.json', good.replace('"K07"', '"K99"'), 'could not be opened'],
      ['hash.json', good.replace('"entries": [', '"entries": [{"kind":"take","seat":0,"id":"equip:done","hash":1}'), 'could not be opened'],
    ] as const) {
      await page.getByRole('link', { name: 'Escarmouche' }).first().click();
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByRole('alert').getByText(part).waitFor();
      await page.goBack();
      await settled(page);
      expect(await answers(page)).toBe(before);
    }
    expect(problems).toEqual([]);
  });

  it('a store that is full says so once, and play goes on', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    // The worker has its own database: it is closed to it before the match begins.
    await page.route('**/worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `Object.defineProperty(self,'indexedDB',{get(){throw new DOMException('full','QuotaExceededError')}});\n${await answer.text()}`,
      });
    });
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await page.getByRole('alert').getByText('does not let the app keep anything').waitFor();
    const at = await answers(page);
    await page.locator('[data-option="equip:done"]').click();
    await goneOn(page, at);
    expect(problems).toEqual([]);
  });
});

describe('a position', () => {
  it('copied as a ruling is a ruling file that opens', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { permissions: ['clipboard-read', 'clipboard-write'] }, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await firstAttack(page);
    await page.getByRole('button', { name: 'Copy as ruling' }).click();
    await page.getByText('is copied as a ruling file').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^ruling: wow:/);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await page.locator('input[type=file]').setInputFiles({ name: 'position.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await page.getByRole('link', { name: 'A position of a match' }).click();
    await page.getByRole('slider').waitFor();
    await page.locator('.token').first().waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  it('of a ruling draws the look it is about', async () => {
    const { page, problems } = await openApp(browser, '/#/rulings/wow:405.4/1', {}, settings('en'));
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.locator('.sight polyline').first().waitFor({ state: 'attached' });
    await page.getByText('It holds.').waitFor();
    await expectAccessible(page);
    await picture(page, 'ruling-405.4');
    expect(problems).toEqual([]);
  });
});

/** While one aims on a phone, the board with its buttons stays in sight beside the option that is aimed. */
async function expectBoardBesideOptions(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const aim = page.locator('.verb-aim[aria-pressed=true]');
  await aim.evaluate((e) => e.scrollIntoView({ block: 'end' }));
  for (const what of [aim, page.locator('.board-zoom .button').first(), page.locator('.board-drawing')])
    expect(await what.evaluate((e) => e.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
  expect(await page.locator('.board-drawing').evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
}

describe('two persons at one screen', () => {
  it('hand it over without a card in sight, and take back what all agree to', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en', { passes: 'ask' }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(matchFile(12, ['person', 'person'], 0)) });
    await page.locator('.dialog-foot .button-primary').click();
    await page.getByRole('button', { name: 'I am Dawn Covenant: show my cards' }).click();
    await page.locator('[data-option="equip:done"]').click();
    await page.getByRole('heading', { name: /^Hand the screen to/ }).waitFor();
    expect(await page.locator('.slip').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: /show my cards/ }).click();
    await settled(page);
    // Undo goes back to the last answer, free of consent: no die has fallen.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.table[data-at="0"], .cover').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('two persons of whom one is asked first', () => {
  it('call that one to the screen, and nobody else', async () => {
    const { page, problems } = await openApp(browser, '/?seed=3', {}, settings('en', { passes: 'ask' }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(matchFile(12, ['person', 'person'], 1)) });
    await page.locator('.dialog-foot .button-primary').click();
    await page.locator('.cover .button').waitFor();
    expect(await page.locator('.cover h1').textContent()).toBe('Hand the screen to Ashen Clans');
    expect(problems).toEqual([]);
  });
});

describe('the table', () => {
  it.each([
    [1440, 'en'],
    [390, 'en'],
    [1440, 'fr'],
    [390, 'fr'],
  ] as const)('at %i pixels in %s', { timeout: 120_000 }, async (width, lang) => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport: { width, height: 900 } }, settings(lang));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    await expectAccessible(page);
    await firstAttack(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture(page, `table-${width}-${lang}`);
    for (const panel of lang === 'fr' ? ['Figurine', 'Légende'] : ['Figure', 'Legend']) {
      await page.getByRole('tab', { name: panel }).click();
      await expectAccessible(page);
    }
    expect(problems).toEqual([]);
  });

  it('says and draws why a figure cannot be aimed at', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openMatch(page, matchFile(12, ['person', 'random'], 0));
    for (let n = 0; n < 60; n++) {
      const ids = await offered(page);
      if (ids.some((id) => id.startsWith('move:')) && (await page.locator('.idle-line .verb-aim, .verb-aim').count()) > 0) break;
      const at = await answers(page);
      await page
        .locator(`[data-option="${sensible(ids)}"]`)
        .first()
        .evaluate((b) => (b as HTMLElement).click());
      await goneOn(page, at);
    }
    await page.locator('.verb-aim').first().click();
    const refused = page.locator('[role=gridcell][aria-label*="Not possible"]').first();
    await refused.hover();
    const why = page.locator('#why-not');
    await why.locator('.rule-ref').first().waitFor();
    expect((await why.textContent())?.length).toBeGreaterThan(20);
    await page.locator('.sight polyline').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await picture(page, 'why-not');
    await expectBoardBesideOptions(page);
    expect(problems).toEqual([]);
  });
});
