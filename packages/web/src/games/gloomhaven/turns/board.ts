/** The board of a monster's turn as it is drawn up: plain data, changed by copying. */
import type { ClassId } from '@escarmouche/engine/gloomhaven';

/** Column and row; odd rows stand half a hex to the right, as on the game's own maps. */
export type At = readonly [number, number];

/** What lies on a hex; a wall hex is no hex at all. */
export const GROUNDS = ['obstacle', 'trap', 'hazard', 'difficult', 'wall'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Who stands on a hex. A summon acts just before its summoner, one of nobody's on a number of its own. */
export type Figure =
  | { readonly kind: 'active' | 'monster' | 'objective' }
  | { readonly kind: 'character'; readonly class: ClassId; readonly initiative: number; readonly invisible?: true }
  | { readonly kind: 'summon'; readonly owner: ClassId | null; readonly initiative: number; readonly invisible?: true };

/** Conditions that matter for where a monster goes and whom it attacks. */
export const HINDRANCES = ['muddle', 'immobilize', 'disarm', 'stun'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** A cell of an area, axial, from the grey hex or from anywhere. */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** The numbers of a monster of one's own, its card included. */
export interface OwnNumbers {
  readonly move: number;
  readonly attack: number;
  /** 0 melee. */
  readonly range: number;
  /** 0 no attack. */
  readonly targets: number;
  /** Red hexes of the attack; with a melee attack around the monster, with a range anywhere. */
  readonly area: readonly Cell[];
  readonly how: 'walks' | 'jumps' | 'flies';
}

/** The monster whose turn it is. */
export interface Monster {
  /** A type of the game, or `own`. */
  readonly type: string;
  readonly elite: boolean;
  /** Its ability card of this round, by the printed number. */
  readonly card: string;
  readonly own: OwnNumbers;
  readonly conditions: readonly Hindrance[];
}

/** The options of the game that a monster's turn depends on. */
export const OPTIONS = ['sight-touching-walls', 'area-measured-from-wall', 'jump-into-difficult'] as const;
export type OptionId = (typeof OPTIONS)[number];

export interface TurnBoard {
  readonly columns: number;
  readonly rows: number;
  /** Whether the rim is a wall, or there is nothing behind it. */
  readonly rim: 'wall' | 'open';
  readonly level: number;
  /** What lies on hexes, by `column,row`. */
  readonly ground: Readonly<Record<string, readonly Ground[]>>;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Wall lines as `column,row/direction`, directions 0 to 2: east, north-east, north-west. */
  readonly walls: readonly string[];
  readonly monster: Monster;
  /** Options other than the usual ones. */
  readonly options: { readonly [K in OptionId]?: string };
}

/** Columns and rows that can be set. What is opened from elsewhere may have as many as files take. */
export const FEWEST = 3;
export const MOST_COLUMNS = 16;
export const MOST_ROWS = 16;

/** Figures besides the monster: monsters of a type, and everybody, are numbered in files. */
export const MOST_MONSTERS = 20;
export const MOST_FIGURES = 28;

export const PLAIN_NUMBERS: OwnNumbers = { move: 2, attack: 2, range: 0, targets: 1, area: [], how: 'walks' };

/** An empty board. It fits the form of monster turns as well. */
export const EMPTY: TurnBoard = {
  columns: 7,
  rows: 8,
  rim: 'wall',
  level: 1,
  ground: {},
  figures: {},
  walls: [],
  monster: { type: 'bandit-guard', elite: false, card: '528', own: PLAIN_NUMBERS, conditions: [] },
  options: {},
};

export const keyOf = ([column, row]: At): string => `${column},${row}`;

export function atOf(key: string): At {
  const [column, row] = key.split(',').map(Number);
  return [column, row];
}

export function isOn({ columns, rows }: Pick<TurnBoard, 'columns' | 'rows'>, [column, row]: At): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** The hex in a direction, counter-clockwise from east as the rules count them. */
export function beside([column, row]: At, direction: number): At {
  const shift = row % 2 === 0 ? -1 : 0;
  switch (direction) {
    case 0:
      return [column + 1, row];
    case 1:
      return [column + shift + 1, row - 1];
    case 2:
      return [column + shift, row - 1];
    case 3:
      return [column - 1, row];
    case 4:
      return [column + shift, row + 1];
    default:
      return [column + shift + 1, row + 1];
  }
}

/** The one name of the edge of a hex, whichever side it is said from. */
export function edgeOf(at: At, direction: number): string {
  return direction < 3 ? `${keyOf(at)}/${direction}` : `${keyOf(beside(at, direction))}/${direction - 3}`;
}

/** Both hexes of a wall line. */
export function sidesOf(edge: string): readonly [At, At] {
  const [key, direction] = edge.split('/');
  const at = atOf(key);
  return [at, beside(at, Number(direction))];
}

/** Whether a wall line stands there. */
export function hasWall(b: TurnBoard, at: At, direction: number): boolean {
  return b.walls.includes(edgeOf(at, direction));
}

export const groundAt = (b: TurnBoard, at: At): readonly Ground[] => b.ground[keyOf(at)] ?? [];
export const figureAt = (b: TurnBoard, at: At): Figure | undefined => b.figures[keyOf(at)];

/** Where the monster stands; null before it is placed. */
export function activeAt(b: TurnBoard): At | null {
  const found = Object.entries(b.figures).find(([, f]) => f.kind === 'active');
  return found === undefined ? null : atOf(found[0]);
}

/** Where the character of a class stands; null while it is not on the board. */
export function characterAt(b: TurnBoard, of: ClassId): At | null {
  const found = Object.entries(b.figures).find(([, f]) => f.kind === 'character' && f.class === of);
  return found === undefined ? null : atOf(found[0]);
}

/** Whether anything has been put on the board. */
export function isBare(b: TurnBoard): boolean {
  return Object.keys(b.figures).length === 0 && Object.keys(b.ground).length === 0 && b.walls.length === 0;
}

/** A board is one monster's turn as soon as the monster stands on it. */
export const isReady = (b: TurnBoard): boolean => activeAt(b) !== null;

function without<X>(of: Readonly<Record<string, X>>, key: string): Readonly<Record<string, X>> {
  const { [key]: _gone, ...rest } = of;
  return rest;
}

/** In reading order, so that equal boards are equal data whatever they were drawn in. */
function inOrder<X>(of: Readonly<Record<string, X>>): Readonly<Record<string, X>> {
  const place = (key: string): number => atOf(key)[1] * 1000 + atOf(key)[0];
  return Object.fromEntries(Object.entries(of).sort(([a], [b]) => place(a) - place(b)));
}

function withGround(b: TurnBoard, at: At, ground: readonly Ground[]): TurnBoard {
  const key = keyOf(at);
  return { ...b, ground: ground.length === 0 ? without(b.ground, key) : inOrder({ ...b.ground, [key]: ground }) };
}

/** The wall lines that are not around a hex. */
function wallsAwayFrom(b: TurnBoard, at: At): readonly string[] {
  const around = [0, 1, 2, 3, 4, 5].map((d) => edgeOf(at, d));
  return b.walls.filter((w) => !around.includes(w));
}

/** Lays something on a hex, or takes it away where it lies already. Nobody stands in a wall, and nothing else lies in it. */
export function layGround(b: TurnBoard, at: At, kind: Ground): TurnBoard {
  const here = groundAt(b, at);
  if (here.includes(kind))
    return withGround(
      b,
      at,
      here.filter((g) => g !== kind),
    );
  if (kind === 'wall') return withGround({ ...b, figures: without(b.figures, keyOf(at)), walls: wallsAwayFrom(b, at) }, at, ['wall']);
  return withGround(
    b,
    at,
    GROUNDS.filter((g) => g !== 'wall' && (g === kind || here.includes(g))),
  );
}

/** Whether two figures are one and the same piece: there is one monster whose turn it is, and one of each character. */
function isSame(a: Figure, f: Figure): boolean {
  if (f.kind === 'active') return a.kind === 'active';
  return f.kind === 'character' && a.kind === 'character' && a.class === f.class;
}

/** Why a figure cannot be added; null where it can. */
export function whyNotAdd(b: TurnBoard, f: Figure): 'monsters' | 'figures' | null {
  const all = Object.values(b.figures);
  if (all.some((x) => isSame(x, f))) return null;
  if (f.kind === 'monster' && all.filter((x) => x.kind === 'monster').length >= MOST_MONSTERS - 1) return 'monsters';
  return all.length >= MOST_FIGURES ? 'figures' : null;
}

/** Puts a figure on a hex, in the place of whoever stands there; the same once more takes it away. A wall gives way. */
export function putFigure(b: TurnBoard, at: At, f: Figure): TurnBoard {
  const key = keyOf(at);
  const here = b.figures[key];
  if (here !== undefined && here.kind === f.kind && (f.kind !== 'character' || isSame(here, f)))
    return { ...b, figures: without(b.figures, key) };
  if (whyNotAdd({ ...b, figures: without(b.figures, key) }, f) !== null) return b;
  const others = Object.fromEntries(Object.entries(b.figures).filter(([k, x]) => k !== key && !isSame(x, f)));
  const was = Object.values(b.figures).find((x) => isSame(x, f));
  return withGround(
    { ...b, figures: inOrder({ ...others, [key]: was ?? f }) },
    at,
    groundAt(b, at).filter((g) => g !== 'wall'),
  );
}

/** Moves a figure; where somebody stands already, the two change places. */
export function moveFigure(b: TurnBoard, from: At, to: At): TurnBoard {
  const [a, z] = [keyOf(from), keyOf(to)];
  const f = b.figures[a];
  if (f === undefined || a === z || !isOn(b, to)) return b;
  const there = b.figures[z];
  const moved = { ...without(b.figures, a), [z]: f, ...(there === undefined ? {} : { [a]: there }) };
  return withGround(
    { ...b, figures: inOrder(moved) },
    to,
    groundAt(b, to).filter((g) => g !== 'wall'),
  );
}

/** Changes what is said of the figure on a hex. */
export function changeFigure(b: TurnBoard, at: At, f: Figure): TurnBoard {
  return figureAt(b, at) === undefined ? b : { ...b, figures: { ...b.figures, [keyOf(at)]: f } };
}

/** Whether a wall line can stand there: not at the rim, nor along a wall hex, which is wall all around. */
export function mayWall(b: TurnBoard, at: At, direction: number): boolean {
  return [at, beside(at, direction)].every((x) => isOn(b, x) && !groundAt(b, x).includes('wall'));
}

/** Puts a wall line on an edge, or takes it away. */
export function toggleWall(b: TurnBoard, at: At, direction: number): TurnBoard {
  if (!mayWall(b, at, direction)) return b;
  const edge = edgeOf(at, direction);
  return { ...b, walls: b.walls.includes(edge) ? b.walls.filter((w) => w !== edge) : [...b.walls, edge].sort() };
}

/** Takes everything off a hex: whoever stands there first, then what lies there, then the wall lines around it. */
export function erase(b: TurnBoard, at: At): TurnBoard {
  const key = keyOf(at);
  if (b.figures[key] !== undefined) return { ...b, figures: without(b.figures, key) };
  if (b.ground[key] !== undefined) return withGround(b, at, []);
  const walls = wallsAwayFrom(b, at);
  return walls.length < b.walls.length ? { ...b, walls } : b;
}

/** Another size. What no longer has a hex is gone. */
export function resize(b: TurnBoard, columns: number, rows: number): TurnBoard {
  const size = { columns, rows };
  const kept = <X>(of: Readonly<Record<string, X>>) => Object.fromEntries(Object.entries(of).filter(([key]) => isOn(size, atOf(key))));
  return {
    ...b,
    ...size,
    ground: kept(b.ground),
    figures: kept(b.figures),
    walls: b.walls.filter((w) => sidesOf(w).every((at) => isOn(size, at))),
  };
}

/** Everything taken off; size, monster and options stay. */
export function cleared(b: TurnBoard): TurnBoard {
  return { ...b, ground: {}, figures: {}, walls: [] };
}
