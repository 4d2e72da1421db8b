import { describe, expect, it } from 'vitest';
import {
  activeAt,
  beside,
  characterAt,
  cleared,
  EMPTY,
  edgeOf,
  erase,
  type Figure,
  figureAt,
  groundAt,
  hasWall,
  isBare,
  isReady,
  layGround,
  moveFigure,
  putFigure,
  resize,
  sidesOf,
  toggleWall,
  whyNotAdd,
} from './board.ts';

const active: Figure = { kind: 'active' };
const brute: Figure = { kind: 'character', class: 'brute', initiative: 30 };
const friend: Figure = { kind: 'monster' };

describe('edges', () => {
  it('have one name from both sides', () => {
    for (const at of [
      [2, 2],
      [3, 3],
    ] as const)
      for (let d = 0; d < 6; d++) {
        expect(edgeOf(beside(at, d), (d + 3) % 6)).toBe(edgeOf(at, d));
        expect(sidesOf(edgeOf(at, d)).map(String).sort()).toEqual([String(at), String(beside(at, d))].sort());
      }
  });

  it('take a wall and give it back, but not at the rim nor along a wall hex', () => {
    const b = toggleWall(EMPTY, [2, 2], 1);
    expect(hasWall(b, [2, 1], 4)).toBe(true);
    expect(toggleWall(b, [2, 1], 4).walls).toEqual([]);
    expect(toggleWall(EMPTY, [0, 0], 2)).toBe(EMPTY);
    const walled = layGround(b, [2, 1], 'wall');
    expect(walled.walls).toEqual([]);
    expect(toggleWall(walled, [2, 2], 1)).toBe(walled);
  });
});

describe('figures', () => {
  it('there is one monster whose turn it is, and one of each character', () => {
    const b = putFigure(putFigure(EMPTY, [1, 1], active), [2, 2], active);
    expect(activeAt(b)).toEqual([2, 2]);
    expect(Object.keys(b.figures)).toHaveLength(1);
    const two = putFigure(putFigure(b, [1, 1], brute), [3, 3], { ...brute, initiative: 9 });
    expect(characterAt(two, 'brute')).toEqual([3, 3]);
    // It is the same figure, with the number it had.
    expect(figureAt(two, [3, 3])).toEqual(brute);
  });

  it('the same once more takes it away, another one takes its place', () => {
    const b = putFigure(EMPTY, [1, 1], friend);
    expect(putFigure(b, [1, 1], friend).figures).toEqual({});
    expect(figureAt(putFigure(b, [1, 1], brute), [1, 1])).toEqual(brute);
  });

  it('move, change places, and push a wall aside', () => {
    const b = layGround(putFigure(putFigure(EMPTY, [1, 1], active), [2, 2], brute), [4, 4], 'wall');
    expect(activeAt(moveFigure(b, [1, 1], [3, 3]))).toEqual([3, 3]);
    const changed = moveFigure(b, [1, 1], [2, 2]);
    expect([activeAt(changed), characterAt(changed, 'brute')]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(groundAt(moveFigure(b, [1, 1], [4, 4]), [4, 4])).toEqual([]);
    expect(moveFigure(b, [1, 1], [9, 9])).toBe(b);
    expect(moveFigure(b, [0, 0], [1, 1])).toBe(b);
  });

  it('are only so many', () => {
    let b = EMPTY;
    for (let i = 0; i < 30; i++) b = putFigure(b, [i % 7, Math.floor(i / 7)], friend);
    expect(Object.keys(b.figures)).toHaveLength(19);
    expect(whyNotAdd(b, friend)).toBe('monsters');
    for (let i = 30; i < 50; i++) b = putFigure(b, [i % 7, Math.floor(i / 7)], { kind: 'objective' });
    expect(Object.keys(b.figures)).toHaveLength(28);
    expect(whyNotAdd(b, brute)).toBe('figures');
  });
});

describe('ground', () => {
  it('several things lie on a hex, a wall alone', () => {
    const b = layGround(layGround(EMPTY, [1, 1], 'difficult'), [1, 1], 'trap');
    expect(groundAt(b, [1, 1])).toEqual(['trap', 'difficult']);
    expect(groundAt(layGround(b, [1, 1], 'trap'), [1, 1])).toEqual(['difficult']);
    expect(groundAt(layGround(b, [1, 1], 'wall'), [1, 1])).toEqual(['wall']);
    expect(figureAt(layGround(putFigure(b, [1, 1], active), [1, 1], 'wall'), [1, 1])).toBeUndefined();
  });

  it('is erased from the top down', () => {
    const b = toggleWall(putFigure(layGround(EMPTY, [2, 2], 'trap'), [2, 2], active), [2, 2], 0);
    const one = erase(b, [2, 2]);
    expect([isReady(one), groundAt(one, [2, 2])]).toEqual([false, ['trap']]);
    const two = erase(one, [2, 2]);
    expect([two.ground, two.walls.length]).toEqual([{}, 1]);
    expect(isBare(erase(two, [2, 2]))).toBe(true);
    expect(erase(EMPTY, [2, 2])).toBe(EMPTY);
    expect(isBare(cleared(b))).toBe(true);
  });

  it('what no longer has a hex is gone', () => {
    const b = toggleWall(putFigure(layGround(EMPTY, [6, 7], 'trap'), [6, 6], active), [5, 5], 0);
    expect(resize(b, 6, 8)).toMatchObject({ columns: 6, ground: {}, figures: {}, walls: [] });
    expect(resize(b, 9, 9)).toMatchObject({ ground: b.ground, figures: b.figures, walls: b.walls });
  });
});
