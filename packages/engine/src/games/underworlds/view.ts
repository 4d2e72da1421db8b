/** What one seat sees, and what it may believe about the rest: the cards in decks, hands and aside are the owner's own (S6). */
import { type Hidden, seenBy } from '../../core/index.ts';
import { type CardState, isOpen, OBJECTIVES, POWER, type State } from './state.ts';
import type { Table } from './table.ts';

/** A seat's view: the state with the cards it cannot see left blank (`def` is -1). */
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
      c.def = -1;
    },
  } as Hidden<State, CardState> as Hidden<State, never>,
];

/** The view of one seat: plain data, independent of the state. */
export function viewOf(state: State, seat: number, copy: (s: State) => State): View {
  return { seat, state: seenBy(state, copy(state), HIDDEN, seat) };
}

/** A card's name whatever its printing. */
function nameIn(table: Table, def: number): string {
  const { face } = table.cards[def];
  return face.reprintOf ?? face.id;
}

function shuffled(list: readonly number[], pick: (n: number) => number): number[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
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
  const names = new Set(open.map((c) => nameIn(table, c.def)));
  const isUpgrade = (def: number): boolean => table.cards[def].face.kind === 'upgrade';
  let upgrades = Math.ceil((blanks.length + open.length) / 2) - open.filter((c) => isUpgrade(c.def)).length;
  if (blanks.length > 0 && blanks[0].pile !== POWER) upgrades = 0;
  const order = shuffled(pool, pick);
  // The upgrades a deck must have come first in the choice, and are then mixed among the rest.
  const chosen: number[] = [];
  const take = (def: number): void => {
    if (chosen.length >= blanks.length || names.has(nameIn(table, def))) return;
    names.add(nameIn(table, def));
    chosen.push(def);
  };
  for (const def of order) if (isUpgrade(def) && upgrades-- > 0) take(def);
  for (const def of order) take(def);
  const mixed = shuffled(chosen, pick);
  blanks.forEach((c, i) => {
    // A collection too small to fill a deck without repeating itself is believed to repeat itself.
    c.def = mixed[i] ?? pool[pick(pool.length)];
  });
}

/** A state that looks like this view to its seat: each hidden card becomes one that may lie there. */
export function imagineFrom(table: Table, view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  const owner = 1 - view.seat;
  for (const pile of [OBJECTIVES, POWER]) {
    const of = s.cards.filter((c) => c.owner === owner && c.pile === pile);
    dealt(
      table,
      of.filter((c) => c.def === -1),
      of.filter((c) => c.def !== -1),
      table.pools[owner][pile],
      pick,
    );
  }
  return s;
}
