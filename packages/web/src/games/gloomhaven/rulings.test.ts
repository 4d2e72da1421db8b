import { describe, expect, it } from 'vitest';
import { type Filter, found } from '../../rulings/library.ts';
import { gloomhavenEntry } from './entry.ts';
import { rulebook } from './rulebook.ts';
import { library } from './rulings.ts';

const numbers = (filter: Partial<Filter>): string[] =>
  found(library, { words: '', chapter: 'all', only: 'all', ...filter }).map((e) => e.number);

describe('the library', () => {
  it('has every entry of the page of the summary and what it takes for granted, as many as the home page says', () => {
    const held = rulebook.paragraphs.filter((p) => rulebook.hasRuling(p.id));
    expect(held).toHaveLength(gloomhavenEntry.rulings);
    expect(library.entries.map((e) => e.paragraph.id).sort()).toEqual(held.map((p) => p.id).sort());
    expect(library.entries.filter((e) => e.cases === 0).map((e) => e.paragraph.id)).toEqual([]);
  });

  it('stands in the chapters of the book, each named in both languages', () => {
    expect(library.chapters.map((c) => c.title)).toEqual(
      library.book.chapters.filter((c) => library.entries.some((e) => c.paragraphs.includes(e.paragraph))).map((c) => c.title),
    );
    expect(library.chapters.filter((c) => c.title.en === '' || c.title.fr === '')).toEqual([]);
  });

  it.each(library.entries.map((e) => [e.paragraph.id, e.cases] as const))(
    '%s: the list counts the situations that its ruling has',
    (id, cases) => {
      expect(library.rulingOf(id)?.cases).toHaveLength(cases);
    },
  );

  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: 'area.08' })).toContain('area.08');
    expect(numbers({ words: 'standee' }).length).toBeGreaterThan(0);
    expect(numbers({ words: 'desavantage' }).length).toBeGreaterThan(3);
    const rooms = library.chapters.find((c) => c.title.en === 'Revealed rooms and summons');
    expect(numbers({ chapter: rooms?.id ?? '' })).toEqual(['reveal.01', 'reveal.02', 'reveal.03', 'reveal.04', 'reveal.05', 'summon.1']);
  });

  it.each(library.entries.flatMap((e) => (e.question === undefined ? [] : [[e.paragraph.id, e.question] as const])))(
    '%s asks a question in both languages',
    (_id, question) => {
      expect(question.en).toMatch(/\?$/);
      expect(question.fr).toMatch(/\?$/);
    },
  );
});

describe('numbers in texts', () => {
  it('are found as the rulebook writes them', () => {
    const all = rulebook.paragraphs.map((p) => p.id.replace('gh:', ''));
    expect(all).toContain('condition.poison');
    expect(all.filter((n) => rulebook.numbers.exec(`see ${n} here`)?.[1] !== n)).toEqual([]);
  });
});
