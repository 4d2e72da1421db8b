import { describe, expect, it } from 'vitest';
import { countEn, countFr, formEn, formFr } from './counted.ts';

describe('what agrees with a number', () => {
  it('is singular in English of one alone, and in French of nought too', () => {
    expect([0, 1, 2].map((n) => countEn(n, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
    expect([0, 1, 2].map((n) => countFr(n, 'carte', 'cartes'))).toEqual(['0 carte', '1 carte', '2 cartes']);
    expect([0, 1, 2].map((n) => formEn(n, 'is', 'are'))).toEqual(['are', 'is', 'are']);
    expect([0, 1, 2].map((n) => formFr(n, 'vue', 'vues'))).toEqual(['vue', 'vue', 'vues']);
  });
});
