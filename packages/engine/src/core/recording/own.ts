/**
 * Things of one's own: boards, monsters, cards that somebody made, as data that a match is given. A game says which kinds it takes, what
 * each is made of (a notation, so that one form and one reader serve them all), within which bounds, and how a set-up or a situation has
 * them with it: whatever is recorded from there on holds them, and plays back where nobody knows them.
 */

import { Unplayable } from '../running/game.ts';
import type { BothLanguages } from '../running/types.ts';
import type { FieldKind } from './notation.ts';
import {
  alternativeOf,
  type ListedName,
  type Misfit,
  misfits,
  type NotationPath,
  type PlacedFault,
  pathOfFault,
  valueAt,
} from './notation-edit.ts';
import { type Form, formOf } from './notation-form.ts';
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
  /**
   * What places of it may name, by the word of its notation for that: the game's, and things of one's own beside it. Any other name there
   * is a fault; a form offers these.
   */
  readonly lists?: Readonly<Record<string, (beside: OwnThings) => readonly ListedName[]>>;
  /**
   * @param beside other things of one's own, which it may name
   * @throws SetupError, citing the rule, for everything about it that breaks a bound: each at its place in the thing
   */
  check(thing: T, beside: OwnThings): void;
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
  // Whoever asks for things of a kind knows its type; the kind itself has checked them as they were read.
  return all as unknown as readonly T[];
}

/** Things, and others that take the place of those of their ids. */
export function joined<T extends OwnThing>(before: readonly T[] = [], fresh: readonly T[]): readonly T[] {
  return [...before.filter((t) => !fresh.some((f) => f.id === t.id)), ...fresh];
}

/** Every name in a thing that is not among those that may stand there, each where it is; a thing that fits its form. */
function strangeNames(lists: NonNullable<OwnKind['lists']>, beside: OwnThings, thing: unknown, form: Form): Misfit[] {
  const known = new Map<string, readonly string[]>();
  const idsOf = (names: string): readonly string[] => {
    const ids = known.get(names) ?? lists[names](beside).map((x) => x.id);
    known.set(names, ids);
    return ids;
  };
  const within = (is: Form, value: unknown, path: NotationPath): Misfit[] => {
    switch (is.kind) {
      case 'text': {
        if (is.names === undefined || !Object.hasOwn(lists, is.names)) return [];
        const ids = idsOf(is.names);
        if (ids.includes(value as string)) return [];
        // What a place names is said where its notation has words for that; else all of it.
        return [{ path, expected: is.says === 'an-id' ? phrase('one-of', { words: ids }) : phrase(is.says), known: ids }];
      }
      case 'list':
        return (value as readonly unknown[]).flatMap((v, i) => within(is.of, v, [...path, i]));
      case 'either': {
        const one = is.of[alternativeOf(is.of, value)];
        return one === undefined ? [] : within(one, value, path);
      }
      case 'fields':
        return is.fields.flatMap((f) => {
          const v = valueAt(value, [f.name]);
          return v === undefined ? [] : within(f.is, v, [...path, f.name]);
        });
      default:
        return [];
    }
  };
  return within(form, thing, []);
}

/**
 * Everything that is wrong with a thing, each where it is: what does not fit its form, or else which bounds it breaks and what it names
 * that is neither the game's nor among the things `beside` it.
 */
export function faultsOfOwn(of: OwnKind, thing: unknown, beside: OwnThings = {}): readonly (Misfit | PlacedFault)[] {
  const form = formOf(of.is);
  const unfit = misfits(form, thing);
  if (unfit.length > 0) return unfit;
  const { id } = thing as OwnThing;
  if (of.replaces !== true && of.printed.some((p) => p.id === id)) return [{ path: ['id'], expected: phrase('no-id-of-the-game') }];
  const strange = of.lists === undefined ? [] : strangeNames(of.lists, beside, thing, form);
  try {
    of.check(thing as OwnThing, beside);
    return strange;
  } catch (error) {
    const faults = gameFaults(error);
    if (faults.length === 0) throw error;
    return [...strange, ...faults.map((fault) => ({ path: pathOfFault(thing, fault.at ?? ''), fault }))];
  }
}
