/** What is in a hand, and what everybody knows of it: a card that lies open is in none. */

import type { Und } from '../defs.ts';
import { HAND, isOpen, OBJECTIVES, POWER } from '../state.ts';
import { endOf, firstOf, placesOf } from './places.ts';

/** Places of the power cards in a hand. */
export function powerHand(g: Und, seat: number): number[] {
  return placesOf(g, seat, POWER, HAND);
}

/** Marks of the cards of the table that lie open; every call has a number of its own, so that nothing need be wiped. */
let marks = new Int32Array(512);
let latest = 0;

/** Marks the power cards of a seat that lie open, so that they are in no hand: names are unique in a deck (g.01). */
export function markOpen(g: Und, seat: number): void {
  if (marks.length < g.table.cards.length) marks = new Int32Array(g.table.cards.length);
  latest++;
  const { cards } = g.state;
  const end = endOf(g, seat, POWER);
  for (let i = firstOf(g, seat, POWER); i < end; i++) if (isOpen(cards[i])) marks[cards[i].def] = latest;
}

/** Whether a card was among those that `markOpen` found at its latest call. */
export function isMarked(def: number): boolean {
  return marks[def] === latest;
}

/** Does a seat hold an objective that did not come for one just scored (g.33)? */
export function holdsObjective(g: Und, seat: number): boolean {
  const { cards } = g.state;
  const end = endOf(g, seat, OBJECTIVES);
  for (let i = firstOf(g, seat, OBJECTIVES); i < end; i++) if (cards[i].zone === HAND && cards[i].fresh === 0) return true;
  return false;
}

/** Does a card of the table lie open on a seat's side? One such card is looked for faster than all are marked. */
export function liesOpen(g: Und, seat: number, def: number): boolean {
  const { cards } = g.state;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    if (c.def === def && c.owner === seat && isOpen(c)) return true;
  }
  return false;
}
