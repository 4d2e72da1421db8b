/** What answers for others in a match: a bot its decisions, a script its chances. */
import { type Asking, type Bot, Question } from '../running/asking.ts';
import type { Random } from '../running/random.ts';
import { decisionOn } from '../running/run.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Match } from './match.ts';

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
