import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../rulings/library.testing.ts';
import { library } from './rulings.ts';

const numbers = numbersIn(library);

describe('the library', () => {
  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: 'IX-A-2.c' })).toContain('IX-A-2.c');
    expect(numbers({ words: 'melee' }).length).toBeGreaterThan(5);
    expect(numbers({ words: 'mêlée' }).length).toBeGreaterThan(5);
    expect(numbers({ only: 'example' })).toContain('IX-A-1.ex1');
    const dice = library.chapters.find((c) => c.title.en === 'Combat dice, and placing them');
    expect(new Set(numbers({ chapter: dice?.id ?? '' }).map((n) => n.replace(/\..*$/, '')))).toEqual(new Set(['IX-C-2', 'IX-C-3']));
  });
});
