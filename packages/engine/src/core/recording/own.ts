/**
 * Things of one's own: boards, monsters, cards that somebody made, as data that a match is given. A game says which kinds it takes, what
 * each is made of (a notation, so that one form and one reader serve them all), within which bounds, and how a set-up or a situation has
 * them with it: whatever is recorded from there on holds them, and plays back where nobody knows them.
 */

import { Unplayable } from '../running/game.ts';
import type { BothLanguages } from '../running/types.ts';
import type { FieldKind } from './notation.ts';
import { type Misfit, misfits, type PlacedFault, pathOfFault } from './notation-edit.ts';
import { formOf } from './notation-form.ts';
import { phrase } from './phrase.ts';
import { gameFaults } from './ruling-failure.ts';

/** Something that somebody made. */
export interface OwnThing {
  readonly id: string;
  readonly names: BothLanguages;
}

/** Things of one game by their kinds, as packs have them. */
export type OwnThings = Readonly<Record<string, readonly OwnThing[]>>;

/** A kind of thing that a game takes. */
export interface OwnKind<T extends OwnThing = OwnThing> {
  /** What one is called, and several. */
  readonly one: BothLanguages;
  readonly many: BothLanguages;
  /** What it is made of. */
  readonly is: FieldKind<T>;
  /** One to begin with, which can be played. */
  readonly blank: T;
  /** The game's own, to begin from; their ids are taken, unless one that has such an id `replaces` it. */
  readonly printed: readonly T[];
  readonly replaces?: true;
  /** How many a match takes at most. */
  readonly most: number;
  /** Set-ups alone take it: a position has nothing of the kind. */
  readonly setupOnly?: true;
  /** @throws SetupError, citing the rule, for everything about it that breaks a bound: each at its place in the thing. */
  check(thing: T): void;
}

/** What a game takes of one's own, for set-ups `U` and situations `X`. */
export interface OwnContent<U, X> {
  readonly kinds: Readonly<Record<string, OwnKind>>;
  /** The set-up with these things; what has the id of one of them there already gives way to it. */
  bring(setup: U, things: OwnThings): U;
  /** The situation with these things, likewise. Those that were `chosen` for it are put to use where there is one use for them: a map. */
  lay(situation: X, things: OwnThings, chosen?: true): X;
}

/** A kind for whoever takes any: from here on its type is its own affair. */
export function ownKind<T extends OwnThing>(kind: OwnKind<T>): OwnKind {
  return kind as unknown as OwnKind;
}

/**
 * The things of a kind that a match has a use for, all unless told; a reader has checked them, or a form has made them.
 * @throws Unplayable where these are more than a match takes
 */
export function thingsOf<T extends OwnThing>(
  things: OwnThings,
  kind: string,
  { most }: OwnKind<T>,
  used: (thing: OwnThing) => boolean = () => true,
): readonly T[] {
  const all = (things[kind] ?? []).filter(used);
  if (all.length > most)
    throw new Unplayable({ key: 'too-many-own', args: { n: all.length, most } }, `at most ${most} ${kind}, not ${all.length}`, kind);
  return all as unknown as readonly T[];
}

/** Things, and others that take the place of those of their ids. */
export function joined<T extends OwnThing>(before: readonly T[] = [], fresh: readonly T[]): readonly T[] {
  return [...before.filter((t) => !fresh.some((f) => f.id === t.id)), ...fresh];
}

/** Everything that is wrong with a thing, each where it is: what does not fit its form, or else which bounds it breaks. */
export function faultsOfOwn(of: OwnKind, thing: unknown): readonly (Misfit | PlacedFault)[] {
  const unfit = misfits(formOf(of.is), thing);
  if (unfit.length > 0) return unfit;
  const { id } = thing as OwnThing;
  if (of.replaces !== true && of.printed.some((p) => p.id === id)) return [{ path: ['id'], expected: phrase('no-id-of-the-game') }];
  try {
    of.check(thing as OwnThing);
    return [];
  } catch (error) {
    const faults = gameFaults(error);
    if (faults.length === 0) throw error;
    return faults.map((fault) => ({ path: pathOfFault(thing, fault.at ?? ''), fault }));
  }
}
