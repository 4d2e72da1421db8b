/** What turns nodes into a played game: a dozen lines over `advance`, `take` and `fall`. */
import { type Asking, type Bot, NO_STEP, Question } from './asking.ts';
import type { Game } from './game.ts';
import { type Seeded, sample } from './random.ts';
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
