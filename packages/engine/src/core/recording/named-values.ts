/** What names of values say to a reader: the words of each, and what of the table it names. Files have names, screens have sentences. */
import type { Kind } from '../running/coded.ts';
import type { Arg, BothLanguages } from '../running/types.ts';
import type { NamedValues } from './notation-laid.ts';

/** What a file names, as sentences have it; null for nothing and nobody, a list for several. */
export type Meant = Arg | null | readonly Meant[];

/** A named value in words: `{figure} sees {spot}`, and what stands in its blanks. */
export interface ValueSaid {
  readonly words: BothLanguages;
  readonly blanks: Readonly<Record<string, Meant>>;
  /** What words in the value name. */
  readonly names?: string | undefined;
}

/** Finds what a text of one kind names, such as a figure; undefined for nothing. */
export type Finds<M> = (match: M, value: string | number) => Meant | undefined;

/** What a game says of its named values. */
export interface ValueWords<M> {
  /** How names are written, with blanks, and what they say: `{figure}.health`, `range {spot} {to}`. */
  readonly lines: NamedValues;
  /** What is named, by what blanks and values are said to name. What is not among these is a word of the game: `wound.light`. */
  readonly finds: Readonly<Record<string, Finds<M>>>;
}

/** A named value in words. */
export type Line = { readonly word: BothLanguages; readonly names?: string | undefined };

/** The words of a value that has blanks in its name, as in `{figure} sees {spot}`; `names` is what words in the value name. */
export function said(en: string, fr: string, names?: string): Line {
  return { word: { en, fr }, names };
}

/**
 * The lines of named values, for readers: `NAME` in each pattern stands for the name of a value. Words without blanks of their own get those
 * of the pattern before them (`{figure}.health` becomes `{figure}, health`), and lose what tells writers of files alone how the value is
 * written.
 */
export function valueLines(groups: Readonly<Record<string, NamedValues>>): NamedValues {
  const out = new Map<string, Line>();
  for (const [pattern, values] of Object.entries(groups))
    for (const [name, { word, names }] of values) {
      const line = pattern.replace('NAME', name);
      const told = word.en.includes('{');
      const said = (words: string): string =>
        told ? words : [...blanksOf(line), words.replace(ASIDE, '').replace(WHETHER, '')].join(', ');
      out.set(line, { word: { en: said(word.en), fr: said(word.fr) }, names });
    }
  return out;
}

/** Finds things by the kinds that options have of them. */
export function findsBy<G>(...kinds: readonly Kind<G>[]): Finds<{ readonly play: G }> {
  return ({ play }, value) => {
    for (const kind of kinds) {
      const found = kind.read(play, String(value), undefined);
      if (found >= 0) return kind.arg?.(play, found, undefined);
    }
    return undefined;
  };
}

/** A seat by its number from 1; 0 is nobody. */
export const findsSeat: Finds<unknown> = (_match, value) => (value === 0 ? null : { seat: Number(value) - 1 });

/** What a reader is not told of a value's words: how it is written, which follows the first sign; and the "whether", since yes or no stands behind them. */
const ASIDE = /\s?[,;:(].*$/s;
const WHETHER = /^(?:whether |si |s’(?=ils?\b))/;

const BLANK = /\{[a-z]+\d?\}/g;
const blanksOf = (line: string): string[] => line.match(BLANK) ?? [];

interface Read {
  readonly shape: RegExp;
  readonly blanks: readonly string[];
  readonly words: BothLanguages;
  readonly names?: string | undefined;
}
const shapes = new WeakMap<NamedValues, readonly Read[]>();

function readsOf(lines: NamedValues): readonly Read[] {
  const known = shapes.get(lines);
  if (known !== undefined) return known;
  const all = [...lines].map(([line, { word, names }]): Read => {
    const fixed = line.split(BLANK).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { shape: new RegExp(`^${fixed.join('(.+)')}$`), blanks: blanksOf(line).map((b) => b.slice(1, -1)), words: word, names };
  });
  shapes.set(lines, all);
  return all;
}

/** What a named value says; null where the game has no words for it. */
export function valueSaid<M>(of: ValueWords<M>, match: M, name: string): ValueSaid | null {
  for (const { shape, blanks, words, names } of readsOf(of.lines)) {
    const found = shape.exec(name);
    if (found === null) continue;
    const said = blanks.map((blank, i) => [blank, thingCalled(of, match, blank.replace(/\d$/, ''), found[i + 1])] as const);
    if (said.every(([, meant]) => meant !== undefined)) return { words, blanks: Object.fromEntries(said) as Record<string, Meant>, names };
  }
  return null;
}

function thingCalled<M>({ finds }: ValueWords<M>, match: M, kind: string, value: string | number): Meant | undefined {
  if (Object.hasOwn(finds, kind)) return finds[kind](match, value);
  return typeof value === 'number' || kind === 'number' ? value : { term: `${kind}.${value}` };
}

/** What a value means: the things and words in it, by what it is said to name. */
export function meantBy<M>(of: ValueWords<M>, match: M, value: unknown, names?: string): Meant {
  if (Array.isArray(value)) return value.map((v) => meantBy(of, match, v, names));
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value);
  return names === undefined ? value : (thingCalled(of, match, names, value) ?? value);
}
