/**
 * Says each thing that the project's rulings expect otherwise, and lists every mutant that still holds: such an expectation proves nothing.
 *
 *   node scripts/mutate-rulings.mjs [GAME]      a game by its name, as `games.json` has them
 *
 * `npm test` tries a sample of the files.
 */
import process from 'node:process';
import { run, tool } from './project.mjs';

const [game] = process.argv.slice(2);
const names = game === undefined ? [] : ['--testNamePattern', game];
const { ok } = await run(tool('vitest'), ['run', 'packages/files/src/mutants.test.ts', ...names], {
  env: { ...process.env, ESCARMOUCHE_MUTANTS: 'all' },
  show: 'all',
});
process.exitCode = ok ? 0 : 1;
