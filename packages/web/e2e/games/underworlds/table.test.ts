import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, picture, START } from '../../app.ts';
import { expectAccessible, expectNoSideways } from '../../axe.ts';
import { theBrowser } from '../../browser.ts';
import { answers, goneOn, goToMatch, openMatch, settings, settled } from '../../playing.ts';
import { answer, matchFile, offered, over, press } from './playing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});

const PHONE = { width: 390, height: 844 };

describe('the battlefield', () => {
  it.each(['en', 'fr'] as const)('by keyboard: boards, objectives, deployment, a move, in %s', { timeout: 180_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=4#/setup/underworlds', {}, settings(lang));
    await page.getByRole('button', { name: START[lang] }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    await settled(page);
    const seen = new Set<string>();
    for (let n = 0; n < 60 && !seen.has('move'); n++) {
      const ids = await offered(page);
      const at = await answers(page);
      const kind = ids.some((id) => id.startsWith('board:'))
        ? 'board'
        : ids.some((id) => id.startsWith('objective:'))
          ? 'objective'
          : ids.some((id) => id.startsWith('deploy:'))
            ? 'deploy'
            : ids.includes('draw')
              ? 'move'
              : '';
      if (kind === '' || seen.has(kind)) {
        await answer(page, 'keys', n);
        continue;
      }
      seen.add(kind);
      if (lang === 'fr') await expectAccessible(page);
      await picture(page, `underworlds-${kind}-${lang}`);
      if (kind === 'board') {
        // A board is chosen by its picture.
        await page.locator('[data-picture]').first().focus();
        await page.keyboard.press('Enter');
      } else {
        if (kind === 'move') {
          // A fighter is chosen where it stands, and let go again by Escape.
          const held = page.locator('[data-piece][data-held]');
          for (const cell of await page.locator('[data-space][data-can][aria-label*="("]').all()) {
            await cell.focus();
            await page.keyboard.press('Enter');
            if ((await held.count()) > 0) break;
            await page.keyboard.press('Escape');
          }
          await expect.poll(() => held.count()).toBe(1);
        }
        const hex = await page.locator('[data-space][data-can]:not([aria-selected])').first().getAttribute('data-space');
        // Arrow keys lead over the battlefield; Enter chooses there.
        await page.locator('[data-space][tabindex="0"]').focus();
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? '')).toMatch(/^[A-Z]\d+$/);
        await page.locator(`[data-space="${hex}"]`).focus();
        await page.keyboard.press('Enter');
        // Where a Move and a Charge end on one hex, the menu there asks which.
        const meant = page.locator('[data-menu=choice] [role=menuitem]').first();
        if ((await answers(page)) === at && (await meant.count()) > 0) await meant.press('Enter');
        // What ends the activation, or lets dice fall, is prepared by the first press.
        else if ((await answers(page)) === at && (await page.locator('[data-menu=prepared]').count()) > 0)
          await page.keyboard.press('Enter');
      }
      await goneOn(page, at);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['objective', 'deploy', 'move']));
    expect(problems).toEqual([]);
  });

  it('says by which rule an enemy cannot be attacked, and draws the look', { timeout: 120_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=4', {}, settings('en'));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^draw$/));
    await page.locator('[data-space][data-can][aria-label*="(Garrek"]').first().click();
    const foes = page.locator('[data-space][aria-label*="(Spiteclaw"]:not([data-can])');
    let refused = 0;
    for (let i = 0; i < (await foes.count()) && refused === 0; i++) {
      await foes.nth(i).focus();
      await page.locator('[data-mark=ring]:is([data-tone=clear], [data-tone=cut])').waitFor();
      refused = await page.locator('[data-told] [role=status] button').count();
    }
    expect(refused).toBeGreaterThan(0);
    await expectAccessible(page);
    // A card is read with the paragraphs about it.
    await page.locator('[data-card][aria-haspopup=dialog]').first().click();
    const about = page.getByRole('dialog').locator('details', { has: page.locator('[data-about]') });
    await about.locator('summary').click();
    await about.getByRole('button', { name: 'Rule' }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('fits on a phone, in %s', { timeout: 120_000 }, async (lang) => {
    const { page, problems } = await openApp(browser, '/?seed=6', { viewport: PHONE, hasTouch: true }, settings(lang));
    for (const wanted of [/^objective:/, /^keep$/, /^deploy:/, /^draw$/, /^attack:/]) {
      await openMatch(page, matchFile('stormsires-cursebreakers', 'garreks-reavers', ['person', 'greedy'], wanted));
      await expectNoSideways(page);
      // What the check reads is the same in either language.
      if (lang === 'en') await expectAccessible(page);
    }
    await picture(page, `underworlds-390-${lang}`);
    expect(problems).toEqual([]);
  });
});

describe('reactions', () => {
  it('passed for the person where nothing else is possible, which is said', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('fr', { speed: 'fast' }));
    await page.locator('[data-game=underworlds] .button-primary').click();
    await settled(page);
    // Every picture of a question of the person's that only the app answers: with the reason, and never without.
    await page.evaluate(() => {
      const seen = { told: 0, bare: 0 };
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const sole = document.querySelectorAll(
          '.table[data-waits=false] .table-asked .prompt.side-0 ~ * .option, .table[data-waits=false] .table-asked > .commit .option',
        );
        const mine = document.querySelector('.table[data-waits=false] .prompt.side-0 .prompt-text') !== null;
        if (mine && sole.length === 1) seen[document.querySelector('[data-given]') === null ? 'bare' : 'told'] += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    const seen = (): Promise<{ told: number; bare: number }> =>
      page.evaluate(() => (globalThis as never as { seen: { told: number; bare: number } }).seen);
    for (let n = 0; n < 40 && (await seen()).told === 0; n++) await answer(page, 'keys', n);
    expect((await seen()).told).toBeGreaterThan(0);
    expect((await seen()).bare).toBe(0);
    expect(problems).toEqual([]);
  });

  it('passed until the phase ends, in one press', { timeout: 180_000 }, async () => {
    const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en', { passes: 'ask' }));
    await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^draw$/));
    for (let n = 0; n < 120 && (await page.locator('.wu-pass-on').count()) === 0; n++) await answer(page, 'keys', n);
    const at = await answers(page);
    await page.getByRole('button', { name: 'Pass until the phase ends' }).click();
    await goneOn(page, at);
    expect(await page.locator('.wu-pass-on').count()).toBe(0);
    const policy = page.locator('.wu-policy');
    await expect.poll(() => policy.innerText()).toContain('Pass until the phase ends');
    // How one is asked is kept with the match.
    await policy.click();
    const when = page.getByRole('radio', { name: 'Ask when I can' });
    await when.click();
    // The worker keeps it, and says so.
    await expect.poll(() => when.isChecked(), { timeout: 10_000 }).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => policy.innerText()).toContain('Ask when I can');
    await page.reload();
    await policy.waitFor();
    await expect.poll(() => policy.innerText()).toContain('Ask when I can');
    expect(problems).toEqual([]);
  });
});

