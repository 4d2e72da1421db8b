/** A match of each game that is over, played outside the browser: for tests that look at its end. */
import { randomBot } from '@escarmouche/engine/bots';
import { botTakes, Match, seeded } from '@escarmouche/engine/core';
import type { AnyMatch } from '../src/worker/game.ts';
import { workerGameOf } from '../src/worker/games.ts';
import { PLAYED } from '../src/worker/lists.testing.ts';
import { matchText } from '../src/worker/match-text.ts';

/** The games, by name. */
export const GAMES_TOLD = Object.keys(PLAYED);

/** Such a match as a file, in which a person sat at this seat; -1 for none. */
export async function finishedMatch(game: string, person = -1): Promise<string> {
  const of = await workerGameOf(game);
  const match: AnyMatch = new Match(of.game, PLAYED[game].setup as never);
  const random = seeded(7);
  const streams = Array.from({ length: 4 }, (_x, seat) => random.stream(seat));
  for (let node = match.node; node.kind !== 'over'; node = match.node) {
    if (node.kind === 'chance') match.rollBy(random);
    else botTakes(match, randomBot, streams[node.seat]);
  }
  const seats = Array.from({ length: of.game.seatsAt?.(match.table) ?? of.game.seats }, (_x, seat) =>
    seat === person ? ('person' as const) : ('random' as const),
  );
  return matchText(match, seats);
}
