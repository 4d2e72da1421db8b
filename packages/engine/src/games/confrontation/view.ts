/** What one seat sees, and what it may believe about the rest: the order of the others' cards (F4.c), and whom they name, are secret (F4.b). */
import { type Frame, hidden, NOBODY, seenBy } from '../../core/index.ts';
import { count, firstOf } from './rules/board.ts';
import { type OpposedFrame, opposedSequence, TACTICS } from './rules/frames.ts';
import type { Hand, State } from './state.ts';
import { type Conf, chose } from './table.ts';

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

/** The naming for the Tactics roll where it is going on; null elsewhere. Once everybody has named, all of it is told. */
function namingIn(stack: readonly Frame[]): OpposedFrame | null {
  const top = stack.at(-1);
  if (top === undefined || top.seq !== opposedSequence.id) return null;
  const f = top.d as OpposedFrame;
  return f.what === TACTICS && f.whose < f.seats.length ? f : null;
}

/** Whether an answer to the naming is secret from a seat: another's, where he had a choice. */
function isSecret(f: OpposedFrame, k: number, seat: number): boolean {
  return k < f.whose && f.seats[k] !== seat && count(f.from[k]) > 1;
}

/** The view of one seat: plain data, independent of the state. */
export function viewOf(g: Conf, seat: number, copy: (s: State) => State): View {
  const state = seenBy(g.state, copy(g.state), HIDDEN, seat);
  const f = chose(g, 'tactics-naming', 'in-secret') ? namingIn(state.stack) : null;
  if (f !== null) f.named = f.named.map((fig, k) => (isSecret(f, k, seat) ? NOBODY : fig));
  return { seat, state };
}

/** One of some figures, the nth. */
function nthOf(bits: number, n: number): number {
  let b = bits;
  for (let i = 0; i < n; i++) b &= b - 1;
  return firstOf(b);
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
  const f = namingIn(s.stack);
  if (f !== null) f.named = f.named.map((fig, k) => (fig === NOBODY && k < f.whose ? nthOf(f.from[k], pick(count(f.from[k]))) : fig));
  return s;
}
