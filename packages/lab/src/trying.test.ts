/** A trial plays the games of an experiment, and counts them as the report does. */
import { describe, expect, it } from 'vitest';
import { labGame } from './games/index.ts';
import { CELLS } from './games/list.testing.ts';
import { VERSUS } from './lab.testing.ts';
import { type Trial, type TrialTold, tried } from './trying.ts';

const TRIAL: Trial = { game: VERSUS.game, setup: VERSUS.setups[0], bots: ['greedy', 'random'], games: 6, seed: 1 };

const last = (trial: Trial): TrialTold => {
  const all = [...tried(trial)];
  return all[all.length - 1];
};

describe('a trial', () => {
  it('plays in pairs with the seats exchanged, and tells after each how it stands', () => {
    const all = [...tried(TRIAL)];
    expect(all.map((t) => t.games)).toEqual([2, 4, 6]);
    const told = all[2];
    expect(told.of).toBe(6);
    expect(told.seats.map((s) => s.games)).toEqual([3, 3]);
    // Somebody who looks an answer ahead beats somebody who answers by lot.
    expect(told.first.share).toBeGreaterThan(0.7);
    expect(told.first.low).toBeLessThan(told.first.share);
    const { least, mean, most } = told.rounds;
    expect([least < mean, mean < most]).toEqual([true, true]);
    // Cards that were played and figures that survived, in five games at least, tell of their own side.
    for (const piece of told.pieces) expect(piece.games).toBeGreaterThanOrEqual(5);
    expect(told.pieces.map((p) => p.low)).toEqual(told.pieces.map((p) => p.low).toSorted((x, y) => y - x));
    const shares = (side: number): number[] => told.pieces.flatMap((p) => (p.side === side ? [p.share] : []));
    expect(Math.min(...shares(0))).toBeGreaterThan(Math.max(0, ...shares(1)));
    // A card that lies in hand is not yet played.
    const { pieces } = labGame(TRIAL.game);
    const cards = pieces(labGame(TRIAL.game).game.tables(TRIAL.setup)).filter((p) => p.kind === 'card');
    expect(told.pieces.filter((p) => p.kind === 'card').length).toBeLessThan(cards.length);
    expect(told.faults).toBe(0);
  });

  it('plays whole pairs', () => {
    const { value } = tried({ ...TRIAL, bots: ['random', 'random'], games: 5 }).next();
    expect(value).toMatchObject({ games: 2, of: 6 });
  });

  it('is the same with the same seed', () => {
    expect(last({ ...TRIAL, bots: ['random', 'random'] })).toEqual(last({ ...TRIAL, bots: ['random', 'random'] }));
  });

  it.each(Object.values(CELLS).filter((cell) => cell.b === null))('counts scenarios of $game won, which all play together', (cell) => {
    const told = last({ game: cell.game, setup: cell.setups[0], bots: ['random'], games: 2, seed: 3 });
    expect(told).toMatchObject({ games: 2, together: true, seats: [], draws: 0 });
  });
});
