import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../rulings/library.testing.ts';
import { rulebook } from './rulebook.ts';
import { library } from './rulings.ts';

const numbers = numbersIn(library);

describe('the library', () => {
  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: 'area.08' })).toContain('area.08');
    expect(numbers({ words: 'standee' }).length).toBeGreaterThan(0);
    expect(numbers({ words: 'desavantage' }).length).toBeGreaterThan(3);
    const rooms = library.chapters.find((c) => c.title.en === 'Revealed rooms and summons');
    expect(numbers({ chapter: rooms?.id ?? '' })).toEqual(['reveal.01', 'reveal.02', 'reveal.03', 'reveal.04', 'reveal.05', 'summon.1']);
  });

  it('has numbers that are words, found in texts as well', () => {
    expect(rulebook.numbers.exec('see condition.poison here')?.[1]).toBe('condition.poison');
  });
});
