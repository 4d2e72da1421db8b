/** What is in a hand, and what everybody knows of it: a card that lies open is in none. */
import { HAND, isOpen, OBJECTIVES, POWER } from '../state.ts';
import type { Und } from '../table.ts';
import { placesOf } from './board.ts';

/** Places of the power cards in a hand. */
export function powerHand(g: Und, seat: number): number[] {
  return placesOf(g, seat, POWER, HAND);
}

/** Does a seat hold any power card? */
export function holdsPower(g: Und, seat: number): boolean {
  const { cards } = g.state;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    if (c.zone === HAND && c.owner === seat && c.pile === POWER) return true;
  }
  return false;
}

/** Marks of the cards of the table that lie open; every call has a number of its own, so that nothing need be wiped. */
let marks = new Int32Array(512);
let latest = 0;

/**
 * Marks the cards of a seat that lie open, so that they are in no hand: names are unique in a deck (g.01). `isMarked` tells until
 * the next call.
 */
export function markOpen(g: Und, seat: number): void {
  if (marks.length < g.table.cards.length) marks = new Int32Array(g.table.cards.length);
  latest++;
  const { cards } = g.state;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    if (c.owner === seat && isOpen(c)) marks[c.def] = latest;
  }
}

/** Whether a card was among those that `markOpen` found open at its latest call. */
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
