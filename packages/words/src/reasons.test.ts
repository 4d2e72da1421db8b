import { expect, it } from 'vitest';
import { reasonLine } from './index.ts';

it.each([
  [0.5, 'cards last 0.5 rounds longer', 'les cartes durent 0,5 round de plus'],
  [-1, 'cards last 1 round less', 'les cartes durent 1 round de moins'],
  [1.5, 'cards last 1.5 rounds longer', 'les cartes durent 1,5 round de plus'],
  [-2, 'cards last 2 rounds less', 'les cartes durent 2 rounds de moins'],
])('how much longer cards last agrees with its number: %d', (by, en, fr) => {
  const line = (lang: 'en' | 'fr'): string => reasonLine(lang, 'any', { key: 'cards', by }).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect([line('en'), line('fr')]).toEqual([en, fr]);
});
