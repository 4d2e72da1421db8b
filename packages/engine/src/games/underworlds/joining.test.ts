import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../core/index.ts';
import type { Board } from './content/types.ts';
import { heightOf, type Join, joinBoards, legalJoins, mayJoin, type Touching, touching } from './joining.ts';

const names = { en: '', fr: '' };
const first: Board = { id: 'first', names, rows: ['.s...s..', 's..x...s', '..#.....', 's....#.s', '. s s . '] };
const second: Board = { id: 'second', names, rows: ['x.s.....', '......s.', '.#..s...', 's....x..', '# . . s '] };

/** Lines of height 0 to 20, one letter for each column: a hex's letter, `=` at the join, `-` for a half hex left over. */
function drawn(boards: [Board, Board], join: Join): string[] {
  const { complete, incomplete } = joinBoards(boards, join);
  const left = Math.min(...[...complete, ...incomplete].map((hex) => hex.q));
  const lines = Array.from({ length: 21 }, () => new Array<string>(16).fill(' '));
  const letter = ['.', 's', '#', '', 'x'];
  for (const hex of complete) lines[heightOf(hex)][hex.q - left] = hex.boards === 3 ? '=' : letter[hex.kinds];
  for (const hex of incomplete) lines[heightOf(hex)][hex.q - left] = '-';
  return lines.map((line) => line.join('').trimEnd());
}

describe('battlefields drawn by hand', () => {
  test('as they are written, rim to rim', () => {
    expect(drawn([first, second], { turned: [false, false], offset: 0 })).toEqual([
      ' - - - -',
      '. . . .',
      ' s . s .',
      's . . .',
      ' . x . s',
      '. # . .',
      ' . . . .',
      's . . .',
      ' . . # s',
      '. s s .',
      ' = = = =',
      'x s . .',
      ' . . . .',
      '. . . s',
      ' . . . .',
      '. . s .',
      ' # . . .',
      's . . .',
      ' . . x .',
      '# . . s',
      ' - - - -',
    ]);
  });

  test('the first turned, the second three columns to the right', () => {
    expect(drawn([first, second], { turned: [true, false], offset: 3 })).toEqual([
      '- - - -',
      ' . s s .',
      's # . .',
      ' . . . s',
      '. . . .',
      ' . . # .',
      's . x .',
      ' . . . s',
      '. s . s',
      ' . . . .',
      '- - = = - -',
      '   x s . .',
      '    . . . .',
      '   . . . s',
      '    . . . .',
      '   . . s .',
      '    # . . .',
      '   s . . .',
      '    . . x .',
      '   # . . s',
      '    - - - -',
    ]);
  });
});

describe('legal joins (S2)', () => {
  const brief = (joins: readonly Join[]): string[] => joins.map((j) => `${j.turned.map((t) => (t ? 'T' : '.')).join('')}${j.offset}`);

  test('twelve where hexes touch across', () => {
    expect(brief(legalJoins())).toEqual(['..-2', '..0', '..2', '.T-3', '.T-1', '.T1', 'T.-1', 'T.1', 'T.3', 'TT-2', 'TT0', 'TT2']);
  });

  test('twenty-two where the hexes at the join count as well', () => {
    expect(legalJoins('middle').length).toBe(22);
    expect(brief(legalJoins('middle'))).toEqual(expect.arrayContaining(brief(legalJoins())));
  });

  test('how many touch, counted on the finished battlefield', () => {
    for (const counted of ['across', 'middle'] satisfies Touching[]) {
      for (const join of legalJoins('middle')) {
        const { complete } = joinBoards([first, second], join);
        const across = complete.filter((hex) => heightOf(hex) === 9 && complete.some((h) => h.q === hex.q && heightOf(h) === 11));
        const middle = complete.filter((hex) => hex.boards === 3);
        expect(touching(join, counted)).toBe(across.length + (counted === 'middle' ? middle.length : 0));
      }
    }
  });

  test('why not', () => {
    const reasons = (join: Join): string[] => {
      const why: Refusal[] = [];
      expect(mayJoin(join, 'across', why)).toBe(why.length === 0);
      return why.map((r) => `${r.rule} ${r.key} ${r.args.n}`);
    };
    expect(reasons({ turned: [false, false], offset: 1 })).toEqual(['wu:S2 hexes-do-not-meet 1']);
    expect(reasons({ turned: [false, true], offset: -2 })).toEqual(['wu:S2 hexes-do-not-meet -2']);
    expect(reasons({ turned: [false, false], offset: 0.5 })).toEqual(['wu:S2 hexes-do-not-meet 0.5']);
    expect(reasons({ turned: [false, false], offset: -4 })).toEqual(['wu:S2 too-few-hexes-touch 2']);
    expect(reasons({ turned: [false, false], offset: 100 })).toEqual(['wu:S2 too-few-hexes-touch 0']);
    expect(reasons({ turned: [false, false], offset: -2 })).toEqual([]);
  });
});

describe('every legal join', () => {
  test.each(legalJoins('middle'))('%j keeps each hex of both boards', (join) => {
    const { complete, incomplete } = joinBoards([first, second], join);
    const middle = complete.filter((hex) => hex.boards === 3);
    expect(complete.filter((hex) => hex.boards === 1).length).toBe(36);
    expect(complete.filter((hex) => hex.boards === 2).length).toBe(36);
    expect(incomplete.length).toBe(16 - 2 * middle.length);
    expect(middle.every((hex) => hex.kinds === 0 && heightOf(hex) === 10)).toBe(true);
    const count = (on: number, kind: number): number => complete.filter((hex) => hex.boards === on && hex.kinds === kind).length;
    expect([0, 1, 2, 4].map((kind) => count(1, kind))).toEqual([25, 8, 2, 1]);
    expect([0, 1, 2, 4].map((kind) => count(2, kind))).toEqual([27, 5, 2, 2]);
    const places = [...complete, ...incomplete].map((hex) => `${hex.q},${hex.r}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(legalJoins('middle'))('%j, seen from the other side of the table, is the join of the turned boards', (join) => {
    const here = drawn([first, second], join);
    const there = drawn([second, first], { turned: [!join.turned[1], !join.turned[0]], offset: join.offset });
    const width = Math.max(...here.map((line) => line.length));
    const around = here.map((line) => [...line.padEnd(width)].reverse().join('').trimEnd()).reverse();
    expect(there).toEqual(around);
  });
});

describe('what is no board', () => {
  const straight: Join = { turned: [false, false], offset: 0 };
  test.each([
    ['four rows', first.rows.slice(1)],
    ['a short row', ['.......', ...first.rows.slice(1)]],
    ['a strange letter', ['....?...', ...first.rows.slice(1)]],
    ['half hexes with letters', [...first.rows.slice(0, 4), '........']],
    ['a hole', ['.. .....', ...first.rows.slice(1)]],
  ])('%s', (_, rows) => {
    expect(() => joinBoards([first, { ...second, rows }], straight)).toThrow(RangeError);
  });

  test('boards whose hexes do not meet', () => {
    expect(() => joinBoards([first, second], { ...straight, offset: 1 })).toThrow(RangeError);
  });
});
