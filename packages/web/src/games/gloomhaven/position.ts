/** What the worker hands to the screens of Gloomhaven, and what they may ask it. */
import type { RulingCase } from '@escarmouche/engine/core';
import type {
  Aim,
  FigureValues,
  Look,
  ShownActive,
  ShownDeck,
  ShownHalf,
  ShownType,
  Situation,
  Thought,
  Track,
  TurnCase,
  TurnRead,
  TurnResult,
  View,
  Why,
} from '@escarmouche/engine/gloomhaven';
import type { Ahead } from './ahead.ts';

/** A position as one seat sees it. */
export interface GhPosition {
  readonly view: View;
  /** What the monster or summon goes by for which the players are asked; null where none is. */
  readonly thought: Thought | null;
  /** Who acts when. */
  readonly track: Track;
  /** Numbers of every figure with what they are made of, and its conditions. */
  readonly values: readonly FigureValues[];
  /** The monster types in play. */
  readonly types: readonly ShownType[];
  /** Modifier decks: the players', then the monsters'. */
  readonly decks: readonly ShownDeck[];
  /** The active area of each seat. */
  readonly active: readonly (readonly ShownActive[])[];
  /** The half of a card being performed; null where none is. */
  readonly half: ShownHalf | null;
}

/** Each question and its answer. */
export interface GhQuestions {
  /** Why a figure does what it does, from what it went by. */
  why: [Thought, Why];
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
  /** What comes out of cases of monster turns otherwise than they say. */
  'turn-cases': [readonly TurnCase[], readonly Pick<TurnResult, 'missing' | 'extra'>[]];
  /** How much of each case of a ruling does not follow. */
  'ruling-cases': [readonly RulingCase<Situation>[], readonly number[]];
}
