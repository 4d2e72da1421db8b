/**
 * The notation of a game: how a position is written in a file, each field in one place. A field says what it may hold, its word in both
 * languages, and which number of the state it is. From that come its type, its laying and writing, its named value, the schema that files
 * are checked by, its row in the documents, a sample, and the form in which an editor changes it (`notation-form.ts`).
 */
import type { BothLanguages } from '../running/types.ts';
import { type Phrase, phrase } from './phrase.ts';

/** What a place of a position may hold, as plain data. `says` is what a file is told that holds something else. */
export type Shape =
  | { readonly kind: 'flag' }
  /** True, or not there at all. */
  | { readonly kind: 'present' }
  /** A whole number. */
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** One of these; what they `names` says where their words are found. */
  | { readonly kind: 'one'; readonly of: readonly (string | number)[]; readonly names?: string }
  /** Some of these words. */
  | { readonly kind: 'some'; readonly of: readonly string[]; readonly names?: string }
  /**
   * A text; one like a `slug` is small letters, digits and hyphens alone. A name `names` something of a kind of which the game's notation lists which there are (`Notation.lists`). Where one text names
   * several, the signs `between` them are given.
   */
  | {
      readonly kind: 'text';
      readonly min: number;
      readonly max: number;
      readonly says: string;
      readonly names?: string;
      readonly between?: string;
      readonly open?: true;
      readonly like?: 'slug';
    }
  /** A text in both languages. */
  | { readonly kind: 'both'; readonly max: number }
  | { readonly kind: 'list'; readonly of: AnyKind; readonly min: number; readonly max: number }
  /** Things by their names; `key` is the longest. They are of a kind that the notation lists, or new ones; `open`: both may stand there. */
  | {
      readonly kind: 'named';
      readonly of: AnyKind;
      readonly max: number;
      readonly key: number;
      readonly names?: string;
      readonly open?: true;
    }
  /** So many, each of its own kind: a `place` by its numbers. */
  | { readonly kind: 'row'; readonly of: readonly AnyKind[]; readonly says: Phrase; readonly names?: string }
  /** One of several kinds; those with a `tag` are told apart by a word of that name, and called as such (`called`). */
  | {
      readonly kind: 'either';
      readonly of: readonly AnyKind[];
      readonly says: Phrase;
      readonly tag?: string;
      readonly called?: readonly BothLanguages[];
    }
  /** Fields. What is a `part` has a name of its own in the published schema and in the documents. */
  | { readonly kind: 'fields'; readonly part?: string; readonly fields: Fields }
  /** Something that the game's files check by a schema of theirs, such as a card of one's own, or a `place` by two numbers. */
  | { readonly kind: 'content'; readonly name: string; readonly names?: string };

/** What a place may hold, whatever is laid by it. */
export interface AnyKind {
  readonly shape: Shape;
  /** What may stand there, for samples. */
  readonly example: unknown;
}

/** Which number of the state stands for what is written. `L` is what a position is laid on, `G` what it is read from. */
interface Code<T, L, G> {
  /** The number of what is written, or of nothing. @throws SetupError or Unplayable for a name that means nothing `at` that place */
  readonly lay: (on: L, given: T | undefined, at: string) => number;
  /** What a number shows; null for nobody and nothing. */
  readonly show: (g: G, n: number) => T | null;
}

/** What a place may hold: something of type `T`. */
export interface FieldKind<T = unknown, L = unknown, G = unknown> extends AnyKind {
  readonly holds?: T;
  readonly code?: Code<T, L, G>;
}

/** What a kind holds. */
export type Held<K> = K extends { readonly holds?: infer T } ? Exclude<T, undefined> : never;

/** True or false; 1 or 0 in a state. */
export const flag: FieldKind<boolean, unknown, unknown> = {
  shape: { kind: 'flag' },
  example: true,
  code: { lay: (_on, given) => (given === true ? 1 : 0), show: (_g, n) => n === 1 },
};

/** True, or not there at all. */
export const present: FieldKind<true> = { shape: { kind: 'present' }, example: true };

