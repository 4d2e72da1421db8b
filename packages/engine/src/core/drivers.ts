/** Drivers: what turns nodes into a played game. Each is a dozen lines over `advance`, `take` and `fall`. */
import { type Asking, type Bot, NO_STEP, Question } from './asking.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { type Random, type Seeded, sample } from './random.ts';
import { Refused } from './refused.ts';
import { advance, decisionOn, fall, outcomesFound, take } from './run.ts';
import type { CoreState, Play } from './sequence.ts';

/** Why a game stopped. */
export interface Played {
  readonly nodes: number;
  readonly decisions: number;
}

/** A game that passed its bound of nodes without coming to an end. */
export class Endless extends Error {
  constructor({ id, bound }: Pick<Game, 'id' | 'bound'>) {
    super(`a game of ${id} passed its bound of ${bound} nodes`);
    this.name = 'Endless';
  }
}

/**
 * Plays a game to its end between bots, as fast as the rules go: no log, no record. The dice fall by `random`; each bot draws from a
 * stream of its own.
 * @throws Endless where it passes the game's bound of nodes; BotFault where a bot breaks off or answers what is not offered
 */
export function playOut<T, S extends CoreState, V>(
  game: Game<never, T, S, V>,
  g: Play<T, S>,
  bots: readonly Bot<T, V>[],
  random: Seeded,
): Played {
  const offered: number[] = [];
  let decisions = 0;
  const asking: Asking<T, V> = { game, g, view: (seat) => game.view(g, seat), step: NO_STEP, d: undefined, offered };
  const questions = bots.map((bot, seat) => new Question(asking, bot, seat, random.stream(seat)));
  for (let nodes = 0; nodes <= game.bound; nodes++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return { nodes, decisions };
    if (kind === 'chance') {
      fall(g, game.book, sample(outcomesFound(), random), null);
      continue;
    }
    const frame = g.state.stack[g.state.stack.length - 1];
    const s = decisionOn(g, game.book);
    asking.d = frame.d;
    asking.step = s as typeof asking.step;
    // Emptied one by one, a list keeps its memory, which setting its length gives back and a new list takes anew.
    while (offered.length > 0) offered.pop();
    s.options(g, frame.d, offered);
    decisions++;
    take(g, game.book, questions[s.seat(g, frame.d)].answer());
  }
  throw new Endless(game);
}

/**
 * Asks a bot for the decision a match stands at, and takes its answer. `random` is the bot's own stream, not that of the dice.
 * @throws BotFault where the bot breaks off or answers what is not offered
 */
export function botTakes<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, bot: Bot<T, V>, random: Random): void {
  const node = match.node;
  if (node.kind !== 'decision') throw new Error('no decision to take');
  const { play, game } = match;
  const step = decisionOn(play, game.book);
  const d = play.state.stack[play.state.stack.length - 1].d;
  const offered: number[] = [];
  step.options(play, d, offered);
  const question = new Question<T, V>(
    { game, g: play, view: (seat) => match.view(seat), step: step as Asking<T, V>['step'], d, offered },
    bot,
    node.seat,
    random,
  );
  match.take(step.id(play, d, question.answer()));
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
