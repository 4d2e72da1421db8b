/** What is in force: upgrades on fighters, cards that persist, abilities of the sides that lie up, and what each of them changes or waits for. */

import type { Forcing, InForce, Source, Und } from '../defs.ts';
import { listOfNone } from '../lists.ts';
import { type Lasting, NO_CARD, NOT_LASTING } from '../state.ts';

/** Is it in force now? What waits for the next activation is not before it, nor after it (P3). */
export function lastsNow(g: Und, l: Lasting): boolean {
  const { state } = g;
  return l.used === 0 && (l.activation === 0 || (l.activation === state.activation && state.acting === 1));
}

/** Everything in force: upgrades on fighters, cards that persist, abilities of the sides that lie up. */
export function everythingInForce(g: Und, visit: (what: InForce, s: Source) => void): void {
  const { state, table } = g;
  const { cards, lasting, fighters, worn } = state;
  // The list is another one as soon as something is taken off on the way: this one stays as it was.
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on < 0) continue;
    const what = table.cards[c.def].does.inForce;
    if (what !== undefined) visit(what, { card: worn[i], seat: c.owner, fighter: c.on, lasting: NOT_LASTING });
  }
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    if (!lastsNow(g, l)) continue;
    const what = whatLasts(g, l);
    if (what !== undefined) visit(what, { card: l.card, seat: l.seat, fighter: l.fighter, lasting: i });
  }
  for (let i = 0; i < fighters.length; i++) {
    const f = fighters[i];
    if (f.out === 1 || f.hex < 0) continue;
    for (const what of table.fighters[i].sides[f.inspired].forces)
      visit(what, { card: NO_CARD, seat: f.seat, fighter: i, lasting: NOT_LASTING });
  }
}

/** What a thing that lasts does while it is in force. */
function whatLasts(g: Und, l: Lasting): InForce | undefined {
  return l.card < 0 ? g.table.abilities[l.ability].lasting : g.table.cards[g.state.cards[l.card].def].does.inForce;
}

/**
 * Everything in force that waits for one event: what it does, and what does it, in the order of `everythingInForce`. Each is looked at when
 * its turn comes: what one of them does may end another.
 */
export function eachInForce<K extends keyof InForce>(
  g: Und,
  forcing: Forcing<K> | null,
  visit: (does: NonNullable<InForce[K]>, s: Source) => void,
): void {
  if (forcing === null) return;
  const { cards, lasting, fighters, worn } = g.state;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    const does = forcing.cards[c.def];
    if (does !== undefined && c.on >= 0) visit(does, { card: worn[i], seat: c.owner, fighter: c.on, lasting: NOT_LASTING });
  }
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    const does = l.card < 0 ? forcing.lasting[l.ability] : forcing.cards[cards[l.card].def];
    if (does !== undefined && lastsNow(g, l)) visit(does, { card: l.card, seat: l.seat, fighter: l.fighter, lasting: i });
  }
  for (let k = 0; k < forcing.fighters.length; k++) {
    const { fighter, sides } = forcing.fighters[k];
    const f = fighters[fighter];
    if (f.out === 1 || f.hex < 0) continue;
    const all = sides[f.inspired === 1 ? 1 : 0];
    for (let j = 0; j < all.length; j++) visit(all[j], { card: NO_CARD, seat: f.seat, fighter, lasting: NOT_LASTING });
  }
}

/** Something in force: the change it makes to one value, and the card, token or skill that makes it. */
interface Effect<K extends keyof InForce> {
  readonly does: NonNullable<InForce[K]>;
  readonly s: Source;
}

/** Shared by all answers that find nothing, which are most of them, so that no list is made for them. */
const NOTHING: readonly Effect<never>[] = listOfNone();

/** Everything in force that changes one value, as `eachInForce` finds it: a list, since what changes a value changes nothing else. */
export function inForce<K extends keyof InForce>(g: Und, forcing: Forcing<K> | null): readonly Effect<K>[] {
  if (forcing === null) return NOTHING as readonly Effect<K>[];
  const { cards, lasting, fighters, worn } = g.state;
  let found: Effect<K>[] | null = null;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    const does = forcing.cards[c.def];
    if (does === undefined || c.on < 0) continue;
    found ??= [];
    found.push({ does, s: { card: worn[i], seat: c.owner, fighter: c.on, lasting: NOT_LASTING } });
  }
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    const does = l.card < 0 ? forcing.lasting[l.ability] : forcing.cards[cards[l.card].def];
    if (does === undefined || !lastsNow(g, l)) continue;
    found ??= [];
    found.push({ does, s: { card: l.card, seat: l.seat, fighter: l.fighter, lasting: i } });
  }
  for (let k = 0; k < forcing.fighters.length; k++) {
    const { fighter, sides } = forcing.fighters[k];
    const f = fighters[fighter];
    if (f.out === 1 || f.hex < 0) continue;
    const all = sides[f.inspired === 1 ? 1 : 0];
    for (let j = 0; j < all.length; j++) {
      found ??= [];
      found.push({ does: all[j], s: { card: NO_CARD, seat: f.seat, fighter, lasting: NOT_LASTING } });
    }
  }
  return found ?? (NOTHING as readonly Effect<K>[]);
}

/** The values that are asked of something alone, be it a fighter or an attack: those that are numbers, and those that are yes or no. */
type AskedOf<R> = {
  [K in keyof InForce]-?: NonNullable<InForce[K]> extends (g: Und, s: Source, of: infer _O) => R ? K : never;
}[keyof InForce];
type Asked<K extends keyof InForce> = Parameters<NonNullable<InForce[K]>> extends [Und, Source, infer O] ? O : never;

/** What everything in force adds to a value. */
export function added<K extends AskedOf<number>>(g: Und, forcing: Forcing<K> | null, of: Asked<K>): number {
  if (forcing === null) return 0;
  const found = inForce(g, forcing);
  let sum = 0;
  for (let i = 0; i < found.length; i++) {
    const does = found[i].does as (g: Und, s: Source, of: unknown) => number;
    sum += does(g, found[i].s, of);
  }
  return sum;
}

/** Whether anything in force says yes. */
export function anyInForce<K extends AskedOf<boolean>>(g: Und, forcing: Forcing<K> | null, of: Asked<K>): boolean {
  if (forcing === null) return false;
  const found = inForce(g, forcing);
  for (let i = 0; i < found.length; i++) {
    const does = found[i].does as (g: Und, s: Source, of: unknown) => boolean;
    if (does(g, found[i].s, of)) return true;
  }
  return false;
}