/** A whole number within bounds; 0 where it is not written. */
export function whole(min: number, max: number): FieldKind<number, unknown, unknown> {
  return {
    shape: { kind: 'whole', min, max },
    example: Math.min(Math.max(min, 1), max),
    code: { lay: (_on, given) => given ?? 0, show: (_g, n) => n },
  };
}

/** What a kind names, where it names anything. */
const naming = (names: string | undefined): { readonly names?: string } => (names === undefined ? {} : { names });

/** One of a few words or numbers, called by the game's words for what they `names`; a state has its place among them, and -1 where it is not said. */
export function oneOf<const W extends string | number>(
  of: readonly W[],
  example: W = of[0],
  names?: string,
): FieldKind<W, unknown, unknown> {
  return {
    shape: { kind: 'one', of, ...naming(names) },
    example,
    code: { lay: (_on, given) => (given === undefined ? -1 : of.indexOf(given)), show: (_g, n) => of[n] ?? null },
  };
}

/** A list of some of these words; in a state each is a bit, in their order. */
export function someOf<const W extends string>(of: readonly W[], names?: string): FieldKind<readonly W[], unknown, unknown> {
  return {
    shape: { kind: 'some', of, ...naming(names) },
    example: [of[0]],
    code: { lay: (_on, given) => bitsOf(of, given), show: (_g, n) => of.filter((_w, i) => ((n >>> i) & 1) === 1) },
  };
}

/** Words of a list as bits. */
export function bitsOf(of: readonly string[], given: readonly string[] = []): number {
  return given.reduce((bits, w) => bits | (1 << of.indexOf(w)), 0);
}

/** A text of at most so many characters. */
export function text(max: number, example: string, says = 'a-text'): FieldKind<string> {
  return { shape: { kind: 'text', min: 0, max, says }, example };
}

/** A text in both languages. */
export function both(max: number, example: BothLanguages): FieldKind<BothLanguages> {
  return { shape: { kind: 'both', max }, example };
}

/**
 * A text that is not empty: a name, of something of a kind that the game's notation lists. `code` finds what it names: a hex, a card; -1
 * is nobody and nothing. `between` are the signs between several.
 */
export function name<L = unknown, G = unknown>(
  max: number,
  example: string,
  names?: string,
  code?: Code<string, L, G>,
  says = 'an-id',
  between?: string,
) {
  const shape: Shape = { kind: 'text', min: 1, max, says, ...naming(names), ...(between === undefined ? {} : { between }) };
  const kind: FieldKind<string, L, G> = { shape, example, ...(code === undefined ? {} : { code }) };
  return kind;
}

/** What ids are that somebody gives: they stand in names of options and on command lines, where other signs mean something. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The id of something one's own. */
export function slug(example: string, max = 40): FieldKind<string> {
  return { shape: { kind: 'text', min: 1, max, says: 'short-name', like: 'slug' }, example };
}

/** A list of at most so many. */
export function list<K extends AnyKind>(of: K, max: number, min = 0): FieldKind<readonly Held<K>[]> {
  return { shape: { kind: 'list', of, min, max }, example: Array.from({ length: Math.max(1, min) }, () => sampleOf(of)) };
}

/** Named things, at most so many; `example` is such a name, and `names` what the notation lists them under. */
export function named<K extends AnyKind>(
  of: K,
  max: number,
  example: string,
  key = 64,
  names?: string,
): FieldKind<Readonly<Record<string, Held<K>>>> {
  return { shape: { kind: 'named', of, max, key, ...naming(names) }, example: { [example]: sampleOf(of) } };
}

/** A name, or named things, of which some are listed and others may be called anew: what is one's own stands beside what the game has. */
export function orNew<T, L = unknown, G = unknown>({ shape, ...kind }: FieldKind<T, L, G>): FieldKind<T, L, G> {
  return { ...kind, shape: shape.kind === 'named' || shape.kind === 'text' ? { ...shape, open: true } : shape };
}

