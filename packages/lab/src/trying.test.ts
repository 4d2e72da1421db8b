/** A trial plays the games of an experiment, and counts them as the report does. */
import { findParty } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { CELLS } from './lab.testing.ts';
import { type Trial, type TrialTold, tried } from './trying.ts';

function wowSetup(): unknown {
  const seats = ['dawn-starter', 'ash-starter'].map((id) => {
    const party = findParty(id);
    if (party === undefined) throw new Error(id);
    return { faction: party.faction, party: party.members };
  });
  return { format: 'starter', map: 'crossroads', seats };
}

const TRIAL: Trial = { game: 'wow', setup: wowSetup(), bots: ['greedy', 'random'], games: 6, seed: 1 };

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
    expect(told.rounds.least).toBeLessThanOrEqual(told.rounds.mean);
    expect(told.faults).toBe(0);
  });

  it('is the same with the same seed', () => {
    expect(last({ ...TRIAL, bots: ['random', 'random'] })).toEqual(last({ ...TRIAL, bots: ['random', 'random'] }));
  });

  it('counts scenarios won where all play together', () => {
    const told = last({ game: 'gloomhaven', setup: CELLS.gloomhaven.setups[0], bots: ['random'], games: 2, seed: 3 });
    expect(told).toMatchObject({ games: 2, together: true, seats: [], draws: 0 });
  });
});
