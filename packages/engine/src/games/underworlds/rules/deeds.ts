/** What has happened this round, as cards that look back want it (g.33). */
import type { Deed } from '../state.ts';
import type { Und } from '../table.ts';

const NOTHING: Deed = { what: -1, seat: -1, by: -1, on: -1, n: 0, hex: -1, card: -1, how: 0, upgrades: 0, beside: 0, check: 0 };

/** Notes a deed. */
export function note(g: Und, d: Partial<Deed> & Pick<Deed, 'what' | 'seat'>): void {
  const x = { ...NOTHING, ...d };
  g.state.deeds.push({
    what: x.what,
    seat: x.seat,
    by: x.by,
    on: x.on,
    n: x.n,
    hex: x.hex,
    card: x.card,
    how: x.how,
    upgrades: x.upgrades,
    beside: x.beside,
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
