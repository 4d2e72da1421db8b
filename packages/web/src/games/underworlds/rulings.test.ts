import { describe, expect, it } from 'vitest';
import { type Filter, found } from '../../rulings/library.ts';
import { underworldsEntry } from './entry.ts';
import { rulebook } from './rulebook.ts';
import { library } from './rulings.ts';

const numbers = (filter: Partial<Filter>): string[] =>
  found(library, { words: '', chapter: 'all', only: 'all', ...filter }).map((e) => e.number);

describe('the library', () => {
  it('has every answer of the commentary, and as many rulings as the home page says', () => {
    const held = rulebook.paragraphs.filter((p) => p.source === 'rulebook');
    expect(library.entries.filter((e) => e.paragraph.source === 'rulebook')).toHaveLength(held.length);
    expect(library.entries).toHaveLength(underworldsEntry.rulings);
    expect(library.entries.filter((e) => e.cases === 0).map((e) => e.paragraph.id)).toEqual([]);
  });

  it('stands in chapters that follow each other as in the rulebook, each named in both languages', () => {
    expect(library.chapters).toHaveLength(20);
    expect(library.chapters.filter((c) => c.title.en === '' || c.title.fr === '')).toEqual([]);
    const order = library.entries.map((e) => Number(e.chapter));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each(library.entries.filter((e) => e.cases > 0).map((e) => [e.paragraph.id, e.cases] as const))(
    '%s: the list counts the situations that its ruling has',
    (id, cases) => {
      expect(library.rulingOf(id)?.cases).toHaveLength(cases);
    },
  );

  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: '349.1' })).toContain('349.1');
    expect(numbers({ words: 'objective' }).length).toBeGreaterThan(5);
    expect(numbers({ words: 'exalte' }).length).toBeGreaterThan(3);
    const general = library.entries.find((e) => e.number === 'g.01');
    expect(numbers({ chapter: general?.chapter ?? '' })).toHaveLength(33);
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
    const all = rulebook.paragraphs.filter((p) => p.source === 'rulebook').map((p) => p.id.replace('wu:', ''));
    expect(all.filter((n) => rulebook.numbers.exec(`see ${n} here`)?.[1] !== n)).toEqual([]);
  });
});
