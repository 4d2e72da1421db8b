/**
 * A match as one seat knows it, to be kept or sent: what it sees of the position, what it was told, how it ended. Nothing in it comes from
 * anywhere else, so that whoever reads it learns what that seat knows and no more. It cannot be played on: for that the truth is needed.
 */
import type { Game } from '../running/game.ts';
import type { CoreState, Play } from '../running/sequence.ts';
import type { GameEvent, Result, Seat } from '../running/types.ts';

/** What one seat knows of a match. */
export interface OwnView {
  readonly game: string;
  /** From 0. */
  readonly seat: Seat;
  /** The position with whatever is hidden from the seat left blank, as the game sees it: its parts are numbers of the game's tables. */
  readonly position: unknown;
  /** Everything the seat was told, in order. */
  readonly events: readonly { readonly key: string; readonly rule: string; readonly args: GameEvent['args'] }[];
  /** How it ended, or null while it goes on. */
  readonly result: Result | null;
}

/** What a seat knows of a match at its present node. The result shares nothing with the match. */
export function ownView<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, g: Play<T, S>, seat: Seat): OwnView {
  const told = (g.log?.events ?? []).filter((e) => e.to === 'all' || e.to.includes(seat));
  const seen: OwnView = {
    game: game.id,
    seat,
    position: game.view(g, seat),
    // Who else was told, and what stands behind a sentence for whoever explains it, is no part of what was said.
    events: told.map(({ key, rule, args }) => ({ key, rule, args })),
    result: game.result(g),
  };
  return JSON.parse(JSON.stringify(seen)) as OwnView;
}
