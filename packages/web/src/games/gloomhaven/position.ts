/** What the screens of Gloomhaven may ask the worker. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { Aim, Look, Situation, Thought, TurnCase, TurnRead, TurnResult, Why } from '@escarmouche/engine/gloomhaven';
import type { Ahead } from './ahead.ts';
import type { TurnBoard } from './turns/board.ts';

/** Each question and its answer. */
export interface GhQuestions {
  /** Why a figure does what it does, from what it went by. */
  why: [Thought, Why];
  /** The same turn as a position of its own, in which it begins; null where none can show it. */
  board: [Thought, Situation | null];
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
  /** That turn by itself, without all that does not matter to it; null where no board can show it. */
  board: [Situation, TurnBoard | null];
  /** What comes out of cases of monster turns otherwise than they say. */
  'turn-cases': [readonly TurnCase[], readonly Pick<TurnResult, 'missing' | 'extra'>[]];
  /** How much of each case of a ruling does not follow. */
  'ruling-cases': [readonly RulingCase<Situation>[], readonly number[]];
}
