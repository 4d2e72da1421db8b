/** What has happened this round, as cards that look back want it (g.33). */
import type { Deed } from '../state.ts';
import type { Und } from '../table.ts';

/** Notes a deed. */
export function note(g: Und, d: Partial<Deed> & Pick<Deed, 'what' | 'seat'>): void {
  g.state.deeds.push({
    what: d.what,
    seat: d.seat,
    by: d.by ?? -1,
    on: d.on ?? -1,
    n: d.n ?? 0,
    hex: d.hex ?? -1,
    card: d.card ?? -1,
    how: d.how ?? 0,
    upgrades: d.upgrades ?? 0,
    beside: d.beside ?? 0,
    check: g.state.check,
  });
}

/** The deeds of this round of one kind that a warband is credited with. */
export function deedsOf(g: Und, seat: number, what: number): Deed[] {
  return g.state.deeds.filter((d) => d.what === what && d.seat === seat);
}

/** Those among them that have just happened: since the latest check. */
export function justNow(g: Und, seat: number, what: number): Deed[] {
  return deedsOf(g, seat, what).filter((d) => d.check === g.state.check);
}
