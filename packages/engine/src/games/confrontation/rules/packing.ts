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

export const placeCode = (fig: number, attack: number, fury: number): number =>
  fig | (attack << FIGURE_BITS) | (fury << (FIGURE_BITS + DICE_BITS));
export const placedFigure = (code: number): number => code & FIGURE_MASK;
export const placedAttack = (code: number): number => (code >>> FIGURE_BITS) & DICE_MASK;
export const placedFury = (code: number): number => code >>> (FIGURE_BITS + DICE_BITS);

// An attack: who strikes whom, and 1 above both for a Master strike.

export const strikeCode = (by: number, on: number, master: number): number => by | (on << FIGURE_BITS) | (master << (2 * FIGURE_BITS));
export const strikerIn = (code: number): number => code & FIGURE_MASK;
export const struckIn = (code: number): number => (code >>> FIGURE_BITS) & FIGURE_MASK;
export const masterIn = (code: number): number => code >>> (2 * FIGURE_BITS);

// An answer to an attack: how many dice, and the way of it.

/** As it is printed, in sustained defence, by counter-attack. */
export const PLAIN = 0;
export const SUSTAINED = 1;
export const COUNTER = 2;
/** More than there are ways. */
export const WAYS = 4;
export const parryCode = (dice: number, way: number): number => dice * WAYS + way;
export const diceIn = (code: number): number => Math.floor(code / WAYS);
export const wayIn = (code: number): number => code % WAYS;

// A figure with one of the effects of its card; and the use of it on somebody.

export const usedNumber = (fig: number, effect: number): number => fig | (effect << FIGURE_BITS);
export const userIn = (used: number): number => used & FIGURE_MASK;
export const effectIn = (used: number): number => used >>> FIGURE_BITS;

/** The first number of a use: none is taken for passing, which is 0. */
export const FIRST_USE = 1;
export const useCode = (fig: number, effect: number, on: number): number =>
  FIRST_USE + (usedNumber(fig, effect) | (on << (2 * FIGURE_BITS)));
export const useBy = (code: number): number => (code - FIRST_USE) & FIGURE_MASK;
export const useOf = (code: number): number => ((code - FIRST_USE) >>> FIGURE_BITS) & FIGURE_MASK;
export const useOn = (code: number): number => ((code - FIRST_USE) >>> (2 * FIGURE_BITS)) & FIGURE_MASK;
