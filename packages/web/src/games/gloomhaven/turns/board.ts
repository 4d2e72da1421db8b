/** A monster's turn by itself: the board with all that matters to it and nothing else, as files of monster turns have it. Plain data. */
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

export const groundAt = (b: TurnBoard, at: At): readonly Ground[] => b.ground[keyOf(at)] ?? [];

/** Where the monster stands; null where it does not. */
export function activeAt(b: TurnBoard): At | null {
  const found = Object.entries(b.figures).find(([, f]) => f.kind === 'active');
  return found === undefined ? null : atOf(found[0]);
}
