/**
 * The greedy player: tries each option on what it sees, and keeps the one after which it stands best; among equals the first, or
 * in some games the quiet one or else one by lot. It plays the game's own rules forward on imagined states, so it knows nothing that its seat does not.
 */
import {
  advance,
  type Bot,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type Guide,
  type Play,
  type Random,
  type Seat,
  sample,
  take,
} from '../core/index.ts';

/** In place of the code of an option: there is none of the kind. */
const NO_CODE = -1;

/** Nodes looked ahead after an option: enough for one attack with its rolls and answers. */
const HORIZON = 40;

/** Times each option is tried, since dice and hidden cards differ. */
const TRIALS = 3;

/** Builds a greedy player for a game. `trials` weighs strength against time. */
export function greedyBot<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, trials = TRIALS): Bot<T, V> {
  return {
    id: 'greedy',
    choose(ask) {
      if (ask.codes.length === 1) return ask.codes[0];
      const view = ask.view();
      const sums = new Float64Array(ask.codes.length);
      let quiet = NO_CODE;
      for (let n = 0; n < trials; n++) {
        const imagined = game.imagine(ask.table(), view, (k) => ask.random.below(k));
        if (n === 0) quiet = decisionOn({ table: ask.table(), state: imagined, log: null }, game.book).quiet ?? NO_CODE;
        for (let i = 0; i < ask.codes.length; i++)
          sums[i] += tried(game, ask.table(), ask.seat, ask.random, game.copy(imagined), ask.codes[i], game);
      }
      return ask.codes[game.lots === true ? bestOf(sums, ask.codes.indexOf(quiet), ask.random) : sums.indexOf(Math.max(...sums))];
    },
  };
}

/** The place of the greatest sum. Among equal ones that is the place `quiet`, where it is one (0 or more), or else one drawn by lot. */
export function bestOf(sums: Readonly<Float64Array>, quiet: number, random: Random): number {
  let best = 0;
  let equals = 1;
  for (let i = 1; i < sums.length; i++) {
    if (sums[i] > sums[best]) {
      best = i;
      equals = 1;
    } else if (sums[i] === sums[best] && random.below(++equals) === 0) best = i;
  }
  return quiet >= 0 && sums[quiet] === sums[best] ? quiet : best;
}

/** Who says what a position is worth, and what others may answer: the game, or the guide by which it is searched. */
type Judge<T, S extends CoreState> = Pick<Guide<T, S>, 'worth'> & Partial<Pick<Guide<T, S>, 'likely'>>;

/** How the seat stands once an option and what it sets off are played out, answered as the game finds likely, or by chance. */
export function tried<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  table: T,
  seat: Seat,
  random: Random,
  state: S,
  code: number,
  judge: Judge<T, S>,
): number {
  const g: Play<T, S> = { table, state, log: null };
  const pick = (k: number): number => random.below(k);
  const depth = state.stack.length;
  const asking = state.stack[depth - 1];
  take(g, game.book, code);
  const codes: number[] = [];
  for (let n = 0; n < HORIZON; n++) {
    const kind = advance(g, game.book);
    // The rule that asked is done.
    if (kind === 'over' || g.state.stack[depth - 1] !== asking) break;
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g, game.book).outcomes(g, frame.d);
      if (outcomes === null) break;
      fall(g, game.book, sample(outcomes, random), null);
      continue;
    }
    const s = decisionOn(g, game.book);
    if (frame === asking) {
      // It asks again: what the option set off is over. Options compare fairly once each has paid for the end of the turn.
      if (s.quiet === undefined) break;
      take(g, game.book, s.quiet);
      continue;
    }
    codes.length = 0;
    s.options(g, frame.d, codes);
    take(g, game.book, judge.likely?.(g, codes, pick, s.sort) ?? codes[pick(codes.length)]);
  }
  return judge.worth(g, seat);
}
