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
  NOBODY,
  NoOdds,
  type OutcomeTable,
  type Play,
  pace,
  phrase,
  type Seat,
  type Sequence,
  take,
} from '../core/index.ts';
import { Known } from './known.ts';

/** In place of an answer's place in the list: each of them is to be looked at. */
export const EVERY_ANSWER = -1;

/** How an answer is found: a place in the list of codes, or `EVERY_ANSWER`. */
export interface Choosing<G> {
  (g: G, seat: Seat, codes: readonly number[], id: (code: number) => string): number;
  /** Whether it names answers, and so has to be shown one that stands alone too. */
  readonly names?: boolean;
  /** Whether nothing is done from now on, wherever something else than that can be done. */
  rests?(): boolean;
  /** Is told the number of each sequence whose dice fall or whose answers are listed on the way, and of a chance whether dice fall there. */
  meets?(seq: number, dice: boolean): void;
}

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
  readonly choose: Choosing<Play<T, S>>;
  /** Positions at most. */
  readonly most: number;
  /** Makes nothing of what nobody reads any more on the way to the values asked for, so that positions which differ in it alone are one. True where the values are settled: an end. */
  forget?(state: S, held: number): boolean;
  /** Of the dice about to fall, a number that outcomes share after which all goes on alike for these values; null where none do. */
  alike?(state: S): ((code: number) => number) | null;
}

/** A place of the graph: dice, a decision that is left open, or an end. */
export interface Place {
  readonly kind: 'chance' | 'decision' | 'end';
  /** What is read at an end; empty elsewhere. */
  readonly values: readonly unknown[];
  /** Where each outcome or option leads, and the weight of each outcome; all weights make the total. */
  readonly to: number[];
  readonly weights: number[];
  total: number;
  /** The seat that decides; `NOBODY` where dice fall. */
  readonly seat: Seat;
}

/** Where the moment asked about has not begun yet. Otherwise the mode is the height of the frame whose end it is. */
const WAITING = 0;
/** The position in which the moment is over. */
const DONE = -1;

/** Answers in a row without any dice. */
const ANSWERS_IN_A_ROW = 2000;

type G<T, S extends CoreState> = Play<T, S>;

/** How high on the stack the frame lies whose end is waited for, counted from 1; 0 where it is not on the stack. */
function heightOf(state: CoreState, { ends, roll }: { readonly ends: ReadonlySet<number>; readonly roll: boolean }): number {
  const { stack } = state;
  if (!roll) return stack.findLastIndex((f) => ends.has(f.seq)) + 1;
  // A roll is all that rolls on top of one another: the tests of an opposed test are part of it.
  let height = stack.length;
  while (height > 0 && ends.has(stack[height - 1].seq)) height--;
  return height === stack.length ? WAITING : height + 1;
}

/** Where one comes to: dice, a decision that is left open, or the end of what is asked about. */
export interface Stop<S> {
  readonly state: S;
  readonly mode: number;
  readonly kind: Place['kind'];
  /** The seat that decides; `NOBODY` where dice fall. */
  readonly seat: Seat;
}

/** The rules walked from stop to stop. */
export interface Walker<S> {
  /** From where the journey begins. */
  begin(): Stop<S>;
  /** What an outcome of the dice leads to, by its code. The stop stays as it is, unless it is the `last` that is wanted of it. */
  fallen(stop: Stop<S>, code: number, last?: boolean): Stop<S>;
  /** What an answer leads to; the same of the stop. */
  taken(stop: Stop<S>, code: number, last?: boolean): Stop<S>;
  /** The dice of a stop. */
  outcomes(stop: Stop<S>): OutcomeTable;
  /** Of an outcome a number that it shares with those that lead to the same; null where no two do. */
  alike(stop: Stop<S>): ((code: number) => number) | null;
  /** The answers of a stop. */
  codes(stop: Stop<S>): readonly number[];
}

