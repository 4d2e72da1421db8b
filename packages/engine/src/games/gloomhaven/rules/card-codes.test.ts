import { describe, expect, it } from 'vitest';
import { abilityCode, cardIn, typeIn } from './ability-code.ts';
import {
  choiceCode,
  isPair,
  isTake,
  LONG,
  leadIn,
  lossCode,
  oneIn,
  otherIn,
  pairCode,
  SUFFER,
  secondIn,
  takeCode,
  takenIn,
} from './card-codes.ts';

/** Places of cards: the first and the last that a match of four hands can have, and some between. */
const PLACES = [0, 1, 2, 13, 40, 62, 63];

describe('numbers that cards are packed into', () => {
  it('give back what was put into them', () => {
    for (const a of PLACES) {
      expect(oneIn(lossCode(a))).toBe(a);
      expect(takenIn(takeCode(a))).toBe(a);
      for (const b of PLACES) {
        expect([leadIn(choiceCode(a, b)), otherIn(choiceCode(a, b))]).toEqual([a, b]);
        expect([oneIn(pairCode(a, b)), secondIn(pairCode(a, b))]).toEqual([a, b]);
        expect([typeIn(abilityCode(a, b % 16)), cardIn(abilityCode(a, b % 16))]).toEqual([a, b % 16]);
      }
    }
  });

  it('are told from one another at one question', () => {
    const losses = [SUFFER, ...PLACES.map(lossCode), ...PLACES.flatMap((a) => PLACES.map((b) => pairCode(a, b)))];
    expect(new Set(losses).size).toBe(losses.length);
    const choices = [LONG, ...PLACES.flatMap((a) => PLACES.map((b) => choiceCode(a, b)))];
    expect(new Set(choices).size).toBe(choices.length);
    for (const a of PLACES) {
      expect([isPair(lossCode(a)), isPair(pairCode(a, 0))]).toEqual([false, true]);
      expect([isTake(a), isTake(takeCode(a))]).toEqual([false, true]);
    }
  });
});
