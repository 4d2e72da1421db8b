/** Every match has an address of its own; several windows may show one, and nothing that was played is lost. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, openWindow, picture } from './app.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { theBrowser } from './browser.ts';
import { answers, openFile, putIntoStore, settings, settled } from './playing.ts';
import { answer, matchFile, storeAsBefore } from './sample.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const hash = (page: Page): string => new URL(page.url()).hash;
const here = (page: Page) => page.getByRole('button', { name: 'Play here' });
const following = (page: Page) => page.locator('.following');

/** What is stored of a match. */
function stored(page: Page, id: string): Promise<{ about: Record<string, unknown>; file: string }> {
  return page.evaluate(
    (match) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('escarmouche');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const store = open.result.transaction('matches').objectStore('matches');
          const about = store.get(`about:${match}`);
          const file = store.get(`file:${match}`);
          file.onsuccess = () => {
            resolve({ about: about.result, file: file.result });
            open.result.close();
          };
        };
      }),
    id,
  );
}

/** Waits until the store holds a match as far as a page shows it. */
async function expectKept(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await stored(page, id)).about.at).toBe(Number(await answers(page)));
}

const idOf = (page: Page): string => hash(page).replace('#/match/', '');

describe('the address of a match', () => {
  it('is its own: a reload shows that match, whatever was played since, and the list leads to each', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    const file = matchFile(12, ['person', 'random'], 0);
    await openFile(page, file);
    const first = hash(page);
    expect(first).toMatch(/^#\/match\/[\w-]+$/);
    await answer(page);
    const at = await answers(page);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await openFile(page, file);
    const second = hash(page);
    expect(second).not.toBe(first);
    const begun = await answers(page);
    await page.reload();
    await settled(page);
    expect([hash(page), await answers(page)]).toEqual([second, begun]);
    // The bookmark of the first one.
    await page.goto(page.url().replace(second, first));
    await settled(page);
    await expect.poll(() => answers(page)).toBe(at);
    await expect.poll(() => page.locator('.table').getAttribute('data-match')).toBe(first.replace('#/match/', ''));
    await page.reload();
    await settled(page);
    expect(await answers(page)).toBe(at);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    const links = page.locator('.saved-line').getByRole('link', { name: /^Continue: / });
    await expect.poll(() => links.evaluateAll((all) => all.map((a) => a.getAttribute('href')).sort())).toEqual([first, second].sort());
    // The address of before leads to the one last played.
    await page.goto(page.url().replace(/#.*/, '#/table'));
    await settled(page);
    expect(hash(page)).toBe(first);
    expect(problems).toEqual([]);
  });

  it('of no match says so', async () => {
    const { page, problems } = await openApp(browser, '/#/match/none-such', {}, settings('en'));
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await expectAccessible(page);
    await page.goto(page.url().replace(/#.*/, '#/replay/none-such'));
    await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
    await page.goto(page.url().replace(/#.*/, '#/table'));
    await page.getByRole('heading', { name: 'No match lies on the table' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('of a match that an earlier version stored opens it and goes on', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/favicon.svg');
    const file = matchFile(12, ['person', 'random'], 0);
    await storeAsBefore(page, 'old-1', file);
    // What a picture's address lacks is no affair of the app's.
    problems.length = 0;
    await settings('en')(page);
    await page.goto(new URL('/?seed=9', page.url()).href);
    await page
      .getByRole('link', { name: /^Continue: / })
      .first()
      .click();
    await settled(page);
    expect(hash(page)).toBe('#/match/old-1');
    await answer(page);
    await expectKept(page, 'old-1');
    const { about: now } = await stored(page, 'old-1');
    expect(now.started).toBe(1);
    expect(now.version).toBeGreaterThan(1);
    // The picture's missing icon may be logged late; what the app lacks is told with its address too.
    expect(problems.filter((p) => !p.startsWith('logged: Failed to load resource'))).toEqual([]);
  });
});

describe('a match in two windows', () => {
  it('is played in one and followed in the other, until that one takes over', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    const id = idOf(page);
    const path = `/?seed=9${hash(page)}`;
    const { page: other, problems: others } = await openWindow(page.context(), path, settings('en'));
    await following(other).getByText('is being played in another window').waitFor();
    expect(await answers(other)).toBe(await answers(page));
    expect(await other.locator('.table-asked .option:not(:disabled)').count()).toBe(0);
    expect(await other.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await expectAccessible(other);
    await picture(other, 'following-1440-en');
    await other.setViewportSize({ width: 390, height: 844 });
    await expectNoSideways(other);
    await picture(other, 'following-390-en');
    await other.setViewportSize({ width: 1440, height: 900 });

    // It follows each step, log and all.
    await answer(page);
    const at = await answers(page);
    await other.locator(`.table[data-at="${at}"][data-waits=true]`).waitFor();
    await expect.poll(() => other.locator('.log-line').count()).toBe(await page.locator('.log-line').count());

    // It takes over: the first one follows, and not a step is lost.
    await here(other).click();
    await following(page).waitFor();
    await other.locator('.following').waitFor({ state: 'detached' });
    await settled(other);
    expect(await answers(other)).toBe(at);
    await answer(other);
    const later = await answers(other);
    await page.locator(`.table[data-at="${later}"]`).waitFor();
    await expectKept(other, id);

    // And back: neither line was ever written over.
    await here(page).click();
    await page.locator('.following').waitFor({ state: 'detached' });
    await settled(page);
    expect(await answers(page)).toBe(later);
    await answer(page);
    await other.locator(`.table[data-at="${await answers(page)}"]`).waitFor();
    await expectKept(page, id);

    // The window that plays is closed: the other says so, and plays on.
    const last = await answers(page);
    await page.close();
    await following(other).getByText('has been closed').waitFor();
    await here(other).click();
    await other.locator('.following').waitFor({ state: 'detached' });
    await settled(other);
    expect(await answers(other)).toBe(last);
    await answer(other);
    await expectKept(other, id);
    expect([...problems, ...others]).toEqual([]);
  });

  it('reloaded where it is played, is played there still', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('fr'));
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    const path = `/?seed=9${hash(page)}`;
    const { page: other } = await openWindow(page.context(), path, settings('fr'));
    await following(other).getByText('se joue dans une autre fenêtre').waitFor();
    await picture(other, 'following-1440-fr');
    await page.reload();
    await settled(page);
    expect(await following(page).count()).toBe(0);
    await answer(page);
    await other.locator(`.table[data-at="${await answers(page)}"]`).waitFor();
    expect(problems).toEqual([]);
  });

  it('held by a window that is silent, goes on here by itself once that one has gone', async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    const { page: silent } = await openWindow(page.context(), '/favicon.svg');
    await silent.evaluate(() => {
      void navigator.locks.request('escarmouche:held', () => new Promise(() => undefined));
    });
    await putIntoStore(page, [['file:held', matchFile(12, ['person', 'random'], 0)]]);
    await page.evaluate(() => {
      location.hash = '#/match/held';
    });
    await page.getByText('This match is being played in another window').waitFor();
    await here(page).waitFor();
    await silent.close();
    await settled(page);
    expect(await following(page).count()).toBe(0);
    await answer(page);
    await expectKept(page, 'held');
    expect(problems).toEqual([]);
  });

  it('goes to whoever asks where nobody looks at it', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    const path = `/?seed=9${hash(page)}`;
    await answer(page);
    const at = await answers(page);
    await page.getByRole('link', { name: 'Escarmouche' }).first().click();
    await page
      .getByRole('link', { name: /^Continue: / })
      .first()
      .waitFor();
    const { page: other } = await openWindow(page.context(), path, settings('en'));
    await settled(other);
    expect(await following(other).count()).toBe(0);
    expect(await answers(other)).toBe(at);
    await answer(other);
    // The first window comes back to it, and follows.
    await page
      .getByRole('link', { name: /^Continue: / })
      .first()
      .click();
    await following(page).waitFor();
    await page.locator(`.table[data-at="${await answers(other)}"]`).waitFor();
    expect(problems).toEqual([]);
  });

  it('never has an older line written over a newer one, whatever the windows know of each other', { timeout: 120_000 }, async () => {
    // A browser without locks, and without a way for windows to talk.
    const alone = async (p: Page): Promise<void> => {
      await settings('en')(p);
      await p.addInitScript(() => {
        Object.defineProperty(navigator, 'locks', { value: undefined });
        Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
      });
    };
    const { page, problems } = await openApp(browser, '/?seed=9', {}, alone);
    await openFile(page, matchFile(12, ['person', 'random'], 0));
    const id = idOf(page);
    await answer(page);
    const { page: other } = await openWindow(page.context(), `/?seed=5${hash(page)}`, alone);
    await settled(other);
    await answer(other);
    await answer(other);
    await expectKept(other, id);
    const newer = await stored(other, id);
    // The first window answers its own, older question: it is told, and the store stays as it is.
    await page
      .locator('[data-option]:not(:disabled)')
      .first()
      .evaluate((b) => (b as HTMLElement).click());
    await page.getByRole('alert').getByText('This match went on in another window').waitFor();
    await here(page).waitFor();
    const after = await stored(page, id);
    expect(after.file).toBe(newer.file);
    expect(after.about.version).toBe(newer.about.version);
    await here(page).click();
    await page.locator('.following').waitFor({ state: 'detached' });
    await settled(page);
    expect(await answers(page)).toBe(String(newer.about.at));
    expect(problems).toEqual([]);
  });
});

it('what is set in one window stays set whatever another one sets', async () => {
  const { page, problems } = await openApp(browser, '/#/settings', { locale: 'en' });
  const { page: other } = await openWindow(page.context(), '/#/settings');
  await other.getByRole('radio', { name: 'Dark' }).waitFor();
  await page.getByRole('radio', { name: 'Colour-blind-safe' }).check();
  await other.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  for (const name of ['Colour-blind-safe', 'Dark']) await page.getByRole('radio', { name, checked: true }).waitFor();
  expect(problems).toEqual([]);
});