it('two persons at one screen: a hand is covered until the right one says so', { timeout: 120_000 }, async () => {
  const { page, problems } = await openApp(browser, '/?seed=5', {}, settings('en'));
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'person'])),
  });
  await page.locator('.dialog-foot .button-primary').click();
  await page.locator('.table').waitFor();
  await settled(page);
  // Objectives are laid face down; once cards have been dealt nobody's hand is seen before somebody says who looks, not even that of who laid the last.
  const covered = page.locator('.cover .button');
  for (let n = 0; n < 10 && (await covered.count()) === 0; n++) {
    const at = await answers(page);
    await press(page, (await offered(page))[0], 'keys');
    await page.waitForFunction((b) => document.querySelector('.table')?.getAttribute('data-at') !== b, at);
    await page.locator('.table[data-waits=true], .cover .button').first().waitFor();
    expect(await page.locator('.table-hand .hand-card').count()).toBe(0);
  }
  expect(await page.locator('.wu-card').count()).toBe(0);
  await expectAccessible(page);
  await covered.click();
  await page.locator('.table-hand .hand-card').first().waitFor();
  await expect.poll(() => page.locator('.table-hand .hand-card').count()).toBe(8);
  expect(problems).toEqual([]);
});

it('a reload in the middle of an attack: the same dice are awaited, and the match goes on', { timeout: 180_000 }, async () => {
  const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en', { dice: 'typed' }));
  await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^attack:/));
  const typed = async (): Promise<boolean> => (await page.locator('.typed-field').count()) > 0;
  const type = async (): Promise<void> => {
    const at = await answers(page);
    const n = Number(await page.locator('.typed-dice').getAttribute('data-dice'));
    await page.locator('.typed-field').fill(Array.from({ length: n }, (_v, i) => 6 - ((i + Number(at)) % 5)).join(' '));
    await page.keyboard.press('Enter');
    await goneOn(page, at);
  };
  let attacking = false;
  for (let n = 0; n < 80 && !(attacking && (await typed())); n++) {
    if (await typed()) await type();
    else attacking = (await answer(page, 'keys', n)).startsWith('attack:');
  }
  expect(await typed()).toBe(true);
  const asked = await page.locator('.prompt-text').textContent();
  const at = await answers(page);
  await page.reload();
  await page.locator('.typed-field').waitFor();
  await expect.poll(() => page.locator('.prompt-text').textContent()).toBe(asked);
  expect(await answers(page)).toBe(at);
  await expect.poll(() => page.locator('.wu-attack').count()).toBe(1);
  // Each face is one key, with its symbol and its name; what is pressed lies there.
  const keys = page.locator('.typed-key[data-face]');
  expect(await keys.evaluateAll((all) => all.map((k) => [k.textContent, k.querySelector('svg')?.dataset.signs]))).toEqual([
    ['hammer', 'hammer'],
    ['swords', 'swords'],
    ['single support', 'single'],
    ['double support', 'double'],
    ['critical', 'critical'],
  ]);
  await expectAccessible(page);
  await keys.nth(1).click();
  expect(await page.locator('.typed-told').innerText()).toMatch(/^\s*swords\s*$/);
  expect(await page.locator('.typed-field').inputValue()).toBe('3');
  await picture(page, 'underworlds-typed-en');
  await type();
  for (let n = 0; n < 6 && !(await over(page)); n++) await ((await typed()) ? type() : answer(page, 'keys', n));
  expect(problems).toEqual([]);
});

