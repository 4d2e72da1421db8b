/** How each seat passes in windows where it could only react: as its person said it, for as long as it was said. */
import type { Seat } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { Passing } from './snapshot.ts';

/**
 * How a seat passes, as its person said it. `mark` is the number that the game gave to the turn, round or phase under way then
 * (`passing.until` of its `WorkerGame`): once that number is another one, passing for so long is over.
 */
export interface Said {
  readonly how: Passing;
  readonly mark: number;
}

export class Manners {
  /** Null where its person has not said so. */
  readonly said: (Said | null)[];
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;

  constructor(of: AnyWorkerGame, match: AnyMatch, seats: number, said: readonly (Said | null)[]) {
    this.of = of;
    this.match = match;
    this.said = Array.from({ length: seats }, (_x, seat) => said[seat] ?? null);
  }

  /** A person's word on being asked, from now on. */
  say(seat: Seat, how: Passing): void {
    this.said[seat] = { how, mark: how.until === null ? 0 : (this.of.passing?.until[how.until]?.(this.match, seat) ?? 0) };
  }

  /** How a seat passes now: what was said for a while holds no longer than that. */
  at(seat: Seat, alwaysAsk: boolean): Passing {
    const said = this.said[seat];
    if (said === null) return { always: alwaysAsk, until: null };
    const { until } = said.how;
    const over = until === null || this.of.passing?.until[until]?.(this.match, seat) !== said.mark;
    return over ? { ...said.how, until: null } : said.how;
  }
}
