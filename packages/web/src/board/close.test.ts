import { describe, expect, it } from 'vitest';
import { closeBox } from './close.ts';
import { freeGround, type Stop } from './ground.ts';

const stop = (x: number, y: number): Stop => ({ x, y, outline: () => '' });
const ground = freeGround([stop(100, 100), stop(160, 120), stop(495, 495)], { x: 0, y: 0, width: 500, height: 500 }, 10);

describe('a board drawn close', () => {
  it('shows its figures with room around them', () => {
    expect(closeBox(ground, [0, 1])).toEqual({ x: 60, y: 60, width: 140, height: 100 });
  });

  it('never shows more than there is', () => {
    expect(closeBox(ground, [2])).toEqual({ x: 455, y: 455, width: 45, height: 45 });
  });

  it('shows all of it where nobody stands', () => {
    expect(closeBox(ground, [])).toEqual(ground.box);
  });
});