it.each(['en', 'fr'] as const)('a card drawn at the table is told by its name, in %s', { timeout: 120_000 }, async (lang) => {
  const options = lang === 'fr' ? { viewport: PHONE } : {};
  const { page, problems } = await openApp(browser, '/?seed=9', options, settings(lang, { dice: 'table' }));
  await openMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'greedy'], /^draw$/));
  const at = await answers(page);
  await press(page, 'draw', 'keys');
  await goneOn(page, at);
  const asked = page.getByRole('region', { name: lang === 'fr' ? /^Qu’a-t-on tiré/ : 'What was drawn?' });
  await asked.waitFor();
  await expectAccessible(page);
  await expectNoSideways(page);
  await picture(page, `underworlds-drawn-${lang}`);
  const names = asked.getByRole('button');
  const all = await names.allTextContents();
  expect(all.length).toBeGreaterThan(8);
  // A name is found without its accents and capitals, and nothing else stays.
  const search = asked.getByRole('searchbox');
  await search.fill('zzz');
  await names.first().waitFor({ state: 'detached' });
  const wanted = all[3].replace(/^\S+\s/u, '');
  await search.fill(wanted.toUpperCase());
  await names.first().waitFor();
  await expect.poll(() => names.allTextContents()).toEqual(all.filter((name) => name.includes(wanted)));
  const told = await answers(page);
  await names.first().press('Enter');
  await goneOn(page, told);
  if (lang === 'fr') await page.getByRole('tab', { name: /^Main/ }).click();
  const hand = page.locator('.hand-card', { hasText: wanted.replace(/["«»“”\s]+$|^["«»“”\s]+/gu, '') });
  await hand.first().waitFor();
  expect(problems).toEqual([]);
});

it('the next person at the screen reads who attacked whom, and nothing beside the board moves', { timeout: 60_000 }, async () => {
  const { page, problems } = await openApp(browser, '/?seed=9', {}, settings('en'));
  await goToMatch(page, matchFile('garreks-reavers', 'spiteclaws-swarm', ['person', 'person'], /^attack:/));
  const ready = page.locator('.cover .button-primary');
  const sides = async (): Promise<readonly number[]> => {
    await ready.click();
    await page.locator('.table[data-waits=true]').waitFor();
    return page.locator('.table-left li').evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  };
  const before = await sides();
  let attacked = '';
  for (let n = 0; n < 9 && (await ready.count()) === 0; n++) {
    const at = await answers(page);
    for (const fighter of await page.locator('[data-fighter]').all()) {
      if ((await page.locator('[data-option^="attack:"]').count()) > 0) break;
      await fighter.click();
    }
    const attack = page.locator('[data-answers] [data-option^="attack:"]').first();
    const next =
      (await attack.count()) > 0 && attacked === ''
        ? attack
        : page.locator('[data-answers] :is([data-option="pass"], [data-option="keep"], [data-option^="drive:"])').first();
    attacked ||= (await next.getAttribute('data-option'))?.replace(/^(?!attack:).*/, '') ?? '';
    await next.evaluate((button) => (button as HTMLElement).click());
    await ready
      .or(page.locator(`.table[data-waits=true]:not([data-at="${at}"])`))
      .first()
      .waitFor();
  }
  expect(attacked).toMatch(/^attack:/);
  await picture(page, 'underworlds-handover-en');
  const blow = /\w attacks [A-Z].* with /;
  expect(await page.locator('.cover-log').innerText()).toMatch(blow);
  expect(await sides()).toEqual(before);
  expect(await page.locator('.log').innerText()).toMatch(blow);
  expect(problems).toEqual([]);
});

it('says for whom an upgrade is, also where one fighter alone can bear it', async () => {
  const { page, problems } = await openApp(browser, '/', {}, settings('en'));
  await openMatch(page, matchFile('steelhearts-champions', 'garreks-reavers', ['person', 'greedy'], /^upgrade:/));
  const given = page.locator('[data-answers] [data-option^="upgrade:"]');
  await given.first().waitFor();
  for (const text of await given.allTextContents()) expect(text).toMatch(/^\d?to \S/);
  expect(problems).toEqual([]);
});
