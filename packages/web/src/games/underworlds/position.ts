/** What the screens of Underworlds may ask the worker. */
import type { AimedHex, Look, ReachedHex } from '@escarmouche/engine/underworlds';

/** Each question and its answer. */
export interface WuQuestions {
  /** Where a fighter could go, and by which way. */
  reach: [{ readonly fighter: number }, readonly ReachedHex[]];
  /** The hexes within a range of a hex, seen or not. */
  aims: [{ readonly hex: number; readonly range: number }, readonly AimedHex[]];
  /** A straight look, with what stops it. */
  look: [{ readonly from: number; readonly to: number }, Look];
}
