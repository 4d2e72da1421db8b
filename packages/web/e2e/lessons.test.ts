/** A first match of each game, step by step to its end: as its file says, by one hand each, in both languages. */
import { readFileSync } from 'node:fs';
import type { LessonStep } from '@escarmouche/engine/core';
import { readLesson } from '@escarmouche/files';
import { typeset } from '@escarmouche/words';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { examplesOf, GAME_IDS } from './games.ts';
import { HANDS } from './hands.ts';
import { answer, strip, WORDS } from './learning.ts';
import { settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

/** Each by one hand and in one language; by every hand in both where time is no matter (`ESCARMOUCHE_WHOLE=1`). */
const LESSONS =
  process.env.ESCARMOUCHE_WHOLE === '1'
    ? GAME_IDS.flatMap((game) =>
        (['mouse', 'keys', 'finger'] as const).flatMap((by) => (['fr', 'en'] as const).map((lang) => [game, by, lang] as const)),
      )
    : await Promise.all(
        GAME_IDS.map(async (game) => {
          const { by, lang } = (await examplesOf(game)).lesson;
          return [game, by, lang] as const;
        }),
      );

/** Whether all of it is seen in what scrolls around it. */
const inSight = (e: Element): boolean =>
  e.getBoundingClientRect().bottom <= (e.closest('.asked-head')?.getBoundingClientRect().bottom ?? 0);

/** The answer that a step waits for, by its id; undefined where it is read. */
const awaited = ({ take }: LessonStep): string | undefined => (typeof take === 'object' ? take[0] : take);

describe('a first match', () => {
  it.each(LESSONS)('of %s', { timeout: 90_000 }, async (game, by, lang) => {
    const file = readFileSync(new URL(`../../engine/src/games/${game}/lessons/first-match.yaml`, import.meta.url), 'utf8');
    const { steps, questions } = readLesson(file, game, game);
    const hand = HANDS[by];
    const t = WORDS[lang];
    const { page, problems } = await openApp(browser, '/', hand.screen, settings(lang));
    await hand.press(page, page.locator(`[data-game="${game}"]`).getByRole('link', { name: t.learn }));
    let erred = false;
    for (const [i, step] of steps.entries()) {
      const here = strip(page, i);
      await here.waitFor();
      await expect.poll(() => here.locator('.lesson-says').textContent()).toContain(typeset(lang, step.say[lang]).trim());
      // Nobody is offered to have the lesson's own answers given for them.
      expect(await page.locator('[data-set-up=offered]').count()).toBe(0);
      const id = awaited(step);
      if (id === undefined) {
        await hand.press(page, here.locator('[data-first]'));
        continue;
      }
      await page.locator('.table[data-waits=true]').waitFor();
      // What is taught leaves what is asked in sight.
      await expect.poll(() => page.locator('.prompt-text').evaluate(inSight)).toBe(true);
      if (!erred && step.wrong !== undefined && step.wrong.refused === undefined) {
        // Another answer is told, and takes nothing away.
        await answer(page, hand, step.wrong.take);
        await here.locator('[data-otherwise]').waitFor();
        erred = true;
        // It is left here, and taken up again where the answers lead to; what was read since then is read again.
        await page.reload();
        await page.locator('[data-lesson]').waitFor();
        for (let at = Number(await page.locator('[data-lesson]').getAttribute('data-lesson')); at < i; at++) {
          await hand.press(page, strip(page, at).locator('[data-first]'));
          await strip(page, at + 1).waitFor();
        }
        await here.waitFor();
        await page.locator('.table[data-waits=true]').waitFor();
        await expectAccessible(page, '.lesson');
      }
      await answer(page, hand, id);
      // A tap that came too soon after another means that one: it is made again, as anybody would.
      const moved = await strip(page, i + 1)
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (!moved && (await page.locator(`.table[data-waits=true] [data-lesson="${i}"]`).count()) > 0) await answer(page, hand, id);
    }
    await strip(page, steps.length).waitFor();
    for (const [n, question] of questions.entries()) {
      const asked = page.locator(`[data-asked="${n}"]`);
      await hand.press(page, asked.getByRole('button', { name: t[question.answer], exact: true }));
    }
    await page.locator(`[data-asked="${questions.length}"]`).getByText(`${questions.length} `).last().waitFor();
    // Whoever has answered is led on to puzzles.
    expect(await page.locator(`.lesson-over a[href="#/rulings/${game}/next"]`).count()).toBe(1);
    // The match goes on from there: with the first answer of one's own the lesson folds away.
    await page.locator('.table[data-waits=true]').waitFor();
    const ends = page.locator('.commit [data-option]').first();
    if (hand.points && (await ends.count()) > 0) {
      await ends.click();
      await strip(page, steps.length).waitFor({ state: 'hidden' });
      await page
        .locator('details', { has: strip(page, steps.length) })
        .locator('summary')
        .first()
        .click();
      await strip(page, steps.length).waitFor();
    }
    // Whoever comes back to learn is offered to begin anew, and begins so.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.locator(`[data-game="${game}"]`).getByRole('link', { name: t.learn }).click();
    await page.locator('[data-met]').getByRole('button', { name: t.anew }).click();
    await expect.poll(() => strip(page, 0).locator('.lesson-says').textContent()).toContain(typeset(lang, steps[0].say[lang]).trim());
    expect(problems).toEqual([]);
  });
});
