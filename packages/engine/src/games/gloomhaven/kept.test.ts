import { describe, expect, it } from 'vitest';
import { keeper } from './kept.ts';
import type { Situation } from './situation.ts';
import { situationMatch } from './situations.ts';

describe('what is kept', () => {
  it('is made once, and forgotten when enough else was asked for', () => {
    let made = 0;
    const of = keeper<number>(2);
    const ask = (text: string): number => of(text, () => ++made);
    expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual([1, 2, 1, 3, 1, 4]);
  });

  it('is not what could not be made', () => {
    const of = keeper<number>(2);
    expect(() =>
      of('a', () => {
        throw new RangeError('no');
      }),
    ).toThrow('no');
    expect(of('a', () => 7)).toBe(7);
  });
});

describe('the map of a board', () => {
  const of = (more: Partial<Situation>) =>
    situationMatch({ characters: { brute: [3, 3] }, monsters: { 'bandit-guard-1': [5, 3] }, ...more } as Situation).table.map;

  it('is the same one wherever everybody stands and whatever lies there, and another one with other walls', () => {
    const first = of({});
    expect(of({ monsters: { 'bandit-guard-1': [6, 2] }, tiles: [{ kind: 'trap', at: [4, 3] }] })).toBe(first);
    expect(
      of({
        walls: [
          [
            [3, 3],
            [4, 3],
          ],
        ],
      }),
    ).not.toBe(first);
    expect(of({ rim: 'open' })).not.toBe(first);
    expect(of({ map: { columns: 8, rows: 7 } })).not.toBe(first);
  });
});
