import { expect, it } from 'vitest';
import { shared } from './shared.ts';

const before = { figures: [{ at: 1, signs: ['a'] }, { at: 2 }], turn: 0, own: null };

it('keeps what is as it was, and the whole where all of it is', () => {
  expect(shared(before, structuredClone(before))).toBe(before);
  const now = shared(before, { ...structuredClone(before), figures: [{ at: 1, signs: ['a'] }, { at: 3 }] });
  expect(now).toEqual({ figures: [{ at: 1, signs: ['a'] }, { at: 3 }], turn: 0, own: null });
  expect(now).not.toBe(before);
  expect(now.figures[0]).toBe(before.figures[0]);
  expect(now.figures[1]).not.toBe(before.figures[1]);
});

it.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: undefined }, { b: undefined }],
  [{ 0: 1 }, [1]],
  [[], {}],
  [null, {}],
  [{}, null],
  [{ a: 1 }, 'a'],
  [Number.NaN, 1],
])('of %j and %j is the second', (a, b) => {
  expect(shared(a, structuredClone(b))).toStrictEqual(b);
  expect(shared({ of: a }, { of: structuredClone(b) })).toStrictEqual({ of: b });
});
