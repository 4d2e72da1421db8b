/**
 * Where cards lie. A card never leaves its place among the cards of a state: the places of each deck lie side by side, those of the first
 * player before those of the second, objectives before power cards. So whoever asks for one deck's cards looks at its places alone.
 */
import type { Und } from '../defs.ts';
import { HAND, POWER } from '../state.ts';

/** Where each deck's places begin, and behind them where the last one's end: the same for every state at a table. */
function endsOf({ table, state: { cards } }: Und): readonly number[] {
  const { scratch } = table;
  if (scratch.ends.length > 0) return scratch.ends;
  const ends = [0, 0, 0, 0, 0];
  for (const c of cards) for (let deck = c.owner * 2 + c.pile + 1; deck < ends.length; deck++) ends[deck]++;
  scratch.ends = ends;
  return ends;
}

/** The first place of a deck. */
export function firstOf(g: Und, seat: number, pile: number): number {
  return endsOf(g)[seat * 2 + pile];
}

/** The place behind its last one. */
export function endOf(g: Und, seat: number, pile: number): number {
  return endsOf(g)[seat * 2 + pile + 1];
}

/** Places of a seat's cards of one deck in one zone. */
export function placesOf(g: Und, seat: number, pile: number, zone: number): number[] {
  const out: number[] = [];
  listPlaces(g, seat, pile, zone, out, 0);
  return out;
}

/** Lists them, each `first` added. */
export function listPlaces(g: Und, seat: number, pile: number, zone: number, out: number[], first: number): void {
  const { cards } = g.state;
  const end = endOf(g, seat, pile);
  for (let i = firstOf(g, seat, pile); i < end; i++) if (cards[i].zone === zone) out.push(first + i);
}

/** How many they are. */
export function countIn(g: Und, seat: number, pile: number, zone: number): number {
  const { cards } = g.state;
  let n = 0;
  const end = endOf(g, seat, pile);
  for (let i = firstOf(g, seat, pile); i < end; i++) if (cards[i].zone === zone) n++;
  return n;
}

/** The first of them; the place behind the deck's last one where there is none. */
export function firstIn(g: Und, seat: number, pile: number, zone: number): number {
  const { cards } = g.state;
  const end = endOf(g, seat, pile);
  let i = firstOf(g, seat, pile);
  while (i < end && cards[i].zone !== zone) i++;
  return i;
}

/** Whether there is any. */
export function isAnyIn(g: Und, seat: number, pile: number, zone: number): boolean {
  return firstIn(g, seat, pile, zone) < endOf(g, seat, pile);
}

/** Does a seat hold any power card? */
export function holdsPower(g: Und, seat: number): boolean {
  return isAnyIn(g, seat, POWER, HAND);
}
