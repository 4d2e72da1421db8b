/** The shapes that word lists are made of, whichever game's. English gives the keys; every other language has exactly those. */
import type { Lang } from './types.ts';

/** The same keys, other words. */
export type Same<T> = { readonly [K in keyof T]: string };

/** The named options of a game with their values: what each is about, why the sources leave it open, and what each value means. */
export type WordsOfChoices<C extends Readonly<Record<string, string>>> = {
  readonly [K in keyof C]: {
    readonly title: string;
    readonly why: string;
    /** For each value, its name and what it does. */
    readonly values: { readonly [V in C[K]]: readonly [title: string, text: string] };
  };
};

/**
 * What every language says of a game, room by room, as far as English goes: the same rooms with the same keys. What is no room of sentences is
 * a list of words of its own.
 */
export type AsInEnglish<E> = {
  readonly [R in keyof E]: R extends 'lang'
    ? Lang
    : R extends 'choices'
      ? E[R]
      : E[R] extends readonly string[]
        ? readonly string[]
        : Same<E[R]>;
};

/** Rooms of plain sentences. */
export const ROOMS = [
  'events',
  'options',
  'prompts',
  'passes',
  'rolls',
  'refusals',
  'faults',
  'terms',
  'counts',
  'phrases',
  'abilities',
] as const;
export type Room = (typeof ROOMS)[number];

/** A room of plain sentences that some games have. */
type Seldom = 'abilities';

/** The lists of any game: the rooms all of them have, and those of one. */
export interface Lists extends Readonly<Record<Exclude<Room, Seldom>, Readonly<Record<string, string>>>> {
  readonly lang: Lang;
  readonly abilities?: Readonly<Record<string, string>>;
}
