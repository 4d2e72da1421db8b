/**
 * S2. Two boards laid against each other: which ways of joining them are legal, and which hexes come of it.
 *
 * The battlefield is drawn with the first player's board at the far side. The second player's lies below it, its far rim
 * against the near rim of the first, each board as it is written or turned by half a circle, the second moved sideways by
 * whole columns. A board joined at the other rim, or at the far side, gives one of these battlefields looked at from the
 * other side of the table, so none is missing.
 *
 * Hexes have a flat side up and down, and the plane of `space/hex.ts` serves with its corners turned to the sides: q is
 * the column, and a hex's *height*, counted downwards in half hexes from the far rim, is 2r + q + 1. Columns of even q
 * hold whole hexes at both rims and columns of odd q half hexes, on both boards alike: otherwise the hexes would not meet.
 */
import { type Reasons, refuse } from '../../core/index.ts';
import type { Hex } from '../../space/index.ts';
import type { Board } from './content/types.ts';

/** Size of a board: columns, and its depth from rim to rim in half hexes. */
export const COLUMNS = 8;
const DEPTH = 10;

/** Kinds of a hex, as bits. */
export const STARTING = 1;
export const BLOCKED = 2;
export const LETHAL = 4;

/** What a hex is by its kinds: the one that matters most of several. */
export type HexKind = 'plain' | 'starting' | 'blocked' | 'lethal';

/** The kind by which a hex is called that may be of several. */
export function hexKind(kinds: number): HexKind {
  if (kinds & BLOCKED) return 'blocked';
  if (kinds & LETHAL) return 'lethal';
  return kinds & STARTING ? 'starting' : 'plain';
}

/** Boards a hex lies on, as bits: a hex made of two halves lies on both (35.1). */
export const ON_FIRST = 1;
export const ON_SECOND = 2;

/** One way of joining two boards, named as in set-up files. */
export interface Join {
  /** Whether the first and the second board are turned by half a circle. */
  readonly turned: readonly [boolean, boolean];
  /** Columns by which the second board stands to the right of the first; negative to the left. */
  readonly offset: number;
}

/**
 * What counts towards the three complete hexes that must touch: `across`, sides where a complete hex of one board lies
 * against a complete hex of the other; `middle`, the hexes made of two halves as well.
 */
export type Touching = 'across' | 'middle';

/** How many complete hexes must touch. */
const TOUCHING = 3;

/** q of the leftmost column of each board as it lies. A turned board begins with a column of half hexes, hence at odd q. */
export function leftColumns(join: Join): [number, number] {
  const first = join.turned[0] ? 1 : 0;
  return [first, first + join.offset];
}

/** How many complete hexes touch along the join. */
export function touching(join: Join, counted: Touching = 'across'): number {
  const [first, second] = leftColumns(join);
  let n = 0;
  for (let q = Math.max(first, second); q < Math.min(first, second) + COLUMNS; q++) if (counted === 'middle' || wholeColumn(q)) n++;
  return n;
}

/** Does a column hold whole hexes at the rims? */
function wholeColumn(q: number): boolean {
  return (q & 1) === 0;
}

/** May the boards be joined so? */
export function mayJoin(join: Join, counted: Touching = 'across', why: Reasons = null): boolean {
  // A board turned alone has its columns of half hexes elsewhere and must move by an odd number of columns.
  const odd = join.turned[0] !== join.turned[1];
  const meets = Number.isInteger(join.offset) && Math.abs(join.offset % 2) === Number(odd);
  if (!meets) {
    refuse(why, 'wu:S2', 'hexes-do-not-meet', why && { n: join.offset });
    return false;
  }
  const n = touching(join, counted);
  if (n < TOUCHING) refuse(why, 'wu:S2', 'too-few-hexes-touch', why && { n, needed: TOUCHING });
  return n >= TOUCHING;
}

/**
 * Every legal way of joining two boards, always in the same order. All boards have the same columns, so it depends on no
 * board in particular. As `across` counts there are 12, as `middle` does 22.
 *
 * We count `across` unless told otherwise: S2 speaks of complete hexes that touch, and a hex made of two halves is one
 * hex of both boards, not one that touches the other board. Where three touch across, both readings are content.
 */
export function legalJoins(counted: Touching = 'across'): readonly Join[] {
  const joins: Join[] = [];
  for (const first of [false, true]) {
    for (const second of [false, true]) {
      for (let offset = 1 - COLUMNS; offset < COLUMNS; offset++) {
        const join: Join = { turned: [first, second], offset };
        if (mayJoin(join, counted)) joins.push(join);
      }
    }
  }
  return joins;
}

/** One complete hex of a battlefield. */
export interface JoinedHex extends Hex {
  /** Kinds, as bits. */
  readonly kinds: number;
  /** Boards it lies on, as bits. */
  readonly boards: number;
}

/** What two joined boards make. */
export interface JoinedHexes {
  /** The complete hexes, column by column from left to right and down each column. */
  readonly complete: readonly JoinedHex[];
  /** The half hexes left at the rims, in the same order: not part of the battlefield. */
  readonly incomplete: readonly Hex[];
}

/** The height of a hex, in half hexes from the far rim: 0 and 10 at the rims of the first board, 10 and 20 at those of the second. */
export function heightOf(hex: Hex): number {
  return 2 * hex.r + hex.q + 1;
}

/**
 * The hexes of two joined boards.
 * @throws RangeError for a board that is not written as its type says, and for boards whose hexes do not meet.
 */
