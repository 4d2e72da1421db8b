/** How many presses an ordinary turn takes in each game: counted as they are made, by mouse, wherever the screen takes the fewest. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { arena, choose } from './games/gloomhaven/playing.ts';
import { answers, goneOn, matchFile, openMatch, optionsIn, settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** A finger that is counted. */
class Finger {
  presses = 0;
  readonly page: Page;
  readonly taken: string[] = [];
  constructor(page: Page) {
    this.page = page;
  }

  private async press(on: Locator): Promise<void> {
    await this.page.locator('.table-asked:not([data-quiet])').waitFor();
    this.presses++;
    await on.click();
  }

  /** Ids of what can be taken by a button now, seen or in a closed list. */
  private offered(): Promise<string[]> {
    return optionsIn(this.page, '[data-option]:not(:disabled)');
  }

  /** Takes the first option of a form: where one press does it there, else by opening its list. */
  async take(form: RegExp): Promise<boolean> {
    const { page } = this;
    const at = await answers(page);
    const id = (await this.offered()).find((o) => form.test(o));
    if (id === undefined) return false;
    const buttons = page.locator(`[data-option="${id}"]`);
    const seen = buttons.filter({ visible: true }).first();
    if ((await buttons.filter({ visible: true }).count()) === 0)
      await this.press(
        page
          .locator('details:not([open])', { has: page.locator(`[data-option="${id}"]`) })
          .locator('summary')
          .first(),
      );
    await this.press(seen);
    // What needs a second press has been prepared by the first.
    if ((await answers(page)) === at && (await page.locator('[data-menu=prepared], [data-commit]').count()) > 0)
      await this.press(page.locator('[data-commit]').first());
    await goneOn(page, at);
    this.taken.push(id);
    return true;
  }

  /** Presses something that takes nothing yet: a figure, a card. */
  async point(on: Locator): Promise<void> {
    await this.press(on);
  }
}

async function playing(path: string): Promise<{ page: Page; finger: Finger; problems: string[] }> {
  const { page, problems } = await openApp(browser, path, {}, settings('en'));
  return { page, finger: new Finger(page), problems };
}

async function atOnce(game: string, seed: number): Promise<{ page: Page; finger: Finger; problems: string[] }> {
  const found = await playing(`/?seed=${seed}`);
  await found.page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play at once' }).click();
  await found.page.locator('.table[data-waits=true] [data-set-up=made]').waitFor();
  return found;
}

describe('presses for an ordinary turn', () => {
  it('of World of Warcraft Miniatures: an attack, and the end of the turn', { timeout: 120_000 }, async () => {
    const { page, finger, problems } = await playing('/?seed=6');
    await openMatch(page, matchFile(40, ['person', 'random'], 0, /^attack:/));
    expect(await finger.take(/^attack:/)).toBe(true);
    expect(await finger.take(/^end$/)).toBe(true);
    expect(finger.presses).toBeLessThanOrEqual(3);
    expect(problems).toEqual([]);
  });

  it('of Confrontation: the two figures of a card move', { timeout: 120_000 }, async () => {
    const { finger, problems } = await atOnce('confrontation', 1);
    for (let n = 0; n < 2; n++) expect(await finger.take(/^move:/)).toBe(true);
    expect(finger.presses).toBeLessThanOrEqual(4);
    expect(problems).toEqual([]);
  });

  it('of Underworlds: an activation, and nothing played after it', { timeout: 120_000 }, async () => {
    const { page, finger, problems } = await atOnce('underworlds', 1);
    const actors = page.locator('.wu-actor[aria-pressed=false]');
    if ((await actors.count()) > 0) await finger.point(actors.first());
    expect(await finger.take(/^(?:move|charge|attack):/)).toBe(true);
    const asked = async (): Promise<string> => (await page.locator('.prompt-text').first().textContent()) ?? '';
    // What follows from it: the target of a charge, whether to drive back, what else might be played. Over once the next one begins.
    for (let n = 0; n < 8 && !/Activation \d/.test(await asked()); n++)
      if (
        !((await finger.take(/^attack:/)) || (await finger.take(/^(?:drive|leave|keep)/)) || (await finger.take(/^(?:pass|nothing|done)$/)))
      )
        break;
    expect(finger.presses).toBeLessThanOrEqual(6);
    expect(problems).toEqual([]);
  });

  it('of Gloomhaven: an attack by one card, a move by the other', { timeout: 120_000 }, async () => {
    const { page, finger, problems } = await playing('/?seed=4');
    await openMatch(page, arena());
    await choose(page, /^start:3,2$/);
    await choose(page, /^start:/);
    // The cards of the round, for each character, are chosen before it.
    for (let n = 0; n < 2; n++) {
      const at = await answers(page);
      for (const card of await page.locator('.gh-card-pick').all()) await finger.point(card);
      await finger.point(page.locator('[data-commit]').first());
      await goneOn(page, at);
    }
    const cards = finger.presses / 2;
    finger.presses = 0;
    // Both are pressed where they happen, before any half is chosen.
    const at = await answers(page);
    await finger.point(page.locator('[data-space][data-name="4,2"]'));
    await finger.point(page.locator('[data-menu=choice] [role=menuitem]').first());
    await goneOn(page, at);
    const then = await answers(page);
    await finger.point(page.locator('[data-space][data-name="2,2"]'));
    await goneOn(page, then);
    await expect.poll(() => page.locator('[data-space][data-name="2,2"]').getAttribute('aria-label')).toContain('Brute');
    expect(cards).toBeLessThanOrEqual(3);
    expect(finger.presses).toBeLessThanOrEqual(3);
    expect(problems).toEqual([]);
  });
});
