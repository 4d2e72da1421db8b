import { describe, expect, it } from 'vitest';
import { type Filter, found } from '../../rulings/library.ts';
import { wowEntry } from './entry.ts';
import { library } from './rulings.ts';

const numbers = (filter: Partial<Filter>): string[] =>
  found(library, { words: '', chapter: 'all', only: 'all', ...filter }).map((e) => e.number);

describe('the library', () => {
  it('has every paragraph of the chapters held in full, and as many rulings as the home page says', () => {
    expect(library.entries).toHaveLength(wowEntry.rulings);
    expect(library.entries.filter((e) => e.paragraph.source === 'rulebook')).toHaveLength(62);
  });

  it.each(library.entries.filter((e) => e.cases > 0).map((e) => [e.paragraph.id, e.cases] as const))(
    '%s: the list counts the situations that its ruling has',
    (id, cases) => {
      expect(library.rulingOf(id)?.cases).toHaveLength(cases);
    },
  );

  it('finds by number, by words of either language, without accents', () => {
    expect(numbers({ words: '600.3' })).toContain('600.3');
    expect(numbers({ words: 'Déplacement naturel' })).toContain('404.1');
    expect(numbers({ words: 'deplacement NATUREL' })).toEqual(numbers({ words: 'Déplacement naturel' }));
    expect(numbers({ words: 'natural move' })).toContain('404.1');
    expect(numbers({ words: 'zzz' })).toEqual([]);
  });

  it('filters by chapter, worked examples and misprints', () => {
    const clocks = library.chapters.find((c) => c.title.en === 'Clocks');
    expect(new Set(numbers({ chapter: clocks?.id ?? '' }).map((n) => n.slice(0, 3)))).toEqual(new Set(['408']));
    expect(numbers({ only: 'example' })).toEqual(['405.2.ex', '600.1c.ex', '601.1b.ex']);
    expect(numbers({ only: 'slip' })).toContain('404.4');
  });
});
