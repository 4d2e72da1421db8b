/** What waits for something to happen (704.2), as numbers: which ability it is, what happened, and to whom. */

import { NOBODY } from '../../../core/index.ts';

/** Abilities of one figure or card that a code can tell apart. */
const ABILITIES = 16;
/** Places from here on mean bar cards. */
const CARDS = 64;
/** More than there are kinds of happenings, and figures with none. */
const EVENTS = 8;
const FIGURES = 128;

/** The ability of this number among those of a figure's own box. */
export const ofFigure = (figure: number, k: number): number => figure * ABILITIES + k;

/** The ability of this number among those of a bar card. */
export const ofCard = (card: number, k: number): number => (CARDS + card) * ABILITIES + k;

/** Which of the abilities of its figure or card a code means. */
export const abilityIn = (code: number): number => code % ABILITIES;

/** The figure whose ability a code means; `NOBODY` where it stands on a card. */
export function figureIn(code: number): number {
  const at = Math.floor(code / ABILITIES);
  return at < CARDS ? at : NOBODY;
}

/** The bar card on which stands the ability that a code means; below 0 where it is a figure's own. */
export const cardIn = (code: number): number => Math.floor(code / ABILITIES) - CARDS;

/** One thing that waits, as a number: which ability, what happened, and to which figure (`NOBODY` for none). */
export function entry(code: number, on: number, it: number): number {
  return (code * EVENTS + on) * FIGURES + it + 1;
}

/** The code of the ability that waits, what happened, and to which figure. */
export function partsOf(packed: number): { code: number; on: number; it: number } {
  const rest = Math.floor(packed / FIGURES);
  return { code: Math.floor(rest / EVENTS), on: rest % EVENTS, it: (packed % FIGURES) - 1 };
}
