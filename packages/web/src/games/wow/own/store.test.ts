import type { OwnThing } from '@escarmouche/engine/core';
import { type PartySpec, WOW_OWN } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { faultsOfKept, fitThings } from '../../../own/store.ts';

describe('what is kept of one’s own', () => {
  it('names what is kept and fit beside it, and is offered again once that is', () => {
    const { parties, cards } = WOW_OWN.kinds;
    const [one, ...others] = (parties.blank as PartySpec).members;
    const party = { ...parties.blank, members: [{ ...one, cards: ['K04', 'my-card'] }, ...others] };
    expect(fitThings({ parties: [party] }, WOW_OWN)).toMatchObject({ parties: [] });
    expect(fitThings({ parties: [party], cards: [{ ...cards.blank, ticks: 7 } as OwnThing] }, WOW_OWN)).toMatchObject({ parties: [] });
    const all = { parties: [party], cards: [cards.blank] };
    expect(fitThings(all, WOW_OWN)).toEqual({ characters: [], maps: [], ...all });
    expect(fitThings(all, WOW_OWN)).toBe(fitThings(all, WOW_OWN));
    expect(faultsOfKept(parties, party, { cards: [] })).toHaveLength(1);
  });
});
