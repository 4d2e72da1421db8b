import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../rulings/library.testing.ts';
import { library } from './rulings.ts';

const numbers = numbersIn(library);

describe('the library', () => {
  it('has every paragraph of the chapters held in full', () => {
    expect(library.entries.filter((e) => e.paragraph.source === 'rulebook')).toHaveLength(62);
  });

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
