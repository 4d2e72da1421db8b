/** What each reading of the named options is worth: how often it changes anything, and what then becomes of the match. */
import { isDeepStrictEqual } from 'node:util';
import { type Bot, type RulingCase, SetupError } from '@escarmouche/engine';
import { labGame } from '../games/index.ts';
import { readGame } from './games.ts';
import { goOn, type Kept, keep, partingOf, read } from './parting.ts';
import { rulingAt } from './ruling.ts';

/** What was found of one reading other than the usual one. */
export interface ReadingFound {
  readonly option: string;
  readonly rule: string;
  readonly usual: string;
  readonly value: string;
  readonly matches: number;
  /** Matches in which the rules asked for the option. */
  asked: number;
  /** Matches that cannot be set up under it. */
  refused: number;
  /** Matches in which something was otherwise, with the same answers and dice. */
  parted: number;
  /** Of those, matches that were played on under both readings, with the same dice and players. */
  played: number;
  /** Of those played on, how many ended with another winner than under the usual reading. */
  otherwise: number;
  /** Of the same matches, played on under the usual reading by players with other luck in their thoughts: how many ended with another winner. */
  byChance: number;
  /** What the first seat's score changed by, summed, and the squares; a match is worth 1, a draw a half. */
  score: number;
  squares: number;
  /** Rounds that matches became longer by, summed. */
  rounds: number;
  /** The match and the node where the two first parted. */
  first: { readonly match: number; readonly at: number } | null;
  /** That position as a ruling of two cases, one for each reading, where files have words for it. */
  cases: readonly RulingCase[] | null;
}

export interface ReadingsAsked {
  readonly game: string;
  readonly setups: readonly unknown[];
  readonly bot: Bot;
  readonly matches: number;
  readonly seed: number;
  /** Matches that are played on, for each reading. */
  readonly most: number;
  /** Told after each match. */
  readonly heard?: (done: number) => void;
}

/** Partings of one reading that are tried as rulings. */
const TRIES = 6;

/** Measures every reading of a game that is not the usual one. */
export function measureReadings(of: ReadingsAsked): ReadingFound[] {
  const lab = labGame(of.game);
  const { game, rounds } = lab;
  const { choices } = readGame(of.game);
  const found = choices.flatMap(({ id, rule, values, usual }) =>
    values
      .filter((v) => v !== usual)
      .map(
        (value): ReadingFound => ({
          option: id,
          rule,
          usual,
          value,
          matches: of.matches,
          asked: 0,
          refused: 0,
          parted: 0,
          played: 0,
          otherwise: 0,
          byChance: 0,
          score: 0,
          squares: 0,
          rounds: 0,
          first: null,
          cases: null,
        }),
      ),
  );
  const tries = new Map<ReadingFound, number>();
  for (let i = 0; i < of.matches; i++) {
    const setup = of.setups[i % of.setups.length];
    const seats = game.seatsAt?.(game.tables(setup)) ?? game.seats;
    const bots = Array.from({ length: seats }, () => of.bot);
    const kept = keep(game, setup, `${of.seed}/${of.game}/${i}`, bots, rounds);
    /** The match played on from a node under the usual readings, by thoughts of other luck: what each reading is compared with. */
    const twins = new Map<number, ReturnType<typeof goOn>>();
    for (const one of found) {
      const other = read(setup, { [one.option]: one.value });
      const parted = partedIn(one, kept, other);
      if (parted === null) continue;
      one.parted++;
      one.first ??= { match: i, at: parted.at };
      if (one.cases === null && (tries.get(one) ?? 0) < TRIES) {
        tries.set(one, (tries.get(one) ?? 0) + 1);
        one.cases = rulingAt(of.game, kept, parted.at, one);
      }
      if (one.played >= of.most) continue;
      if (!twins.has(parted.at)) {
        const same = partingOf(game, kept, setup, parted.at);
        twins.set(parted.at, same === null ? null : goOn(game, same, bots, rounds));
      }
      const twin = twins.get(parted.at) ?? null;
      const ended = goOn(game, parted, bots, rounds);
      if (twin === null || ended === null) continue;
      one.played++;
      const worth = ({ winner }: { readonly winner: number }): number => (winner === 0 ? 1 : winner < 0 && !lab.together ? 0.5 : 0);
      const moved = worth(ended) - worth(twin);
      if (ended.winner !== twin.winner) one.otherwise++;
      if (kept.winner !== twin.winner) one.byChance++;
      one.score += moved;
      one.squares += moved * moved;
      one.rounds += ended.rounds - twin.rounds;
    }
    of.heard?.(i + 1);
  }
  return found;

  /** The tables of a set-up without the options in them: where those of two readings are equal, the option has changed nothing before the match. */
  function bare(setup: unknown): unknown {
    const { choice: _choice, setup: _setup, ...rest } = game.tables(setup) as Record<string, unknown>;
    return rest;
  }

  function partedIn(one: ReadingFound, kept: Kept, other: unknown): ReturnType<typeof partingOf> {
    try {
      // Rules that never asked for the option play alike, unless the making of the tables has asked for it.
      if (!kept.asked.has(one.option) && isDeepStrictEqual(bare(kept.setup), bare(other))) return null;
      one.asked++;
      return partingOf(game, kept, other);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      one.refused++;
      return null;
    }
  }
}
