/** Hostile addresses, a server that is gone, a store that does not answer: the app says so and goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { launchKept } from '../../../scripts/find-browser.mjs';
import { serve } from '../../cli/src/app/serve.ts';
import { PLAYS } from '../src/worker/list.ts';
import { openApp, openWindow, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { answers, goneOn, openFile, settings, settled } from './playing.ts';
import { answer, matchFile } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '%5F%5Fproto%5F%5F',
  '..',
  '%2e%2e',
  '%00',
  '%E2%80%AE',
  '%F0%9F%92%A9',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '-1',
  '0',
  'null',
  `${GAME_IDS[0]}:`,
  ':',
  `${GAME_IDS[0]}:__proto__`,
  'file',
  'a'.repeat(3000),
];
/** Screens that games have beside their matches. */
const TOOLS = (
  await Promise.all(GAME_IDS.map(async (game) => ((await examplesOf(game)).tools ?? []).map((name) => `tools/${game}/${name}`)))
).flat();
const PLACES = [
  '',
  'setup/',
  'match/',
  'replay/',
  'rulings/',
  'tools/',
  `tools/${GAME_IDS[0]}/`,
  ...TOOLS.map((tool) => `${tool}/`),
  'table/',
];

describe('an address', () => {
  it('whatever it says, leads to a screen or to plain words', { timeout: 240_000 }, async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en' });
    const stopped: string[] = [];
    const repeated: string[] = [];
    for (const place of PLACES)
      for (const [i, name] of NAMES.entries()) {
        const hash = `#/${place}${name}${place === 'rulings/' && i % 3 === 1 ? '/1' : ''}`;
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        // A heading, and nothing that is still loading.
        await page.waitForFunction(
          () => document.querySelector('main h1') !== null && document.querySelector('main [role=status].soft') === null,
        );
        if ((await page.getByText('This screen has stopped').count()) > 0) stopped.push(hash);
        // What a page repeats of its address can be seen, and leaves room for what it says of it.
        const said = await page.locator('main').innerText();
        if (/[\u202e\0]/.test(said) || said.includes('a'.repeat(200))) repeated.push(hash);
      }
    expect({ stopped, repeated }).toEqual({ stopped: [], repeated: [] });
    for (const name of ['__proto__', 'constructor']) {
      await page.goto(`${inject('appUrl')}/#/setup/${name}`);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
    }
    expect(problems.filter((p) => !p.includes('favicon'))).toEqual([]);
  });
});

/** A page that keeps a store open, of an earlier version than the one that another page asks for. */
type Keeping = typeof globalThis & { kept?: IDBDatabase };

/** Waits until the page has fetched everything. */
async function fetched(page: Page): Promise<void> {
  await page.locator('html[data-fetched=all]').waitFor({ state: 'attached', timeout: 60_000 });
}

describe('without the server', () => {
  it('every start screen opens, and a match of each game begins', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/', { locale: 'en', saveData: false });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fetched(page);
    await page.context().setOffline(true);
    for (const game of Object.keys(PLAYS)) {
      await page.evaluate((to) => {
        location.hash = to;
      }, `#/setup/${game}`);
      await page.getByRole('heading', { level: 1, name: 'Set up a match' }).waitFor();
      await page.evaluate((to) => {
        location.hash = to;
      }, `#/rulings/${game}`);
      await page.locator('.library-line').first().waitFor();
    }
    for (const tool of TOOLS) {
      await page.evaluate((to) => {
        location.hash = to;
      }, `#/${tool}`);
      await page.locator('main h1').waitFor();
    }
    for (let n = 0; n < GAME_IDS.length; n++) {
      await page.evaluate(() => {
        location.hash = '#/';
      });
      // The match before comes to stand above the games, and pushes them down.
      if (n > 0) await page.locator('.continue').waitFor();
      await page.getByRole('button', { name: 'Play at once' }).nth(n).click();
      await page.locator('.table').waitFor();
    }
    // What reads a file and walks through it was no part of the first load.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    // The browser asks for the little picture of the page at each address.
    expect(
      problems.filter((p) => !p.includes('favicon') && p !== 'logged: Failed to load resource: net::ERR_INTERNET_DISCONNECTED'),
    ).toEqual([]);
  });

  it.each([
    ['1440', 'en', { width: 1440, height: 900 }],
    ['390', 'fr', { width: 390, height: 844 }],
  ] as const)('what did not come is said to a person, at %s pixels in %s, and asked for again', async (size, lang, viewport) => {
    const { page, problems } = await openApp(browser, '/', { viewport, alone: true }, settings(lang));
    await page.getByRole('heading', { level: 1, name: 'Escarmouche' }).waitFor();
    await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
    await page.route('**/files.json', (route) => route.abort('connectionrefused'));
    await page.evaluate((game) => {
      location.hash = `#/setup/${game}`;
    }, GAME_IDS[0]);
    const title = lang === 'fr' ? 'Ce morceau de l’application n’est pas arrivé' : 'This part of the app did not come';
    await page.getByRole('heading', { name: title }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await picture(page, `unreachable-${size}-${lang}`);
    const again = page.getByRole('button', { name: lang === 'fr' ? 'Réessayer' : 'Try again' });
    await again.click();
    await page.getByRole('heading', { name: title }).waitFor();
    // Beginning at once says so as well.
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await page
      .getByRole('button', { name: lang === 'fr' ? 'Jouer tout de suite' : 'Play at once' })
      .first()
      .click();
    await page
      .getByRole('alert')
      .getByText(lang === 'fr' ? 'le serveur ne répond pas' : 'the server does not answer')
      .waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.unroute('**/assets/**');
    await again.click();
    await page.getByRole('heading', { level: 1, name: lang === 'fr' ? 'Préparer une partie' : 'Set up a match' }).waitFor();
    expect(problems.filter((p) => !/not loaded|Failed to load|ERR_CONNECTION_REFUSED|Unreachable|dynamically imported/.test(p))).toEqual(
      [],
    );
  });
});

