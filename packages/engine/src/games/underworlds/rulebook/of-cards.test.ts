import { describe, expect, it } from 'vitest';
import { ABILITIES, findCard } from '../content/index.ts';
import { paragraph } from './index.ts';
import { OF_ABILITIES, OF_CARDS } from './of-cards.ts';

describe('what the commentary says of single cards', () => {
  it.each(Object.entries(OF_CARDS))('%s: a card, and paragraphs there are', (id, said) => {
    expect(findCard(id)?.id).toBe(id);
    const all = Object.values(said).flat();
    expect(all.length).toBeGreaterThan(0);
    for (const rule of all) expect(paragraph(rule)?.source, rule).toBe('rulebook');
  });

  it('of abilities there are, likewise', () => {
    for (const [id, said] of Object.entries(OF_ABILITIES)) {
      expect(
        ABILITIES.some((ability) => ability.id === id),
        id,
      ).toBe(true);
      for (const rule of said) expect(paragraph(rule)?.source, rule).toBe('rulebook');
    }
  });
});
