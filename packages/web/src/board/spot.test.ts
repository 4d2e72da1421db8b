import { describe, expect, it } from 'vitest';
import { type Box, spotFor } from './spot.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const frame = box(100, 50, 200, 100);
const corners = { topRight: box(280, 52, 20, 10), topLeft: box(100, 52, 20, 10), low: box(100, 100, 200, 50) };

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('what is said of a piece', () => {
  const spot = (taken: readonly Box[], never: readonly Box[] = []) => spotFor(20, 10, { frame, gap: 2, taken, never });

  it('stands in a corner that is free, the top right one first', () => {
    expect(spot([])).toEqual({ x: 278, y: 52, hides: false });
    expect(spot([corners.topRight])).toMatchObject({ x: 102, y: 52 });
    expect(spot([corners.topRight, corners.topLeft])).toMatchObject({ x: 278, y: 138 });
  });

  it('stands between the corners where all of them are taken', () => {
    const { x, y, hides } = spot([], [corners.topRight, corners.topLeft, corners.low]);
    expect(hides).toBe(false);
    for (const taken of Object.values(corners)) expect(meets(box(x, y, 20, 10), taken)).toBe(false);
  });

  it('says where it hides what it must not, wherever it stood', () => {
    expect(spot([], [frame]).hides).toBe(true);
    expect(spot([frame]).hides).toBe(false);
  });
});

describe('what is prepared', () => {
  const place = box(190, 90, 20, 20);
  const beside = (never: readonly Box[], taken: readonly Box[] = []) => {
    const { x, y } = spotFor(40, 20, { frame, gap: 2, taken, never: [place, ...never], near: place });
    return box(x, y, 40, 20);
  };
  const far = ({ left, top, right, bottom }: Box): number =>
    Math.hypot(Math.max(0, left - place.right, place.left - right), Math.max(0, top - place.bottom, place.top - bottom));

  it('stands close to its place and not over it', () => {
    expect(meets(beside([]), place)).toBe(false);
    expect(far(beside([]))).toBeLessThan(6);
  });

  it('goes to another side of it where somebody whom it is about stands', () => {
    const first = beside([]);
    const second = beside([first]);
    expect(meets(second, first)).toBe(false);
    expect(far(second)).toBeLessThan(12);
  });

  it('rather hides a bystander than stand far away', () => {
    const crowd = [box(100, 50, 200, 36), box(100, 114, 200, 36), box(100, 86, 84, 28), box(216, 86, 84, 28)].map((b) =>
      box(b.left, b.top, b.right - b.left, b.bottom - b.top),
    );
    expect(far(beside([], crowd))).toBeLessThan(40);
  });
});
