import { expect, it } from 'vitest';
import { shownPart } from './shownPart.ts';

it('shows what cannot be seen as its number, and cuts what is long', () => {
  expect(shownPart('match/none')).toBe('match/none');
  expect(shownPart('\u202eevil\u200b')).toBe('\\u202eevil\\u200b');
  expect(shownPart('a'.repeat(80))).toBe('a'.repeat(80));
  expect(shownPart('a'.repeat(3000))).toBe(`${'a'.repeat(80)}…`);
});
