/** Players' cards in the numbers of options: a card by its place among all cards of the match, and two of them in one number. */

/** A choice for the round: two places, of which the first leads; the last number of all is a long rest (gh:round.1). */
export const CHOICE_STEP = 256;
export const LONG = CHOICE_STEP * CHOICE_STEP - 1;
export const choiceCode = (lead: number, other: number): number => lead * CHOICE_STEP + other;
export const leadIn = (code: number): number => Math.floor(code / CHOICE_STEP);
export const otherIn = (code: number): number => code % CHOICE_STEP;

/** An answer to damage: it is suffered, or one card is lost, or two (gh:damage.1). The numbers of two begin above those of one. */
export const SUFFER = 0;
export const LOSS = 1;
export const PAIR_STEP = 64;
export const PAIR = PAIR_STEP * PAIR_STEP;
export const lossCode = (place: number): number => LOSS + place;
export const pairCode = (one: number, other: number): number => PAIR + one * PAIR_STEP + other;
export const isPair = (code: number): boolean => code >= PAIR;
export const oneIn = (code: number): number => (isPair(code) ? Math.floor(code / PAIR_STEP) - PAIR_STEP : code - LOSS);
/** The second of a pair. */
export const secondIn = (code: number): number => code % PAIR_STEP;

/** Above whatever else a rest asks about: a card of the active area that is put among the discards (gh:turn.5). */
export const TAKE = 256;
export const takeCode = (place: number): number => TAKE + place;
export const isTake = (code: number): boolean => code >= TAKE;
export const takenIn = (code: number): number => code - TAKE;