/** So many, each of its own kind; together they may name something. */
export function row<const K extends readonly AnyKind[]>(
  of: K,
  says: string,
  args: Phrase['args'] = {},
  names?: string,
): FieldKind<{ readonly [I in keyof K]: Held<K[I]> }> {
  return { shape: { kind: 'row', of, says: phrase(says, args), ...naming(names) }, example: of.map(sampleOf) };
}

/** One of several kinds; the last is its sample, as the one that says most. What they are `called` tells alike ones apart. */
export function either<const K extends readonly AnyKind[]>(
  of: K,
  says: string,
  args: Phrase['args'] = {},
  called?: readonly BothLanguages[],
): FieldKind<Held<K[number]>> {
  const shape: Shape = { kind: 'either', of, says: phrase(says, args), ...(called === undefined ? {} : { called }) };
  return { shape, example: sampleOf(of[of.length - 1]) };
}

/** What one of several things that are told apart by a word is called, and the fields that it has beside that word. */
export type Variant = readonly [en: string, fr: string, fields: Fields];

/** Words that tell things apart, of which a fault speaks at most. */
const MOST_TOLD = 20;

/** One of several things, told apart by the word of their field `tag`; the first is its sample. */
export function variants<T>(tag: string, of: Readonly<Record<string, Variant>>): FieldKind<T> {
  const { needed } = fieldsFor<unknown, unknown, never>();
  const all = Object.entries(of);
  const kinds = all.map(([word, [en, fr, fields]]) => record({ [tag]: needed(oneOf([word]), en, fr), ...fields } as Fields));
  const words = all.map(([word]) => word);
  // A line of a fault has room for so many.
  const told = words.length > MOST_TOLD ? [...words.slice(0, MOST_TOLD), '…'] : words;
  const says = phrase('one-of', { words: [`{ ${tag}: ${told.join(' | ')} }`] });
  return {
    shape: { kind: 'either', of: kinds, says, tag, called: all.map(([, [en, fr]]) => ({ en, fr })) },
    example: sampleOf(kinds[0]) as T,
  } as FieldKind<T>;
}

/** Something that the game's files check by their schema of that name. */
export function content<T>(name: string, example: T, names?: string): FieldKind<T> {
  return { shape: { kind: 'content', name, ...naming(names) }, example };
}

/** A kind with another sample. */
export function suchAs<K extends AnyKind>(kind: K, example: Held<K>): K {
  return { ...kind, example };
}

/** What may stand in a place: an object with all its fields. */
export function sampleOf(kind: AnyKind): unknown {
  return kind.example;
}

/** A field of a position, as files, documents and editors know it. */
export interface AnyField {
  readonly is: AnyKind;
  /** It must be there. */
  readonly needed: boolean;
  /** What it is, in a few words. */
  readonly word: BothLanguages;
  /** What else there is to say of it. */
  readonly more?: BothLanguages;
  /** An example for documents and forms, where that of the kind would not do in this place. */
  readonly sample?: unknown;
  /** What is so where it is not written, if that can be written. */
  readonly usual?: unknown;
}

/** The fields of something, by name. */
export type Fields = Readonly<Record<string, AnyField>>;

/** How a field stands in a state `X`, a thing by its number `i`. */
export interface Stands<T, L, G, X> {
  readonly lay?: ((on: L, x: X, given: T | undefined, at: string, i: number) => void) | undefined;
  /** What is written of it; undefined where nothing is. */
  readonly write?: ((g: G, x: X, i: number) => T | undefined) | undefined;
  /** What it is worth where its value is asked for by name. */
  readonly value?: ((g: G, x: X, i: number) => unknown) | undefined;
}

/** A field. */
export interface Field<T, N extends boolean, L, G, X> extends AnyField, Stands<T, L, G, X> {
  readonly is: AnyKind & { readonly holds?: T };
  readonly needed: N;
}

/** Which properties of a thing are numbers. */
type Numbers<X> = { [K in keyof X]: X[K] extends number ? K : never }[keyof X];

