/** What one seat sees (300.1), and what it may believe about the rest. */
import { hidden, seenBy } from '../../core/index.ts';
import { type BarCard, NO_CARD, type State } from './state.ts';
import type { Table, Wow } from './table.ts';

/** A seat's view: the state with the cards it cannot see left blank (`def` is `NO_CARD`). */
export interface View {
  readonly seat: number;
  readonly state: State;
}

/**
 * Whether a seat may look at a card: face up, or lying in the bar of a character it controls (300.1, 400.3) or owns. While an
 * enemy controls the character its owner cannot use the cards, but has not forgotten them.
 */
export function maySee(s: State, c: BarCard, seat: number): boolean {
  const bearer = s.figures[c.bearer];
  return c.face === 1 || bearer.seat === seat || bearer.owner === seat;
}

/** All that is hidden in this game: which card lies face down in an Action Bar. */
const HIDDEN = [
  hidden({
    zone: (s: State) => s.cards,
    sees: maySee,
    blank: (c: BarCard) => {
      c.def = NO_CARD;
    },
  }),
];

/** The view of one seat: plain data, independent of the state. */
export function viewOf(g: Wow, seat: number, copy: (s: State) => State): View {
  return { seat, state: seenBy(g.state, copy(g.state), HIDDEN, seat) };
}

/** A state that looks like this view to its seat: each hidden card becomes one that may lie there (300.2). */
export function imagineFrom(table: Table, view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  for (const c of s.cards) {
    if (c.def !== NO_CARD) continue;
    const known = s.cards.filter((o) => o.bearer === c.bearer && o.def !== NO_CARD).map((o) => o.def);
    const possible = table.fits[c.bearer].filter((d) => !known.includes(d));
    const pool = possible.length > 0 ? possible : table.fits[c.bearer];
    c.def = pool[pick(pool.length)];
  }
  return s;
}
