/** What of a large board a small screen shows. */
import { expect, test } from 'vitest';
import { viewOf } from './view.ts';

const BOARD = { box: { x: 0, y: 0, width: 1000, height: 500 }, size: 10 };
const at = (x: number, y: number) => ({ x, y });

test('one place from near, in the middle', () => {
  expect(viewOf([at(300, 200)], BOARD, 3)).toEqual({ x: 300, y: 200, factor: 3 });
});

test('several so that all of them are in sight, from farther away where they need it', () => {
  expect(viewOf([at(300, 200), at(400, 200)], BOARD, 3)).toEqual({ x: 350, y: 200, factor: 3 });
  const { x, y, factor } = viewOf([at(300, 200), at(650, 200)], BOARD, 3);
  expect([x, y]).toEqual([475, 200]);
  expect(factor).toBeLessThan(3);
  // Half of what is shown reaches the outermost of them.
  expect(1000 / factor / 2).toBeGreaterThan(175);
});

test('the first without those for which pieces would become too small, and never less than the board', () => {
  expect(viewOf([at(300, 200), at(990, 480)], BOARD, 3)).toEqual({ x: 300, y: 200, factor: 3 });
  expect(viewOf([at(300, 200), at(990, 480), at(400, 200)], BOARD, 3)).toEqual({ x: 350, y: 200, factor: 3 });
  expect(viewOf([at(0, 0), at(1000, 500)], BOARD, 0.5).factor).toBe(1);
});
