/** What each game says for the question of threats: whose turns there are, what goes on towards an attack, where one could stand. */
import type { CoreState, Play, Seat } from '../core/index.ts';
import type { AtStake } from './stakes.ts';

/** What a game says of the turns its figures take. */
export interface ThreatsOfGame<T, S extends CoreState> {
  /** Figures that are in play, by their places in the state. */
  figures(g: Play<T, S>): readonly number[];
  /** Whether one may attack the other. */
  foes(g: Play<T, S>, figure: number, other: number): boolean;
  /** Who decides for a figure. */
  seat(g: Play<T, S>, figure: number): Seat;
  /** What its harm is counted in. */
  readonly harm: 'damage' | 'wound';
  /** A figure's name in options. */
  name(g: Play<T, S>, figure: number): string;
  /**
   * The positions in which a figure's next turn begins, and how many times out of all each comes about: more than one where something is
   * drawn before it, none where the figure has no turn any more. `g` is the caller's own and may be one of them.
   */
  toAct(g: Play<T, S>, figure: number): readonly { readonly state: S; readonly weight: number }[];
  /** Whether an answer of a figure of this name goes on towards an attack: a move, a card. Only what everybody can see is counted on. */
  onward(id: string, name: string): boolean;
  /** How many such answers follow one another at most. */
  readonly steps: number;
  /** Ids of the answers that begin an attack. */
  readonly attacks: RegExp;
  /** Of answers that differ for nobody, such as places of one contact, those that are worth trying; all of them unless given. */
  few?(g: Play<T, S>, ids: readonly string[], on: number): readonly string[];
  /**
   * Harm that needs no attack of one's own choice: a turn played by rules, a combat that contact brings. Stands it on the stack of `g` and
   * tells what may come of it; null where there is none.
   */
  byItself?(g: Play<T, S>, by: number, on: number): AtStake<S> | null;
  /** Where a figure could stand, by the numbers that spaces have in options and views. */
  places(g: Play<T, S>, figure: number): readonly number[];
  /** How far such a place is from where the figure stands, whatever lies between: the near ones are looked at first. */
  away(g: Play<T, S>, figure: number, place: number): number;
  /** Such a place in millimetres, on a table without spaces. */
  pointOf?(place: number): { readonly x: number; readonly y: number };
  /** How far one is from the other as they stand, in spaces or in millimetres from base to base, and whether it sees it. */
  looks(g: Play<T, S>, by: number, on: number): { readonly far: number; readonly sees: boolean };
  /** Puts it there. */
  stand(g: Play<T, S>, figure: number, place: number): void;
}
