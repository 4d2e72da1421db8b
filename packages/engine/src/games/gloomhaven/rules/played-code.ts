/** What is played in a turn, in one number: the place of a card, which half of it, and whether that is used as a basic action (gh:turn.1, gh:turn.2). */

/** How far the codes of two cards lie apart: each has two halves, as printed or basic. */
export const CARD_STEP = 4;
/** How far the codes of the two halves of a card lie apart. */
export const HALF_STEP = 2;

/** A half that is played as it is printed, and one that serves as a basic action. */
export const AS_PRINTED = 0;
export const AS_BASIC = 1;

/** Packs a place, a half (`halves.ts`) and how that is played. */
export const playedCode = (place: number, half: number, basic: number): number => place * CARD_STEP + half * HALF_STEP + basic;

/** The place of the card among all cards of the match. */
export const placeIn = (code: number): number => code >> 2;
/** Which half of it (`halves.ts`). */
export const halfIn = (code: number): number => (code >> 1) & 1;
/** Whether it serves as a basic action, as Attack 2 or Move 2. */
export const isBasic = (code: number): boolean => (code & 1) === AS_BASIC;
