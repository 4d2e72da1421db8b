/** A first match of each game, step by step to its end: as its file says, by one hand each, in both languages. */
import { readFileSync } from 'node:fs';
import type { LessonStep } from '@escarmouche/engine/core';
import { readLesson } from '@escarmouche/files';
import { typeset } from '@escarmouche/words';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app.ts';
import { expectAccessible } from './axe.ts';
import { theBrowser } from './browser.ts';
import { HANDS, type Hand } from './hands.ts';
import { settings } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const LEARNT = JSON.parse(readFileSync(new URL('../../../games.json', import.meta.url), 'utf8')) as readonly string[];

/** Each by one hand and in one language; by every hand in both where time is no matter (`ESCARMOUCHE_WHOLE=1`). */
const LESSONS =
  process.env.ESCARMOUCHE_WHOLE === '1'
    ? LEARNT.flatMap((game) =>
        (['mouse', 'keys', 'finger'] as const).flatMap((by) => (['fr', 'en'] as const).map((lang) => [game, by, lang] as const)),
      )
    : ([
        ['wow', 'mouse', 'fr'],
        ['underworlds', 'keys', 'en'],
        ['gloomhaven', 'finger', 'fr'],
        ['confrontation', 'finger', 'en'],
      ] as const);

const WORDS = {
  en: { learn: 'Learn by playing', no: 'No', yes: 'Yes', answers: 'Answers', anew: 'Begin it anew' },
  fr: { learn: 'Apprendre en jouant', no: 'Non', yes: 'Oui', answers: 'Réponses', anew: 'La recommencer' },
} as const;

const strip = (page: Page, at: number): Locator => page.locator(`[data-lesson="${at}"]`);

