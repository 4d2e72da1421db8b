/** What one seat sees, and what it may believe about the rest: the cards in decks, hands and aside are the owner's own (S6). */
import { type Hidden, seenBy } from '../../core/index.ts';
import type { Table } from './defs.ts';
import { type CardState, isOpen, NO_CARD, OBJECTIVES, POWER, type State } from './state.ts';

/** A seat's view: the state with the cards it cannot see left blank (`def` is `NO_CARD`). */
export interface View {
  readonly seat: number;
  readonly state: State;
}

/**
 * All that is hidden: which card lies where. A player knows all of its own: what is not in its hand, aside or played is in its deck,
 * which has no order (see `CardState`).
 */
const HIDDEN: readonly Hidden<State, never>[] = [
  {
    zone: (s: State) => s.cards,
    sees: (_s: State, c: CardState, seat: number) => c.owner === seat || isOpen(c),
    blank: (c: CardState) => {
      c.def = NO_CARD;
    },
  } as Hidden<State, CardState> as Hidden<State, never>,
];

/** The view of one seat: plain data, independent of the state. */
export function viewOf(state: State, seat: number, copy: (s: State) => State): View {
  return { seat, state: seenBy(state, copy(state), HIDDEN, seat) };
}

/** What dealing asks of the cards of a table, as lists by their numbers: an imagined position deals a hundred cards. */
interface Dealing {
  /** The first card of the table with the same name, whatever their printings. */
  readonly name: Int32Array;
  readonly isUpgrade: Uint8Array;
  /** The deal in which a name was taken last. */
  readonly taken: Int32Array;
  deals: number;
}

const dealings = new WeakMap<Table['cards'], Dealing>();

function dealingOf({ cards }: Table): Dealing {
  let d = dealings.get(cards);
  if (d === undefined) {
    const firsts = new Map<string, number>();
    const name = Int32Array.from(cards, ({ face }, def) => {
      const id = face.reprintOf ?? face.id;
      const first = firsts.get(id) ?? def;
      firsts.set(id, first);
      return first;
    });
    const isUpgrade = Uint8Array.from(cards, ({ face }) => (face.kind === 'upgrade' ? 1 : 0));
    d = { name, isUpgrade, taken: new Int32Array(cards.length), deals: 0 };
    dealings.set(cards, d);
  }
  return d;
}

function shuffled(list: readonly number[], pick: (n: number) => number): number[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const last = out[i];
    out[i] = out[j];
    out[j] = last;
  }
  return out;
}

/** Cards of a pool that may lie in the blank places: no name twice (g.01), and of power cards as many upgrades as a deck needs (K1). */
function dealt(
  table: Table,
  blanks: readonly CardState[],
  open: readonly CardState[],
  pool: readonly number[],
  pick: (n: number) => number,
): void {
  const d = dealingOf(table);
  const { name, isUpgrade, taken } = d;
  const deal = ++d.deals;
  let upgrades = Math.ceil((blanks.length + open.length) / 2);
  for (const { def } of open) {
    taken[name[def]] = deal;
    upgrades -= isUpgrade[def];
  }
  if (blanks.length > 0 && blanks[0].pile !== POWER) upgrades = 0;
  const order = shuffled(pool, pick);
  // The upgrades a deck must have come first in the choice, and are then mixed among the rest.
  const chosen: number[] = [];
  const take = (def: number): void => {
    if (chosen.length >= blanks.length || taken[name[def]] === deal) return;
    taken[name[def]] = deal;
    chosen.push(def);
  };
  for (const def of order) if (isUpgrade[def] === 1 && upgrades-- > 0) take(def);
  for (const def of order) take(def);
  const mixed = shuffled(chosen, pick);
  blanks.forEach((c, i) => {
    // Where a collection has too few different cards to fill a deck, cards are taken more than once.
    c.def = mixed[i] ?? pool[pick(pool.length)];
  });
}

/** A state that looks like this view to its seat: each hidden card becomes one that may lie there. */
export function imagineFrom(table: Table, view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  const owner = 1 - view.seat;
  for (const pile of [OBJECTIVES, POWER]) {
    const blanks: CardState[] = [];
    const open: CardState[] = [];
    for (const c of s.cards) if (c.owner === owner && c.pile === pile) (c.def === NO_CARD ? blanks : open).push(c);
    dealt(table, blanks, open, table.pools[owner][pile], pick);
  }
  return s;
}
