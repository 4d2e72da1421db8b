/** What the library of a game lists, and how it is searched. */
import { type KeptPuzzle, type Paragraph, type PuzzlePlace, placeOf } from '@escarmouche/engine/core';
import { type AnyRuling, readRuling, readRulingHead } from '@escarmouche/files';
import { plainLetters } from '../app/letters.ts';
import type { Both, Rulebook } from '../app/rulebook.ts';
import { type Book, type BookSource, bound } from './book.ts';

/** A paragraph of the library. */
export interface Entry {
  readonly paragraph: Paragraph;
  readonly number: string;
  /** The chapter of the book that it stands in. */
  readonly chapter: string;
  readonly cases: number;
  readonly example: boolean;
  readonly slip: boolean;
  /** What its ruling asks the reader first, if it does. */
  readonly question: Both | undefined;
  /** Whether it says what is right. */
  readonly answered: boolean;
  /** All its words in both languages, plain and small, to search in. */
  readonly words: string;
}

/** What a game brings to its library. */
export interface LibrarySource {
  readonly game: string;
  readonly prefix: string;
  readonly rulebook: Rulebook;
  /** The ruling files by path; each is named after its paragraph. */
  readonly texts: Readonly<Record<string, string>>;
  /** The rulebook in reading order. */
  readonly book: BookSource;
  /** The game's `puzzles.json`. */
  readonly puzzles: Readonly<Record<string, string>>;
}

/** The rulings of a game, to be listed and opened. */
export interface Library {
  readonly game: string;
  readonly rulebook: Rulebook;
  /** Every paragraph that has a ruling, in the order of the rulebook. */
  readonly entries: readonly Entry[];
  /** The chapters of the book that have entries. */
  readonly chapters: readonly { readonly id: string; readonly title: Both }[];
  readonly book: Book;
  readonly puzzles: readonly KeptPuzzle[];
  /** Where a puzzle stands; undefined where its ruling has gone. */
  situationOf(puzzle: KeptPuzzle): PuzzlePlace | undefined;
  /** The ruling of a paragraph, if the project has one. @throws FileFault for a file that is none. */
  rulingOf(id: string): AnyRuling | undefined;
}

/** The names of a ruling's situations in both languages, for searching: read as text, since all files are asked at once. */
function caseWords(text: string): string {
  return Array.from(text.matchAll(/^ {6}(?:en|fr): (.*)$/gm), (m) => m[1]).join(' ');
}

/** How many situations a ruling has. */
function caseCount(text: string): number {
  return text.match(/^ {2}- name:/gm)?.length ?? 0;
}

function entryOf(paragraph: Paragraph, ruling: string, chapter: string): Entry {
  const number = paragraph.id.replace(/^[^:]*:/, '');
  const { title, text, slip } = paragraph;
  const question = /^question:/m.test(ruling) ? readRulingHead(ruling, paragraph.id).question : undefined;
  return {
    paragraph,
    number,
    chapter,
    cases: caseCount(ruling),
    example: /\.ex\d*$/.test(number),
    slip: slip !== undefined,
    question,
    answered: question !== undefined && /^answer:/m.test(ruling),
    words: plainLetters(
      [number, title.en, title.fr, text.en, text.fr, slip?.en, slip?.fr, question?.en, question?.fr, caseWords(ruling)].join(' '),
    ),
  };
}

/** The library of a game. */
export function makeLibrary({ game, prefix, rulebook, texts, book: source, puzzles }: LibrarySource): Library {
  const files = new Map(Object.entries(texts).map(([path, text]) => [`${prefix}:${path.replace(/^.*\/|\.yaml$/g, '')}`, text]));
  const read = new Map<string, AnyRuling>();
  const book = bound(source, rulebook);
  const chapterOf = new Map(book.chapters.flatMap((c) => c.paragraphs.map((p) => [p.id, String(c.number)])));
  const entries = rulebook.paragraphs
    .filter((p) => rulebook.hasRuling(p.id) || files.has(p.id))
    .map((p) => entryOf(p, files.get(p.id) ?? '', chapterOf.get(p.id) ?? ''))
    // As the book goes: a chapter of other sources may come before the one that is held in full.
    .sort((a, b) => Number(a.chapter) - Number(b.chapter));
  const rulingOf = (id: string): AnyRuling | undefined => {
    const known = read.get(id);
    const text = files.get(id);
    if (known !== undefined || text === undefined) return known;
    const ruling = readRuling(text, id);
    read.set(id, ruling);
    return ruling;
  };
  return {
    game,
    rulebook,
    entries,
    puzzles: Object.values(puzzles).flatMap((text) => JSON.parse(text) as readonly KeptPuzzle[]),
    situationOf: (puzzle) => placeOf(puzzle, (rule) => rulingOf(rule)?.cases ?? []),
    book,
    chapters: book.chapters.flatMap(({ number, title }) => {
      const id = String(number);
      return entries.some((e) => e.chapter === id) ? [{ id, title }] : [];
    }),
    rulingOf,
  };
}

/** What a puzzle is like: what it asks to point at and for what, and the part of the rules that it is about. */
export function puzzleLikeness({ puzzles }: Pick<Library, 'puzzles'>): (id: string) => readonly string[] {
  const found = new Map(puzzles.map((p) => [p.id, [`${p.at} ${p.does}`, (p.rule ?? p.id.split('/')[0]).replace(/\.[^.]*$/, '')]]));
  return (id) => found.get(id) ?? [];
}

/** The paragraphs whose questions say what is right. */
export function quizIds({ entries }: Pick<Library, 'entries'>): readonly string[] {
  return entries.filter((e) => e.answered).map((e) => e.paragraph.id);
}

export interface Filter {
  readonly words: string;
  readonly chapter: string;
  readonly only: 'all' | 'slip' | 'example';
}

/** The entries that a filter lets through: every word asked for must occur, as the beginning of a word or a number. */
export function found({ entries }: Library, filter: Filter): readonly Entry[] {
  const wanted = plainLetters(filter.words).split(/\s+/).filter(Boolean);
  return entries.filter(
    (e) =>
      (filter.chapter === 'all' || e.chapter === filter.chapter) &&
      (filter.only === 'all' || (filter.only === 'slip' ? e.slip : e.example)) &&
      wanted.every((w) => e.words.startsWith(w) || e.words.includes(` ${w}`) || e.words.includes(`'${w}`)),
  );
}
