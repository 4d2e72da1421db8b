import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAngle, anyBase } from './plane.testing.ts';
import { type Base, gap, rectangularBase, roundBase, TOLERANCE } from './plane.ts';
import { type Layout, type LayoutOptions, layOut, type Pair } from './plane-layout.ts';

const small = roundBase(30);
const large = roundBase(60);
const infantry = rectangularBase(25, 25);
const rider = rectangularBase(25, 50);

const same = (base: Base, count: number): Base[] => Array.from({ length: count }, () => base);

/** All pairs between two sides that are no contact: enemies who must not touch. `first` is the number of bases of the first side. */
function enemiesApart(size: number, first: number, contacts: readonly Pair[]): Pair[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < first; a++) {
    for (let b = first; b < size; b++) {
      if (!contacts.some(([p, q]) => (p === a && q === b) || (p === b && q === a))) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** All pairs that are no contact. */
function othersApart(size: number, contacts: readonly Pair[]): Pair[] {
  const all = enemiesApart(size, size - 1, contacts);
  for (let a = 0; a < size - 1; a++) {
    for (let b = a + 1; b < size - 1; b++) if (!contacts.some(([p, q]) => p + q === a + b && (p === a || p === b))) all.push([a, b]);
  }
  return all;
}

/** Checks that a picture says what was asked, and returns it. */
function sound(bases: readonly Base[], contacts: readonly Pair[], options: LayoutOptions = {}): Layout {
  const layout = layOut(bases, contacts, options);
  const between = (a: number, b: number) =>
    gap(
      bases[a],
      layout.spots[a][0],
      layout.spots[a][1],
      options.angles?.[a] ?? 0,
      bases[b],
      layout.spots[b][0],
      layout.spots[b][1],
      options.angles?.[b] ?? 0,
    );
  for (let a = 0; a < bases.length; a++) {
    for (let b = 0; b < a; b++) expect(between(a, b)).toBeGreaterThan(-0.1);
  }
  // A contact that the search gave up may come about by chance: by as much as still counts.
  for (const [a, b] of contacts) {
    if (!layout.missed.some(([p, q]) => p === a && q === b)) expect(Math.abs(between(a, b))).toBeLessThanOrEqual(TOLERANCE);
  }
  for (const [a, b] of options.forbidden ?? []) expect(between(a, b)).toBeGreaterThan(TOLERANCE);
  expect(layOut(bases, contacts, options)).toEqual(layout);
  return layout;
}

const chain = (count: number): Pair[] => Array.from({ length: count - 1 }, (_, k) => [k, k + 1]);
const ring = (count: number): Pair[] => Array.from({ length: count }, (_, k) => [k, (k + 1) % count]);
const star = (leaves: number): Pair[] => Array.from({ length: leaves }, (_, k) => [0, k + 1]);
const complete = (a: number, b: number): Pair[] => Array.from({ length: a * b }, (_, k) => [Math.floor(k / b), a + (k % b)]);
/** Two rows of three where each touches its opposite and that one's neighbours, without one diagonal of each square. */
const ladder: Pair[] = [
  [0, 3],
  [0, 4],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 4],
  [2, 5],
];
const hexagon: Pair[] = complete(3, 3).filter(([a, b]) => b - a !== 3);

const kinds: [string, Base][] = [
  ['round', small],
  ['large round', large],
  ['square', infantry],
  ['oblong', rider],
];

describe.each(kinds)('%s bases', (_, base) => {
  test.each([
    ['two', 2, 1, [[0, 1]] as Pair[]],
    ['one against three', 4, 1, star(3)],
    ['one against four', 5, 1, star(4)],
    ['one against six', 7, 1, star(6)],
    ['two against two', 4, 2, complete(2, 2)],
    [
      'two that share one',
      5,
      2,
      [
        [0, 2],
        [0, 3],
        [1, 3],
        [1, 4],
      ] as Pair[],
    ],
    ['a ladder of three and three', 6, 3, ladder],
    ['three and three in a ring', 6, 3, hexagon],
  ])('%s, enemies apart', (_name, size, first, contacts) => {
    const began = performance.now();
    expect(sound(same(base, size), contacts, { forbidden: enemiesApart(size, first, contacts) }).missed).toEqual([]);
    // Two layouts and all checks; the limit is generous for a busy machine.
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test.each([
    ['a chain of twelve', 12, chain(12)],
    ['a ring of six', 6, ring(6)],
    ['a ring of eight', 8, ring(8)],
    ['a ring of twelve', 12, ring(12)],
    ['a star of four', 5, star(4)],
  ])('%s, all others apart', (_name, size, contacts) => {
    expect(sound(same(base, size), contacts, { forbidden: othersApart(size, contacts) }).missed).toEqual([]);
  });
});

describe('mixed bases', () => {
  test('two against three: squares can, equal circles cannot', () => {
    const contacts = complete(2, 3);
    const forbidden = enemiesApart(5, 2, contacts);
    expect(sound(same(infantry, 5), contacts, { forbidden }).missed).toEqual([]);
    expect(sound(same(rider, 5), contacts, { forbidden }).missed).toEqual([]);
    expect(sound(same(small, 5), contacts, { forbidden }).missed).toHaveLength(1);
  });

  test('eight around one: squares can', () => {
    expect(sound(same(infantry, 9), star(8)).missed).toEqual([]);
    expect(sound(same(rider, 9), star(8)).missed).toEqual([]);
  });

  test('a giant among foot and riders, turned as they are', () => {
    const bases = [large, infantry, rider, small, infantry, rider, small];
    const angles = [0, 0, 45, 0, 30, 90, 0];
    const contacts: Pair[] = [
      [0, 1],
      [0, 2],
      [0, 3],
      [3, 4],
      [2, 5],
      [3, 6],
    ];
    expect(sound(bases, contacts, { angles, forbidden: othersApart(7, contacts) }).missed).toEqual([]);
  });

  test('a base between two that are turned', () => {
    const contacts = complete(2, 2);
    const angles = [0, 30, 45, 15];
    expect(sound(same(infantry, 4), contacts, { angles, forbidden: [[0, 1]] }).missed).toEqual([]);
  });
});

describe('the picture', () => {
  test('groups stand side by side and apart, from the corner on', () => {
    const layout = sound(same(small, 5), [
      [0, 1],
      [2, 3],
    ]);
    expect(layout.missed).toEqual([]);
    expect(layout).toMatchObject({ width: 60 + 60 + 60 + 60 + 30, height: 30 });
    expect(layout.spots).toEqual([
      [15, 15],
      [45, 15],
      [135, 15],
      [165, 15],
      [255, 15],
    ]);
  });

  test('what cannot be is missed, and told', () => {
    const crowd = complete(1, 8);
    const layout = sound(same(small, 9), crowd);
    expect(layout.missed).toHaveLength(2);
    const knot = complete(3, 3);
    expect(sound(same(small, 6), knot, { forbidden: [] }).missed.length).toBeGreaterThan(0);
  });

  test('is sound whatever is asked, possible or not', () => {
    const figure = fc.record({ base: anyBase, angle: anyAngle });
    const pair = fc.tuple(fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(fc.array(figure, { minLength: 2, maxLength: 7 }), fc.array(pair, { maxLength: 10 }), (figures, pairs) => {
        const size = figures.length;
        const contacts = pairs.map(([a, b]): Pair => [a % size, b % size]).filter(([a, b]) => a !== b);
        const options = { angles: figures.map(({ angle }) => angle), forbidden: othersApart(size, contacts) };
        sound(
          figures.map(({ base }) => base),
          contacts,
          options,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('a contact that was given up and comes about by chance is not told as missed', () => {
    const bases = [rectangularBase(43.5, 10), roundBase(11), roundBase(28), roundBase(77.5)];
    const contacts: Pair[] = [
      [0, 2],
      [3, 2],
      [1, 2],
      [0, 1],
      [0, 3],
      [1, 3],
    ];
    const options = { angles: [105, 0, 0, 0] };
    expect(sound(bases, contacts, options).missed).toEqual([]);
  });

  test('no bases, one base', () => {
    expect(layOut([], [])).toEqual({ spots: [], width: 0, height: 0, missed: [] });
    expect(layOut([rider], [])).toEqual({ spots: [[12.5, 25]], width: 25, height: 50, missed: [] });
  });

  test('refuses contacts that mean nothing', () => {
    expect(() => layOut([small], [[0, 0]])).toThrow(RangeError);
    expect(() => layOut([small], [[0, 1]])).toThrow(RangeError);
  });
});
