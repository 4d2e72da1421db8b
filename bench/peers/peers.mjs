/**
 * `npm run bench:peers`: the same duels on both engines, in turn, with the same dice and so the same checksum; and the same questions about
 * dice, answered by this project's dice and by another package, whose answers are held against one another first. Not part of the tests.
 */
import { optionsOf } from '../options.mjs';
import { agree, forget, QUESTIONS, summed } from './dice.mjs';
import { play as boardgame } from './duel-boardgame.mjs';
import { play as ours } from './duel-escarmouche.mjs';

const { numbers, on: values } = optionsOf('peers');
const { games } = numbers;

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

/** Times each question is asked in a round. */
const ASKED = 200;

/** Microseconds of processor time for one answer, median of five rounds after one to warm up; nothing is kept from one answer to the next. */
function answered(ask) {
  const spent = [];
  for (let round = 0; round < 6; round++) {
    const mark = process.cpuUsage();
    for (let i = 0; i < ASKED; i++) {
      forget();
      ask();
    }
    const used = process.cpuUsage(mark);
    if (round > 0) spent.push((used.user + used.system) / ASKED);
  }
  return spent.sort((a, b) => a - b)[2];
}

const dice = QUESTIONS.map(({ name, ours: own, theirs }) => {
  forget();
  if (!agree(own(), theirs())) {
    console.error(`${name}: the answers differ, the figures do not compare`);
    process.exitCode = 1;
  }
  return { name, escarmouche: answered(own), '@yipe/dice': answered(theirs), checksum: summed(0, own()).toString(16).padStart(8, '0') };
});

const results = { games, escarmouche: measure(ours), 'boardgame.io': measure(boardgame), dice };
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
  console.log('microseconds for an exact answer about dice, and how many times as fast as @yipe/dice');
  for (const { name, checksum, ...us } of dice)
    console.log(
      `${name.padEnd(50)} ${us.escarmouche.toFixed(1).padStart(8)} ${us['@yipe/dice'].toFixed(1).padStart(8)}   ratio ${(us['@yipe/dice'] / us.escarmouche).toFixed(2)}   checksum ${checksum}`,
    );
}
