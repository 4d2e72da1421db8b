/** What one seat sees: everything but the cards that others have chosen and not yet shown (gh:round.1). */
import { CHARACTER, CHOSEN, HAND, NO_CARD, type State } from './state.ts';
import type { Table } from './table.ts';

/** A seat's view: the state with what is hidden taken back. */
export interface View {
  readonly seat: number;
  readonly state: State;
}

/** The view of one seat: while cards are chosen, those of the others seem to be in their hands still. */
export function viewOf(state: State, seat: number, copy: (s: State) => State): View {
  const s = copy(state);
  if (s.choosing === 1) {
    for (const c of s.cards) if (c.owner !== seat && c.zone === CHOSEN) c.zone = HAND;
    s.players.forEach((p, i) => {
      if (i === seat) return;
      p.lead = NO_CARD;
      p.other = NO_CARD;
      p.resting = 0;
    });
  }
  return { seat, state: s };
}

/** A state that looks like this view to its seat: those who have chosen have chosen any two cards. */
export function imagineFrom(_table: Table, view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  if (s.choosing === 0) return s;
  s.players.forEach((p, seat) => {
    if (seat === view.seat || p.ready === 0 || p.lead >= 0) return;
    if (!s.figures.some((f) => f.kind === CHARACTER && f.seat === seat && f.out === 0)) return;
    const hand = s.cards.flatMap((c, place) => (c.owner === seat && c.zone === HAND ? [place] : []));
    if (hand.length < 2) {
      p.resting = 1;
      return;
    }
    const first = hand.splice(pick(hand.length), 1)[0];
    const second = hand[pick(hand.length)];
    p.lead = first;
    p.other = second;
    s.cards[first].zone = CHOSEN;
    s.cards[second].zone = CHOSEN;
  });
  return s;
}
