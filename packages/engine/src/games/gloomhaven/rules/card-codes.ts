/** Players' cards in the numbers of options: a card by its place among all cards of the match, and two of them in one number. */

/** A choice for the round: two places, of which the first leads; the last number of all is a long rest (gh:round.1). */
export const CHOICE_STEP = 256;
export const LONG = CHOICE_STEP * CHOICE_STEP - 1;
/** Packs the card that leads and the other one. */
export const choiceCode = (lead: number, other: number): number => lead * CHOICE_STEP + other;
/** The place of the card whose initiative counts. */
export const leadIn = (code: number): number => Math.floor(code / CHOICE_STEP);
/** The place of the second card. */
export const otherIn = (code: number): number => code % CHOICE_STEP;

/** An answer to damage: it is suffered, or one card is lost, or two (gh:damage.1). The numbers of two begin above those of one. */
export const SUFFER = 0;
export const LOSS = 1;
export const PAIR_STEP = 64;
export const PAIR = PAIR_STEP * PAIR_STEP;
/** Packs a card that is lost. */
export const lossCode = (place: number): number => LOSS + place;
/** Packs two cards that are lost together. */
export const pairCode = (one: number, other: number): number => PAIR + one * PAIR_STEP + other;
/** Whether two cards are lost. */
export const isPair = (code: number): boolean => code >= PAIR;
/** The card that is lost, or the first of a pair. */
export const oneIn = (code: number): number => (isPair(code) ? Math.floor(code / PAIR_STEP) - PAIR_STEP : code - LOSS);
/** The second of a pair. */
export const secondIn = (code: number): number => code % PAIR_STEP;

/** Above whatever else a rest asks about: a card of the active area that is put among the discards (gh:turn.5). */
export const TAKE = 256;
/** Packs a card that is taken out of the active area. */
export const takeCode = (place: number): number => TAKE + place;
/** Whether such a card is taken. */
export const isTake = (code: number): boolean => code >= TAKE;
/** Which one. */
export const takenIn = (code: number): number => code - TAKE;
