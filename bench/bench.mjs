/**
 * Speed figures, each with a checksum: `npm run bench`, with `-- --json` for one JSON value and `-- --seconds N` for longer runs.
 * Figures are processor time on one core; compare them as ratios within one run.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyStates, GAMES, playMatches } from './games.mjs';
import { searchLines } from './lines.mjs';
import { monsterTurns } from './monster-turns.mjs';
import { oddsFigures, oddsLine } from './odds.mjs';
import { optionsOf } from './options.mjs';
import { firstLoad } from './page.mjs';

const { numbers, on: values } = optionsOf('games');
const budget = numbers.seconds;

/** Answers whose odds are asked in each game; `npm run bench -- odds` asks more of them. */
const ODDS = 40;

const games = GAMES.map((entry) => {
  if (!values.json) console.error(`measuring ${entry.name} …`);
  return {
    name: entry.name,
    matches: playMatches(entry, budget),
    copy: copyStates(entry, 3000),
    odds: oddsFigures(entry, ODDS),
    search: searchLines(entry, budget),
  };
});
const root = fileURLToPath(new URL('..', import.meta.url));
const turns = monsterTurns(join(root, 'packages/engine/src/games/gloomhaven/monster-turns'), Math.min(budget, 5));
const page = firstLoad(join(root, 'packages/web/dist'));

if (values.json) {
  process.stdout.write(`${JSON.stringify({ node: process.version, games, monsterTurns: turns, page })}\n`);
} else {
  const hex = (n) => n.toString(16).padStart(8, '0');
  for (const g of games) {
    console.log(`\n${g.name}`);
    console.log(
      `  random full matches / s   ${g.matches.gamesPerSecond.toFixed(0).padStart(10)}   checksum ${hex(g.matches.checksum)} (first 200)`,
    );
    console.log(
      `  decisions / s             ${g.matches.decisionsPerSecond.toFixed(0).padStart(10)}   ${g.matches.nodesPerGame.toFixed(0)} nodes a match`,
    );
    console.log(`  ns / copy of the state    ${g.copy.nanoseconds.toFixed(0).padStart(10)}   checksum ${hex(g.copy.checksum)}`);
    console.log(`  bytes of state (JSON)     ${String(g.copy.bytes).padStart(10)}`);
    console.log(
      `  lines searched / s        ${g.search.linesPerSecond.toFixed(0).padStart(10)}   checksum ${hex(g.search.checksum)} (first 20 searches)`,
    );
    console.log(`  exact odds of an attack   ${oddsLine(g.odds)}`);
  }
  console.log(`\ngloomhaven, monsters' turns with every legal outcome, ${turns.cases} cases`);
  console.log(`  turns / s                 ${turns.turnsPerSecond.toFixed(0).padStart(10)}   checksum ${hex(turns.checksum)}`);
  console.log(`\nfirst load of the page      ${page.kilobytes.toFixed(1).padStart(8)} kB gzipped, ${page.files.length} files`);
}
