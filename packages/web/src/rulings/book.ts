/** A game's rulebook in reading order: a page that says how it is played, then every paragraph in chapters. */
import { nearest, type Paragraph } from '@escarmouche/engine/core';
import { plainLetters } from '../app/letters.ts';
import type { Both, Rulebook } from '../app/rulebook.ts';

/** A few sentences of the first page about one thing, and the paragraphs that say it at length. */
export interface Outline {
  readonly title: Both;
  readonly text: Both;
  /** Numbers of paragraphs. */
  readonly rules: readonly string[];
}

/** What a game says of its book. */
export interface BookSource {
  /** How it is played, on one page: the goal first. */
  readonly outline: readonly Outline[];
  /** The chapters in reading order: a paragraph belongs to the first that has its number. */
  readonly chapters: readonly { readonly title: Both; readonly has: (number: string) => boolean }[];
  /** The terms of its index. */
  readonly terms: readonly Both[];
}

/** A chapter with its paragraphs, in the order of the rulebook. */
export interface Chapter {
  /** Its number, from 1. */
  readonly number: number;
  readonly title: Both;
  readonly paragraphs: readonly Paragraph[];
}

/** A rulebook to be read from the front. */
export interface Book {
  readonly outline: readonly Outline[];
  readonly chapters: readonly Chapter[];
  /** Its index in a language, in that one's alphabet: of each term the paragraphs that have it in their title, then those that say it. */
  index(lang: keyof Both): readonly Indexed[];
  /** What is to be read about a card or the like: the paragraphs that say its name, then of each term that its text says the one about it. */
  about(name: string, text: string, lang: keyof Both): readonly Paragraph[];
}

/** A line of an index: a term, and the paragraphs that say most of it. */
export interface Indexed {
  readonly term: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The number of a paragraph, without the name of its game. */
const numberOf = ({ id }: Pick<Paragraph, 'id'>): string => id.slice(id.indexOf(':') + 1);

/** Whether a number looks like this. */
export const like =
  (pattern: RegExp) =>
  (number: string): boolean =>
    pattern.test(number);

/** Terms, with commas between them: `line of sight|ligne de vue, move|mouvement`. */
export const pairs = (terms: string): readonly Both[] =>
  terms
    .trim()
    .split(/,\s+/)
    .map((term) => term.split('|'))
    .map(([en, fr]) => ({ en, fr }));

/** Puts every paragraph into its chapter. @throws RangeError for one that belongs to none */
export function bound({ outline, chapters, terms }: BookSource, { paragraphs }: Pick<Rulebook, 'paragraphs'>): Book {
  const found: Paragraph[][] = chapters.map(() => []);
  for (const p of paragraphs) {
    const at = chapters.findIndex((c) => c.has(numberOf(p)));
    if (at < 0) throw new RangeError(`no chapter has ${p.id}`);
    found[at].push(p);
  }
  return {
    outline,
    chapters: chapters.map(({ title }, i) => ({ number: i + 1, title, paragraphs: found[i] })),
    index: (lang) => indexed(terms, paragraphs, lang),
    about: (name, text, lang) => {
      const said = saying(`${name} ${text}`);
      const named = indexed([{ en: name, fr: name }], paragraphs, lang)[0].paragraphs;
      const used = indexed(terms, paragraphs, lang).filter(({ term }) => said(plainLetters(term)));
      // What is about the term and nothing else has the shortest title.
      const shortest = (all: readonly Paragraph[]): Paragraph[] =>
        all.length === 0 ? [] : [all.reduce((best, p) => (p.title[lang].length < best.title[lang].length ? p : best))];
      return [...new Set([...named, ...used.flatMap(({ paragraphs: all }) => shortest(all))])];
    },
  };
}

/** The words of a text, plain and small. */
const wordsIn = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a paragraph says, in both languages. */
const saidIn = ({ id, title, text, slip }: Paragraph): string => [id, title.en, title.fr, text.en, text.fr, slip?.en, slip?.fr].join(' ');

const known = new WeakMap<Paragraph, readonly string[]>();
const wordsOf = (p: Paragraph): readonly string[] => {
  const words = known.get(p) ?? wordsIn(saidIn(p));
  known.set(p, words);
  return words;
};

/** What a search found. */
export interface Found {
  /** Those with the words in a title first. */
  readonly paragraphs: readonly Paragraph[];
  /** What misspelt words were taken for. */
  readonly meant?: string;
}

/**
 * The paragraphs that have all of these words, as the beginnings of words, without regard to accents. Where none has them, misspelt words
 * are taken for those of the rulebook that they are nearest to, which is then told.
 */
export function searched(paragraphs: readonly Paragraph[], asked: string): Found {
  const wanted = wordsIn(asked);
  if (wanted.length === 0) return { paragraphs: [] };
  const having = (all: readonly string[]): readonly Paragraph[] => {
    const has = (words: readonly string[]): boolean => all.every((w) => words.some((x) => x.startsWith(w)));
    const found = paragraphs.filter((p) => has(wordsOf(p)));
    const titled = new Set(found.filter(({ title }) => has(wordsIn(`${title.en} ${title.fr}`))));
    return [...titled, ...found.filter((p) => !titled.has(p))];
  };
  const found = having(wanted);
  if (found.length > 0) return { paragraphs: found };
  const all = new Set(paragraphs.flatMap(wordsOf));
  const near = wanted.map((w) => (all.has(w) ? w : (nearest(w, all) ?? w)));
  const instead = having(near);
  return instead.length === 0 ? { paragraphs: [] } : { paragraphs: instead, meant: near.join(' ') };
}

/** So many paragraphs of a term. */
const MOST = 6;

/** Whether a text says words, from the beginning of one of its own on. */
function saying(text: string): (words: string) => boolean {
  const plain = ` ${plainLetters(text)}`;
  return (words) => [' ', "'", '(', '«', '"'].some((before) => plain.includes(before + words));
}

function indexed(terms: readonly Both[], paragraphs: readonly Paragraph[], lang: keyof Both): readonly Indexed[] {
  const said = paragraphs.map((of) => ({ of, title: saying(of.title[lang]), text: saying(of.text[lang]) }));
  return terms
    .map((both) => {
      const words = plainLetters(both[lang]);
      const by = (part: 'title' | 'text'): Paragraph[] => said.filter((p) => p[part](words)).map((p) => p.of);
      return { term: both[lang], paragraphs: [...new Set([...by('title'), ...by('text')])].slice(0, MOST) };
    })
    .sort((a, b) => a.term.localeCompare(b.term, lang));
}
