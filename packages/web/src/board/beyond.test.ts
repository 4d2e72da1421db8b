/** Whom an enlarged board does not show. */
import { describe, expect, it } from 'vitest';
import { beyond, shownOf } from './beyond.ts';

const at = (x: number, y: number, seat = 0, figure = 9) => ({ at: { x, y }, seat, figure });
const SHOWN = { x: 100, y: 100, width: 200, height: 100 };

describe('what is shown', () => {
  it('is the drawing and what is left beside it, where nothing is enlarged', () => {
    expect(shownOf({ x: 0, y: 0, width: 600, height: 600 }, { width: 400, height: 200 }, { x: 0, y: 0, factor: 1 })).toEqual({
      x: -300,
      y: 0,
      width: 1200,
      height: 600,
    });
  });

  it('is so much less of it as it is enlarged, from where it is moved to', () => {
    const box = { x: 50, y: 10, width: 400, height: 200 };
    // The point 150, 60 of the drawing comes to its upper left corner.
    const moved = { x: 50 - 2 * 150, y: 10 - 2 * 60, factor: 2 };
    expect(shownOf(box, { width: 400, height: 200 }, moved)).toEqual({ x: 150, y: 60, width: 200, height: 100 });
  });
});

describe('whoever is out of sight', () => {
  it('is nobody where all are in sight, the edge included', () => {
    expect(beyond([at(100, 100), at(300, 200), at(200, 150)], SHOWN)).toEqual([]);
  });

  it('is told by edge, each side by itself, with the nearest and how far along the edge it is', () => {
    expect(beyond([at(150, 20, 1, 4), at(250, 60, 1, 5), at(200, 90, 0, 1), at(200, 150, 1, 6)], SHOWN)).toEqual([
      {
        edge: 'up',
        sides: [
          { seat: 0, n: 1 },
          { seat: 1, n: 2 },
        ],
        figures: [4, 5, 1],
        nearest: { x: 200, y: 90 },
        along: 0.5,
      },
    ]);
    expect(beyond([at(350, 150), at(90, 125), at(100, 230)], SHOWN).map(({ edge, along }) => [edge, along])).toEqual([
      ['right', 0.5],
      ['down', 0],
      ['left', 0.25],
    ]);
  });

  it('is beyond the edge that it is farther from, and no farther along than the corner', () => {
    expect(beyond([at(400, 90)], SHOWN)).toEqual([
      { edge: 'right', sides: [{ seat: 0, n: 1 }], figures: [9], nearest: { x: 400, y: 90 }, along: 0 },
    ]);
  });
});
