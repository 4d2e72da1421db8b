/** What the worker hands to the screens of World of Warcraft Miniatures, and what they may ask it. */
import type { AimedSpace, FigureValues, ReachedSpace, Sight, View } from '@escarmouche/engine/wow';

/** A position as one seat sees it. */
export interface WowPosition {
  readonly view: View;
  /** Numbers of every figure with what they are made of, in the order of the state's figures. */
  readonly values: readonly FigureValues[];
  /** What options and files call each figure. */
  readonly names: readonly string[];
}

/** Each question and its answer. */
export interface WowQuestions {
  /** Where a figure can go, and what each step costs. */
  reach: [{ readonly figure: number }, readonly ReachedSpace[]];
  sight: [{ readonly figure: number; readonly to: number }, Sight];
  /** The spaces an ability can be aimed at: a figure's by its key, a bar card's by the card's number. */
  aims: [{ readonly figure: number; readonly ability: string | number }, readonly AimedSpace[]];
}
