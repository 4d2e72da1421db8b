/** Drivers: what turns nodes into a played game. Each is a dozen lines over `advance`, `take` and `fall`. */
import type { Game } from './game.ts';
import { type Match, Refused } from './match.ts';
import { type Random, sample } from './random.ts';
import { advance, chanceOn, decisionOn, fall, take } from './run.ts';
import type { CoreState, Play } from './sequence.ts';
import type { GameEvent, Seat } from './types.ts';

/** A player that is a program: picks one of the codes offered. It is handed the view of its seat, never the state. */
export interface Bot<T = unknown, V = unknown> {
  readonly id: string;
  choose(ask: Ask<T, V>): number;
}

/** What a bot is asked: whose seat it sits in, what it sees, and what it may do. */
export interface Ask<T = unknown, V = unknown> {
  readonly seat: Seat;
  readonly codes: readonly number[];
  /** Built on demand: a random bot never needs it. */
  view(): V;
  readonly table: T;
  readonly random: Random;
  id(code: number): string;
  /** The kind an option is of, where the decision sorts its options. */
  readonly sort?: ((code: number) => number) | undefined;
}

/** Stands in until the first decision. */
const NO_STEP: { id(g: unknown, d: unknown, code: number): string } = { id: () => '' };

/** Why a game stopped. */
export interface Played {
  readonly nodes: number;
  readonly decisions: number;
}

/**
 * Plays a game to its end between bots, as fast as the rules go: no log, no record.
 * @throws Error where it passes the game's bound of nodes.
 */
export function playOut<T, S extends CoreState, V>(
  game: Game<never, T, S, V>,
  g: Play<T, S, GameEvent>,
  bots: readonly Bot<T, V>[],
  random: Random,
): Played {
  const codes: number[] = [];
  let decisions = 0;
  let step = NO_STEP;
  let d: unknown;
  // One question reused for every decision: the bots of a playout keep nothing of it.
  const ask: { -readonly [K in keyof Ask<T, V>]: Ask<T, V>[K] } = {
    seat: 0,
    codes,
    view: () => game.view(g, ask.seat),
    table: game.openTables?.(g.table) ?? g.table,
    random,
    id: (code) => step.id(g, d, code),
    sort: undefined,
  };
  for (let nodes = 0; nodes <= game.bound; nodes++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return { nodes, decisions };
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const table = chanceOn(g, game.book).outcomes(g, frame.d);
      if (table === null) throw new Error('a chance without outcomes');
      fall(g, game.book, sample(table, random), null);
      continue;
    }
    const s = decisionOn(g, game.book);
    d = frame.d;
    step = s as typeof step;
    // Emptied one by one, the list keeps its memory, which setting its length gives back and a new list takes anew.
    while (codes.length > 0) codes.pop();
    s.options(g, d, codes);
    decisions++;
    ask.seat = s.seat(g, d);
    ask.sort = s.sort;
    take(g, game.book, bots[ask.seat].choose(ask));
  }
  throw new Error(`a game of ${game.id} passed its bound of ${game.bound} nodes`);
}

/** Asks a bot for the decision a match stands at, and takes its answer. */
export function botTakes<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, bot: Bot<T, V>, random: Random): void {
  const node = match.node;
  if (node.kind !== 'decision') throw new Error('no decision to take');
  const options = match.options();
  const code = bot.choose({
    seat: node.seat,
    codes: options.map((o) => o.code),
    view: () => match.view(node.seat),
    table: match.game.openTables?.(match.table) ?? match.table,
    random,
    id: (c) => options.find((o) => o.code === c)?.id ?? '',
    sort: decisionOn(match.play, match.game.book).sort,
  });
  const chosen = options.find((o) => o.code === code);
  if (chosen === undefined) throw new Error(`bot ${bot.id} chose what was not offered`);
  match.take(chosen.id);
}

/** A scripted chance: faces of real dice, or the id of an outcome. */
export type ScriptedChance = readonly number[] | string;

/** The scripted driver: chances fall as written, and one left over is an error. */
export interface Script {
  next(match: Match): void;
  /** @throws Error where a written outcome was never needed. */
  finish(): void;
}

/** A script of the chances to come. */
export function script(chances: readonly ScriptedChance[]): Script {
  let at = 0;
  return {
    next(match) {
      if (at >= chances.length)
        throw new Error(`a roll nobody wrote down: ${match.node.kind === 'chance' ? match.node.step : 'none asked'}`);
      const c = chances[at++];
      if (typeof c === 'string') match.fall(c);
      else match.roll(c);
    },
    finish() {
      if (at < chances.length) throw new Error(`${chances.length - at} scripted outcome(s) left unused`);
    },
  };
}

/** Whether an error is a refusal by the rules rather than a fault. */
export function isRefusal(e: unknown): e is Refused {
  return e instanceof Refused;
}
