/**
 * The positions a question about odds leads through: each different one once, however many ways lead to it. What it costs is
 * counted in positions, not in ways.
 */
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type GameEvent,
  hashOf,
  NoOdds,
  type Play,
  pace,
  phrase,
  type Seat,
  type Sequence,
  same,
  take,
} from '../core/index.ts';

/** How an answer is found: a place in the list of codes, or -1 where every answer is to be looked at. */
export type Choosing<G> = (g: G, seat: Seat, codes: readonly number[], id: (code: number) => string) => number;

/** What is to be explored. */
export interface Journey<T, S extends CoreState> {
  readonly game: Game<never, T, S, unknown>;
  readonly table: T;
  /** Not changed. */
  readonly start: S;
  /** Numbers of the sequences whose end is waited for. */
  readonly ends: ReadonlySet<number>;
  /** A roll: over with the dice themselves where no sequence of its own makes it. */
  readonly roll: boolean;
  readonly choose: Choosing<Play<T, S, GameEvent>>;
  /** Positions at most. */
  readonly most: number;
}

/** A place of the graph: dice, a decision that is left open, or an end. */
export interface Place<S> {
  readonly state: S;
  readonly hash: number;
  readonly mode: number;
  readonly kind: 'chance' | 'decision' | 'end';
  /** Where each outcome or option leads, and the weight of each outcome; all weights make the total. */
  readonly to: number[];
  readonly weights: number[];
  total: number;
  /** Who decides; -1. */
  readonly seat: Seat;
}

/** Where the moment asked about has not begun yet. Otherwise the mode is the height of the frame whose end it is. */
const WAITING = 0;
/** The position in which the moment is over. */
const DONE = -1;

/** Answers in a row without any dice. */
const ANSWERS_IN_A_ROW = 2000;

type G<T, S extends CoreState> = Play<T, S, GameEvent>;

/** The height of the frame that is waited for, counted from 1; nought where there is none on the stack. */
function heightOf(state: CoreState, { ends, roll }: { readonly ends: ReadonlySet<number>; readonly roll: boolean }): number {
  const { stack } = state;
  if (!roll) return stack.findLastIndex((f) => ends.has(f.seq)) + 1;
  // A roll is all that rolls on top of one another: the tests of an opposed test are part of it.
  let height = stack.length;
  while (height > 0 && ends.has(stack[height - 1].seq)) height--;
  return height === stack.length ? WAITING : height + 1;
}

/**
 * Everything that can come about between the present position and the end of what is asked about. Place 0 is where it begins.
 * @throws NoOdds where it is too much, or where what is asked about never begins.
 */
export function explore<T, S extends CoreState>(journey: Journey<T, S>): Place<S>[] {
  const { game, table, choose, most } = journey;
  const book = game.book as readonly Sequence<G<T, S>, unknown>[];
  const places: Place<S>[] = [];
  /** Places of a hash; nearly always one. */
  const known = new Map<number, number[]>();
  const tooMany = (): NoOdds => new NoOdds(phrase('no-odds-too-many-positions', { most }));

  /** The place of a position, a new one where nobody has been there. */
  const placeOf = (state: S, mode: number, kind: Place<S>['kind'], seat: Seat): number => {
    const hash = hashOf(state) ^ Math.imul(mode + 2, 0x9e3779b1);
    const here = known.get(hash);
    if (here !== undefined) for (const i of here) if (places[i].mode === mode && same(places[i].state, state)) return i;
    if (places.length >= most) throw tooMany();
    const i = places.length;
    if (here === undefined) known.set(hash, [i]);
    else here.push(i);
    places.push({ state, hash, mode, kind, to: [], weights: [], total: 1, seat });
    return i;
  };

  /** Goes on from a position to dice, to a decision left open, or to the end. `state` is used up. */
  const arrive = (state: S, before: number): number => {
    const g: G<T, S> = { table, state, log: null };
    let mode = before;
    for (let answers = 0; answers < ANSWERS_IN_A_ROW; ) {
      if (mode === DONE) return placeOf(state, DONE, 'end', -1);
      const frames = mode > 0 ? state.stack.slice(0, mode) : null;
      const kind = mode > 0 ? advance(g, book, mode) : pace(g, book);
      if (mode === WAITING) {
        mode = heightOf(state, journey);
        if (mode !== WAITING || kind === null) continue;
        if (kind === 'over') throw new NoOdds(phrase('no-odds-never-begins'));
      }
      if (kind === 'over') {
        // A match that ends clears its rules away: what they came to is read all the same.
        if (frames !== null && state.stack.length < mode) state.stack = frames;
        return placeOf(state, DONE, 'end', -1);
      }
      if (kind === 'chance') return placeOf(state, mode, 'chance', -1);
      const frame = state.stack[state.stack.length - 1];
      const s = decisionOn(g, book);
      const codes: number[] = [];
      s.options(g, frame.d, codes);
      const seat = s.seat(g, frame.d);
      const chosen = codes.length === 1 ? 0 : choose(g, seat, codes, (code) => s.id(g, frame.d, code));
      if (chosen < 0) return placeOf(state, mode, 'decision', seat);
      take(g, book, codes[chosen]);
      answers++;
    }
    throw tooMany();
  };

  arrive(game.copy(journey.start), heightOf(journey.start, journey));
  for (let i = 0; i < places.length; i++) {
    const { state, mode, kind, to, weights } = places[i];
    if (kind === 'end') continue;
    const frame = state.stack[state.stack.length - 1];
    const here: G<T, S> = { table, state, log: null };
    if (kind === 'decision') {
      const codes: number[] = [];
      decisionOn(here, book).options(here, frame.d, codes);
      for (const code of codes) {
        const next: G<T, S> = { table, state: game.copy(state), log: null };
        take(next, book, code);
        to.push(arrive(next.state, mode));
      }
      continue;
    }
    const outcomes = chanceOn(here, book).outcomes(here, frame.d);
    if (outcomes === null) throw new Error('a chance without outcomes');
    places[i].total = outcomes.total;
    for (let k = 0; k < outcomes.codes.length; k++) {
      const next: G<T, S> = { table, state: game.copy(state), log: null };
      fall(next, book, outcomes.codes[k], null);
      to.push(arrive(next.state, mode === WAITING && journey.roll ? DONE : mode));
      weights.push(outcomes.weights[k]);
    }
  }
  return places;
}
