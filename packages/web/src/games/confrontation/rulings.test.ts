import { describe, expect, it } from 'vitest';
import { type Filter, found } from '../../rulings/library.ts';
import { confrontationEntry } from './entry.ts';
import { rulebook } from './rulebook.ts';
import { library } from './rulings.ts';

const numbers = (filter: Partial<Filter>): string[] =>
  found(library, { words: '', chapter: 'all', only: 'all', ...filter }).map((e) => e.number);

describe('the library', () => {
  it('has every paragraph of chapter 9, and as many rulings as the home page says', () => {
    const held = rulebook.paragraphs.filter((p) => p.source === 'rulebook');
    expect(library.entries.filter((e) => e.paragraph.source === 'rulebook')).toHaveLength(held.length);
    expect(library.entries).toHaveLength(confrontationEntry.rulings);
    expect(library.entries.filter((e) => e.cases === 0).map((e) => e.paragraph.id)).toEqual([]);
  });

  it('names every chapter in both languages', () => {
    expect(library.chapters.filter((c) => c.title.en === '' || c.title.fr === '')).toEqual([]);
  });

  it.each(library.entries.filter((e) => e.cases > 0).map((e) => [e.paragraph.id, e.cases] as const))(
    '%s: the list counts the situations that its ruling has',
    (id, cases) => {
      expect(library.rulingOf(id)?.cases).toHaveLength(cases);
    },
  );

  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: 'IX-A-2.c' })).toContain('IX-A-2.c');
    expect(numbers({ words: 'melee' }).length).toBeGreaterThan(5);
    expect(numbers({ words: 'mêlée' }).length).toBeGreaterThan(5);
    expect(numbers({ only: 'example' })).toContain('IX-A-1.ex1');
    const dice = library.chapters.find((c) => c.title.en === 'Combat dice, and placing them');
    expect(new Set(numbers({ chapter: dice?.id ?? '' }).map((n) => n.replace(/\..*$/, '')))).toEqual(new Set(['IX-C-2', 'IX-C-3']));
  });
});

describe('numbers in texts', () => {
  it('are found as the rulebook writes them', () => {
    const all = rulebook.paragraphs.map((p) => p.id.replace('conf:', '')).filter((n) => !n.startsWith('skill.'));
    expect(all.filter((n) => rulebook.numbers.exec(`see ${n} here`)?.[1] !== n)).toEqual([]);
  });
});
