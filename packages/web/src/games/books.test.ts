/** The rulebooks in reading order: every paragraph once, and every citation of the first page a paragraph. */
import { expect, it } from 'vitest';
import { citationOf, provideGames } from '../app/games.ts';
import { GAMES } from './list.ts';

provideGames(GAMES);

const LIBRARIES = Object.fromEntries(await Promise.all(GAMES.map(async (g) => [g.id, await g.loadLibrary()] as const)));

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
