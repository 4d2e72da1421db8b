import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discOf, spaceOf } from './boards.testing.ts';
import { hexField } from './field.ts';
import { clearFromCorners, lineBetween, type Touching } from './sight-corners.ts';
import { type Edge, type WalledField, walledField } from './walls.ts';

const field = hexField(discOf(3));
const at = (id: string): number => spaceOf(field, id);
const block = (id: string): Edge[] => [0, 1, 2, 3, 4, 5].map((direction) => ({ space: at(id), direction }));
const walled = (...edges: Edge[]): WalledField => walledField(field, edges, false);
const sees = (w: WalledField, a: string, b: string, touching: Touching = 'stops'): boolean => clearFromCorners(w, at(a), at(b), touching);

describe('sight from corner to corner', () => {
  it('is clear without walls', () => {
    const w = walled();
    for (let a = 0; a < field.size; a++) for (let b = 0; b < field.size; b++) expect(clearFromCorners(w, a, b, 'stops')).toBe(true);
  });

  /*
   *     a b       # the wall between a and b: they see each other past its ends,
   *    / # \      from the corners that do not lie on it
   */
  it('goes past a single edge', () => {
    const w = walled({ space: at('0,0'), direction: 0 });
    expect(sees(w, '0,0', '1,0')).toBe(true);
    expect(sees(w, '0,0', '2,0')).toBe(true);
    expect(lineBetween(w, at('0,0'), at('1,0'), 'stops')).toEqual({ from: [1, -2], to: [5, -1] });
  });

  it('is stopped by a wall hex between two hexes in a row, whose sides the outermost lines only touch', () => {
    const w = walled(...block('0,0'));
    expect(sees(w, '-1,0', '1,0')).toBe(false);
    expect(sees(w, '-1,0', '1,0', 'passes')).toBe(true);
    expect(lineBetween(w, at('-1,0'), at('1,0'), 'stops')).toBeNull();
  });

  it('uses no corner that lies on a wall', () => {
    // A passage one hex wide: every corner of 0,0 and 1,0 lies on a wall hex above or below.
    const w = walled(...['0,-1', '1,-1', '2,-1', '-1,1', '0,1', '1,1'].flatMap(block));
    expect(sees(w, '0,0', '1,0')).toBe(false);
    expect(sees(w, '0,0', '1,0', 'passes')).toBe(true);
  });

  it('never runs through a corner where three walls meet; a line that only ends there may pass', () => {
    const meeting = [2, -1] as const;
    const w = walled({ space: at('0,0'), direction: 0 }, { space: at('0,0'), direction: 1 }, { space: at('1,0'), direction: 2 });
    for (let a = 0; a < field.size; a++) {
      for (let b = 0; b < field.size; b++) {
        const stops = lineBetween(w, a, b, 'stops');
        const passes = lineBetween(w, a, b, 'passes');
        if (stops !== null) expect(through(stops, meeting)).toBe(false);
        if (passes !== null && through(passes, meeting)) expect([passes.from, passes.to]).toContainEqual(meeting);
      }
    }
  });

  it('sees itself, behind whatever walls', () => {
    expect(sees(walled(...block('0,0')), '0,0', '0,0')).toBe(true);
  });

  it('is the same both ways, and a wall more never opens it', () => {
    const edge = fc.record({ space: fc.nat(field.size - 1), direction: fc.nat(5) });
    const pairs = fc.array(fc.tuple(fc.nat(field.size - 1), fc.nat(field.size - 1)), { minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 25 }), edge, pairs, (edges, more, list) => {
        const w = walled(...edges);
        const closer = walled(...edges, more);
        for (const [a, b] of list) {
          for (const touching of ['stops', 'passes'] as const) {
            const clear = lineBetween(w, a, b, touching) !== null;
            expect(lineBetween(w, b, a, touching) !== null).toBe(clear);
            if (a !== b) expect(clearFromCorners(w, a, b, touching)).toBe(clear);
            if (!clear) expect(lineBetween(closer, a, b, touching)).toBeNull();
          }
          if (lineBetween(w, a, b, 'stops') !== null) expect(lineBetween(w, a, b, 'passes')).not.toBeNull();
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the answers of the two readings apart', () => {
    const w = walled(...block('0,0'));
    for (let i = 0; i < 2; i++) {
      expect(sees(w, '-1,0', '1,0', 'passes')).toBe(true);
      expect(sees(w, '1,0', '-1,0')).toBe(false);
    }
  });
});

/** Does a line run through a point, between its ends or at one of them? */
function through({ from, to }: NonNullable<ReturnType<typeof lineBetween>>, [q, r]: readonly [number, number]): boolean {
  const cross = (to[0] - from[0]) * (r - from[1]) - (to[1] - from[1]) * (q - from[0]);
  const inside = (a: number, b: number, x: number): boolean => Math.min(a, b) <= x && x <= Math.max(a, b);
  return cross === 0 && inside(from[0], to[0], q) && inside(from[1], to[1], r);
}
