/** What happened between two answers, in pictures: the position at each beat of the game, so that much of it does not come at once. */
import { type GameEvent, still, watchAnswer } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';

/** A position on the way, and how many of the match's events have happened by then. */
export interface Picture {
  readonly match: AnyMatch;
  readonly events: number;
}

/**
 * The pictures of answer `at` of a match, in order; `before` is the number of events before it. None where the match kept no way
 * back to it. What the answer leads to in the end is none of them.
 */
export function filmOf({ beats }: AnyWorkerGame, match: AnyMatch, at: number, before: number): Picture[] {
  const pictures: Picture[] = [];
  const isBeat = ({ key }: GameEvent): boolean => beats?.at.includes(key) === true || beats?.before.includes(key) === true;
  if (beats === undefined || !match.events.slice(before).some(isBeat)) return pictures;
  let seen = 0;
  watchAnswer(match, at, (again, { key }, told) => {
    const events = beats.at.includes(key) ? told : beats.before.includes(key) ? told - 1 : 0;
    if (events <= seen) return;
    seen = events;
    pictures.push({ match: still(again), events: before + events });
  });
  return pictures;
}
