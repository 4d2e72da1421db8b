/** Small experiments for tests, and folders that go away. What is played of each game stands beside that game (`games/*.testing.ts`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Cell, Experiment, GameResult, Stop } from './experiment.ts';
import { CELLS } from './games/list.testing.ts';

/** One of a game in which sides meet, whichever that is. */
export const VERSUS: Cell = Object.values(CELLS).find((cell) => cell.b !== null) ?? Object.values(CELLS)[0];

/** An experiment of these cells. */
export function experimentWith(cells: readonly Cell[], stop: Partial<Stop> = {}, seed = 1): Experiment {
  return {
    name: 'test',
    titles: { en: 'Test', fr: 'Essai' },
    seed,
    stop: { games: 4, least: 0, ...stop },
    cells,
    own: {},
    limit: 200,
    code: 'test',
  };
}

/** A game that this seat won; nobody for -1. */
export const wonBy = (seat: number): GameResult => [seat, [1, 0], 3, 10, '00000000', '', -1, []];

/** A folder for the files of a test, taken away in the end. */
export function folder(): (name: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'escarmouche-lab-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return (name) => join(path, name);
}
