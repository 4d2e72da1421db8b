/** An ability card that monsters draw, in one number: their type and the card's place in its deck (gh:round.2). */

/** More than any deck has. */
const CARD_STEP = 16;

/** Packs a type and a card of its deck. */
export const abilityCode = (type: number, card: number): number => type * CARD_STEP + card;
export const typeIn = (code: number): number => Math.floor(code / CARD_STEP);
export const cardIn = (code: number): number => code % CARD_STEP;
