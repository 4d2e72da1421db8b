/**
 * The greedy player: tries each option on what it sees, and keeps the one after which it stands best; among equals the first, or
 * in some games the quiet one or else one by lot. It plays the game's own rules forward on imagined states, so it knows nothing that its seat does not.
 */
import {
  type Ask,
  advance,
  type Bot,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type GameEvent,
  type Play,
  type Random,
  sample,
  take,
} from '../core/index.ts';

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
      let quiet = -1;
      for (let n = 0; n < trials; n++) {
        const imagined = game.imagine(ask.table(), view, (k) => ask.random.below(k));
        if (n === 0) quiet = decisionOn({ table: ask.table(), state: imagined, log: null }, game.book).quiet ?? -1;
        for (let i = 0; i < ask.codes.length; i++) sums[i] += tried(game, ask, game.copy(imagined), ask.codes[i]);
      }
      return ask.codes[game.lots === true ? bestOf(sums, ask.codes.indexOf(quiet), ask.random) : sums.indexOf(Math.max(...sums))];
    },
  };
}

/** The place of the greatest sum: among equals the quiet answer's, -1 for none, or else one by lot. */
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

/** How the seat stands once an option and what it sets off are played out, answered as the game finds likely, or by chance. */
function tried<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, ask: Ask<T, V>, state: S, code: number): number {
  const g: Play<T, S, GameEvent> = { table: ask.table(), state, log: null };
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
      const table = chanceOn(g, game.book).outcomes(g, frame.d);
      if (table === null) break;
      fall(g, game.book, sample(table, ask.random), null);
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
    const pick = (k: number): number => ask.random.below(k);
    take(g, game.book, game.likely?.(g, codes, pick) ?? codes[pick(codes.length)]);
  }
  return game.worth(g, ask.seat);
}
