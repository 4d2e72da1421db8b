/** What matches are set up from: characters, cards, parties and maps, the game's and those of one's own. */
import type { OwnThings } from '@escarmouche/engine/core';
import {
  type BoardMap,
  CARDS,
  type Card,
  CHARACTERS,
  type Character,
  MAPS,
  PARTIES,
  type PartySpec,
  WOW_OWN,
} from '@escarmouche/engine/wow';
import { faultsOfKept, fitNow, thingsNow } from '../../../own/store.ts';

interface Pool {
  readonly characters: readonly Character[];
  readonly cards: readonly Card[];
  readonly parties: readonly PartySpec[];
  readonly maps: readonly Pick<BoardMap, 'id' | 'names'>[];
  /** Those of one's own alone, as packs have them. */
  readonly own: OwnThings;
}

const made = new WeakMap<OwnThings, Pool>();

/** What there is at this moment. */
export function poolNow(): Pool {
  const kept = thingsNow('wow');
  const known = made.get(kept);
  if (known !== undefined) return known;
  const own = fitNow('wow', WOW_OWN);
  const { characters = [], cards = [], parties = [], maps = [] } = own;
  const pool = {
    characters: [...CHARACTERS, ...(characters as readonly Character[])],
    cards: [...CARDS, ...(cards as readonly Card[])],
    parties: [...PARTIES, ...(parties as readonly PartySpec[])],
    maps: [...MAPS, ...maps],
    own,
  };
  made.set(kept, pool);
  return pool;
}

const by = <T extends { readonly id: string }>(all: readonly T[], id: string): T | undefined => all.find((x) => x.id === id);
/** The character of this id, of the game or of one’s own; undefined where it is gone. */
export const characterNow = (id: string): Character | undefined => by(poolNow().characters, id);
/** The card of this id, likewise. */
export const cardNow = (id: string): Card | undefined => by(poolNow().cards, id);

/** A party, which is offered no more where something that it names is gone: whoever has chosen it is told what. */
export function partyNow(id: string): PartySpec | undefined {
  const { parties, own } = poolNow();
  const one = by(parties, id);
  const kept = one === undefined ? by(thingsNow('wow').parties ?? [], id) : undefined;
  const lacks = kept !== undefined && faultsOfKept(WOW_OWN.kinds.parties, kept, own).every((fault) => 'known' in fault);
  return lacks ? (kept as PartySpec) : one;
}
