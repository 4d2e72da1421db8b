/**
 * Small numbers put together into one, as options, outcomes and their parts carry them: what each is made of, and how it is taken apart
 * again. Actions, whose places need more room, have `codes.ts`, the faces of dice `dice.ts`.
 */

const FIGURE_BITS = 5;
/** More figures than a match has, and effects than a card: what stands above one of them in a number lies so far apart. */
export const FIGURES = 2 ** FIGURE_BITS;
const FIGURE_MASK = FIGURES - 1;
const DICE_BITS = 6;
const DICE_MASK = 2 ** DICE_BITS - 1;

// A way of placing dice: the figure, its dice in attack, and whether War fury adds one.

/** A figure places so many of its dice in attack, all others in defence; `fury` is 1 where War fury adds one. */
export const placeCode = (fig: number, attack: number, fury: number): number =>
  fig | (attack << FIGURE_BITS) | (fury << (FIGURE_BITS + DICE_BITS));
/** Who places. */
export const placedFigure = (code: number): number => code & FIGURE_MASK;
/** How many dice in attack. */
export const placedAttack = (code: number): number => (code >>> FIGURE_BITS) & DICE_MASK;
/** 1 where War fury adds a die, else 0. */
export const placedFury = (code: number): number => code >>> (FIGURE_BITS + DICE_BITS);

// An attack: who strikes whom, and 1 above both for a Master strike.

/** A figure strikes another; `master` is 1 for a Master strike. */
export const strikeCode = (by: number, on: number, master: number): number => by | (on << FIGURE_BITS) | (master << (2 * FIGURE_BITS));
/** Who strikes. */
export const strikerIn = (code: number): number => code & FIGURE_MASK;
/** Whom. */
export const struckIn = (code: number): number => (code >>> FIGURE_BITS) & FIGURE_MASK;
/** 1 for a Master strike, else 0. */
export const masterIn = (code: number): number => code >>> (2 * FIGURE_BITS);

// An answer to an attack: how many dice, and the way of it.

/** As it is printed, in sustained defence, by counter-attack. */
export const PLAIN = 0;
export const SUSTAINED = 1;
export const COUNTER = 2;
/** More than there are ways. */
export const WAYS = 4;
/** So many dice answer an attack, in one of the ways above. */
export const parryCode = (dice: number, way: number): number => dice * WAYS + way;
/** How many dice. */
export const diceIn = (code: number): number => Math.floor(code / WAYS);
/** In which way. */
export const wayIn = (code: number): number => code % WAYS;

// A figure with one of the effects of its card; and the use of it on somebody.

/** One of the effects of a figure’s card, by its place there. */
export const usedNumber = (fig: number, effect: number): number => fig | (effect << FIGURE_BITS);
/** Whose card it is. */
export const userIn = (used: number): number => used & FIGURE_MASK;
/** The place of the effect on the card. */
export const effectIn = (used: number): number => used >>> FIGURE_BITS;

/** The first number of a use: none is taken for passing, which is 0. */
export const FIRST_USE = 1;
/** The option of using an effect on somebody. */
export const useCode = (fig: number, effect: number, on: number): number =>
  FIRST_USE + (usedNumber(fig, effect) | (on << (2 * FIGURE_BITS)));
/** Who uses it. */
export const useBy = (code: number): number => (code - FIRST_USE) & FIGURE_MASK;
/** The place of the effect on the card. */
export const useOf = (code: number): number => ((code - FIRST_USE) >>> FIGURE_BITS) & FIGURE_MASK;
/** On whom. */
export const useOn = (code: number): number => ((code - FIRST_USE) >>> (2 * FIGURE_BITS)) & FIGURE_MASK;
