/** What is in a hand, and what everybody knows of it: a card that lies open is in none. */

import type { Und } from '../defs.ts';
import { DECK, HAND, isOpen, OBJECTIVES, POWER } from '../state.ts';
import { placesOf } from './board.ts';

/** Places of the power cards in a hand. */
export function powerHand(g: Und, seat: number): number[] {
  return placesOf(g, seat, POWER, HAND);
}

/** Marks of the cards of the table that lie open; every call has a number of its own, so that nothing need be wiped. */
let marks = new Int32Array(512);
let latest = 0;

/**
 * Does a seat hold any power card? In the same pass, since both are asked at each window, its cards that lie open are marked, so that they are
 * in no hand: names are unique in a deck (g.01). `isMarked` tells until the next call.
 */
export function looksThrough(g: Und, seat: number): boolean {
  if (marks.length < g.table.cards.length) marks = new Int32Array(g.table.cards.length);
  latest++;
  const { cards } = g.state;
  let holds = false;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    // Most cards lie in a deck.
    if (c.zone === DECK || c.owner !== seat) continue;
    if (c.zone === HAND) holds ||= c.pile === POWER;
    else if (isOpen(c)) marks[c.def] = latest;
  }
  return holds;
}

/** Whether a card was among those that `looksThrough` found open at its latest call. */
export function isMarked(def: number): boolean {
  return marks[def] === latest;
}

/** Does a seat hold an objective that did not come for one just scored (g.33)? */
export function holdsObjective(g: Und, seat: number): boolean {
  const { cards } = g.state;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    if (c.zone === HAND && c.owner === seat && c.pile === OBJECTIVES && c.fresh === 0) return true;
  }
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
