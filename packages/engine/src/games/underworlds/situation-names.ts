/** What positions name: fighters, hexes and cards, found where a position is laid and called by their names where one is written. */
import { type Faults, type FieldKind, NOBODY, name, Unplayable } from '../../core/index.ts';
import type { Und } from './defs.ts';
import { hexNamed } from './field.ts';
import { NO_CARD, NOWHERE } from './state.ts';
import { fieldOf } from './table.ts';

/** What a position is laid on: where nobody can say what a hex is there is no `ground`; `seat` is the side that speaks of itself, `NOBODY` for none. */
export interface Laying extends Und {
  readonly faults: Faults;
  readonly ground: boolean;
  readonly seat: number;
}

/** A name or a number in a situation that means nothing. */
export function noSuch(key: string, at: string, what: string): Unplayable {
  return new Unplayable({ key, args: { what } }, `${at}: ${key}: ${what}`, at);
}

/** A fighter by its name; the side tells apart those of two warbands of a kind. */
export function fighterNamed(g: Und, called: string, at: string, seat = NOBODY): number {
  const i = g.table.fighters.findIndex((f) => f.key === called || (f.fighter.id === called && f.seat === seat));
  if (i < 0) throw noSuch('no-such-figure', at, called);
  return i;
}

/** The hex of that name. @throws Unplayable where the battlefield has none */
export function hexOf(g: Und, called: string, at: string): number {
  const hex = hexNamed(fieldOf(g), called);
  if (hex < 0) throw noSuch('no-such-hex', at, called);
  return hex;
}

/** Which of the table's cards. */
export function cardOf(g: Und, id: string, at: string): number {
  const def = g.table.cards.findIndex((c) => c.face.id === id);
  if (def < 0) throw noSuch('no-such-card', at, id);
  return def;
}

/** The id of one of the table's cards. */
export const faceId = (g: Und, def: number): string => g.table.cards[def].face.id;

/** A hex by its name. */
export const hexKind = (example: string): FieldKind<string, Laying, Und> =>
  name(16, example, 'place', {
    lay: (on, given, at) => (given === undefined || !on.ground ? NOWHERE : hexOf(on, given, at)),
    show: (g, n) => (n < 0 ? null : fieldOf(g).names[n]),
  });
/** A fighter by its name. */
export const fighterKind = (example: string): FieldKind<string, Laying, Und> =>
  name(64, example, 'figure', {
    lay: (on, given, at) => (given === undefined ? NOBODY : fighterNamed(on, given, at, on.seat)),
    show: (g, n) => (n < 0 ? null : g.table.fighters[n].key),
  });
/** A card by its id. */
export const cardKind: FieldKind<string, Laying, Und> = name(64, 'shadespire:11', 'card', {
  lay: (on, given, at) => (given === undefined ? NO_CARD : cardOf(on, given, at)),
  show: (g, n) => (n < 0 ? null : faceId(g, n)),
});
