import { describe, expect, it } from 'vitest';
import { still, stillClassOf } from './still.ts';

describe('a function that is made still', () => {
  it('does what it did, and cannot be changed, nor what it carries', () => {
    const f = Object.assign(
      function f(this: unknown) {
        return 7;
      },
      { table: { rows: [1, 2] } },
    );
    expect(still(f)).toBe(f);
    expect(f()).toBe(7);
    for (const held of [f, f.prototype, f.table, f.table.rows]) expect(Object.isFrozen(held)).toBe(true);
    expect(still(undefined)).toBeUndefined();
  });
});

describe('a class', () => {
  class Grid {
    cells = 3;
    get wide(): number {
      return this.cells;
    }
  }
  class Board extends Grid {
    area(): number {
      return this.wide * 2;
    }
  }

  it('keeps its methods, getters and those it inherits; what is made of it still changes', () => {
    const board = new Board();
    expect(stillClassOf(board)).toBe(Board.prototype);
    const methods = [Board.prototype, Grid.prototype, Board, Grid, Board.prototype.area];
    const getter = Object.getOwnPropertyDescriptor(Grid.prototype, 'wide')?.get;
    for (const held of [...methods, getter]) expect(Object.isFrozen(held)).toBe(true);
    expect(Reflect.set(Board.prototype, 'area', () => 0)).toBe(false);
    board.cells = 5;
    expect([board.area(), new Board().area()]).toEqual([10, 6]);
  });

  it('of plain data is left alone', () => {
    expect(stillClassOf({})).toBe(Object.prototype);
    expect(stillClassOf(Object.create(null) as object)).toBe(null);
    expect(Object.isFrozen(Object.prototype)).toBe(false);
  });
});
