import { describe, expect, it } from 'vitest';
import { begin, type Contribution, close, type Layer, put, tally, total } from './values.ts';

const ORDERED: readonly [Layer, number][] = [
  ['base', 3],
  ['multiply', 2],
  ['add', 1],
  ['add', -2],
];

function parts(list: readonly (readonly [Layer, number])[]): Contribution[] {
  return list.map(([layer, amount]) => ({ layer, amount, source: { term: 'x' }, rule: 'x:1' }));
}

/** The same value by a tally. */
function tallied(list: readonly (readonly [Layer, number])[], floor: number): { value: number; because: Contribution[] } {
  const because: Contribution[] = [];
  const t = begin(tally(), because);
  for (const [layer, amount] of list) put(t, layer, amount, 'x:1', 'term', 'x');
  return { value: close(t, floor, 'x:2'), because };
}

describe('a value', () => {
  it('is its base, set, multiplied, added to, and never below its floor, in that order whatever the list', () => {
    expect(total(parts(ORDERED))).toBe(5);
    expect(total(parts(ORDERED.toReversed()))).toBe(5);
    expect(total(parts([...ORDERED, ['set', 10]]))).toBe(19);
    expect(
      total(
        parts([
          ['set', 10],
          ['set', 1],
          ['base', 7],
        ]),
      ),
    ).toBe(1);
    expect(
      total(
        parts([
          ['base', 1],
          ['add', -4],
          ['limit', 0],
        ]),
      ),
    ).toBe(0);
    expect(total([])).toBe(0);
  });

  it('comes out the same by a tally, which tells its parts', () => {
    for (const list of [ORDERED, [...ORDERED, ['set', 10] as const], [['base', 1] as const, ['add', -4] as const]]) {
      const { value, because } = tallied(list, 0);
      expect(total(because)).toBe(value);
      expect(total(parts([...list, ['limit', 0]]))).toBe(value);
    }
  });

  it('names its floor only where that holds it up', () => {
    expect(tallied([['base', 1]], 0).because.map((c) => c.layer)).toEqual(['base']);
    expect(
      tallied(
        [
          ['base', 1],
          ['add', -2],
        ],
        0,
      ).because.at(-1),
    ).toEqual({ layer: 'limit', amount: 0, source: { term: 'floor' }, rule: 'x:2' });
  });

  it('begins anew with a tally that was used before', () => {
    const t = begin(tally(), null);
    put(t, 'set', 9, 'x:1', 'figure', 0);
    put(t, 'multiply', 3, 'x:1', 'card', 0);
    put(t, 'add', 3, 'x:1', 'space', 0);
    expect(close(t, 0, 'x:1')).toBe(30);
    put(begin(t, null), 'base', 2, 'x:1', 'term', 'x');
    expect(close(t, 0, 'x:1')).toBe(2);
  });
});
