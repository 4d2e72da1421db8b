import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStand, type Stand } from './plane.testing.ts';
import { type Base, gap, insideTable, overlapping, rectangularBase, roundBase, snap, touching } from './plane.ts';
import { contactSpots, spotsAgainstTwo } from './plane-contacts.ts';
import { type Crowd, pathFree } from './plane-paths.ts';

const table = { width: 900, height: 600 };
const small = roundBase(30);
const infantry = rectangularBase(25, 25);

/** A crowd whose last is the one that moves. */
function crowdOf(stands: readonly Stand[]): Crowd {
  const ignore = new Uint8Array(stands.length);
  ignore[stands.length - 1] = 1;
  return { bases: stands.map((stand) => stand.base), places: stands, ignore };
}

const at = (base: Base, x: number, y: number, angle = 0): Stand => ({ base, x, y, angle });

function spotsOf(stands: readonly Stand[], target: number, distance: number) {
  const mover = stands[stands.length - 1];
  return contactSpots(mover.base, mover.x, mover.y, mover.angle, target, crowdOf(stands), distance, table);
}

describe('contactSpots', () => {
  test('the nearest first, then around a lone target as far as a straight way leads', () => {
    // Grazing the target by a third of a millimetre on the way to its flank is within the tolerance.
    expect(spotsOf([at(small, 400, 300), at(small, 200, 300)], 0, 300)).toEqual([
      [370, 300],
      [374.02, 285],
      [374.02, 315],
      [385, 274.02],
      [385, 325.98],
      [400, 270],
      [400, 330],
    ]);
  });

  test('no farther than the distance', () => {
    expect(spotsOf([at(small, 400, 300), at(small, 200, 300)], 0, 170)).toEqual([[370, 300]]);
    expect(spotsOf([at(small, 400, 300), at(small, 200, 300)], 0, 169.9)).toEqual([]);
  });

  test('the middles of a rectangle’s sides are among them', () => {
    const spots = spotsOf([at(infantry, 400, 300), at(infantry, 300, 250)], 0, 400);
    expect(spots).toContainEqual([375, 300]);
    expect(spots).toContainEqual([400, 275]);
    expect(spots[0]).toEqual([375, 287.5]);
  });

  test('between two that leave no room there is the place against both', () => {
    const spots = spotsOf([at(small, 400, 300), at(small, 445, 300), at(small, 420, 100)], 0, 400);
    const both = spots.filter(([x, y]) => touching(small, x, y, 0, small, 445, 300, 0));
    expect(both).toEqual([[422.5, 280.16]]);
  });

  test('nothing off the table, and nothing through others', () => {
    expect(spotsOf([at(small, 400, 15), at(small, 400, 200)], 0, 400).every(([, y]) => y >= 15)).toBe(true);
    const wall = [250, 280, 310, 340].map((y) => at(small, 300, y));
    expect(spotsOf([at(small, 340, 300), ...wall, at(small, 100, 300)], 0, 250)).toEqual([]);
  });

  test('is sound for any crowd', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(anyStand, { minLength: 2, maxLength: 6 }), (stands) => {
        const here = stands.map((stand) => ({ ...stand, x: stand.x + 450, y: stand.y + 300 }));
        const mover = here[here.length - 1];
        const crowd = crowdOf(here);
        const spots = contactSpots(mover.base, mover.x, mover.y, mover.angle, 0, crowd, 120, table);
        found += spots.length;
        spots.forEach(([x, y], k) => {
          expect(Math.hypot(x - mover.x, y - mover.y)).toBeLessThanOrEqual(120.011);
          expect(insideTable(mover.base, x, y, mover.angle, table.width, table.height)).toBe(true);
          expect(pathFree(mover.base, mover.x, mover.y, mover.angle, x, y, crowd)).toBe(true);
          here.slice(0, -1).forEach((other, number) => {
            const all = [mover.base, x, y, mover.angle, other.base, other.x, other.y, other.angle] as const;
            expect(overlapping(...all)).toBe(false);
            if (number === 0) expect(touching(...all)).toBe(true);
          });
          for (const [p, q] of spots.slice(0, k)) expect(Math.hypot(p - x, q - y)).toBeGreaterThanOrEqual(2);
          expect([Math.round(x * 100) / 100, Math.round(y * 100) / 100]).toEqual([x, y]);
        });
      }),
    );
    expect(found).toBeGreaterThan(50);
  });
});

describe('spotsAgainstTwo', () => {
  test('touches both, whatever the three are', () => {
    let found = 0;
    fc.assert(
      fc.property(anyStand, anyStand, anyStand, (mover, a, b) => {
        // From wherever the second was, it is brought near the first, where both can be touched.
        const [x, y] = snap(b.base, b.x, b.y, b.angle, a.base, a.x, a.y, a.angle);
        const second = { ...b, x, y };
        const spots = spotsAgainstTwo(mover.base, mover.angle, a.base, a, second.base, second);
        found += spots.length;
        expect(spots.length).toBeGreaterThan(0);
        for (const [p, q] of spots) {
          expect(Math.abs(gap(mover.base, p, q, mover.angle, a.base, a.x, a.y, a.angle))).toBeLessThan(0.02);
          expect(Math.abs(gap(mover.base, p, q, mover.angle, second.base, x, y, second.angle))).toBeLessThan(0.02);
        }
      }),
    );
    expect(found).toBeGreaterThan(150);
  });

  test('circles: none too far apart, one where it just fits, two else', () => {
    const count = (x: number) => spotsAgainstTwo(small, 0, small, at(small, 0, 0), small, at(small, x, 0)).length;
    expect([30, 59, 60, 60.5, 61.5, 90].map(count)).toEqual([2, 2, 1, 1, 0, 0]);
  });
});

test('distances known from before are those that would be found anew', () => {
  const bases = [infantry, rectangularBase(25, 50), small, rectangularBase(40, 30)];
  const stand = fc.record({
    base: fc.constantFrom(...bases),
    x: fc.integer({ min: 200, max: 500 }),
    y: fc.integer({ min: 200, max: 400 }),
    angle: fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
  });
  let found = 0;
  fc.assert(
    fc.property(fc.array(stand, { minLength: 2, maxLength: 4 }), (stands) => {
      // Nothing is known of bases that nobody has met.
      const fresh = stands.map((s) => ({ ...s, base: { ...s.base } }));
      const spots = spotsOf(stands, 0, 300);
      expect(spots).toEqual(spotsOf(fresh, 0, 300));
      found += spots.length;
    }),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(1000);
});