/** What is said of a field: its number in the state (`in`), or how it is laid, written and valued. */
export interface Said<T, L, G, X> extends Stands<T, L, G, X> {
  readonly in?: Numbers<X>;
  /** Where nothing is written, that number stays what it is. */
  readonly keeps?: true;
  readonly more?: BothLanguages;
  readonly sample?: T;
  /** Undefined where something else decides it, such as what a card prints. */
  readonly usual?: T | undefined;
}

/** Nothing worth writing: no, none and nobody. */
function isNothing(v: unknown): boolean {
  return v === null || v === false || v === 0 || (Array.isArray(v) && v.length === 0);
}

/** What is so where such a field is not written: not so, none, nought, unless the field says otherwise. */
function usualOf({ kind, ...of }: Shape, laid: boolean): { readonly usual?: unknown } {
  if (kind === 'flag') return { usual: false };
  if (kind === 'some') return { usual: [] };
  return laid && 'min' in of && kind === 'whole' && of.min <= 0 ? { usual: 0 } : {};
}

function standing<T, L, G, X>({ code }: FieldKind<T, L, G>, key: Numbers<X> | undefined, keeps?: true): Stands<T, L, G, X> {
  if (key === undefined || code === undefined) return {};
  // A thing of a state is written as it is laid: its numbers are known by name alone.
  const at = (x: X): number => x[key] as number;
  const show = (g: G, x: X): T | null => code.show(g, at(x));
  return {
    lay: (on, x, given, place) => {
      if (keeps !== true || given !== undefined) (x as Record<Numbers<X>, number>)[key] = code.lay(on, given, place);
    },
    write: (g, x) => {
      const v = show(g, x);
      return v === null || isNothing(v) ? undefined : v;
    },
    value: show,
  };
}

/** The makers of fields for things `X` of a state, laid on `L` and read from `G`. */
export interface Maker<L, G, X> {
  /** A field that may be left out. */
  field<T>(is: FieldKind<T, L, G>, en: string, fr: string, said?: Said<NoInfer<T>, L, G, X>): Field<T, false, L, G, X>;
  /** A field that must be there. */
  needed<T>(is: FieldKind<T, L, G>, en: string, fr: string, said?: Said<NoInfer<T>, L, G, X>): Field<T, true, L, G, X>;
}

/** Makes fields for things `X` of a state. */
export function fieldsFor<L, G, X>(): Maker<L, G, X> {
  const made = <T, N extends boolean>(needed: N, is: FieldKind<T, L, G>, en: string, fr: string, said: Said<T, L, G, X> = {}) => {
    const { in: key, keeps, ...own } = said;
    const usual = needed ? {} : usualOf(is.shape, key !== undefined && keeps !== true);
    return { is: is as AnyKind & { readonly holds?: T }, needed, word: { en, fr }, ...usual, ...standing(is, key, keeps), ...own } as Field<
      T,
      N,
      L,
      G,
      X
    >;
  };
  return {
    field: (is, en, fr, said) => made(false, is, en, fr, said),
    needed: (is, en, fr, said) => made(true, is, en, fr, said),
  };
}

/** The type of an object with these fields. */
export type Written<F> = Flat<
  { readonly [K in keyof F as F[K] extends { readonly needed: true } ? K : never]: FieldHeld<F[K]> } & {
    readonly [K in keyof F as F[K] extends { readonly needed: true } ? never : K]?: FieldHeld<F[K]>;
  }
>;
type FieldHeld<F> = F extends { readonly is: infer K } ? Held<K> : never;
type Flat<T> = { [K in keyof T]: T[K] };

/** An object with these fields and no other; a `part` has a name of its own in the documents. */
export function record<F extends Fields>(fields: F, part?: string): FieldKind<Written<F>> {
  return { shape: { kind: 'fields', fields, ...(part === undefined ? {} : { part }) }, example: sampleFields(fields) };
}

/** A sample of an object: every field of it. */
function sampleFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.sample ?? sampleOf(f.is)]));
}
