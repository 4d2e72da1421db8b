/**
 * Situations of the project's own rulings, set up in the editor through its forms alone: the file that comes out says the same. Two of each
 * game, with ESCARMOUCHE_WHOLE=1 ten, or as many as ESCARMOUCHE_SITUATIONS says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { formOf, type Notation } from '@escarmouche/engine/core';
import { readRuling } from '@escarmouche/files';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { workerGameOf } from '../src/worker/games.ts';
import { PLAYED } from '../src/worker/lists.testing.ts';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { doings, type } from './typing.ts';

const MANY = Number(process.env.ESCARMOUCHE_SITUATIONS ?? (process.env.ESCARMOUCHE_WHOLE === '1' ? 10 : 2));

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Situations of a game's rulings, from all over its rulebook. */
function situationsOf(game: string): readonly { readonly where: string; readonly situation: unknown }[] {
  const path = fileURLToPath(new URL(`../../engine/src/games/${game}/rulings/`, import.meta.url));
  const all = readdirSync(path).filter((f) => f.endsWith('.yaml'));
  return Array.from({ length: MANY }, (_x, n) => {
    const file = all[Math.floor(((n + 0.5) * all.length) / MANY)];
    const cases = readRuling(readFileSync(path + file, 'utf8'), file).cases.filter((c) => c.illegal === undefined);
    return { where: `${file} ${cases[0].name.en}`, situation: cases[0].situation };
  });
}

test.each(Object.keys(PLAYED))('situations of rulings of %s are set up through the screen alone', async (game) => {
  const notation = (await workerGameOf(game)).situations.notation as Notation<unknown>;
  const form = formOf(notation.kind);
  const { page, problems } = await openApp(browser, `/#/editor/${game}`, {}, (p) =>
    p.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void Object.assign(globalThis, { copied: text }) },
      });
    }),
  );
  const panel = page.locator('[data-editing]');
  await panel.waitFor();
  const failed: unknown[] = [];
  for (const { where, situation } of situationsOf(game)) {
    await panel.getByLabel('Begin with').selectOption('fewest');
    await panel.getByRole('button', { name: 'Begin', exact: true }).click();
    let said: unknown = notation.blank;
    const left = (): readonly unknown[] => doings(notation, form, said, situation);
    try {
      // Whoever types looks at what has come of it, and mends what a field did not take while the table began anew.
      for (let look = 0; look < 3 && left().length > 0; look++) {
        await type(page, doings(notation, form, said, situation));
        await page.evaluate(() => Object.assign(globalThis, { copied: '' }));
        await panel.getByRole('button', { name: 'Copy a link' }).click({ timeout: 15_000 });
        const copied = (): Promise<string> => page.evaluate(() => (globalThis as { copied?: string }).copied ?? '');
        await expect.poll(copied).not.toBe('');
        const text = inflateRawSync(Buffer.from((await copied()).split('/').at(-1) ?? '', 'base64url')).toString();
        said = readRuling(text, 'link').cases[0].situation;
      }
      if (left().length > 0) failed.push([where, left()]);
    } catch (error) {
      failed.push([where, String(error), await panel.locator('[role=alert], .notice').allInnerTexts(), left()]);
    }
  }
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);
});
