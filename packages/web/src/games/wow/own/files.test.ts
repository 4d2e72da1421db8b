import type { OwnThing } from '@escarmouche/engine/core';
import { type PartySpec, WOW_OWN } from '@escarmouche/engine/wow';
import { readPack } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { packText } from '../../../own/files.ts';

const PACK = { en: 'Mine', fr: 'À moi' };

describe('a pack of what is kept', () => {
  it('has what others name before them, in whatever order it is kept, and nothing that names what is left out', async () => {
    const { parties, cards } = WOW_OWN.kinds;
    const [one, ...others] = (parties.blank as PartySpec).members;
    const naming = (id: string, card: string) => ({ ...parties.blank, id, members: [{ ...one, cards: ['K04', card] }, ...others] });
    const odd = { ...cards.blank, id: 'odd', ticks: 7 } as OwnThing;
    const all = { wow: { parties: [naming('good', 'my-card'), naming('bad', 'odd')], cards: [odd, cards.blank] } };
    const { text, left } = await packText(PACK, all);
    expect([readPack(text, 'a').games, left]).toEqual([{ wow: { parties: [all.wow.parties[0]], cards: [cards.blank] } }, 2]);
  });
});
