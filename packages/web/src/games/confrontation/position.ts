/** What the worker hands to the screens of Confrontation. */
import type { FighterValues, FightsNow, View } from '@escarmouche/engine/confrontation';

/** A position as one seat sees it. */
export interface ConfPosition {
  readonly view: View;
  /** Numbers of every figure with what they are made of, in the order of the state's figures. */
  readonly values: readonly FighterValues[];
  readonly fights: FightsNow;
}
