/** Experiments for tests: what a game gives so that some of it is played in no time, and what an experiment would play. */
import { expect } from 'vitest';
import { runJson } from '../run.testing.ts';

/** What of a game is played by the hundred: it stands in the game's folder, `games/NAME/lab.testing.ts`. */
export interface Quick {
  /** What a block of an experiment says of it, but for parties and players. */
  readonly of: string;
  /** Ready-made parties: three at least where they meet each other, one where all play together. */
  readonly parties: readonly string[];
  /** Whether everybody at the table plays together. */
  readonly together?: true;
}

/** A block of an experiment, with whatever else it is to say. */
export const blockOf = ({ of }: Quick, parties: readonly string[], rest = ''): string =>
  `{ ${of}, parties: [${parties.join(', ')}]${rest} }`;

/** Says what an experiment of these blocks would play: each meeting and its games. `file` writes one of these names. */
export function planner(file: (name: string, text: string) => string): (cells: string, head?: string) => Promise<Record<string, number>> {
  return async (cells, head = 'games: 4') => {
    const { status, json, err } = await runJson('lab', file('e.yaml', `experiment: e\n${head}\ncells:\n${cells}`), '--plan');
    expect([status, err]).toEqual([0, '']);
    return Object.fromEntries((json as { cells: { cell: string; games: number }[] }).cells.map((c) => [c.cell, c.games]));
  };
}
