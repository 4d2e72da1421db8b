import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../core/index.ts';
import { clearStraight, distance, hexOf, OFF_FIELD } from '../../space/index.ts';
import { BOARDS } from './content/boards.ts';
import type { Board } from './content/types.ts';
import {
  type Battlefield,
  battlefield,
  COMPASS,
  directionsAway,
  FAR,
  hexNamed,
  hexPoint,
  isFarther,
  LEFT,
  mayPlaceObjective,
  NEAR,
  NO_ONES,
  onEdge,
  onOppositeEdges,
  RIGHT,
  rangeBetween,
  scatterDirection,
  scatterStep,
  stepFrom,
  UNREACHABLE,
} from './field.ts';
import { BLOCKED, heightOf, type Join, LETHAL, legalJoins, STARTING } from './joining.ts';

const names = { en: '', fr: '' };
const first: Board = { id: 'first', names, rows: ['.s...s..', 's..x...s', '..#.....', 's....#.s', '. s s . '] };
const second: Board = { id: 'second', names, rows: ['x.s.....', '......s.', '.#..s...', 's....x..', '# . . s '] };

const straight = battlefield([first, second], { turned: [false, false], offset: 0 });
/** The second board two columns to the right: B5 is half a hex, C6 and I6 are at the steps. */
const stepped = battlefield([first, second], { turned: [false, false], offset: 2 });

/** The space with a name; fails the test where there is none. */
function at(field: Battlefield, name: string): number {
  const space = hexNamed(field, name);
  if (space === OFF_FIELD) throw new Error(`no hex ${name}`);
  return space;
}

/** Lines of height 0 to 20, what `letter` says of each hex in its column. */
function drawn(field: Battlefield, letter: (space: number) => string): string[] {
  const left = Math.min(...field.hexes.q);
  const lines = Array.from({ length: 21 }, () => new Array<string>(16).fill(' '));
  for (let space = 0; space < field.hexes.size; space++) {
    lines[heightOf(hexOf(field.hexes, space))][field.hexes.q[space] - left] = letter(space);
  }
  return lines.map((line) => line.join('').trimEnd());
}

