import { describe, expect, it } from 'vitest';
import { BOARDS, type Board, findBoard } from './index.ts';

const count = (board: Board, letter: string): number => board.rows.join('').split(letter).length - 1;

/** Neighbours of a hex: the even columns of the index hold five hexes, the odd ones stand half a hex lower. */
function neighbours(row: number, column: number): readonly (readonly [number, number])[] {
  const above = column % 2 === 0 ? row - 1 : row;
  return [
    [row - 1, column],
    [row + 1, column],
    [above, column - 1],
    [above + 1, column - 1],
    [above, column + 1],
    [above + 1, column + 1],
  ];
}

describe('boards', () => {
  it('are six, each with an id and names of its own', () => {
    expect(BOARDS).toHaveLength(6);
    expect(new Set(BOARDS.map((board) => board.id)).size).toBe(6);
    for (const { id, names } of BOARDS) {
      expect(names.en, id).not.toBe(names.fr);
      expect(findBoard(id)?.names).toBe(names);
    }
    expect(findBoard('none')).toBeUndefined();
  });

  it('differ in what lies on them', () => {
    expect(BOARDS.map((board) => [count(board, '#'), count(board, 'x')])).toEqual([
      [2, 1],
      [0, 2],
      [3, 0],
      [1, 3],
      [0, 0],
      [3, 2],
    ]);
  });

  it.each(BOARDS.map((board) => [board.id, board] as const))('%s is eight columns by five, with seven starting hexes', (_id, board) => {
    expect(board.rows).toHaveLength(5);
    for (const row of board.rows.slice(0, 4)) expect(row).toMatch(/^[.s#x]{8}$/);
    expect(board.rows[4]).toMatch(/^(?:[.s#x] ){4}$/);
    expect(count(board, 's')).toBe(7);
  });

  it.each(BOARDS.map((board) => [board.id, board] as const))('%s is all in one piece', (_id, board) => {
    const at = (row: number, column: number): string => board.rows[row]?.[column] ?? ' ';
    const reached = new Set(['0 0']);
    const next: (readonly [number, number])[] = [[0, 0]];
    for (let here = next.pop(); here !== undefined; here = next.pop()) {
      for (const [row, column] of neighbours(here[0], here[1])) {
        const key = `${row} ${column}`;
        if (reached.has(key) || ' #'.includes(at(row, column))) continue;
        reached.add(key);
        next.push([row, column]);
      }
    }
    expect(reached.size).toBe(36 - count(board, '#'));
  });
});
