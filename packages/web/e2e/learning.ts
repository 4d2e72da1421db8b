/** A lesson at the table, as tests go through it. */
import type { Locator, Page } from 'playwright-core';
import type { Hand } from './hands.ts';

/** What is pressed, in both languages. */
export const WORDS = {
  en: { learn: 'Learn by playing', no: 'No', yes: 'Yes', answers: 'Answers', anew: 'Begin it anew' },
  fr: { learn: 'Apprendre en jouant', no: 'Non', yes: 'Oui', answers: 'Réponses', anew: 'La recommencer' },
} as const;

/** The strip of a lesson's step. */
export const strip = (page: Page, at: number): Locator => page.locator(`[data-lesson="${at}"]`);

/** Presses the button of an answer, in a list that may be closed, or behind the fighter or the tab that it belongs to. */
export async function answer(page: Page, hand: Hand, id: string): Promise<void> {
  const [cards] = /^cards:(.*)/.exec(id)?.slice(1) ?? [];
  if (cards !== undefined) {
    for (const card of cards.split('+')) await hand.press(page, page.locator(`[data-answers] [data-card="${card}"]`));
    await hand.press(page, page.locator('[data-commit]').filter({ visible: true }).first());
    return;
  }
  const [attack, defence] = /^dice:.*=(\d+)\/(\d+)/.exec(id)?.slice(1) ?? [];
  if (attack !== undefined) {
    const way = page
      .getByRole('button')
      .filter({ hasText: new RegExp(`^${attack} (?:in attack|en attaque), ${defence} (?:in defence|en défense)$`) });
    await hand.press(page, way);
    await page.locator('[data-commit]').filter({ visible: true }).first().waitFor();
    // The next press on it takes it.
    await hand.press(page, way);
    return;
  }
  const buttons = page.locator(`[data-option="${id}"]`);
  const list = page.locator('.table-narrow [role=tab]').first();
  if ((await list.count()) > 0 && (await list.getAttribute('aria-selected')) !== 'true') await hand.press(page, list);
  const seen = (): Promise<boolean> =>
    buttons
      .first()
      .waitFor({ state: 'attached', timeout: 700 })
      .then(
        () => true,
        () => false,
      );
  const actors = page.locator('.wu-actor');
  for (let n = 0; !(await seen()) && n < (await actors.count()); n++) await hand.press(page, actors.nth(n));
  if ((await buttons.filter({ visible: true }).count()) === 0)
    await hand.press(page, page.locator('details:not([open])', { has: buttons }).locator('summary').first());
  await hand.press(page, buttons.filter({ visible: true }).first());
}
