/** What is played in a turn, in one number: the place of a card, which half of it, and whether that is used as a basic action (gh:turn.1, gh:turn.2). */

/** How far the codes of two cards lie apart: each has two halves, as printed or basic. */
export const CARD_STEP = 4;
/** How far the codes of the two halves of a card lie apart. */
export const HALF_STEP = 2;

/** Packs a place, a half (0 the top, 1 the bottom) and 1 for a basic action. */
export const playedCode = (place: number, half: number, basic: number): number => place * CARD_STEP + half * HALF_STEP + basic;

export const placeIn = (code: number): number => code >> 2;
export const halfIn = (code: number): number => (code >> 1) & 1;
export const isBasic = (code: number): boolean => (code & 1) === 1;
