import { describe, expect, it } from 'vitest';
import { askedOf, directionOf, hourOf, placeOf } from './concerns.ts';

describe('places in words', () => {
  it('lie at an hour or half-hour around another, 12 straight up', () => {
    const around = (dx: number, dy: number): number => hourOf(100, 100, 100 + dx, 100 + dy);
    expect([around(0, -10), around(10, 0), around(0, 10), around(-10, 0), around(5, -8.66)]).toEqual([12, 3, 6, 9, 1]);
    expect([around(10, 2.7), around(1, -7)]).toEqual([3.5, 12.5]);
  });

  it('lie in one of eight directions, east first and on through south', () => {
    expect([directionOf(0, 0, 5, 0), directionOf(0, 0, 5, 5), directionOf(0, 0, 0, 5), directionOf(0, 0, 0, -5)]).toEqual([0, 1, 2, 6]);
  });
});

describe('what options say', () => {
  it('names a place only where the figure goes there', () => {
    expect(placeOf({ key: 'move-to', args: { figure: { figure: 0 }, x: 10, y: 20 } })).toEqual([10, 20]);
    expect(placeOf({ key: 'stay', args: { figure: { figure: 0 } } })).toBeNull();
  });

  it('names the figures a question is about', () => {
    expect(askedOf({ key: 'ask-act', args: { figures: { figures: [3, 4] } } })).toEqual([3, 4]);
    expect(askedOf({ key: 'ask-pursue', args: { figure: { figure: 2 }, most: 50 } })).toEqual([2]);
  });
});
