/** What positions name: hexes, cards and figures; and what a position is laid on. */
import { type Faults, type FieldKind, list, name, row, suchAs, Unplayable, whole } from '../../core/index.ts';
import { hexFromRow, spaceAt } from '../../space/index.ts';
import type { At } from './monsters/turn-case.ts';
import { COLUMNS, MOST_CARDS, ROWS } from './setup.ts';
import type { Gloom } from './table.ts';

/**
 * What is laid, and in what it may go wrong. `ground` and `cards` are false where map or cards themselves are at fault: nothing is said of
 * them.
 */
export interface Laying extends Gloom {
  readonly faults: Faults;
  readonly ground: boolean;
  readonly cards: boolean;
  /** Modifier cards of the situation's own, by id: the table has them where nothing is at fault. */
  readonly own: readonly string[];
  /** Whether the position stands among the turns of its round. */
  readonly turns: boolean;
}

/** What is written, and who begins a turn there: whose turn begins has not had it yet. */
export interface Writing extends Gloom {
  readonly now?: string | undefined;
}

/** A name or a number in a situation that means nothing. */
export function noSuch(key: string, at: string, what: string): Unplayable {
  return new Unplayable({ key, args: { what } }, `${at}: ${key}: ${what}`, at);
}

/** The hex in that column and row. @throws Unplayable where the map has none */
export function hexOf(g: Gloom, at: At, where: string): number {
  const { q, r } = hexFromRow(at[0], at[1], 'odd');
  const hex = spaceAt(g.table.map.field, q, r);
  if (hex < 0) throw noSuch('no-such-hex', where, at.join());
  return hex;
}

/** A hex by its column and row. */
export function atOf(g: Gloom, hex: number): At {
  const [column, y] = g.table.map.names[hex].split(',').map(Number);
  return [column, y];
}

const hex = row([whole(0, COLUMNS - 1), whole(0, ROWS - 1)], 'column-and-row', { columns: COLUMNS - 1, rows: ROWS - 1 }, 'place');
/** A hex. */
export const at = (...example: At): FieldKind<At> => suchAs(hex, example);
/** The name of something of a kind. */
export const id = (example: string, names?: string): FieldKind<string> => name(64, example, names);
/** Cards by their ids. */
export const cards = (...example: string[]): FieldKind<readonly string[]> => suchAs(list(id('brute:trample', 'card'), MOST_CARDS), example);
