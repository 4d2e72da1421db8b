/** A thread that grows trees of the questions it is asked. */
import { workerData } from 'node:worker_threads';
import { askedOf, mannerFor, narrowed, treeOn } from '@escarmouche/engine';
import type { AnySetup } from '@escarmouche/files/open';
import { ENTRIES } from './games/entries.ts';
import type { Given, Grown, Job } from './trees.ts';

const { game: name, setups, answers, port } = workerData as Given;
const game = (await ENTRIES.find((g) => g.game === name)?.load())?.situations.game;
const tables = new Map<number, unknown>();

function grown({ setup, seat, view, codes, root, trees, lines, milliseconds }: Job): Grown {
  if (game === undefined) return null;
  if (!tables.has(setup)) tables.set(setup, game.tables(setups[setup] as AnySetup));
  const how = { lines, ...(milliseconds === undefined ? {} : { milliseconds }) };
  // The answers in the order in which they were offered: so every tree is the one that it would be in the thread of the match.
  const ask = narrowed(askedOf(game, tables.get(setup), seat, view, root), codes);
  return trees.map((tree) => treeOn(game, ask, mannerFor(game), { root, tree }, how));
}

function say(): void {
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
}

port.on('message', (job: Job) => {
  let answer: Grown = null;
  try {
    answer = grown(job);
  } catch {
    // Whoever asked thinks about it alone, and says what is wrong with the question.
  }
  port.postMessage(answer);
  say();
});
// Whoever waits hears that nothing more comes.
process.on('exit', () => say());
say();
