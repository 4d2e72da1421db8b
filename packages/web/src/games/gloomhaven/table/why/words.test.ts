import { expect, test } from 'vitest';
import { sayWhy } from './words.ts';

test('what other programs decide, and no text of the rulebook, says so', () => {
  const way = (lang: 'en' | 'fr', rule: string): string => sayWhy(lang).lost({ name: 'way', rule });
  expect(way('en', 'gh:focus.4')).toBe('out: more movement');
  expect(way('en', 'gh:monster-move.5')).toContain('other programs');
  expect(way('fr', 'gh:monster-move.5')).toContain('d’autres programmes');
  for (const rule of ['gh:monster-move.6', 'gh:monster-move.7'])
    expect(sayWhy('en').lost({ name: 'secondary', rule })).toContain('other programs');
});
