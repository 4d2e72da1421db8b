/**
 * Hidden information, declared per zone and field: everything a state holds is public but the fields a game lists here.
 * A view is a copy of the state with the fields its seat may not see left blank.
 */
import type { Seat } from './types.ts';

/** One hidden field of the items of one zone (a list of the state). */
export interface Hidden<S, Item> {
  /** The list whose items hide something. */
  zone(state: S): Item[];
  /** Whether a seat may see the field of this item. */
  sees(state: S, item: Item, seat: Seat): boolean;
  /** Leaves the field blank. */
  blank(item: Item): void;
}

/** A hidden field for the list of them: from here on the type of its items is its own affair. */
export function hidden<S, Item>(of: Hidden<S, Item>): Hidden<S, never> {
  return of as Hidden<S, unknown> as Hidden<S, never>;
}

/** What a seat sees of a state: `copy` is an independent copy, which becomes the view. */
export function seenBy<S>(state: S, copy: S, hidden: readonly Hidden<S, never>[], seat: Seat): S {
  for (const h of hidden as readonly Hidden<S, unknown>[]) {
    const real = h.zone(state);
    h.zone(copy).forEach((item, i) => {
      if (!h.sees(state, real[i], seat)) h.blank(item);
    });
  }
  return copy;
}
