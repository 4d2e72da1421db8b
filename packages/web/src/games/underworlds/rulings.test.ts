import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../rulings/library.testing.ts';
import { rulebook } from './rulebook.ts';
import { library } from './rulings.ts';

const numbers = numbersIn(library);

describe('the library', () => {
  it('has twenty chapters, and every answer of the commentary', () => {
    const held = rulebook.paragraphs.filter((p) => p.source === 'rulebook');
    expect(library.entries.filter((e) => e.paragraph.source === 'rulebook')).toHaveLength(held.length);
    expect(library.chapters).toHaveLength(20);
  });

  it('finds by number, and by words of either language', () => {
    expect(numbers({ words: '349.1' })).toContain('349.1');
    expect(numbers({ words: 'objective' }).length).toBeGreaterThan(5);
    expect(numbers({ words: 'exalte' }).length).toBeGreaterThan(3);
    const general = library.entries.find((e) => e.number === 'g.01');
    expect(numbers({ chapter: general?.chapter ?? '' })).toHaveLength(33);
  });
});
