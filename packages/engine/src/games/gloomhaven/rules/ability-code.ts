/** An ability card that monsters draw, in one number: their type and the card's place in its deck (gh:round.2). */

/** More than any deck has. */
const CARD_STEP = 16;

/** Packs a type and a card of its deck. */
export const abilityCode = (type: number, card: number): number => type * CARD_STEP + card;
/** The type of monsters that draws it. */
export const typeIn = (code: number): number => Math.floor(code / CARD_STEP);
/** The place of the card in their deck. */
export const cardIn = (code: number): number => code % CARD_STEP;
