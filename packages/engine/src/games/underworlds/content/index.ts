/** All content of the game: warbands, fighters, abilities, cards, decks, boards, and how to find them by id. */
import { BOARDS } from './boards.ts';
import { CARDS } from './cards/index.ts';
import { DECKS } from './decks.ts';
import { FIGHTERS } from './fighters/index.ts';
import type { Board, CardFace, Deck, Fighter } from './types.ts';

export { ABILITIES } from './abilities.ts';
export { BOARDS } from './boards.ts';
export { CARDS } from './cards/index.ts';
export { DECKS } from './decks.ts';
export { FIGHTERS } from './fighters/index.ts';
export * from './types.ts';
export { WARBAND_GRAMMAR, WARBAND_NAMES } from './warbands.ts';

const FIGHTER_BY_ID: ReadonlyMap<string, Fighter> = new Map(
  Object.values(FIGHTERS)
    .flat()
    .map((fighter) => [fighter.id, fighter]),
);
const CARD_BY_ID: ReadonlyMap<string, CardFace> = new Map(CARDS.map((card) => [card.id, card]));

/** The fighter of this id, if there is one. */
export function findFighter(id: string): Fighter | undefined {
  return FIGHTER_BY_ID.get(id);
}

/** The card of this id, if there is one. */
export function findCard(id: string): CardFace | undefined {
  return CARD_BY_ID.get(id);
}

/** The ready-made deck of this id, if there is one. */
export function findDeck(id: string): Deck | undefined {
  return DECKS.find((deck) => deck.id === id);
}

/** The board of this id, if there is one. */
export function findBoard(id: string): Board | undefined {
  return BOARDS.find((board) => board.id === id);
}
