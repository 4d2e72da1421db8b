/** What a game gives so that its matches become rows. */
import type { BothLanguages, CoreState, Game, GameEvent } from '@escarmouche/engine';

/** What is said of a card or a figure of one match, as bits. */
export const DRAWN = 1;
export const PLAYED = 2;
export const SCORED = 4;
export const SURVIVED = 8;

/** The names of the bits, as columns have them. */
export const MARKS = [
  ['drawn', DRAWN],
  ['played', PLAYED],
  ['scored', SCORED],
  ['survived', SURVIVED],
] as const;

/** A card or a figure that a set-up brings. */
export interface Piece {
  readonly kind: 'card' | 'figure';
  readonly id: string;
  readonly names: BothLanguages;
  readonly seat: number;
}

/** A game of set-up `U`, tables `T` and state `S`, as the laboratory measures it. */
export interface LabGame<U, T, S extends CoreState, V> {
  readonly game: Game<U, T, S, V>;
  /** Everybody at the table plays together, against what the game itself does. */
  readonly together: boolean;
  /** The bits that mean something for its cards and for its figures. */
  readonly knows: Readonly<Record<Piece['kind'], number>>;
  /** Cards and figures of these tables, always in the same order. */
  pieces(table: T): readonly Piece[];
  /** Of each of them, what became of it: bits. `events` are all of the match. */
  marks(table: T, state: S, events: readonly GameEvent[]): readonly number[];
  /** What each side has in the end, in the game's own measure. */
  points(table: T, state: S): readonly number[];
  rounds(state: S): number;
  /** The same set-up with the two seats exchanged; null where a seat's place cannot be exchanged. */
  swapped(setup: U): U | null;
}

/** Some game: what belongs to it stays together, and nothing else is known of it. */
export type AnyLabGame = LabGame<unknown, unknown, CoreState, unknown>;

/** Its own types are forgotten here, once: whatever it is given from then on came from itself. */
export function anyLabGame<U, T, S extends CoreState, V>(game: LabGame<U, T, S, V>): AnyLabGame {
  return game as AnyLabGame;
}

/** The numbers that events of these names carry in an argument of this kind: places of cards, of figures. */
export function namedIn(events: readonly GameEvent[], keys: readonly string[], arg: string, kind: 'card' | 'figure'): Set<number> {
  const out = new Set<number>();
  for (const { key, args } of events) {
    if (!keys.includes(key)) continue;
    const v = args[arg];
    if (typeof v === 'object' && kind in v) out.add((v as Readonly<Record<string, number>>)[kind]);
  }
  return out;
}
