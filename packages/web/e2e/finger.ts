/** How many presses an ordinary turn takes: counted as they are made, by mouse, wherever the screen takes the fewest. */
import type { Locator, Page } from 'playwright-core';
import { openApp } from './app.ts';
import { theBrowser } from './browser.ts';
import { answers, goneOn, optionsIn, settings } from './playing.ts';

/** A finger that is counted. */
export class Finger {
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

/** A window of the app with a finger that is counted. */
export async function playing(path: string): Promise<{ page: Page; finger: Finger; problems: string[] }> {
  const { page, problems } = await openApp(await theBrowser(), path, {}, settings('en'));
  return { page, finger: new Finger(page), problems };
}

/** The same once a match of a game stands set up. */
export async function atOnce(game: string, seed: number): Promise<{ page: Page; finger: Finger; problems: string[] }> {
  const found = await playing(`/?seed=${seed}`);
  await found.page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play at once' }).click();
  await found.page.locator('.table[data-waits=true] [data-set-up=made]').waitFor();
  return found;
}
