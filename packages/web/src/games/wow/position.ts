/** What the screens of World of Warcraft Miniatures may ask the worker. */
import type { AimedSpace, ReachedSpace, Sight } from '@escarmouche/engine/wow';

/** Each question and its answer. */
export interface WowQuestions {
  /** Where a figure can go, and what each step costs. */
  reach: [{ readonly figure: number }, readonly ReachedSpace[]];
  sight: [{ readonly figure: number; readonly to: number }, Sight];
  /** The spaces an ability can be aimed at: a figure's by its key, a bar card's by the card's number. */
  aims: [{ readonly figure: number; readonly ability: string | number }, readonly AimedSpace[]];
}
