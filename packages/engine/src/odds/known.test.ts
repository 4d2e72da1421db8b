import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plain, same } from '../core/index.ts';
import { Known } from './known.ts';

const leaf = fc.oneof(
  fc.integer(),
  fc.constantFrom(-0x80000000, -0x80000001, -0x7ffffff8, -0x7ffffff9, 2 ** 53 - 1, 0, -0, 0.5, -1e-300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('', 'a', 'b', '7'),
);
const { plain } = fc.letrec<{ plain: Plain }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('plain'), { maxLength: 4 }),
    fc.record({ a: tie('plain'), b: tie('plain') }, { requiredKeys: [] }),
    fc.record({ '': leaf, c: tie('plain') }, { requiredKeys: [] }),
  ),
}));
const state = fc.record({ x: plain, y: plain });

describe('positions that are known', () => {
  it('are those that are the same all the way down, and no others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(state, fc.integer({ min: -1, max: 2 })), { minLength: 1, maxLength: 12 }), (given) => {
        const known = new Known();
        const met: [object, number][] = [];
        for (const [position, extra] of given) {
          const before = met.findIndex(([p, e]) => e === extra && same(p, position));
          expect(known.find(position, extra)).toBe(before);
          if (before < 0) met.push([position, extra]);
        }
      }),
    );
  });

  it('stay known however many there are', () => {
    const known = new Known();
    for (let n = 0; n < 3000; n++) expect(known.find({ n, list: new Array(n % 7).fill(n) }, 0)).toBe(-1);
    for (let n = 0; n < 3000; n++) expect(known.find({ n, list: new Array(n % 7).fill(n) }, 0)).toBe(n);
  });

  it('hold nothing but plain data', () => {
    expect(() => new Known().find({ x: undefined }, 0)).toThrow(TypeError);
  });
});
