/** The duel is held to what every game is held to; its rulings hold, it is played and told from the command line. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plainGame } from '../../packages/cli/src/games/plain.ts';
import { main } from '../../packages/cli/src/program.ts';
import { caught } from '../../packages/cli/src/run.testing.ts';
import { openProperties } from '../../packages/engine/src/open.testing.ts';
import manifest, { caseOf, odds, situations } from './index.ts';
import { SPACES } from './rules.ts';

openProperties({
  situations,
  odds,
  caseOf,
  spaces: SPACES,
  setups: (seed) => ({ health: 2 + (seed % 7), parries: seed % 4, rounds: 20 - (seed % 4) }),
  broken: ({ state: { figures } }) => (figures[0].space === figures[1].space ? 'two stand on one space' : null),
});

const rulings = new URL('./rulings/', import.meta.url);

async function run(...argv: string[]): Promise<string> {
  const io = caught();
  expect(await main(argv, io, [plainGame(manifest, rulings)]), io.text.err).toBe(0);
  return io.text.out;
}

it('has a ruling for each paragraph, and they hold', async () => {
  const { duel } = JSON.parse(await run('rulings', 'duel', '--json'));
  expect(duel).toMatchObject({ failing: [], missing: [], done: readdirSync(rulings).length });
});

it('is played by bots, and told in French', async () => {
  expect(JSON.parse(await run('play', 'duel', '--seats', 'greedy,level-2', '--games', '5', '--json')).games).toBe(5);
  const told = await run('options', fileURLToPath(new URL('5.yaml', rulings)), '--lang', 'fr');
  expect(told).toContain('strike:B>A  duel:3  Ardoise frappe Rouille. — Rouille n’est pas voisine.');
});
