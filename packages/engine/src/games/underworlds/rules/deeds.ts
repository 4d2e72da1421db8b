/** What has happened this round, as cards that look back want it (g.33). */

import { NOBODY } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { listOfNone } from '../lists.ts';
import { type Deed, NO_CARD, NOWHERE } from '../state.ts';

/** Notes a deed. */
export function note(g: Und, d: Partial<Deed> & Pick<Deed, 'what' | 'seat'>): void {
  g.state.deeds.push({
    what: d.what,
    seat: d.seat,
    by: d.by ?? NOBODY,
    on: d.on ?? NOBODY,
    n: d.n ?? 0,
    hex: d.hex ?? NOWHERE,
    card: d.card ?? NO_CARD,
    how: d.how ?? 0,
    upgrades: d.upgrades ?? 0,
    beside: d.beside ?? 0,
    check: g.state.check,
  });
}

/** A bit that every set of deeds has, be it empty else: what waits for no deed in particular has all bits, and so is never passed over. */
const NONE_WANTED = 1 << 31;

/** The kinds of deeds done this round, whoever did them, as bits; `now` those since the latest check alone. */
export function deedsDone({ state: { deeds, check } }: Und, now: boolean): number {
  let bits = NONE_WANTED;
  for (let i = 0; i < deeds.length; i++) if (!now || deeds[i].check === check) bits |= 1 << deeds[i].what;
  return bits;
}

/** Shared by all answers that find nothing, which are most of them, so that no list is made for them. */
const NO_DEEDS: readonly Deed[] = listOfNone();

/** The deeds of this round of one kind that a warband is credited with. */
export function deedsOf(g: Und, seat: number, what: number): readonly Deed[] {
  return deedsWhere(g, seat, what, false);
}

/** Those among them that have just happened: since the latest check. */
export function justNow(g: Und, seat: number, what: number): readonly Deed[] {
  return deedsWhere(g, seat, what, true);
}

function deedsWhere({ state: { deeds, check } }: Und, seat: number, what: number, now: boolean): readonly Deed[] {
  let out: Deed[] | null = null;
  for (let i = 0; i < deeds.length; i++) {
    const d = deeds[i];
    if (d.what !== what || d.seat !== seat || (now && d.check !== check)) continue;
    if (out === null) out = [d];
    else out.push(d);
  }
  return out ?? NO_DEEDS;
}
