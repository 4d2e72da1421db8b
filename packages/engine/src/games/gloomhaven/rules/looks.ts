/**
 * gh:focus.*. What a monster or a summon sees before it when it acts, and how one step of its turn hands that on to the next: where it could
 * go and whom it could attack is the dearest question of the game, and two steps ask it of one position.
 */
import { type Kept, readAgain } from '../monsters/readings.ts';
import type { Gloom } from '../table.ts';
import type { DeedsFrame } from './frames.ts';
import { actionOf, positionOf } from './thinking.ts';

/** No foe is left alone. */
export const NONE_SPARED: readonly number[] = [];

/** What a figure sees before it: the reading of it, and which figures the foes of that reading are. */
export interface Look {
  readonly who: readonly number[];
  readonly kept: Kept;
}

/** Where a figure could go and whom it could attack from a line of its card on. */
export function lookAround(g: Gloom, figure: number, spared = NONE_SPARED, line = 0, stay = false): Look {
  const position = positionOf(g, figure, spared);
  return { who: position.who, kept: readAgain(position, actionOf(g, figure, line, stay)) };
}

/**
 * What the step that found the focus looked at, for the line that is performed next: between the two nothing happens, so that nothing
 * is looked at anew. A frame is one match's own, and whatever else was read meanwhile is told by the reading's number.
 */
const handed: { to: DeedsFrame | null; look: Look | null; nth: number } = { to: null, look: null, nth: 0 };

/** Keeps a look for the step that follows. */
export function handOn(f: DeedsFrame, look: Look): void {
  handed.to = f;
  handed.look = look;
  handed.nth = look.kept.nth;
}

/** What was handed on to this frame: once, and null where there is nothing or where it is gone. */
export function takeOver(f: DeedsFrame): Look | null {
  const look = handed.to === f ? handed.look : null;
  handed.to = null;
  handed.look = null;
  return look !== null && look.kept.nth === handed.nth ? look : null;
}
