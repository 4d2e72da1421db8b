/** The candidates of a monster's turn as rows: what speaks for each, in the order in which it is compared, and where it lost. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Thought, Why, WhyFocus, WhyPlace, WhyStage } from '@escarmouche/engine/gloomhaven';
import { NOWHERE } from '../../../../table/args.ts';

/** What is compared: the name of a criterion, and its value for a candidate. */
interface Column<C> {
  readonly name: string;
  of(c: C): number | boolean;
}

/** A candidate as a row. */
export interface WhyRow {
  readonly key: string;
  /** The hex that stands for it on the board: its own, or that of the enemy. */
  readonly space: number;
  /** A figure; `NOBODY` where the candidate is a hex. */
  readonly figure: number;
  /** Whom it would attack from there. */
  readonly attacks: readonly number[];
  /** Values in the order of the criteria. */
  readonly values: readonly { readonly name: string; readonly value: number | boolean }[];
  readonly lost: { readonly name: string; readonly rule: string } | null;
  readonly path: readonly number[];
  /** The way that would be left after it, to where it is going. */
  readonly ahead: readonly number[];
  readonly goal: number;
  /** What else tells equal initiatives apart. */
  readonly acts: WhyFocus['acts'] | null;
}

const FOCUS: readonly Column<WhyFocus>[] = [
  { name: 'negative', of: (c) => c.negatives },
  { name: 'way', of: (c) => c.steps },
  { name: 'proximity', of: (c) => c.near },
  { name: 'initiative', of: (c) => c.initiative },
];

const PLACES: readonly Column<WhyPlace>[] = [
  { name: 'negative', of: (c) => c.negatives },
  { name: 'this-turn', of: (c) => !c.later },
  { name: 'disadvantage', of: (c) => c.hampered },
  { name: 'targets', of: (c) => c.attacks.length },
  { name: 'secondary-disadvantage', of: (c) => c.hamperedOthers },
  { name: 'way', of: (c) => c.steps },
];

const GOING: readonly Column<WhyStage>[] = [
  { name: 'negative', of: (c) => c.negatives },
  { name: 'left', of: (c) => c.left },
  { name: 'way', of: (c) => c.steps },
];

/** The order in which candidates are compared; what is no column comes last. */
const ORDER = [
  'negative',
  'this-turn',
  'disadvantage',
  'targets',
  'secondary-disadvantage',
  'left',
  'way',
  'secondary',
  'proximity',
  'initiative',
];

/** How far a candidate came: those that are left come first, then whoever lost last. */
function came({ lost }: WhyRow): number {
  return lost === null ? ORDER.length : ORDER.indexOf(lost.name);
}

/** Candidates as rows, whoever is left first; `of` says where each is, and what else there is to it. */
function rowsOf<C extends Pick<WhyRow, 'lost' | 'path'>>(
  all: readonly C[],
  columns: readonly Column<C>[],
  of: (c: C) => Pick<WhyRow, 'key' | 'space'> & Partial<WhyRow>,
): readonly WhyRow[] {
  const rows = all.map((c): WhyRow => {
    const values = columns.map(({ name, of: value }) => ({ name, value: value(c) }));
    return { figure: NOBODY, attacks: [], ahead: [], goal: NOWHERE, acts: null, lost: c.lost, path: c.path, values, ...of(c) };
  });
  return rows.sort((a, b) => came(b) - came(a));
}

/** The enemies it could go for. `spaceOf` is where each stood. */
export const focusRows = ({ focus }: Pick<Why, 'focus'>, spaceOf: (figure: number) => number): readonly WhyRow[] =>
  rowsOf(focus, FOCUS, ({ foe, acts }) => ({ key: `f${foe}`, space: spaceOf(foe), figure: foe, acts: acts ?? null }));

/** The hexes it could attack one of them from. */
export const placeRows = ({ places }: Pick<Why['turns'][number], 'places'>): readonly WhyRow[] =>
  rowsOf(places, PLACES, ({ space, attacks }) => ({ key: `p${space}>${attacks.join('+')}`, space, attacks }));

/** Where it could go meanwhile. */
export const goingRows = ({ going }: Pick<Why['turns'][number], 'going'>): readonly WhyRow[] =>
  rowsOf(going, GOING, ({ space, goal, ahead }) => ({ key: `g${space}>${goal}`, space, goal, ahead }));

/** Values that are worth a column: those at which somebody lost, and those that are not the same for all. */
export function columnsOf(rows: readonly WhyRow[], always: readonly string[]): readonly string[] {
  const names = rows[0]?.values.map((v) => v.name) ?? [];
  return names.filter(
    (name, i) => always.includes(name) || rows.some((r) => r.lost?.name === name || r.values[i].value !== rows[0].values[i].value),
  );
}

/** Everything about a turn that has a place on the board. */
export interface WhyBoard {
  readonly foci: readonly WhyRow[];
  readonly places: readonly WhyRow[];
  readonly going: readonly WhyRow[];
  /** Enemies that could not be considered, with their places. */
  readonly out: readonly {
    readonly figure: number;
    readonly space: number;
    readonly lost: { readonly name: string; readonly rule: string };
  }[];
}

/** The candidate that a hex stands for: an enemy before a hex to attack from, and that before one on the way; those that are left first. */
export function candidateOn({ foci, places, going }: WhyBoard, hex: number): WhyRow | undefined {
  if (hex < 0) return undefined;
  return [...foci, ...places, ...going].find((r) => r.space === hex);
}

/** What became of whoever or whatever was considered on a hex; undefined where nothing was. */
export function fateOn(board: WhyBoard, hex: number): Pick<WhyRow, 'lost'> | undefined {
  return candidateOn(board, hex) ?? (hex < 0 ? undefined : board.out.find((o) => o.space === hex));
}

/** The candidates of a turn; of several enemies it may go for, `focus` is the one that was chosen, `NOBODY` all of them. */
export function boardOf(why: Why, spaceOf: (figure: number) => number, focus = NOBODY): WhyBoard {
  const turns = why.turns.filter((t) => focus < 0 || t.focus === focus);
  return {
    foci: focusRows(why, spaceOf),
    places: turns.flatMap(placeRows),
    going: turns.flatMap(goingRows),
    out: why.out.map((o) => ({ figure: o.foe, space: spaceOf(o.foe), lost: o.lost })),
  };
}

/** Where figures stood, as whoever chose went by it. */
export function spacesIn({ foes, unseen }: Pick<Thought, 'foes' | 'unseen'>): (figure: number) => number {
  const all = new Map([...foes, ...unseen].map((f) => [f.figure, f.space]));
  return (figure) => all.get(figure) ?? NOWHERE;
}