describe('a browser started anew without the server', () => {
  it('shows the start screens and the match it showed, and begins, plays and keeps one of each game', { timeout: 180_000 }, async () => {
    const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
    let up = true;
    const close = async (): Promise<void> => {
      if (up) await server.close();
      up = false;
    };
    const profile = mkdtempSync(join(tmpdir(), 'escarmouche-profile-'));
    const launched = async (): Promise<BrowserContext> => {
      const context = await launchKept(profile, { locale: 'en', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await settings('en')(context);
      return context;
    };
    let context = await launched();
    onTestFinished(async () => {
      await context.close();
      await close();
      rmSync(profile, { recursive: true, force: true });
    });
    const url = `http://localhost:${server.port}`;
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(`${url}/?seed=9`);
    await page.getByRole('heading', { level: 1, name: 'Escarmouche' }).waitFor();
    await fetched(page);
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    await answer(page);
    const at = await answers(page);
    const address = page.url();
    // The server is gone, and the browser too: what comes back is what both have kept.
    await close();
    await context.close();
    context = await launched();
    const again = await context.newPage();
    again.on('pageerror', (error) => thrown.push(error.message));
    await again.goto(address);
    await settled(again);
    expect(await answers(again)).toBe(at);
    const other = await context.newPage();
    other.on('pageerror', (error) => thrown.push(error.message));
    await other.goto(`${url}/`);
    await other.getByRole('heading', { level: 1, name: 'Escarmouche' }).waitFor();
    for (const game of Object.keys(PLAYS)) {
      await other.goto(`${url}/#/setup/${game}`);
      await other.reload();
      await other.getByRole('heading', { level: 1, name: 'Set up a match' }).waitFor();
    }
    for (const n of Object.keys(PLAYS).keys()) {
      await other.goto(`${url}/#/`);
      await other.locator('.continue').waitFor();
      await other.getByRole('button', { name: 'Play at once' }).nth(n).click();
      await settled(other);
      const begun = await answers(other);
      await other.locator('.commit [data-option]').first().click();
      await goneOn(other, begun);
      const stands = await answers(other);
      // It is kept where it stood.
      await other.reload();
      await settled(other);
      expect(await answers(other)).toBe(stands);
    }
    expect(thrown).toEqual([]);
  });
});

describe('a store', () => {
  it('held up by an old window: the app plays on without it, says so, and keeps the match once it answers', {
    timeout: 120_000,
  }, async () => {
    const { page: old, problems } = await openApp(browser, '/favicon.svg', { alone: true });
    // A connection that lets nobody delete the store, as an old version of a page may have one; and somebody who wants to.
    await old.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('escarmouche');
          open.onupgradeneeded = () => open.result.createObjectStore('matches');
          open.onsuccess = () => {
            (globalThis as Keeping).kept = open.result;
            indexedDB.deleteDatabase('escarmouche').onblocked = () => resolve();
          };
        }),
    );
    const { page } = await openWindow(old.context(), '/?seed=9', settings('en'));
    await page.getByRole('alert').getByText('store does not answer').waitFor();
    await page.getByText('None yet').waitFor();
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    await answer(page);
    await page.getByRole('alert').getByText('You can play').waitFor();
    await expectAccessible(page);
    await picture(page, 'store-silent-en');
    // A match that lies in the store cannot be opened: that is said too, and asked for again.
    const { page: other } = await openWindow(old.context(), '/#/match/some-other', settings('en'));
    await other.getByRole('heading', { name: 'This match could not be opened' }).waitFor();
    await old.evaluate(() => (globalThis as Keeping).kept?.close());
    await other.getByRole('button', { name: 'Try again' }).click();
    await other.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await answer(page);
    await page.getByRole('alert').getByText('store does not answer').waitFor({ state: 'detached' });
    const at = await answers(page);
    await page.reload();
    await settled(page);
    expect(await answers(page)).toBe(at);
    expect(problems.filter((p) => !p.includes('404'))).toEqual([]);
  });

  it('that never answers at all: a new match begins and is played', { timeout: 120_000 }, async () => {
    const silent = (p: Page): Promise<unknown> =>
      p.addInitScript(() => {
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
      });
    const { page, problems } = await openApp(browser, '/?seed=9', { alone: true }, async (p) => {
      await settings('fr')(p);
      await silent(p);
      await p.route('**/worker-*.js', async (route) => {
        const sent = await route.fetch();
        await route.fulfill({ response: sent, body: `IDBFactory.prototype.open = () => ({});\n${await sent.text()}` });
      });
    });
    await page.getByRole('button', { name: 'Jouer tout de suite' }).first().click();
    await page.locator('.table').waitFor();
    await settled(page);
    await page.getByRole('alert').getByText('ne répond pas').waitFor();
    await answer(page);
    await picture(page, 'store-silent-fr');
    expect(problems).toEqual([]);
  });

  it('lets itself be deleted while a match is played', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', { alone: true }, settings('en'));
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    await answer(page);
    const { page: other } = await openWindow(page.context(), '/favicon.svg');
    const deleted = await other.evaluate(
      () =>
        new Promise((resolve) => {
          const asked = indexedDB.deleteDatabase('escarmouche');
          asked.onsuccess = () => resolve('deleted');
          asked.onerror = () => resolve('refused');
        }),
    );
    expect(deleted).toBe('deleted');
    // What is played is kept again.
    await answer(page);
    const at = await answers(page);
    await page.reload();
    await settled(page);
    expect(await answers(page)).toBe(at);
    expect(problems).toEqual([]);
  });
});
