/**
 * One search: lines of play are followed on imagined states, again and again, and what came of them is remembered in a tree of answers.
 * Information-set Monte Carlo tree search of a single observer (Cowling, Powley and Whitehouse 2012), open loop: every line begins in a state
 * of its own that the seat may believe in, dice fall anew each time, and the tree knows answers alone.
 */
import {
  type Ask,
  advance,
  type CoreState,
  decisionOn,
  fall,
  type Game,
  type Guide,
  outcomesFound,
  type Play,
  type Random,
  type Seat,
  sample,
  take,
} from '../../core/index.ts';
import { tried } from '../greedy.ts';
import { guideOf } from './guides.ts';
import { descend, type Growth, Line, placeOf } from './tree.ts';

/** How a search goes about it. Strength goes by the budget; the rest was measured. */
export interface Manner extends Growth {
  /** Answers kept at the question itself, the best at a first glance; all of them where they are fewer. */
  readonly kept: number;
  /** Glances at each of them. */
  readonly glances: number;
}

/** Questions and rolls in one line at most: keeps a rule that never ends from holding up the search, and is not met in play. */
const LONGEST = 2_000;

/** Lines followed before the tree grows: their mean is what counts as neither good nor bad. */
const FIRST = 8;

/** What may be thought of an answer. */
export interface Thought {
  readonly code: number;
  /** Lines that began with it, and what came of them, from 0 lost to 1 won. */
  readonly lines: number;
  readonly chance: number;
  /** The standard deviation of what came of them. */
  readonly spread: number;
}

/** Picks among so many. Made apart from the search: V8 keeps what a function written straight to a property can see, and the whole tree with it. */
const picking =
  (random: Random): ((n: number) => number) =>
  (n) =>
    random.below(n);

/**
 * The answer that is given of such thoughts, the best of them first: by lot where several are as good, null where nothing is thought.
 * @param pick draws a number below the one it is given; asked only where there is something to draw
 */
export function oneOfBest(thoughts: readonly Thought[], pick: (n: number) => number): number | null {
  const equals = thoughts.filter((t) => t.lines === thoughts[0].lines && t.chance === thoughts[0].chance);
  return equals.length > 1 ? equals[pick(equals.length)].code : (equals[0]?.code ?? null);
}

/** A search under way: each `follow` is one line more, and `best` is asked at any time. */
export class Search<U, T, S extends CoreState, V> {
  readonly #game: Game<U, T, S, V>;
  readonly #guide: Guide<T, S>;
  readonly #table: T;
  readonly #view: V;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #manner: Manner;
  readonly #pick: (n: number) => number;
  /** The codes searched, the best at first glance first. */
  readonly #codes: readonly number[];
  /** The question itself hangs on no answer. */
  readonly #root = new Line(0);
  readonly #path: Line[] = [];
  readonly #list: number[] = [];
  #datum = 0;
  #until = 0;
  /** Whether the latest line came to the end of the match. */
  #over = false;
  /** Lines followed so far. */
  lines = 0;

