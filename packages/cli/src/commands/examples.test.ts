/** The experiments that stand beside the program: each names what there is, so that the figures told in the documents can be had again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../games/game.ts';
import { GAMES } from '../games/list.testing.ts';
import { runJson } from '../run.testing.ts';

const folder = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const names = new Set<string>(GAMES.map(nameOf));

/** Those of games that are there: a game that is taken out takes its experiments with it. */
const experiments = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  if (!path.endsWith('.yaml')) return [];
  const text = readFileSync(join(folder, path), 'utf8');
  const [, experiment] = /^experiment: (.+)$/m.exec(text) ?? [];
  const games = [...text.matchAll(/\bgame: ([\w-]+)/g)].map(([, game]) => game);
  return experiment !== undefined && games.every((game) => names.has(game)) ? [{ experiment, path }] : [];
});

describe('the experiments in examples', () => {
  it('are there, each by a name of its own', () => {
    expect(experiments.length).toBeGreaterThan(0);
    expect(new Set(experiments.map((e) => e.experiment)).size).toBe(experiments.length);
  });

  it.each(experiments)('$experiment can be played', async ({ path }) => {
    const { status, json, err } = await runJson('lab', join(folder, path), '--plan');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { cells } = json as { cells: readonly { games: number }[] };
    expect(cells.length).toBeGreaterThan(0);
    for (const { games } of cells) expect(games).toBeGreaterThanOrEqual(20);
  });
});
