/** What an experiment is once its file has been read and everything in it is known: plain data, the same for every worker and machine. */
import type { BothLanguages } from '@escarmouche/engine';

/** Who is measured: what is played, and by whom. */
export interface Side {
  /** How the report and the rows call it: `dawn-starter`, `greedy`, `dawn-starter · greedy`. */
  readonly label: string;
  /** The same for readers, with the names of what is played. */
  readonly names: BothLanguages;
  readonly party: string;
  /** Name of a bot of the engine's list, or of one's own. */
  readonly bot: string;
}

/** One meeting, played so many times. */
export interface Cell {
  /** Tells it from the others, by all that it is; dice follow from it, so that other cells of an experiment do not change them. */
  readonly key: string;
  readonly game: string;
  readonly a: Side;
  /** Null where all play together against what the game does. */
  readonly b: Side | null;
  /** Map, scenario, mode, level, options: what else is said of it, empty where everything is usual. */
  readonly where: string;
  /** The set-up with `a` in the first seat, and with `b` there where seats are exchanged. */
  readonly setups: readonly unknown[];
  /** For each set-up, the bot of each seat. */
  readonly seats: readonly (readonly string[])[];
}

/** When a cell has been played often enough. Without a rule, after `games`. */
export interface Stop {
  /** Games of each cell at most. */
  readonly games: number;
  /** Games before a rule is asked. */
  readonly least: number;
  /** Half the width of the 95 % interval of `a`'s share that is narrow enough. */
  readonly interval?: number;
  /** Sequential test between two shares. */
  readonly sprt?: Sprt;
}

export interface Sprt {
  readonly from: number;
  readonly to: number;
  /** Chances to be wrong where the first holds, and where the second does. */
  readonly alpha: number;
  readonly beta: number;
}

export interface Experiment {
  readonly name: string;
  readonly titles: BothLanguages;
  readonly seed: number;
  readonly stop: Stop;
  readonly cells: readonly Cell[];
  /** One's own bots, by name: what their files hold, as a hash. */
  readonly own: Readonly<Record<string, string>>;
  /** Milliseconds that a bot of one's own may take for an answer. */
  readonly limit: number;
  /** The code that plays, as a hash: other code may play other games. */
  readonly code: string;
}

/** Why a bot lost without losing: it was slow, broke off, answered what was not offered; or the match passed its bound. */
export const FAULTS = ['slow', 'threw', 'nonsense', 'endless'] as const;
export type Fault = (typeof FAULTS)[number];

/** One game as it is written down: short, since there may be millions. Seats are those of the match. */
export type GameResult = readonly [
  winner: number,
  points: readonly number[],
  rounds: number,
  decisions: number,
  checksum: string,
  /** Empty where nobody was at fault. */
  fault: Fault | '',
  faulty: number,
  marks: readonly number[],
  /** Where a bot was at fault: what it threw, or answered. */
  said?: string,
];

/** The games of one unit: a pair with the seats exchanged, or a single one. */
export type UnitResult = readonly GameResult[];

/** Games of one unit of a cell. */
export const gamesOf = (cell: Cell): number => cell.setups.length;

/** Units of a cell at most. */
export const unitsOf = (cell: Cell, stop: Stop): number => Math.ceil(stop.games / gamesOf(cell));

/** The seed of a unit's dice: the same for both of its games. */
export const seedOf = ({ seed }: Pick<Experiment, 'seed'>, cell: Cell, unit: number): string => `${seed}/${cell.key}/${unit}`;

/** What a game was worth to `a`: 1 won, 0 lost, a half where nobody won. */
export function scoreOf(cell: Cell, half: number, [winner]: GameResult): number {
  if (cell.b === null) return winner === 0 ? 1 : 0;
  if (winner < 0) return 0.5;
  return winner === half ? 1 : 0;
}
