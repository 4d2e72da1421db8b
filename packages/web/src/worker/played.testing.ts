/** What tests of every game have to know of one: how it is played, what it calls things. Each game has such a file in its folder. */
import type { Content } from '../own/store.ts';
import type { Library } from '../rulings/library.ts';
import type { AnyMatch } from './game.ts';
import type { SeatKind } from './protocol.ts';

/** A thing, by its name in both languages, and the other names that it has nowhere. */
interface GlossaryEntry {
  readonly fr: string;
  readonly en: string;
  readonly notFr?: RegExp;
  readonly notEn?: RegExp;
}

/** Keys stand for no words, and other rooms tell of other things: what is explained may name what others say. */
export const TOLD = ['events', 'options', 'prompts', 'passes', 'rolls', 'refusals', 'phrases', 'terms', 'counts'] as const;
type Told = (typeof TOLD)[number];

export interface Played {
  readonly library: () => Promise<Library>;
  /** The usual set-up, who plays it, and the step at which the match proper begins. */
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  readonly begins: string;
  /** A bot that comes to an end, and the keys of the events by which it does. */
  readonly bot: 'greedy' | 'random';
  readonly ends: readonly string[];
  /** A set-up for a match by its number. */
  readonly setups: (n: number) => unknown;
  /**
   * What a seat is shown, without what is only a number of ours: in which order a table has its cards and tokens, and where in the round of
   * speakers its list begins.
   */
  readonly shown: (position: never, match: AnyMatch) => unknown;
  /** A place of its board, as its files write it. */
  readonly place: string | readonly [number, number];
  /** The kinds of things of one's own that it takes. */
  readonly own: Content;
  /** Good files of its own, by their kinds. */
  readonly files?: readonly (readonly [kind: string, text: string])[];
  /** What could be otherwise, by the odds. */
  readonly switches: readonly string[];
  /** What its sentences are made from, and what things are called in them. */
  readonly lists: Readonly<Record<'en' | 'fr', Readonly<Record<Told, object>>>>;
  readonly glossary: readonly GlossaryEntry[];
}

/** Things in no order. */
export const heap = (all: readonly unknown[]): readonly string[] => all.map((x) => JSON.stringify(x)).sort();

/** The same with each figure by its name, whatever its number. */
export const byName = <X>(x: X, figures: readonly { readonly id: string }[]): X =>
  JSON.parse(JSON.stringify(x), (key, v) => (key === 'figure' && typeof v === 'number' ? figures[v]?.id : v));

/** One of these after the other, by the number of a match. */
export const turnOf = <X>(all: readonly X[], n: number): X => all[n % all.length];
