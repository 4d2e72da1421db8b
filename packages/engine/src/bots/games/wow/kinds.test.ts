/** Every name of the list is a player that plays. */
import { describe, expect, it } from 'vitest';
import { playOut, seeded } from '../../../core/index.ts';
import { findParty, wow } from '../../../games/wow/index.ts';
import { BOTS, botNamed } from '../../index.ts';

describe('the list of players', () => {
  it.each(BOTS)('%s plays a match to its end', (name) => {
    const seats = ['dawn-starter', 'ash-starter'].map((id) => {
      const party = findParty(id);
      if (party === undefined) throw new Error(id);
      return { faction: party.faction, party: party.members };
    });
    const table = wow.tables({ format: 'starter', map: 'crossroads', seats: [seats[0], seats[1]] });
    const g = { table, state: wow.begin(table), log: null };
    playOut(wow, g, [botNamed(name, wow, { lines: 10 }), botNamed('random', wow)], seeded(1));
    expect(wow.result(g)).not.toBeNull();
  });
});
