/** What the worker hands to the screens of Underworlds, and what they may ask it. */
import type { AimedHex, FighterValues, Look, ReachedHex, ShownAttack, View } from '@escarmouche/engine/underworlds';

/** A position as one seat sees it. */
export interface WuPosition {
  readonly view: View;
  /** Numbers of every fighter with what they are made of; empty before the battlefield is laid. */
  readonly values: readonly FighterValues[];
  /** The attack under way. */
  readonly attack: ShownAttack | null;
}

/** Each question and its answer. */
export interface WuQuestions {
  /** Where a fighter could go, and by which way. */
  reach: [{ readonly fighter: number }, readonly ReachedHex[]];
  /** The hexes within a range of a hex, seen or not. */
  aims: [{ readonly hex: number; readonly range: number }, readonly AimedHex[]];
  /** A straight look, with what stops it. */
  look: [{ readonly from: number; readonly to: number }, Look];
}
