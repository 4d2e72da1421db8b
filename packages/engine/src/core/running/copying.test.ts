import { describe, expect, it } from 'vitest';
import { copied, shape } from './copying.ts';
import { hashOf } from './plain.ts';

interface Point {
  x: number;
  marks: number[];
}

const Made = shape<Point>(function (p) {
  this.x = p.x;
  this.marks = p.marks.slice();
});

describe('what copies are made with', () => {
  it('makes plain objects, whatever made them', () => {
    const made = new Made({ x: 1, marks: [2] });
    expect(made).toStrictEqual({ x: 1, marks: [2] });
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(hashOf(made)).toBe(hashOf({ x: 1, marks: [2] }));
    expect(JSON.stringify(structuredClone(made))).toBe('{"x":1,"marks":[2]}');
  });

  it('copies lists item by item', () => {
    const list = [
      { x: 1, marks: [2] },
      { x: 3, marks: [] },
    ];
    const copy = copied(list, (p) => new Made(p));
    expect(copy).toStrictEqual(list);
    copy[0].marks.push(4);
    copy[1].x = 5;
    copy.pop();
    expect(list).toEqual([
      { x: 1, marks: [2] },
      { x: 3, marks: [] },
    ]);
  });
});
