/** What one seat sees, and what it may believe about the rest: the order of the others' cards is secret (F4.c). */
import { hidden, seenBy } from '../../core/index.ts';
import type { Hand, State } from './state.ts';
import type { Conf } from './table.ts';

/** A seat's view: the state with the other piles in no particular order. */
export interface View {
  readonly seat: number;
  readonly state: State;
}

/** Splits cards into a pile and a reserve of the sizes a hand has. */
function deal(hand: Hand, cards: readonly number[]): void {
  const n = hand.pile.length;
  hand.pile = cards.slice(0, n);
  hand.reserve = cards.slice(n);
}

/** All that is hidden: how the others have laid their cards, and which they hold back. */
const HIDDEN = [
  hidden({
    zone: (s: State) => s.hands,
    sees: (s: State, hand: Hand, seat: number) => s.hands.indexOf(hand) === seat,
    blank: (hand: Hand) => {
      deal(
        hand,
        [...hand.pile, ...hand.reserve].sort((a, b) => a - b),
      );
    },
  }),
];

/** The view of one seat: plain data, independent of the state. */
export function viewOf(g: Conf, seat: number, copy: (s: State) => State): View {
  return { seat, state: seenBy(g.state, copy(g.state), HIDDEN, seat) };
}

/** A state that looks like this view to its seat: the others' cards in some order. */
export function imagineFrom(view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  s.hands.forEach((hand, seat) => {
    if (seat === view.seat) return;
    const cards = [...hand.pile, ...hand.reserve];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    deal(hand, cards);
  });
  return s;
}
