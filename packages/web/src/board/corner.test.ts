import { expect, it } from 'vitest';
import { type Box, cornerFor } from './corner.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const card = box(0, 0, 20, 10);
const frame = box(100, 50, 200, 100);
const lies = (taken: readonly Box[], never: readonly Box[] = []) => {
  const { x, y } = cornerFor(card, frame, 2, taken, never);
  return [x < 200 ? 'left' : 'right', y < 100 ? 'top' : 'bottom'].join(' ');
};

it('the corner that hides nothing is taken, else the one that hides least; never what is pointed at', () => {
  const [topRight, topLeft, bottomRight, bottomLeft] = [
    box(280, 52, 20, 10),
    box(100, 52, 20, 10),
    box(280, 138, 20, 10),
    box(100, 138, 20, 10),
  ];
  expect(lies([])).toBe('right top');
  expect(lies([topRight])).toBe('left top');
  expect(lies([topRight, topLeft])).toBe('right bottom');
  expect(lies([topRight, topLeft, bottomRight])).toBe('left bottom');
  expect(lies([topRight, topLeft, bottomRight, box(100, 138, 5, 5)])).toBe('left bottom');
  expect(lies([topRight, topLeft, bottomRight], [bottomLeft])).not.toBe('left bottom');
  expect(cornerFor(card, frame, 2, [], [])).toMatchObject({ x: 278, y: 52 });
});
