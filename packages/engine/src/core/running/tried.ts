/** What an option leads to at once, found by trying it on a copy. */
import type { Game } from './game.ts';
import { Log } from './log.ts';
import { advance, chanceOn, pending, take } from './run.ts';
import type { CoreState, Play } from './sequence.ts';
import type { Commitment } from './types.ts';

/** What follows an option before anybody is asked again. */
export interface Tried {
  /** Why it cannot be taken back by its seat alone; empty where it can. */
  readonly commits: readonly Commitment[];
  /** Whether the step that asks is gone by then: its turn or activation is over, because its figure went out, say. */
  readonly over: boolean;
}

/**
 * Tries a legal option; the play stays as it is. Who is asked next hangs on public facts only (`window.ts`), so that this tells its seat
 * nothing hidden.
 */
export function triedOn<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, play: Play<T, S>, code: number): Tried {
  const told = new Log();
  const copy: Play<T, S> = { table: play.table, state: game.copy(play.state), log: told };
  const asking = copy.state.stack[copy.state.stack.length - 1];
  take(copy, game.book, code);
  const next = advance(copy, game.book);
  const commits: Commitment[] = [];
  if (next === 'chance') commits.push(chanceOn(copy, game.book).dice(copy, pending(copy, game.book).frame?.d) === null ? 'draw' : 'dice');
  if (told.events.some((e) => e.reveals === true)) commits.push('reveal');
  return { commits, over: next !== 'over' && !copy.state.stack.includes(asking) };
}
