/** Matches that were played under other rules: where they part from today's is said, and one may go on from there; nothing is written over. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { answers, openFile, settings, settled } from './playing.ts';
import { matchFile, SAMPLE_GAME, storeAsBefore } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** A file of the first version of the rules in which an answer is no longer legal: the file, and how many come before it. */
function oldFile(): { text: string; at: number; of: number } {
  const file = JSON.parse(matchFile(12, ['person', 'random'], 0, /^attack:/)) as {
    rules?: number;
    entries: { kind: string; id: string }[];
  };
  delete file.rules;
  const at = file.entries.findLastIndex((e) => e.kind === 'take') - 2;
  file.entries[at] = { ...file.entries[at], kind: 'take', id: 'attack:nobody/main>nobody' };
  return { text: JSON.stringify(file), at, of: file.entries.length };
}

/** Paragraphs that rulings of a game prove. */
const rulesOf = (game: string): readonly string[] =>
  readdirSync(new URL(`../../engine/src/games/${game}/rulings/`, import.meta.url)).map((name) => {
    const text = readFileSync(new URL(`../../engine/src/games/${game}/rulings/${name}`, import.meta.url), 'utf8');
    return /^ruling: (\S+)/m.exec(text)?.[1] ?? '';
  });

const SIZES = [
  ['1440', 'en', { width: 1440, height: 900 }],
  ['390', 'fr', { width: 390, height: 844 }],
] as const;

describe.each(SIZES)('a match of other rules at %s pixels in %s', (size, lang, viewport) => {
  const other = lang === 'fr' ? 'Jouée sous d’autres règles' : 'Played under other rules';
  const goOn = lang === 'fr' ? /^Continuer après la réponse/ : /^Go on after answer/;

  it('from a file says where it parts, and goes on from there', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport }, settings(lang));
    const { text, at, of } = oldFile();
    await page.locator('input[type=file]').setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const dialog = page.getByRole('dialog', { name: other });
    await dialog.getByText(new RegExp(`${at} .* ${of} `)).waitFor();
    // By which rule the next answer is refused: it opens. The answer's id says nothing to a person.
    await dialog.getByText(lang === 'fr' ? 'refusent la réponse suivante' : 'refuse the answer that comes next').waitFor();
    expect(await dialog.innerText()).not.toContain('nobody');
    await dialog
      .getByRole('button', { name: lang === 'fr' ? /^Règle / : /^Rule / })
      .first()
      .click();
    const rule = page.locator('dialog', { has: page.locator('.paragraph') });
    await rule.waitFor();
    await rule.getByRole('button', { name: lang === 'fr' ? 'Fermer' : 'Close' }).click();
    await rule.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `parted-${size}-${lang}`);
    await dialog.getByRole('button', { name: goOn }).click();
    await page.locator('.table').waitFor();
    await settled(page);
    expect(Number(await answers(page))).toBeGreaterThanOrEqual(at);
    expect(problems).toEqual([]);
  });

  it('from the store stays as it is, and goes on as a match of its own', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport }, settings(lang));
    const { text, at } = oldFile();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await storeAsBefore(page, 'old-2', text);
    await page.evaluate(() => {
      location.hash = '#/match/old-2';
    });
    await page.getByRole('heading', { name: other }).waitFor();
    await page.locator(`[data-parted="${at}"]`).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `parted-stored-${size}-${lang}`);
    await page.getByRole('button', { name: goOn }).click();
    await page.locator('.table').waitFor();
    await settled(page);
    expect(new URL(page.url()).hash).not.toBe('#/match/old-2');
    // The record is there still.
    await page.goto(page.url().replace(/#.*/, '#/match/old-2'));
    await page.getByRole('heading', { name: other }).waitFor();
    await page.getByRole('button', { name: lang === 'fr' ? 'La revoir jusque-là' : 'Watch it up to there' }).click();
    await page.getByRole('slider').press('End');
    await page.locator(`[data-parted="${at}"]`).waitFor();
    expect(problems).toEqual([]);
  });

  it('all of whose answers can be given today opens with a word of it', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { viewport }, settings(lang));
    const file = JSON.parse(matchFile(12, ['person', 'random'], 0, /^attack:/)) as { rules?: number };
    delete file.rules;
    await openFile(page, JSON.stringify(file));
    await page.getByText(lang === 'fr' ? /sous la version 1 des règles/ : /under version 1 of the rules/).waitFor();
    await expectNoSideways(page);
    await picture(page, `earlier-${size}-${lang}`);
    expect(problems).toEqual([]);
  });

  it('as one seat knows it opens as what it is', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/', { viewport }, settings(lang));
    const rules = rulesOf(SAMPLE_GAME);
    const view = {
      format: 'escarmouche-view',
      version: 1,
      game: SAMPLE_GAME,
      seat: 1,
      log: [
        { rule: rules[0], text: 'Moves\u202e somewhere' },
        { rule: rules[1], text: 'Rolls' },
      ],
      position: {},
      events: [],
      result: { winner: 0, rule: rules[2] },
    };
    const buffer = Buffer.from(JSON.stringify(view));
    await page.locator('input[type=file]').setInputFiles({ name: 'view.json', mimeType: 'application/json', buffer });
    const title = lang === 'fr' ? 'Ce que le joueur 2 sait d’une partie' : 'What player 2 knows of a match';
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText('Moves\\u202e somewhere').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `own-view-${size}-${lang}`);
    await dialog
      .getByRole('button', { name: rules[0].replace(/^.*:/, '') })
      .first()
      .click();
    await page.locator('.paragraph').waitFor();
    expect(problems).toEqual([]);
  });
});
