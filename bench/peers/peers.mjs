/**
 * `npm run bench:peers`: the same duels on both engines, in turn, with the same dice and so the same checksum.
 * Not part of the tests.
 */
import { parseArgs } from 'node:util';
import { play as boardgame } from './duel-boardgame.mjs';
import { play as ours } from './duel-escarmouche.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, games: { type: 'string', default: '300' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1 || games > 100_000) {
  console.error('--games takes a whole number from 1 to 100000');
  process.exit(2);
}

/** Duels per second of processor time, median of five rounds after one to warm up. */
function measure(play) {
  const checksum = play(games);
  const rates = [];
  for (let i = 0; i < 5; i++) {
    const mark = process.cpuUsage();
    if (play(games) !== checksum) throw new Error('the same duels came out differently');
    const used = process.cpuUsage(mark);
    rates.push(games / ((used.user + used.system) / 1e6));
  }
  return { duelsPerSecond: rates.sort((a, b) => a - b)[2], checksum: checksum.toString(16).padStart(8, '0') };
}

const results = { games, escarmouche: measure(ours), 'boardgame.io': measure(boardgame) };
if (results.escarmouche.checksum !== results['boardgame.io'].checksum) {
  console.error('the two engines played different games: the figures do not compare');
  process.exitCode = 1;
}
if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`);
else {
  for (const name of ['escarmouche', 'boardgame.io']) {
    console.log(`${name.padEnd(14)} ${results[name].duelsPerSecond.toFixed(0).padStart(9)} duels / s   checksum ${results[name].checksum}`);
  }
  console.log(`ratio ${(results.escarmouche.duelsPerSecond / results['boardgame.io'].duelsPerSecond).toFixed(0)}`);
}
