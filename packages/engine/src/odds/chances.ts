/** Who would win from a position, by playing it out with plain players time and again; and where in a record that changed most. */
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type GameEvent,
  type Match,
  type Play,
  type Random,
  type RecordedEntry,
  replayEntry,
  sample,
  take,
} from '../core/index.ts';
import { wilson } from './sample.ts';

/** How often each seat won, between what its true share lies 95 times of 100. */
export interface WinningChance {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A place of a record with everybody's chance there. */
export interface ChancesAt {
  /** Answers given before. */
  readonly at: number;
  readonly seats: readonly WinningChance[];
}

/** A stretch of a record over which a seat's chance changed, by more than the plays alone could make it seem. */
export interface TurningPoint {
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  readonly change: number;
  /** Whether the intervals at both ends are apart. */
  readonly sure: boolean;
}

/** One game from here to its end: the winner's seat, -1 for none. Everybody does what the game finds likely, or anything. */
function playedOut<T, S extends CoreState>(game: Game<never, T, S, unknown>, g: Play<T, S, GameEvent>, random: Random): number {
  const codes: number[] = [];
  const pick = (n: number): number => random.below(n);
  for (let n = 0; n <= game.bound; n++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return game.result(g)?.winner ?? -1;
    const { d } = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g, game.book).outcomes(g, d);
      if (outcomes === null) throw new Error('a chance without outcomes');
      fall(g, game.book, sample(outcomes, random), null);
      continue;
    }
    codes.length = 0;
    decisionOn(g, game.book).options(g, d, codes);
    take(g, game.book, game.likely?.(g, codes, pick) ?? codes[pick(codes.length)]);
  }
  return -1;
}

/** Everybody's chance from a position, which stays as it is. It is the true one that is played on: for a match that is over. */
export function chancesFrom<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  times: number,
  random: Random,
): readonly WinningChance[] {
  const { game, table } = match;
  const wins = new Array<number>(game.seatsAt?.(table) ?? game.seats).fill(0);
  for (let n = 0; n < times; n++) {
    const winner = playedOut(game as unknown as Game<never, T, S, unknown>, { table, state: game.copy(match.state), log: null }, random);
    if (winner >= 0) wins[winner]++;
  }
  return wins.map((n): WinningChance => {
    const [low, high] = wilson(n, times);
    return { share: n / times, low, high };
  });
}

/**
 * Chances at so many places of a record, evenly apart, from its beginning to its end.
 * @throws ReplayError where the record does not play back
 */
export function chancesAlong<U, T, S extends CoreState, V>(
  begun: Match<U, T, S, V>,
  entries: readonly RecordedEntry[],
  { places, times, goOn }: { readonly places: number; readonly times: number; goOn?(done: number, of: number): boolean },
  random: Random,
): readonly ChancesAt[] {
  const out: ChancesAt[] = [];
  const wanted = new Set(Array.from({ length: places }, (_x, k) => Math.round((entries.length * k) / Math.max(1, places - 1))));
  for (let at = 0; at <= entries.length; at++) {
    if (wanted.has(at)) {
      out.push({ at, seats: chancesFrom(begun, times, random) });
      if (goOn?.(out.length, wanted.size) === false) break;
    }
    if (at < entries.length) replayEntry(begun, entries[at]);
  }
  return out;
}

/** The greatest changes between neighbouring places, the greatest first. */
export function turningPoints(along: readonly ChancesAt[], most: number): readonly TurningPoint[] {
  return along
    .slice(1)
    .flatMap(({ at, seats }, i): TurningPoint[] => {
      const before = along[i];
      const changes = seats.map((s, seat) => ({
        from: before.at,
        to: at,
        seat,
        change: s.share - before.seats[seat].share,
        sure: s.low > before.seats[seat].high || s.high < before.seats[seat].low,
      }));
      // What one seat gains another loses: it is told of the one that gains.
      return changes.filter((c) => c.change > 0).slice(0, 1);
    })
    .sort((a, b) => Number(b.sure) - Number(a.sure) || b.change - a.change)
    .slice(0, most);
}
