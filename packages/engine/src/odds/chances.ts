/** Who would win from a position, by playing it out with plain players time and again. */
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type Match,
  NOBODY,
  type Play,
  type Random,
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

/** One game from here to its end: the winner's seat, `NOBODY` for a draw. Everybody does what the game finds likely, or anything. */
function playedOut<T, S extends CoreState>(game: Game<never, T, S, unknown>, g: Play<T, S>, random: Random): number {
  const codes: number[] = [];
  const pick = (n: number): number => random.below(n);
  for (let n = 0; n <= game.bound; n++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return game.result(g)?.winner ?? NOBODY;
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
  return NOBODY;
}

/** Everybody's chance at a position, and out of how many plays it was found. */
export interface ChancesFound {
  readonly seats: readonly WinningChance[];
  readonly plays: number;
}

/**
 * Everybody's chance from a position, which stays as it is. It is the true one that is played on: for whoever may know everything. Where the
 * match is over nothing is left to be played, and the chances are certain.
 */
export function chancesFrom<U, T, S extends CoreState, V>(
  { game, table }: Pick<Match<U, T, S, V>, 'game' | 'table'>,
  state: S,
  times: number,
  random: Random,
): ChancesFound {
  const wins = new Array<number>(game.seatsAt?.(table) ?? game.seats).fill(0);
  const copy = (): Play<T, S> => ({ table, state: game.copy(state), log: null });
  const there = copy();
  if (advance(there, game.book) === 'over') {
    const winner = game.result(there)?.winner ?? NOBODY;
    return { seats: wins.map((_n, seat) => ({ share: +(seat === winner), low: +(seat === winner), high: +(seat === winner) })), plays: 0 };
  }
  for (let n = 0; n < times; n++) {
    const winner = playedOut(game as Game<never, T, S, unknown>, copy(), random);
    if (winner >= 0) wins[winner]++;
  }
  return {
    plays: times,
    seats: wins.map((n): WinningChance => {
      const [low, high] = wilson(n, times);
      return { share: n / times, low, high };
    }),
  };
}
