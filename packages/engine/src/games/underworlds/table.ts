/** The shared tables of a match: everything that does not change, computed once from the set-up. */
import { type Play, SetupError } from '../../core/index.ts';
import type { Ability, Does, InForce } from './behaviour.ts';
import type { ChoiceId, Choices } from './choices.ts';
import type { AttackAction, Board, CardFace, Fighter, FighterSide } from './content/index.ts';
import type { Inspiration } from './does/inspiring.ts';
import type { EventKey } from './events.ts';
import { type Battlefield, battlefield } from './field.ts';
import { type Join, joinNumber } from './joining.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** A card with everything rules ask of it. */
export interface CardDef {
  readonly id: number;
  readonly face: CardFace;
  readonly does: Does;
  /** The attack it gives, by its place in the table's attacks; -1 for none. */
  readonly attack: number;
  /** Fighters of either side that it can be on, as bits, for an upgrade. */
  readonly bearers: number;
  /** Places of the triggers it answers. */
  readonly triggers: readonly number[];
}

/** An Attack action. */
export interface AttackDef {
  readonly attack: AttackAction;
  /** Card that gives it, of the table's cards; -1 for a fighter's own. */
  readonly card: number;
}

/** One side of a fighter's card. */
export interface SideDef {
  readonly side: FighterSide;
  readonly attacks: readonly number[];
  /** Places in the table's abilities, and what those of them do that are always in force. */
  readonly abilities: readonly number[];
  readonly forces: readonly InForce[];
  /** What always holds of its fighter by these, as bits. */
  readonly traits: number;
}

/** A fighter of this match. */
export interface FighterDef {
  readonly key: string;
  readonly fighter: Fighter;
  readonly seat: number;
  readonly sides: readonly [SideDef, SideDef];
  readonly inspires: Inspiration;
  /** The fighter that this one follows when it is deployed, by its place (S7); -1 for none. */
  readonly follows: number;
}

/** What of a table's cards and abilities changes one value, or waits for one event. */
export interface Forcing<K extends keyof InForce = keyof InForce> {
  /** By card, and by ability for what one leaves behind. */
  readonly cards: readonly (InForce[K] | undefined)[];
  readonly lasting: readonly (InForce[K] | undefined)[];
  /** The fighters with such an ability on a side of theirs, by the side that lies up. */
  readonly fighters: readonly { readonly fighter: number; readonly sides: readonly [Hooked<K>, Hooked<K>] }[];
}
type Hooked<K extends keyof InForce> = readonly NonNullable<InForce[K]>[];

export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  /** Every card that either side could play, known to everybody: who holds which is in the state. */
  readonly cards: readonly CardDef[];
  readonly attacks: readonly AttackDef[];
  readonly abilities: readonly Ability[];
  readonly fighters: readonly FighterDef[];
  /** For each value or event, what changes it or waits for it; none where nothing at this table does. */
  readonly forcing: ReadonlyMap<keyof InForce, Forcing>;
  /** For each seat, those of whom a side has an ability that answers something. */
  readonly answering: readonly (readonly number[])[];
  /** For each seat, the cards its warband may take: objectives, power cards. */
  readonly pools: readonly (readonly [readonly number[], readonly number[]])[];
  /** For each seat, the objectives of its pool that are scored at once. */
  readonly immediate: readonly (readonly number[])[];
  /** For each seat and trigger, the cards of its pool that answer it. */
  readonly answers: readonly (readonly (readonly number[])[])[];
  /** For each seat, its two decks. Secret: empty in the open tables. */
  readonly decks: readonly (readonly [readonly number[], readonly number[]])[];
  /** All boards: ours, and those that the set-up brings. */
  readonly laid: readonly Board[];
  /** Their ids, those of each seat by their places among them, and the ways of joining. */
  readonly boards: readonly string[];
  readonly own: readonly (readonly number[])[];
  readonly joins: readonly Join[];
  /** The battlefield asked for last, by its number: a match asks for no other once it is laid. */
  readonly scratch: { code: number; field: Battlefield | null };
}

/** A match being played. */
export type Und = Play<Table, State, EventKey>;

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

/** The number of the battlefield that a set-up gives; -1 where it is chosen in play. @throws SetupError where there is no such battlefield */
export function givenField(table: Joinable & Pick<Table, 'setup'>): number {
  const { field } = table.setup;
  if (field === undefined) return -1;
  const boards = field.boards.map((id) => table.boards.indexOf(id));
  const join = table.joins.findIndex(
    (j) => j.turned[0] === field.turned[0] && j.turned[1] === field.turned[1] && j.offset === field.offset,
  );
  if (boards.includes(-1)) throw wrong('field.boards', 'wu:S2', 'unknown-board', field.boards.join(', '));
  if (join < 0) throw wrong('field', 'wu:S2', 'cannot-join', `${field.turned.join(', ')}, ${field.offset}`);
  return fieldCode(table, boards, join);
}
