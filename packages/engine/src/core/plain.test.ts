import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, same } from './plain.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('the hash of plain data', () => {
  it('is the same for equal data, and survives JSON', () => {
    fc.assert(
      fc.property(plain, (v) => {
        const again: unknown = JSON.parse(JSON.stringify(v));
        expect(hashOf(again)).toBe(hashOf(v));
        expect(same(again, v)).toBe(true);
      }),
    );
  });

  it('is a 32-bit number that does not change from one version to the next', () => {
    // Files hold these numbers: a change here breaks every saved match.
    expect(
      [null, 0, -1, 1, 2 ** 40, 0.5, '', 'a', true, false, [], {}, [1, [2, 'x']], { a: 1, b: null }].map(hashOf),
    ).toMatchInlineSnapshot(`
      [
        2498524553,
        1818466713,
        4216848999,
        3715262054,
        2552128926,
        3176447939,
        775616964,
        2330403733,
        1720531456,
        159970842,
        1463103139,
        1682260406,
        3275584389,
        3000496991,
      ]
    `);
  });

  it.each([
    [0, 1],
    [1, -1],
    [0, null],
    [0, ''],
    [0, false],
    [1, true],
    [1, '1'],
    [[], {}],
    [[], null],
    [[[]], []],
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [['ab'], ['a', 'b']],
    [2 ** 32, 0],
    [2 ** 40, 2 ** 41],
    [0.25, 0.5],
    [1.5, 1],
    [-0.5, 0.5],
    ['ab', 'ba'],
    [{ a: 1 }, { a: 2 }],
    [{ a: [0, 0] }, { a: [0] }],
  ])('tells %j from %j', (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  it('spreads: changing any one number of a list gives another hash', () => {
    const list = Array.from({ length: 200 }, (_, i) => i % 7);
    const hashes = new Set([hashOf(list)]);
    for (let i = 0; i < list.length; i++) for (const d of [1, -1, 1000]) hashes.add(hashOf(list.with(i, list[i] + d)));
    expect(hashes.size).toBe(601);
  });

  it.each([
    ['a function', () => 0],
    ['a symbol', Symbol('x')],
    ['a bigint', BigInt(1)],
    ['undefined', undefined],
    ['undefined in an object', { a: undefined }],
    ['a function in a list', [() => 0]],
    ['infinity', Number.POSITIVE_INFINITY],
    ['what is not a number', [Number.NaN]],
    ['a map', new Map([[1, 2]])],
    ['a set', new Set([1])],
    ['a date', new Date(0)],
    ['a typed array', new Uint8Array(2)],
    [
      'an object of a class',
      new (class Point {
        x = 1;
      })(),
    ],
  ])('refuses %s', (_name, v) => {
    expect(() => hashOf(v)).toThrow(TypeError);
  });
});

describe('equality of plain data', () => {
  it('does not mind the order of keys, but their number and names', () => {
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
    expect(same({ a: 1 }, [1])).toBe(false);
    expect(same({ toString: 1 }, { a: 1 })).toBe(false);
  });

  it('agrees with the hash', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        if (same(a, b)) expect(same(b, a)).toBe(true);
        else expect(same(b, a)).toBe(false);
      }),
    );
  });
});