/** Presses the button of an answer, in a list that may be closed, or behind the fighter or the tab that it belongs to. */
async function answer(page: Page, hand: Hand, id: string): Promise<void> {
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

/** Whether all of it is seen in what scrolls around it. */
const inSight = (e: Element): boolean =>
  e.getBoundingClientRect().bottom <= (e.closest('.asked-head')?.getBoundingClientRect().bottom ?? 0);

/** Which of these are cut off by what scrolls around them, by what they say. */
const unseen = (of: Locator): Promise<(string | null)[]> =>
  of.evaluateAll((all) =>
    all
      .filter((e) => {
        const { top, bottom } = e.getBoundingClientRect();
        const box = e.closest('.asked-list, .commit')?.getBoundingClientRect();
        return box === undefined || top < box.top || bottom > box.bottom + 1;
      })
      .map((e) => e.textContent),
  );

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

  it('points to nothing that is out of sight, and lets what is prepared be pressed where it was', { timeout: 90_000 }, async () => {
    const hand = HANDS.mouse;
    const { page, problems } = await openApp(browser, '/', { viewport: { width: 1440, height: 900 } }, settings('fr'));
    await hand.press(page, page.locator('[data-game="confrontation"]').getByRole('link', { name: WORDS.fr.learn }));
    // Nothing is asked that cannot be answered yet.
    await strip(page, 0).waitFor();
    expect(await page.locator('.prompt').count()).toBe(0);
    for (const at of [0, 1]) {
      await hand.press(page, strip(page, at).locator('[data-first]'));
      await strip(page, at + 1).waitFor();
    }
    // What a panel shows has room, below tabs that are in sight.
    const tab = page.getByRole('tab', { name: 'Fiche' });
    const within = (of: Locator): Promise<number> => of.evaluate((e) => innerHeight - e.getBoundingClientRect().bottom);
    expect(await within(tab)).toBeGreaterThan(60);
    await tab.click();
    await expect.poll(() => page.locator('.table-right .tabs-panel').evaluate((e) => e.clientHeight)).toBeGreaterThan(250);
    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.locator('.table[data-waits=true]').waitFor();
    await answer(page, hand, 'charge:A1>B1@180,150');
    for (const at of [3, 4, 5]) {
      await strip(page, at).locator('[data-first]').waitFor();
      await hand.press(page, strip(page, at).locator('[data-first]'));
    }
    await strip(page, 6).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    // The first press prepares, and moves nothing from under the pointer; the odds, read whole, hide no question.
    const way = page.getByRole('button').filter({ hasText: /^2 en attaque, 1 en défense$/ });
    // The odds of every way have their room before they are there: without them no line is less high.
    const ways = page.locator('.place-ways > li');
    await expect.poll(async () => (await ways.locator('[data-odds]').count()) === (await ways.count())).toBe(true);
    const [told, waited] = await page.locator('.place-ways').evaluate((list) => {
      const bare = list.cloneNode(true) as HTMLElement;
      for (const line of bare.querySelectorAll('.odds-cell-line')) line.textContent = '';
      const heights = (of: Element): number[] => [...of.children].map((li) => li.getBoundingClientRect().height);
      const with_ = heights(list);
      list.replaceWith(bare);
      const without = heights(bare);
      bare.replaceWith(list);
      return [with_, without];
    });
    expect(told).toEqual(waited);
    expect(await unseen(ways.getByRole('button'))).toEqual([]);
    const before = await way.boundingBox();
    await hand.press(page, way);
    await page.locator('[data-commit]').filter({ visible: true }).first().waitFor();
    expect(await way.boundingBox()).toEqual(before);
    await page.locator('.asked-ready summary').click();
    const whole = (e: Element): boolean => {
      const [r, box] = [e.getBoundingClientRect(), (e.closest('.asked-head') as Element).getBoundingClientRect()];
      return r.top >= box.top && r.bottom <= box.bottom + 1;
    };
    await expect.poll(() => page.locator('.prompt-text').evaluate(whole)).toBe(true);
    await page.locator('.asked-ready summary').click();
    await hand.press(page, way);
    await strip(page, 7).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    // What befell a fighter says what that means.
    await page.locator('.table-left .wound-state').first().click();
    await page.getByRole('dialog').getByText('INI, ATT et DEF baissent de 1').waitFor();
    await page.keyboard.press('Escape');
    // What has been fought is read before it goes on.
    await answer(page, hand, 'attack:A1>B1');
    await strip(page, 8).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    await answer(page, hand, 'attack:A1>B2');
    await strip(page, 9).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    await answer(page, hand, 'parry:1');
    await strip(page, 10).locator('[data-first]').waitFor();
    const at = await page.locator('.table').getAttribute('data-at');
    await page.waitForTimeout(1500);
    expect(await page.locator('.table').getAttribute('data-at')).toBe(at);
    for (const read of [10, 11, 12]) {
      await strip(page, read).locator('[data-first]').waitFor();
      await hand.press(page, strip(page, read).locator('[data-first]'));
    }
    // How many cards wait is said where one may be set aside.
    await strip(page, 13).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    await page.locator('.fights').getByText('1 dans la pile, 0 sur 2 en réserve').waitFor();
    await page.locator('.asked-list').getByText('Dans la pile : 1 carte. En réserve : 0, sur 2 au plus.').waitFor();
    await answer(page, hand, 'card:top');
    // What ends comes last, in sight as in number.
    await strip(page, 14).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    const answers = page.locator('.table-right [data-option]');
    await expect.poll(() => answers.evaluateAll((all) => all.map((e) => e.getAttribute('data-nth')))).toEqual(['1', '2', '3']);
    expect(await unseen(answers)).toEqual([]);
    await answer(page, hand, 'stay:A1');
    await strip(page, 15).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    await answer(page, hand, 'dice:A1=1/2');
    // Every way to parry is in sight, with its odds.
    await strip(page, 16).waitFor();
    await page.locator('.table[data-waits=true]').waitFor();
    await expect.poll(() => answers.locator('[data-odds]').count()).toBe(3);
    expect(await unseen(answers)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
