/** An effect of the table in one number, as states keep it: which list of effects, and which of them. */
import type { Effect } from './content/types.ts';

/** More than one list holds. */
const IN_A_LIST = 64;

/** The number of an effect by its list and its place in it. */
export const effectNumber = (list: number, place: number): number => list * IN_A_LIST + place;
/** The list of an effect by its number. */
export const listOf = (effect: number): number => Math.floor(effect / IN_A_LIST);
/** An effect of a table by its number. */
export const effectAt = (lists: readonly (readonly Effect[])[], effect: number): Effect => lists[listOf(effect)][effect % IN_A_LIST];
