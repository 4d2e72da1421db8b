import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, isHash, same, wideHashOf } from './plain.ts';

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

describe('the wide hash', () => {
  /** As alike as the states of a match. */
  const some = Array.from({ length: 150_000 }, (_, i) => ({ figures: [{ hp: i % 11, at: (i * 7) % 64 }], turn: i >> 4, done: [i & 15] }));

  it('tells apart what has the same 32 bits', () => {
    expect(new Set(some.map(hashOf)).size).toBeLessThan(some.length);
    expect(new Set(some.map(wideHashOf)).size).toBe(some.length);
  });

  it('spreads its upper half as well: each of its bits is set in half of them', () => {
    const set = Array.from({ length: 53 }, () => 0);
    for (const v of some.slice(0, 20_000)) {
      const wide = wideHashOf(v);
      for (let bit = 0; bit < 53; bit++) set[bit] += Math.floor(wide / 2 ** bit) % 2;
    }
    for (const n of set) expect(Math.abs(n - 10_000)).toBeLessThan(500);
    expect(some.every((v) => Number.isSafeInteger(wideHashOf(v)))).toBe(true);
  });

  it('does not change from one version to the next, and its lower half is the narrow one', () => {
    const all = [null, 0, -1, 2 ** 40, 0.5, 'a', true, [], {}, [1, [2, 'x']], { a: 1, b: null }];
    expect(all.map(wideHashOf)).toEqual([
      5987453197120905, 3878035164207513, 6588084616954471, 5172869753365918, 2039854944010179, 6752494078600085, 100555494865408,
      3208110104981155, 6467591069843894, 418045327405957, 8825997585019743,
    ]);
    for (const v of all) {
      expect(wideHashOf(v) % 2 ** 32).toBe(hashOf(v));
      expect(isHash(hashOf(v), wideHashOf(v))).toBe(true);
      expect(isHash(wideHashOf(v), wideHashOf(v))).toBe(true);
      expect(isHash(wideHashOf(v) + 2 ** 32, wideHashOf(v))).toBe(false);
      expect(isHash(hashOf(v) ^ 1, wideHashOf(v))).toBe(false);
    }
  });
});

describe('equality of plain data', () => {
  it('does not mind the order of keys, but their number and names', () => {
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
    expect(same({ a: 1 }, [1])).toBe(false);
    expect(same({ toString: 1 }, { a: 1 })).toBe(false);
    expect(same({ a: undefined }, { b: 1 })).toBe(false);
    expect(same(JSON.parse('{"__proto__":{}}'), { a: 1 })).toBe(false);
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