export function joinBoards(boards: readonly [Board, Board], join: Join): JoinedHexes {
  checkJoin(join);
  const lefts = leftColumns(join);
  // Cells by column and height, the two halves of a hex at the join falling together.
  const found = new Map<number, { q: number; height: number; kinds: number; boards: number; halves: number }>();
  for (const [which, board] of boards.entries()) {
    checkRows(board);
    for (let column = 0; column < COLUMNS; column++) {
      const q = lefts[which] + column;
      for (let height = wholeColumn(q) ? 1 : 0; height <= DEPTH; height += 2) {
        const half = height === 0 || height === DEPTH;
        const down = height + which * DEPTH;
        const key = cellKey(q, down);
        const cell = found.get(key) ?? { q, height: down, kinds: 0, boards: 0, halves: 0 };
        if (!half) cell.kinds = kindsAt(board, column, height, join.turned[which]);
        cell.boards |= which === 0 ? ON_FIRST : ON_SECOND;
        cell.halves += half ? 1 : 2;
        found.set(key, cell);
      }
    }
  }
  const cells = [...found.values()].sort((a, b) => a.q - b.q || a.height - b.height);
  const complete: JoinedHex[] = [];
  const incomplete: Hex[] = [];
  for (const cell of cells) {
    const hex = { q: cell.q, r: (cell.height - 1 - cell.q) / 2 };
    if (cell.halves === 2) complete.push({ ...hex, kinds: cell.kinds, boards: cell.boards });
    else incomplete.push(hex);
  }
  return { complete, incomplete };
}

/** A hex of a battlefield in one number, by its column and height: both boards together are less than four of them deep. */
const cellKey = (q: number, height: number): number => q * (4 * DEPTH) + height;

/** Which boards are turned, as bits. */
const TURNED_FIRST = 2;
const TURNED_SECOND = 1;
const TURNS = 4;

/** A way of joining in one number: battlefields are kept by it. */
export function joinNumber({ turned: [first, second], offset }: Join): number {
  return (offset + COLUMNS) * TURNS + (first ? TURNED_FIRST : 0) + (second ? TURNED_SECOND : 0);
}

/**
 * What is printed on the complete hexes of two boards joined so, whose coordinates and boards are known already: they are the same for all
 * boards.
 * @throws RangeError where `joinBoards` does
 */
export function printedKinds(
  boards: readonly [Board, Board],
  join: Join,
  { q, r, size }: { readonly q: ArrayLike<number>; readonly r: ArrayLike<number>; readonly size: number },
  lieOn: ArrayLike<number>,
): Uint8Array {
  checkJoin(join);
  for (const board of boards) checkRows(board);
  const lefts = leftColumns(join);
  const kinds = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    // Nothing is printed on the halves at the join.
    if (lieOn[i] === (ON_FIRST | ON_SECOND)) continue;
    const which = lieOn[i] === ON_FIRST ? 0 : 1;
    kinds[i] = kindsAt(boards[which], q[i] - lefts[which], 2 * r[i] + q[i] + 1 - which * DEPTH, join.turned[which]);
  }
  return kinds;
}

const KINDS: Readonly<Record<string, number>> = { '.': 0, s: STARTING, '#': BLOCKED, x: LETHAL };

/** What a complete hex of a board is, by its column and height as the board lies. */
function kindsAt(board: Board, column: number, height: number, turned: boolean): number {
  // Turned by half a circle, what lay at the left lies at the right and what lay far lies near.
  const writtenColumn = turned ? COLUMNS - 1 - column : column;
  const writtenHeight = turned ? DEPTH - height : height;
  // Heights 1, 3 … 9 are rows 0 to 4 of a column of whole hexes; 2, 4, 6 and 8 are rows 0 to 3 of the others.
  return KINDS[board.rows[(writtenHeight - 1) >> 1][writtenColumn]];
}

/** Is a board written as its type says? */
export function isWellWritten(board: Pick<Board, 'rows'>): boolean {
  const whole = /^[.s#x]{8}$/;
  const last = /^(?:[.s#x] ){4}$/;
  return board.rows.length === 5 && board.rows.every((row, i) => (i < 4 ? whole : last).test(row));
}

/** A complete hex of a board as it is written. */
export interface BoardHex {
  readonly row: number;
  readonly column: number;
  readonly letter: string;
  touches(other: BoardHex): boolean;
}

/** Every complete hex of a well written board, row by row. Every other column stands half a hex lower. */
export function boardHexes({ rows }: Pick<Board, 'rows'>): readonly BoardHex[] {
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): BoardHex[] => {
      if (letter === ' ') return [];
      const touches = (other: BoardHex): boolean => {
        const across = Math.abs(other.column - column);
        const down = 2 * (other.row - row) + (other.column & 1) - (column & 1);
        return across === 0 ? Math.abs(down) === 2 : across === 1 && Math.abs(down) === 1;
      };
      return [{ row, column, letter, touches }];
    }),
  );
}

/** @throws RangeError for boards whose hexes do not meet */
function checkJoin(join: Join): void {
  if (!mayJoin(join, 'middle')) throw new RangeError(`boards cannot be joined with an offset of ${join.offset}, turned ${join.turned}`);
}

function checkRows(board: Board): void {
  if (!isWellWritten(board)) throw new RangeError(`board ${board.id} is not written as five rows of eight`);
}
