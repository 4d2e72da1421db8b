/** The rulebooks in reading order: every paragraph once, every citation of the first page a paragraph, and forgiving searches. */
import { expect, it } from 'vitest';
import { bound, like, searched } from '../rulings/book.ts';
import { library as confrontation } from './confrontation/rulings.ts';
import { library as gloomhaven } from './gloomhaven/rulings.ts';
import { library as underworlds } from './underworlds/rulings.ts';
import { library as wow } from './wow/rulings.ts';

const LIBRARIES = { wow, confrontation, underworlds, gloomhaven };

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

it('a paragraph without a chapter is told', () => {
  expect(() => bound({ outline: [], chapters: [{ title: { en: '', fr: '' }, has: like(/^1/) }] }, wow.rulebook)).toThrow(
    'no chapter has wow:200',
  );
});

it('words are found in both languages, without accents, and misspelt ones by what they are nearest to', () => {
  const ids = (asked: string): string[] => searched(wow.book, asked).chapters.flatMap((c) => c.paragraphs.map((p) => p.id));
  expect(ids('teleport')).toContain('wow:404.2a');
  expect(ids('degats')).toContain('wow:602.1');
  expect(ids('404.1')).toContain('wow:404.1');
  expect(searched(wow.book, 'telepotr').meant).toBe('teleport');
  expect(ids('telepotr')).toEqual(ids('teleport'));
  expect(searched(wow.book, 'xyzzyxyzzy')).toEqual({ chapters: [] });
  expect(searched(wow.book, '  ').chapters).toBe(wow.book.chapters);
});
