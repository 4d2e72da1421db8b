/** How players of graded strength play a game: how well each of them sees, and what each goes for. A game may say so; else what is usual holds. */
import type { AimKey } from './aims.ts';

/** What somebody cares for beside winning: for each step of an aim so much worth, where 1 is what makes a match as good as three to one. */
export type Leanings = Readonly<Partial<Record<AimKey, number>>>;

/** What a character goes for, and what that is worth to them. Small: a style decides between answers that are nearly as good. */
export const STYLES = {
  'closes-in': { near: 0.15 },
  'keeps-away': { near: -0.02, own: 0.05 },
  objectives: { goals: 0.1, points: 0.05 },
  spares: { own: 0.06 },
  strikes: { harm: 0.06 },
  weighs: {},
} as const satisfies Record<string, Leanings>;
export type Style = keyof typeof STYLES;

/** How well somebody sees. */
export interface Sight {
  /** The share of the answers on offer that it notices, each by lot; two of them at least. */
  readonly notices: number;
  /** Times it plays each of them out as far as the rule that asks goes, where it follows no lines. */
  readonly glances: number;
  /**
   * Whether it goes by its game's plan (`Guide.promise`) where that knows the question, and does what is likely where it does not, instead of
   * playing answers out. Only where it follows no lines.
   */
  readonly plans: boolean;
  /** Lines of play that it follows over whole turns; 0 where it looks no farther than the answer itself. */
  readonly lines: number;
  /** How far it is wrong about each answer, as a standard deviation: 1 is what makes a match as good as three to one. */
  readonly blur: number;
}

/** Nothing overlooked, nothing misjudged. */
export const CLEAR: Sight = { notices: 1, glances: 2, plans: false, lines: 0, blur: 0 };

/** The levels in a game, from the weakest on. */
export interface Opponents {
  /** How well each sees: measured, so that each beats the one below it more often than not, and not always. */
  readonly sights: readonly Sight[];
  readonly styles: readonly Style[];
  /** The same for what is played of the game at this table, where it is another thing than the usual match. */
  sightsAt?(table: unknown): readonly Sight[];
}
