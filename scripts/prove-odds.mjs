/**
 * Holds the odds of every game against what they must equal, far more often than `npm test` does, and tells what was found:
 *
 *   plain tree   every way by itself, nothing merged: the same fractions to the last digit
 *   forgotten    what an attack under way puts at stake, whatever is forgotten on the way: the same as the plain tree
 *   answers      what answers put at stake: the same where nothing is forgotten and no two faces count as one
 *   real dice    attacks under way in the middle of random games, any options and cards, played out with real dice
 *   mutants      one step of a rule left out or turned round: odds and play change alike
 *
 *   node scripts/prove-odds.mjs [GAME] [trees=1000] [attacks=300] [samples=100000] [mutants=100] [seed=1]
 *
 * GAME is a game by its name, as `games.json` has them.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { games } from './games.mjs';
import { run, tool } from './project.mjs';

/** @type {Record<string, string>} */
const wanted = { trees: '1000', attacks: '300', samples: '100000', mutants: '100', seed: '1' };
let game = '*';
for (const word of process.argv.slice(2)) {
  const [name, n] = word.split('=');
  if (n === undefined) game = word;
  else if (name in wanted && /^\d+$/.test(n)) wanted[name] = n;
  else {
    console.error(`no such word: ${word}; known are ${Object.keys(wanted).join(', ')}, each with a whole number`);
    process.exit(2);
  }
}
const folders = games.filter((g) => game === '*' || g === game);
if (folders.length === 0) {
  console.error(`no such game: ${game}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'odds-'));
const report = join(folder, 'report.jsonl');
const words = Object.entries({ ...wanted, report }).map(([name, value]) => `${name}=${value}`);
const files = folders.map((g) => `packages/engine/src/games/${g}/properties.test.ts`);
const { ok } = await run(tool('vitest'), ['run', ...files, '--testNamePattern', 'the odds of'], {
  env: { ...process.env, ESCARMOUCHE_ODDS: words.join(' ') },
  show: 'stderr',
});
const rows = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
for (const line of rows) console.log(line);
process.exitCode = ok ? 0 : 1;
