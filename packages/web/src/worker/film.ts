/** What happened between two answers, in pictures: the position at each beat of the game, so that much of it does not come at once. */
import { type CoreState, type GameEvent, Match, replayEntry } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';

/** A position on the way, and how many of the match's events have happened by then. */
export interface Picture {
  readonly match: AnyMatch;
  readonly events: number;
}

/** Hears events as they happen, while the rules stand where they tell of them. */
class Listener extends Array<GameEvent> {
  hear: ((e: GameEvent) => void) | null = null;

  override push(...events: GameEvent[]): number {
    const n = super.push(...events);
    for (const e of events) this.hear?.(e);
    return n;
  }
}

/**
 * The pictures of answer `at` of a match, in order; `before` is the number of events before it. None where the match kept no way
 * back to it. What the answer leads to in the end is none of them.
 */
export function filmOf({ game, beats }: AnyWorkerGame, match: AnyMatch, at: number, before: number): Picture[] {
  const pictures: Picture[] = [];
  const state = match.stateBefore(at);
  const isBeat = ({ key }: GameEvent): boolean => beats?.at.includes(key) === true || beats?.before.includes(key) === true;
  if (beats === undefined || state === undefined || !match.events.slice(before).some(isBeat)) return pictures;
  const { table, setup } = match;
  const still = (s: CoreState): AnyMatch => new Match(game, setup, { table, state: game.copy(s), undo: false, still: true });
  const again: AnyMatch = new Match(game, setup, { table, state: game.copy(state), undo: false });
  const heard = new Listener();
  let seen = 0;
  heard.hear = (e) => {
    const events = beats.at.includes(e.key) ? heard.length : beats.before.includes(e.key) ? heard.length - 1 : 0;
    if (events <= seen) return;
    seen = events;
    pictures.push({ match: still(again.state), events: before + events });
  };
  again.play.log = heard;
  replayEntry(again, match.entries[at]);
  return pictures;
}