describe('a battlefield drawn by hand, the second board two columns to the right', () => {
  test('territories (S5)', () => {
    expect(drawn(stepped, (space) => (stepped.territory[space] === NO_ONES ? '=' : 'AB'[stepped.territory[space]]))).toEqual([
      '',
      'A A A A',
      ' A A A A',
      'A A A A',
      ' A A A A',
      'A A A A',
      ' A A A A',
      'A A A A',
      ' A A A A',
      'A A A A',
      '   = = =',
      '  B B B B',
      '   B B B B',
      '  B B B B',
      '   B B B B',
      '  B B B B',
      '   B B B B',
      '  B B B B',
      '   B B B B',
      '  B B B B',
      '',
    ]);
    expect(stepped.incomplete.length).toBe(10);
  });

  test('edge hexes, the steps included', () => {
    expect(drawn(stepped, (space) => (onEdge(stepped, space) ? 'e' : '.'))).toEqual([
      '',
      'e e e e',
      ' e e e e',
      'e . . .',
      ' . . . e',
      'e . . .',
      ' . . . e',
      'e . . .',
      ' e . . e',
      'e e . .',
      '   . . e',
      '  e . . e',
      '   . . . e',
      '  e . . .',
      '   . . . e',
      '  e . . .',
      '   . . . e',
      '  e . . .',
      '   e e e e',
      '  e e e e',
      '',
    ]);
  });

  test('names: letters from the left end, numbers from the far rim', () => {
    expect(stepped.names.slice(0, 11)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2']);
    expect(hexNamed(stepped, 'B5')).toBe(OFF_FIELD);
    expect(stepped.territory[at(stepped, 'D5')]).toBe(NO_ONES);
    expect(stepped.names.filter((name) => name.startsWith('C')).at(-1)).toBe('C10');
    expect(stepped.names.at(-1)).toBe('J9');
  });

  test.each([
    ['A1', FAR | LEFT, FAR | LEFT],
    ['A5', NEAR | LEFT, LEFT],
    ['B4', NEAR, 0],
    ['C5', NEAR, 0],
    ['C6', LEFT, 0],
    ['H1', FAR | RIGHT, FAR],
    ['H5', RIGHT, 0],
    ['D5', 0, 0],
    // A side on the half hex J5 is no right end.
    ['I6', FAR, 0],
    ['J6', FAR | RIGHT, RIGHT],
    ['J9', NEAR | RIGHT, NEAR | RIGHT],
  ])('rims of %s', (name, rims, outer) => {
    expect([stepped.rims[at(stepped, name)], stepped.outerRims[at(stepped, name)]]).toEqual([rims, outer]);
  });
});

describe('kinds and boards', () => {
  test('letters become kinds where they stand', () => {
    expect(straight.kinds[at(straight, 'B1')]).toBe(STARTING);
    expect(straight.kinds[at(straight, 'D2')]).toBe(LETHAL);
    expect(straight.kinds[at(straight, 'C3')]).toBe(BLOCKED);
    expect(straight.kinds[at(straight, 'A6')]).toBe(LETHAL);
    expect(straight.kinds[at(straight, 'B8')]).toBe(BLOCKED);
    expect(straight.kinds[at(straight, 'A10')]).toBe(BLOCKED);
    expect(straight.kinds[at(straight, 'G10')]).toBe(STARTING);
  });

  test('a hex made of two halves is on both boards and in no territory (35.1)', () => {
    expect(straight.boards[at(straight, 'B5')]).toBe(3);
    expect(straight.territory[at(straight, 'B5')]).toBe(NO_ONES);
    expect([straight.boards[at(straight, 'B4')], straight.territory[at(straight, 'B4')]]).toEqual([1, 0]);
    expect([straight.boards[at(straight, 'B6')], straight.territory[at(straight, 'B6')]]).toEqual([2, 1]);
  });
});

describe('distances', () => {
  test('g.06: sight runs over hexes outside the battlefield, range does not', () => {
    const from = at(stepped, 'A5');
    const to = at(stepped, 'C7');
    expect(distance(stepped.hexes, from, to)).toBe(3);
    expect(rangeBetween(stepped, from, to)).toBe(4);
    expect(clearStraight(stepped.hexes, from, to, stepped.blocked, 'either')).toBe(true);
  });

  test('a blocked hex stops sight and does not lengthen range (A1)', () => {
    const [from, to] = [at(straight, 'C2'), at(straight, 'C4')];
    expect(clearStraight(straight.hexes, from, to, straight.blocked, 'both')).toBe(false);
    expect(rangeBetween(straight, from, to)).toBe(2);
  });

  test('away (g.08): three of six steps from a neighbour, fewer at the rim', () => {
    const words = (reference: string, name: string): string[] =>
      directionsAway(straight, at(straight, reference), at(straight, name)).map((d) => COMPASS[d]);
    expect(words('E3', 'E4')).toEqual(['SE', 'SW', 'S']);
    expect(words('D3', 'E4')).toEqual(['SE', 'NE', 'S']);
    expect(words('E2', 'E1')).toEqual([]);
    expect(words('B3', 'A3')).toEqual(['N']);
    expect(isFarther(straight, at(straight, 'E3'), at(straight, 'E4'), at(straight, 'E4'))).toBe(false);
  });
});

describe('opposite edges (317.1)', () => {
  test.each([
    ['A1', 'C10', true, 'far and near'],
    ['A3', 'J7', true, 'left and right'],
    ['C6', 'J6', true, 'a step at the left, and the right end'],
    ['C6', 'H5', false, 'a step at the left, and a right end that is not the farthest'],
    ['H5', 'A3', true, 'seen from the step at the right the left end is the farthest'],
    ['A5', 'I6', false, 'the two steps at the join'],
    ['B4', 'D1', true, 'seen from the step at the near side the far rim is the farthest'],
    ['A1', 'G1', false, 'both far, one of them at the left'],
    ['A1', 'H1', true, 'seen from the step at the right A1 is on the left end'],
    ['A1', 'J6', true, 'corners'],
    ['D5', 'A3', false, 'not an edge hex'],
  ])('%s and %s: %s, %s', (a, b, expected) => {
    expect(onOppositeEdges(stepped, at(stepped, a), at(stepped, b))).toBe(expected);
    expect(onOppositeEdges(stepped, at(stepped, b), at(stepped, a))).toBe(expected);
  });
});

describe('scatter (M7)', () => {
  test('six faces, six directions, clockwise from the reference', () => {
    const north = COMPASS.indexOf('N');
    expect([0, 1, 2, 3, 4, 5].map((face) => COMPASS[scatterDirection(north, face)])).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(straight.names[scatterStep(straight, at(straight, 'D4'), COMPASS.indexOf('S'))]).toBe('D5');
    expect(scatterStep(straight, at(straight, 'A1'), north)).toBe(OFF_FIELD);
  });
});

describe('objectives (S4, g.03)', () => {
  const cases: [placed: string, hex: string, reasons: string[]][] = [
    ['', 'D3', []],
    ['', 'D5', []],
    ['', 'B1', ['objective-on-starting', 'objective-on-edge']],
    ['', 'C3', ['objective-on-blocked']],
    ['', 'D2', ['objective-on-lethal']],
    ['', 'A1', ['objective-on-edge']],
    ['D3', 'D3', ['objective-too-near']],
    ['D3', 'D5', ['objective-too-near']],
    ['D3', 'D6', []],
    ['D3 D8', 'D5', ['objective-too-near']],
    ['D3 D6', 'D5', ['objective-too-near', 'objective-too-near']],
    ['D3 G3 D6 G6', 'A1', []],
    ['D3 G3 D6 G6', 'B1', ['objective-on-starting']],
    ['D3 G3 D6 G6', 'D1', ['objective-too-near']],
  ];
  test.each(cases)('after [%s] on %s: %j', (placed, hex, keys) => {
    const tokens = placed === '' ? [] : placed.split(' ').map((name) => at(straight, name));
    const why: Refusal[] = [];
    expect(mayPlaceObjective(straight, tokens, at(straight, hex))).toBe(keys.length === 0);
    expect(mayPlaceObjective(straight, tokens, at(straight, hex), why)).toBe(keys.length === 0);
    expect(why.map((reason) => reason.key)).toEqual(keys);
    for (const reason of why) {
      expect([reason.rule, ...(reason.also ?? [])]).toEqual(reason.key === 'objective-on-edge' ? ['wu:S4', 'wu:g.03'] : ['wu:S4']);
    }
  });
});

const fields = legalJoins('middle').map((join) => [join, battlefield([first, second], join)] as const);

describe('every legal join', () => {
  test.each(fields)('%j: tables that fit', (_, field) => {
    const { size } = field.hexes;
    expect(new Set(field.names).size).toBe(size);
    for (let space = 0; space < size; space++) {
      expect(field.names[space]).toMatch(/^[A-M]([1-9]|10)$/);
      expect(hexNamed(field, field.names[space])).toBe(space);
      const open = [0, 1, 2, 3, 4, 5].some((d) => stepFrom(field, space, d) === OFF_FIELD);
      expect(onEdge(field, space)).toBe(open);
      expect(field.outerRims[space] & ~field.rims[space]).toBe(0);
      expect(field.blocked[space]).toBe(field.kinds[space] & BLOCKED ? 1 : 0);
    }
    // Each outermost rim is found from end to end.
    const outermost = (rim: number): number => field.outerRims.filter((rims) => rims & rim).length;
    expect([outermost(FAR), outermost(NEAR)].every((n) => n >= 8)).toBe(true);
    expect([outermost(LEFT), outermost(RIGHT)].every((n) => n >= 4)).toBe(true);
  });

  test.each(fields)('%j: range is a distance, never shorter than on the bare plane', (join, field) => {
    const { size } = field.hexes;
    let longer = 0;
    // Pairs that break a rule are collected: one assertion for each of thousands would take seconds.
    const broken: string[] = [];
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        const n = rangeBetween(field, a, b);
        const plane = distance(field.hexes, a, b);
        if (n > plane) longer++;
        // A shortest path has a last step.
        const lastStep = [0, 1, 2, 3, 4, 5].some((d) => {
          const before = stepFrom(field, b, d);
          return before !== OFF_FIELD && rangeBetween(field, a, before) === n - 1;
        });
        const good = n !== UNREACHABLE && n === rangeBetween(field, b, a) && n >= plane && (a === b ? n === 0 : lastStep);
        if (!good) broken.push(`${field.names[a]} ${field.names[b]}`);
      }
    }
    expect(broken).toEqual([]);
    // Without steps there is no corner to go around.
    if (Math.abs(join.offset) < 2) expect(longer).toBe(0);
    else expect(longer).toBeGreaterThan(0);
  });

  test.each(fields)('%j: seen from the other side of the table nothing changes but names and sides', (join, field) => {
    const around: Join = { turned: [!join.turned[1], !join.turned[0]], offset: join.offset };
    const there = battlefield([second, first], around);
    const last = field.hexes.size - 1;
    expect(there.hexes.size).toBe(last + 1);
    // Spaces go by column and height, so half a turn reads them backwards.
    const swapped = (rims: number): number =>
      (rims & FAR ? NEAR : 0) | (rims & NEAR ? FAR : 0) | (rims & LEFT ? RIGHT : 0) | (rims & RIGHT ? LEFT : 0);
    for (let space = 0; space <= last; space++) {
      expect(there.kinds[last - space]).toBe(field.kinds[space]);
      expect(there.territory[last - space]).toBe(field.territory[space] === NO_ONES ? NO_ONES : 1 - field.territory[space]);
      expect(there.rims[last - space]).toBe(swapped(field.rims[space]));
      expect(there.outerRims[last - space]).toBe(swapped(field.outerRims[space]));
    }
    expect(Array.from(there.range).reverse()).toEqual(Array.from(field.range));
  });

  test('tokens laid where they may be: each reason list agrees, four are inside, and a fifth finds a place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), ([, field], picks) => {
        const placed: number[] = [];
        for (const pick of picks) {
          const free = Array.from(field.kinds.keys()).filter((space) => mayPlaceObjective(field, placed, space));
          const unrefused = Array.from(field.kinds.keys()).filter((space) => mayPlaceObjective(field, placed, space, []));
          expect(unrefused).toEqual(free);
          expect(free.length).toBeGreaterThan(0);
          placed.push(free[pick % free.length]);
        }
        for (const [i, space] of placed.entries()) {
          expect(field.kinds[space]).toBe(0);
          if (i < 4) expect(onEdge(field, space)).toBe(false);
          for (const other of placed.slice(0, i)) expect(rangeBetween(field, space, other)).toBeGreaterThan(2);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the boards of the game, each beside each in every legal way', () => {
  const pairs = BOARDS.flatMap((one) => BOARDS.map((other): [Board, Board] => [one, other]));
  const letters = (board: Board, letter: string): number => [...board.rows.join('')].filter((c) => c === letter).length;

  test.each(pairs.map((pair) => [`${pair[0].id} and ${pair[1].id}`, pair] as const))('%s', (_, pair) => {
    for (const join of legalJoins()) {
      const field = battlefield(pair, join);
      for (const [which, board] of pair.entries()) {
        const count = (kind: number): number =>
          field.kinds.filter((kinds, space) => field.territory[space] === which && kinds & kind).length;
        expect([count(STARTING), count(BLOCKED), count(LETHAL)]).toEqual(['s', '#', 'x'].map((letter) => letters(board, letter)));
      }
    }
  });

  test.each(BOARDS.map((board) => [board.id, board] as const))(
    'sight past the blocked hexes of %s is the same from both ends',
    (_, board) => {
      // Turned and shifted, so that lines leave the battlefield and come back.
      const { hexes, blocked, names: called } = battlefield([board, BOARDS[0]], { turned: [false, true], offset: -3 });
      const broken: string[] = [];
      for (let a = 0; a < hexes.size; a++) {
        for (let b = 0; b < a; b++) {
          const same = clearStraight(hexes, a, b, blocked, 'both') === clearStraight(hexes, b, a, blocked, 'both');
          if (!same) broken.push(`${called[a]} ${called[b]}`);
        }
      }
      expect(broken).toEqual([]);
    },
  );
});

test('on a screen neighbours stand around a hex as the compass says', () => {
  const c5 = at(straight, 'C5');
  const from = hexPoint(hexOf(straight.hexes, c5), 10);
  const expected = { N: [0, -1], NE: [1, -1], SE: [1, 1], S: [0, 1], SW: [-1, 1], NW: [-1, -1] };
  for (const [d, word] of COMPASS.entries()) {
    const point = hexPoint(hexOf(straight.hexes, stepFrom(straight, c5, d)), 10);
    expect([Math.sign(point.x - from.x), Math.sign(point.y - from.y)], word).toEqual(expected[word]);
    expect(Math.hypot(point.x - from.x, point.y - from.y)).toBeCloseTo(10 * Math.sqrt(3));
  }
});
