/** A game's rulebook in reading order: a page that says how it is played, then every paragraph in chapters. */
import { nearest, type Paragraph } from '@escarmouche/engine/core';
import type { Both, Rulebook } from '../app/games.ts';

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
}

/** The number of a paragraph, without the name of its game. */
export const numberOf = ({ id }: Pick<Paragraph, 'id'>): string => id.slice(id.indexOf(':') + 1);

/** Whether a number looks like this. */
export const like =
  (pattern: RegExp) =>
  (number: string): boolean =>
    pattern.test(number);

/** Puts every paragraph into its chapter. @throws RangeError for one that belongs to none */
export function bound({ outline, chapters }: BookSource, { paragraphs }: Pick<Rulebook, 'paragraphs'>): Book {
  const found: Paragraph[][] = chapters.map(() => []);
  for (const p of paragraphs) {
    const at = chapters.findIndex((c) => c.has(numberOf(p)));
    if (at < 0) throw new RangeError(`no chapter has ${p.id}`);
    found[at].push(p);
  }
  return { outline, chapters: chapters.map(({ title }, i) => ({ number: i + 1, title, paragraphs: found[i] })) };
}

/** Letters without accents and capitals, so that `degats` finds `Dégâts`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’]/g, "'")
    .toLowerCase();
}

/** The words of a text, plain and small. */
const wordsIn = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a paragraph says, in both languages. */
const saidIn = ({ id, title, text, slip }: Paragraph): string => [id, title.en, title.fr, text.en, text.fr, slip?.en, slip?.fr].join(' ');

/**
 * The chapters with the paragraphs that have all of these words, as the beginnings of words, without regard to accents. Where none has
 * them, misspelt words are taken for those of the book that they are nearest to, which is then told (`meant`).
 */
export function searched(book: Book, asked: string): { readonly chapters: readonly Chapter[]; readonly meant?: string } {
  const wanted = wordsIn(asked);
  if (wanted.length === 0) return { chapters: book.chapters };
  const said = new Map(book.chapters.flatMap((c) => c.paragraphs.map((p) => [p, wordsIn(saidIn(p))] as const)));
  const having = (all: readonly string[]): readonly Chapter[] =>
    book.chapters.flatMap((c) => {
      const paragraphs = c.paragraphs.filter((p) => all.every((w) => said.get(p)?.some((x) => x.startsWith(w))));
      return paragraphs.length === 0 ? [] : [{ ...c, paragraphs }];
    });
  const chapters = having(wanted);
  if (chapters.length > 0) return { chapters };
  const known = new Set([...said.values()].flat());
  const near = wanted.map((w) => (known.has(w) ? w : (nearest(w, known) ?? w)));
  const instead = having(near);
  return instead.length === 0 ? { chapters: [] } : { chapters: instead, meant: near.join(' ') };
}
