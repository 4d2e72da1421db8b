/**
 * How long people wait: from the press that begins a match to its first board, and from each press to its answer on the screen, a bot's
 * turn included, in the built app in a real browser. `npm run bench -- presses`, with `--answers N` for more of them, `--json` for one JSON
 * value. Times are milliseconds on the page's own clock, to the frame in which the answer is drawn.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../packages/cli/dist/app/serve.js';
import { ensureBrowser, launch } from '../scripts/find-browser.mjs';
import { games } from '../scripts/games.mjs';
import { optionsOf } from './options.mjs';

const { numbers, on: values } = optionsOf('presses');
const most = numbers.answers;

const GAMES = games;
/** What is promised: the first board, and the answer to a press. */
const LIMITS = { board: 1000, press: 100 };

/** In the page: from each press to the frame in which what it was about has changed. */
function watch() {
  const state = () => {
    const table = document.querySelector('.table');
    const held = [...document.querySelectorAll('[data-held], [data-menu], [data-commit], [aria-pressed=true], [aria-selected=true]')];
    return [location.hash, table?.dataset.at, table?.dataset.waits, document.querySelector('dialog[open]') !== null]
      .concat(held.map((e) => e.id || e.dataset.option || e.dataset.piece || e.textContent?.slice(0, 20)))
      .join();
  };
  const times = [];
  let board = null;
  addEventListener(
    'click',
    () => {
      const began = performance.now();
      const before = state();
      const starts = document.querySelector('.table') === null;
      // The frame that is asked for once something has changed is the one that shows it.
      const look = () => {
        if (starts ? document.querySelector('.table [data-board] [data-space]') === null : state() === before) {
          if (performance.now() - began < 5000) requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() => {
          if (starts) board ??= performance.now() - began;
          else times.push(performance.now() - began);
        });
      };
      requestAnimationFrame(look);
    },
    true,
  );
  globalThis.pressed = { times, board: () => board };
}

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureBrowser();
const server = await serve(join(root, 'packages/web/dist'), 0);
const browser = await launch();

/**
 * @param {string} game
 * @param {boolean} warm whether the page had the time to fetch the rest of itself
 */
async function measure(game, warm) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`http://localhost:${server.port}/?seed=3`);
    const start = page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play at once' });
    await start.waitFor();
    if (warm) await page.locator('html[data-fetched=all]').waitFor({ state: 'attached', timeout: 60_000 });
    await start.click();
    await page.locator('.table [data-board] [data-space]').first().waitFor({ state: 'attached' });
    await page.locator('.table[data-waits=true]').waitFor();
    // While a bot thinks, another part of the table is looked at; it answers as fast as ever.
    const other = page.locator('.table-panels [role=tab][aria-selected=false]').first();
    for (let n = 0; warm && n < most && (await page.locator('.table .end').count()) === 0; n++) {
      const option = page.locator('[data-answers] :is([data-option], .hand-card, [data-fighter][aria-pressed=false]):visible').first();
      if ((await option.count()) > 0) await option.click({ timeout: 5000 }).catch(() => undefined);
      const commit = page.locator('[data-commit]');
      if ((await commit.count()) > 0)
        await commit
          .first()
          .click({ timeout: 5000 })
          .catch(() => undefined);
      if ((await other.count()) > 0) await other.click({ timeout: 5000 }).catch(() => undefined);
      await page.locator('.table[data-waits=true], .table .end').first().waitFor({ timeout: 60_000 });
    }
    return await page.evaluate(() => ({ board: globalThis.pressed.board(), presses: globalThis.pressed.times }));
  } finally {
    await context.close();
  }
}

const figures = [];
for (const game of GAMES) {
  if (!values.json) console.error(`measuring ${game} …`);
  const cold = await measure(game, false);
  const warm = await measure(game, true);
  const sorted = warm.presses.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  figures.push({ game, firstBoard: { cold: cold.board, fetched: warm.board }, presses: { n: sorted.length, half: at(0.5), most: at(1) } });
}
await browser.close();
await server.close();

if (values.json) process.stdout.write(`${JSON.stringify({ limits: LIMITS, figures })}\n`);
else {
  const ms = (n) => `${n === null ? '-' : n.toFixed(0)}`.padStart(6);
  console.log(`\n${'ms'.padEnd(16)}first board, fetched before / not     presses: half of them, slowest`);
  for (const { game, firstBoard, presses } of figures)
    console.log(
      `${game.padEnd(16)}${ms(firstBoard.fetched)} ${ms(firstBoard.cold)}${' '.repeat(26)}${ms(presses.half)} ${ms(presses.most)}   of ${presses.n}`,
    );
  console.log(`promised        ${ms(LIMITS.board)}${' '.repeat(40)}${ms(LIMITS.press)}`);
}