/** How the rules are walked for a question: whoever is asked on the way answers as the question says. */
export function walker<T, S extends CoreState>(journey: Journey<T, S>): Walker<S> {
  const { game, table, choose, most } = journey;
  const book = game.book as readonly Sequence<G<T, S>, unknown>[];
  const tooMany = (): NoOdds => new NoOdds(phrase('no-odds-too-many-positions', { most }));

  /** Goes on from a position to dice, to a decision left open, or to the end. `state` is used up. */
  const arrive = (state: S, before: number): Stop<S> => {
    const g: G<T, S> = { table, state, log: null };
    let mode = before;
    for (let answers = 0; answers < ANSWERS_IN_A_ROW; ) {
      if (mode === DONE) return { state, mode: DONE, kind: 'end', seat: NOBODY };
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
        return { state, mode: DONE, kind: 'end', seat: NOBODY };
      }
      const frame = state.stack[state.stack.length - 1];
      if (kind === 'chance') {
        choose.meets?.(frame.seq, chanceOn(g, book).dice(g, frame.d) !== null);
        return { state, mode, kind, seat: NOBODY };
      }
      const s = decisionOn(g, book);
      if (s.leave !== undefined && choose.rests?.() === true) {
        take(g, book, s.leave);
        answers++;
        continue;
      }
      choose.meets?.(frame.seq, false);
      const codes: number[] = [];
      s.options(g, frame.d, codes);
      const seat = s.seat(g, frame.d);
      const alone = codes.length === 1;
      const chosen = alone && choose.names !== true ? 0 : choose(g, seat, codes, (code) => s.id(g, frame.d, code));
      if (chosen < 0 && !alone) return { state, mode, kind: 'decision', seat };
      take(g, book, codes[Math.max(0, chosen)]);
      answers++;
    }
    throw tooMany();
  };
  const at = ({ state }: Stop<S>): G<T, S> => ({ table, state, log: null });
  const top = ({ state: { stack } }: Stop<S>): unknown => stack[stack.length - 1].d;

  return {
    begin: () => arrive(game.copy(journey.start), heightOf(journey.start, journey)),
    fallen(stop, code, last = false) {
      const next: G<T, S> = { table, state: last ? stop.state : game.copy(stop.state), log: null };
      fall(next, book, code, null);
      return arrive(next.state, stop.mode === WAITING && journey.roll ? DONE : stop.mode);
    },
    taken(stop, code, last = false) {
      const next: G<T, S> = { table, state: last ? stop.state : game.copy(stop.state), log: null };
      take(next, book, code);
      return arrive(next.state, stop.mode);
    },
    outcomes(stop) {
      const g = at(stop);
      const found = chanceOn(g, book).outcomes(g, top(stop));
      if (found === null) throw new Error('a chance without outcomes');
      return found;
    },
    alike(stop) {
      const more = journey.alike?.(stop.state) ?? null;
      if (more !== null) return more;
      const g = at(stop);
      const s = chanceOn(g, book);
      const d = top(stop);
      return s.alike === undefined ? null : (code) => s.alike?.(g, d, code) ?? code;
    },
    codes(stop) {
      const g = at(stop);
      const codes: number[] = [];
      decisionOn(g, book).options(g, top(stop), codes);
      return codes;
    },
  };
}

/**
 * Everything that can come about between the present position and the end of what is asked about. Place 0 is where it begins. Ends at which
 * the same is read are one place.
 * @throws NoOdds where it is too much, or where what is asked about never begins.
 */
export function explore<T, S extends CoreState>(journey: Journey<T, S>, read: (state: S) => readonly unknown[]): Place[] {
  const { most } = journey;
  const walk = walker(journey);
  const places: Place[] = [];
  /** Where each place that is no end stands, until it has been left by every way. */
  const stops: (Stop<S> | null)[] = [];
  const known = new Known();
  /** The place of each position that is known, and of each end by what is read there. */
  const placed: number[] = [];
  const ends = new Map<string, number>();

  const add = ({ kind, seat }: Stop<S>, stop: Stop<S> | null, values: readonly unknown[]): number => {
    if (places.length >= most) throw new NoOdds(phrase('no-odds-too-many-positions', { most }));
    places.push({ kind, values, to: [], weights: [], total: 1, seat });
    return stops.push(stop) - 1;
  };
  /** The place of a stop, a new one where nobody has been there. */
  const placeOf = (stop: Stop<S>): number => {
    const settled = stop.kind !== 'end' && journey.forget?.(stop.state, stop.mode - 1) === true;
    if (settled || stop.kind === 'end') {
      const values = read(stop.state);
      const key = values.length === 1 && typeof values[0] === 'number' ? String(values[0]) : JSON.stringify(values);
      const before = ends.get(key);
      if (before !== undefined) return before;
      const i = add({ ...stop, kind: 'end' }, null, values);
      ends.set(key, i);
      return i;
    }
    const before = known.find(stop.state, stop.mode);
    if (before >= 0) return placed[before];
    const i = add(stop, stop, NOT_AN_END);
    placed.push(i);
    return i;
  };

  placeOf(walk.begin());
  for (let i = 0; i < places.length; i++) {
    const stop = stops[i];
    if (stop === null) continue;
    const { to, weights } = places[i];
    stops[i] = null;
    if (stop.kind === 'decision') {
      const codes = walk.codes(stop);
      for (let k = 0; k < codes.length; k++) to.push(placeOf(walk.taken(stop, codes[k], k === codes.length - 1)));
      continue;
    }
    const outcomes = walk.outcomes(stop);
    places[i].total = outcomes.total;
    const alike = walk.alike(stop);
    /** Of each outcome the first that leads to the same. */
    const firsts = Array.from(outcomes.codes, (_code, k) => k);
    if (alike !== null) {
      const numbers = Array.from(outcomes.codes, alike);
      for (const [k, n] of numbers.entries()) firsts[k] = numbers.indexOf(n);
    }
    const last = Math.max(...firsts);
    for (const [k, first] of firsts.entries()) {
      weights.push(outcomes.weights[k]);
      to.push(first < k ? to[first] : placeOf(walk.fallen(stop, outcomes.codes[k], k === last)));
    }
  }
  return places;
}

const NOT_AN_END: readonly unknown[] = [];
