/** The rulebooks in reading order, every paragraph once and every citation of the first page a paragraph; and the libraries of their rulings. */
import { expect, it } from 'vitest';
import { citationOf, provideGames } from '../app/games.ts';
import { GAMES } from './list.ts';

provideGames(GAMES);

const LIBRARIES = Object.fromEntries(await Promise.all(GAMES.map(async (g) => [g.id, await g.loadLibrary()] as const)));
const ENTRIES = Object.values(LIBRARIES).flatMap((library) => library.entries.map((entry) => ({ library, entry, id: entry.paragraph.id })));

it.each(Object.entries(LIBRARIES))('%s: every paragraph stands in one chapter, and no chapter is empty', (_game, { book, rulebook }) => {
  const read = book.chapters.flatMap((c) => c.paragraphs.map((p) => p.id));
  expect(read.toSorted()).toEqual(rulebook.paragraphs.map((p) => p.id).toSorted());
  expect(book.chapters.filter((c) => c.paragraphs.length === 0)).toEqual([]);
});

it.each(Object.entries(LIBRARIES))('%s: the first page cites paragraphs that there are, the goal first', (_game, { book, rulebook }) => {
  const prefix = rulebook.paragraphs[0].id.split(':')[0];
  expect(book.outline[0].title).toEqual({ en: 'The goal', fr: 'Le but' });
  const cited = book.outline.flatMap((o) => o.rules);
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((rule) => rulebook.paragraph(`${prefix}:${rule}`) === undefined)).toEqual([]);
});

it.each(Object.entries(LIBRARIES))('%s: every term of the index stands in paragraphs, in both languages, and once', (_game, { book }) => {
  for (const lang of ['en', 'fr'] as const) {
    const index = book.index(lang);
    expect(index.filter((line) => line.paragraphs.length === 0).map((line) => line.term)).toEqual([]);
    expect(new Set(index.map((line) => line.term)).size).toBe(index.length);
  }
  expect(book.index('en').length).toBeGreaterThan(30);
});

it.each(Object.entries(LIBRARIES))(
  '%s: a citation is a number or words, never the id of a file, and with its title tells paragraphs apart',
  (_game, { rulebook }) => {
    for (const lang of ['en', 'fr'] as const) {
      const cited = rulebook.paragraphs.map(({ id, title }) => [citationOf(id, lang), title[lang]] as const);
      expect(cited.map(([number]) => number).filter((number) => /[a-z]{3,}[.\d]|[.-][a-z]{3}/.test(number))).toEqual([]);
      expect(new Set(cited.map((both) => both.join(' '))).size).toBe(cited.length);
    }
  },
);

it.each(GAMES.map((g) => [g.id, g.rulings] as const))(
  '%s: the library has every paragraph that has a ruling, each with a situation, and as many as the home page says',
  (game, rulings) => {
    const { entries, rulebook } = LIBRARIES[game];
    expect(entries).toHaveLength(rulings);
    const ruled = rulebook.paragraphs.filter((p) => rulebook.hasRuling(p.id));
    expect(entries.map((e) => e.paragraph.id).toSorted()).toEqual(ruled.map((p) => p.id).toSorted());
    expect(entries.filter((e) => e.cases === 0).map((e) => e.paragraph.id)).toEqual([]);
  },
);

it.each(Object.entries(LIBRARIES))(
  '%s: the library stands in the chapters of the book, one after the other, each named in both languages',
  (_game, { book, chapters, entries }) => {
    const filled = book.chapters.filter((c) => entries.some((e) => c.paragraphs.includes(e.paragraph)));
    expect(chapters.map((c) => c.title)).toEqual(filled.map((c) => c.title));
    expect(book.chapters.filter((c) => c.title.en === '' || c.title.fr === '')).toEqual([]);
    const order = entries.map((e) => Number(e.chapter));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  },
);

it.each(ENTRIES)('$id: the list counts the situations that its ruling has', ({ library, entry, id }) => {
  expect(library.rulingOf(id)?.cases).toHaveLength(entry.cases);
});

it.each(ENTRIES.filter(({ entry }) => entry.question !== undefined))('$id asks a question in both languages', ({ entry }) => {
  expect(entry.question?.en).toMatch(/\?$/);
  expect(entry.question?.fr).toMatch(/\?$/);
});

it.each(Object.entries(LIBRARIES))(
  '%s: a number in a text is found whole; where it ends in a word, at most without that',
  (_game, { rulebook }) => {
    const wrong = rulebook.paragraphs.flatMap(({ id }) => {
      const number = id.replace(/^[^:]*:/, '');
      const found = rulebook.numbers.exec(`see ${number} here`)?.[1];
      const numeral = number.replace(/\.[a-z]{2,}(?:-[a-z]+)*$/, '');
      return found === number || (numeral !== number && (found === undefined || found === numeral)) ? [] : [[number, found]];
    });
    expect(wrong).toEqual([]);
  },
);