  constructor(game: Game<U, T, S, V>, ask: Ask<T, V>, manner: Manner) {
    this.#game = game;
    this.#guide = guideOf(game);
    this.#table = ask.table();
    this.#view = ask.view();
    this.#seat = ask.seat;
    this.#random = ask.random;
    this.#manner = manner;
    this.#pick = picking(ask.random);
    const g = this.#imagined();
    this.#until = this.#guide.until(g);
    this.#codes = this.#sifted(ask.codes);
    let open = 0;
    for (let n = 0; n < FIRST; n++) {
      const worth = this.#worthOf(null);
      if (!this.#over) this.#datum += (worth - this.#datum) / ++open;
    }
  }

  #imagined(): Play<T, S> {
    return { table: this.#table, state: this.#game.imagine(this.#table, this.#view, this.#pick), log: null };
  }

  /** The codes worth searching: what the game's plans promise of each says which, or else a glance. */
  #sifted(codes: readonly number[]): readonly number[] {
    const { kept } = this.#manner;
    if (codes.length <= kept) return codes;
    const sums = new Float64Array(codes.length);
    if (this.#guide.promise?.(this.#imagined(), codes, sums) !== true) this.#glance(codes, sums);
    const order = Array.from(codes, (_code, i) => i).sort((a, b) => sums[b] - sums[a] || a - b);
    return order.slice(0, kept).map((i) => codes[i]);
  }

  /** Tries each code a few times, and adds what that comes to. */
  #glance(codes: readonly number[], sums: Float64Array): void {
    const { glances } = this.#manner;
    for (let n = 0; n < glances; n++) {
      const { state } = this.#imagined();
      for (let i = 0; i < codes.length; i++)
        sums[i] += tried(this.#game, this.#table, this.#seat, this.#random, this.#game.copy(state), codes[i], this.#guide);
    }
  }

  /** Follows one line more. */
  follow(): void {
    const path = this.#path;
    path.length = 0;
    const worth = this.#worthOf(this.#root);
    const chance = this.#over ? (Math.sign(worth) + 1) / 2 : 1 / (1 + 3 ** ((this.#datum - worth) / this.#guide.scale));
    for (const each of path) {
      each.visits++;
      each.sum += chance;
      each.squares += chance * chance;
    }
    this.lines++;
  }

  /** Plays one line to its end and returns its worth. While it is within the tree, the tree says which answer to try, and the line makes it grow. */
  #worthOf(from: Line | null): number {
    let line = from;
    const { book } = this.#game;
    const guide = this.#guide;
    const g = this.#imagined();
    const path = this.#path;
    const codes = this.#list;
    let until = this.#until;
    let ended = false;
    this.#over = false;
    for (let n = 0; n < LONGEST; n++) {
      const kind = advance(g, book);
      if (kind === 'over') {
        this.#over = true;
        break;
      }
      if (guide.clock(g) >= until) {
        if (ended || guide.settling === undefined) break;
        ended = true;
        line = null;
        until = guide.settling.until(g);
        guide.settling.begin(g);
        continue;
      }
      if (kind === 'chance') {
        fall(g, book, sample(outcomesFound(), this.#random), null);
        continue;
      }
      const frame = g.state.stack[g.state.stack.length - 1];
      const s = decisionOn(g, book);
      if (n > 0) {
        codes.length = 0;
        s.options(g, frame.d, codes);
      }
      const offered = n === 0 ? this.#codes : codes;
      // The only answer to the question itself hangs in the tree all the same: it is what is thought about.
      if (offered.length === 1 && (n > 0 || line === null)) {
        take(g, book, offered[0]);
        continue;
      }
      if (line === null) {
        // The question itself is asked in an order of its own, by which guides know nothing.
        take(g, book, n === 0 ? offered[this.#pick(offered.length)] : guide.likely(g, offered, this.#pick, s.sort));
        continue;
      }
      const mine: boolean = guide.together || s.seat(g, frame.d) === this.#seat;
      const fresh = (unknown: readonly number[]): number =>
        line === this.#root ? unknown[0] : guide.likely(g, unknown, this.#pick, s.sort);
      const next: { readonly line: Line; readonly isNew: boolean } = descend(
        line.at(placeOf(frame)),
        offered,
        mine,
        this.#manner,
        this.#random,
        fresh,
      );
      path.push(next.line);
      line = next.isNew ? null : next.line;
      take(g, book, next.line.code);
    }
    return guide.worth(g, this.#seat);
  }

  /** How good the match is for the seat before anything is answered, as a logarithm to base 3: chances are told beside it. */
  standing(): number {
    const { calibration, scale } = this.#guide;
    if (calibration === undefined) return this.#datum / scale;
    let sum = 0;
    for (let n = 0; n < FIRST; n++) sum += calibration.standing(this.#imagined(), this.#seat);
    return sum / FIRST;
  }

  /** The tree as it has grown: what hangs on the question itself. */
  get root(): Line {
    return this.#root;
  }

  /** What is thought of each answer searched, the best first: the one that most lines began with, by what came of them where equal. */
  thoughts(): Thought[] {
    const point = this.#root.after[0];
    const all = [...(point?.lines.values() ?? [])].map(({ code, visits, sum, squares }) => {
      const chance = sum / Math.max(1, visits);
      return { code, lines: visits, chance, spread: Math.sqrt(Math.max(0, squares / Math.max(1, visits) - chance * chance)) };
    });
    return all.sort((a, b) => b.lines - a.lines || b.chance - a.chance);
  }

  /** The answer to give now: one of the best, by lot where several are as good. */
  best(): number {
    return oneOfBest(this.thoughts(), this.#pick) ?? this.#codes[0];
  }
}
