/**
 * What lies between two nodes. The rules run on to the next question, so that the position after the last blow of a phase is gone before
 * anybody is asked: here an answer is played again on a copy, and its moments are the events it tells. Films stop at them, rulings read them.
 */
import { Log } from '../running/log.ts';
import type { CoreState } from '../running/sequence.ts';
import type { GameEvent } from '../running/types.ts';
import { Match } from './match.ts';
import { replayEntry } from './replay.ts';

/** The position of a match as it stands now, even in the middle of a rule: it may be looked at, not played on. */
export function still<U, T, S extends CoreState, V>(match: Match<U, T, S, V>): Match<U, T, S, V> {
  const { game, setup, table } = match;
  return new Match(game, setup, { table, state: game.copy(match.state), undo: false, still: true });
}

/**
 * Plays answer `at` of a match again on a copy. `hear` is called at each event as it is told, with the copy as it stands then and the number
 * of events this answer has told so far. Nothing is heard where the match kept no way back to that answer.
 */
export function watchAnswer<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  at: number,
  hear: (again: Match<U, T, S, V>, event: GameEvent, told: number) => void,
): void {
  const state = at < 0 || at >= match.at ? undefined : match.stateBefore(at);
  if (state === undefined) return;
  const { game, setup, table } = match;
  const again = new Match(game, setup, { table, state: game.copy(state), undo: false });
  const heard: Log = new Log((e) => hear(again, e, heard.events.length));
  again.play.log = heard;
  replayEntry(again, match.entries[at]);
}
