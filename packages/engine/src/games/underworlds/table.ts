/** What is asked of the tables of a match: the battlefield it is played on, the readings chosen for it, and set-ups that break a rule. */
import { SetupError } from '../../core/index.ts';
import type { ChoiceId, Choices } from './choices.ts';
import type { Board } from './content/index.ts';
import type { Table, Und } from './defs.ts';
import { type Battlefield, battlefield } from './field.ts';
import { joinNumber } from './joining.ts';
import { NO_BOARD, type State } from './state.ts';

/** What battlefields are made of. */
type Joinable = Pick<Table, 'boards' | 'joins'>;

/** The battlefield of these boards, joined so: packed into the number a state holds. */
export function fieldCode(table: Joinable, boards: readonly number[], join: number): number {
  return (boards[0] * table.boards.length + boards[1]) * table.joins.length + join;
}

/** Battlefields built so far, by their boards and the way they are joined: every match on the same ones shares them. */
const built = new WeakMap<Board, WeakMap<Board, Map<number, Battlefield>>>();

function builtOf(far: Board, near: Board): Map<number, Battlefield> {
  let inner = built.get(far);
  if (inner === undefined) {
    inner = new WeakMap();
    built.set(far, inner);
  }
  let fields = inner.get(near);
  if (fields === undefined) {
    fields = new Map();
    inner.set(near, fields);
  }
  return fields;
}

/** A battlefield by its number: the first player's board is its first. */
function fieldAt(table: Table, code: number): Battlefield {
  const pair = Math.floor(code / table.joins.length);
  const n = table.boards.length;
  const boards = [table.laid[Math.floor(pair / n)], table.laid[pair % n]] as const;
  const join = table.joins[code % table.joins.length];
  const fields = builtOf(boards[0], boards[1]);
  const key = joinNumber(join);
  let field = fields.get(key);
  if (field === undefined) {
    field = battlefield(boards, join);
    fields.set(key, field);
  }
  table.scratch.code = code;
  table.scratch.field = field;
  return field;
}

/** The battlefield of a match. */
export function fieldOf(g: { readonly table: Table; readonly state: Pick<State, 'field'> }): Battlefield {
  const { scratch } = g.table;
  return scratch.field !== null && scratch.code === g.state.field ? scratch.field : fieldAt(g.table, g.state.field);
}

/** Whether this reading holds. */
export function chose<K extends ChoiceId>(g: Und, id: K, value: Choices[K]): boolean {
  return g.table.choice[id] === value;
}

/** A set-up that breaks a rule. */
export function wrong(at: string, rule: string, key: string, what: string): SetupError {
  return new SetupError(at, rule, { key, args: { what } }, `${key}: ${what}`);
}

/** The number of the battlefield that a set-up gives; `NO_BOARD` where it is chosen in play. @throws SetupError where there is no such battlefield */
export function givenField(table: Joinable & Pick<Table, 'setup'>): number {
  const { field } = table.setup;
  if (field === undefined) return NO_BOARD;
  const boards = field.boards.map((id) => table.boards.indexOf(id));
  const join = table.joins.findIndex(
    (j) => j.turned[0] === field.turned[0] && j.turned[1] === field.turned[1] && j.offset === field.offset,
  );
  if (boards.some((board) => board < 0)) throw wrong('field.boards', 'wu:S2', 'unknown-board', field.boards.join(', '));
  if (join < 0) throw wrong('field', 'wu:S2', 'cannot-join', `${field.turned.join(', ')}, ${field.offset}`);
  return fieldCode(table, boards, join);
}
