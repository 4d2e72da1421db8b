/** What the screens of Gloomhaven may ask the worker. */
import type { Aim, Look, Situation, Thought, TurnCase, TurnRead, TurnResult, Why } from '@escarmouche/engine/gloomhaven';
import type { Ahead } from './ahead.ts';
import type { Unfit } from './turns/written.ts';

/** Each question and its answer. */
export interface GhQuestions {
  /** Why a figure does what it does, from what it went by. */
  why: [Thought, Why];
  /** The position in which that turn began; null where none can show it. */
  begun: [Thought, Situation | null];
  /** What presses on the board may do, now or after answers that lead there. */
  ahead: [Record<string, never>, readonly Ahead[]];
  /** How far the attack whose targets are being chosen reaches. */
  aims: [Record<string, never>, readonly Aim[]];
  /** A look from one hex to another, with the line that is clear if there is one, and the range around walls. */
  look: [{ readonly from: number; readonly to: number }, Look];
}

/** What the tools of this game ask, which is about no match: each question and its answer. */
export interface GhTools {
  /** The turn that a situation is about to begin. */
  turn: [Situation, TurnRead];
  /** That turn by itself as a case of monster turns, or why it is none. */
  'turn-case': [TurnRead, TurnCase | Unfit];
  /** What comes out of cases of monster turns otherwise than they say. */
  'turn-cases': [readonly TurnCase[], readonly Pick<TurnResult, 'missing' | 'extra'>[]];
}
