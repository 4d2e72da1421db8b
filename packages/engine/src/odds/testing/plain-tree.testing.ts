/** Odds the slow way, to hold the engine of odds against: way by way and step by step, nothing merged, and by rolling. */
import {
  type CoreState,
  chanceOn,
  decisionOn,
  type Fraction,
  fall,
  type Match,
  type OutcomeTable,
  type Play,
  pace,
  plus,
  type Random,
  sample,
  take,
  times,
  type Until,
} from '../../core/index.ts';
import type { OddsOfGame } from '../odds-of-game.ts';

/** What is looked for: the end of the frame at a height, or of the next roll by itself where that is nought. */
interface Wanted {
  readonly height: number;
}

/** Where the end is, worked out anew: the innermost rule of the kind, or everything on top that rolls. */
export function wantedOf<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, of: OddsOfGame<U, T, S, V>, until: Until): Wanted {
  const kinds = (of.until[until] ?? []).map((s) => s.id);
  const is = match.state.stack.map((f) => kinds.includes(f.seq));
  if (until !== 'roll') return { height: is.lastIndexOf(true) + 1 };
  const last = is.lastIndexOf(false);
  return { height: last === is.length - 1 ? 0 : last + 2 };
}

/** How whoever is asked answers: a place in the list of ids, found from the position alone. */
export type Answers<S> = (state: S, ids: readonly string[]) => number;

export interface Walker<U, T, S extends CoreState, V> {
  readonly match: Match<U, T, S, V>;
  readonly wanted: Wanted;
  readonly answers: Answers<S>;
  /** What is looked at in the end, as text. */
  read(state: S): string;
}

type G<T, S extends CoreState> = Play<T, S>;

/** Runs to the next dice; true where the end is reached first. Frames that a match clears away in its end are put back. */
function run<U, T, S extends CoreState, V>(w: Walker<U, T, S, V>, g: G<T, S>, seen?: () => void): boolean {
  const { book } = w.match.game;
  const { height } = w.wanted;
  for (;;) {
    const { stack } = g.state;
    const top = stack[stack.length - 1];
    if (height > 0 && stack.length === height && top.step >= book[top.seq].steps.length) return true;
    const before = stack.slice(0, height);
    seen?.();
    const kind = pace(g, book);
    if (g.state.stack.length < height) {
      g.state.stack = before;
      return true;
    }
    if (kind === 'chance') return false;
    if (kind === 'over') return true;
    if (kind !== 'decision') continue;
    const s = decisionOn(g, book);
    const { d } = g.state.stack[g.state.stack.length - 1];
    const codes: number[] = [];
    s.options(g, d, codes);
    const chosen =
      codes.length === 1
        ? 0
        : w.answers(
            g.state,
            codes.map((c) => s.id(g, d, c)),
          );
    take(g, book, codes[chosen]);
  }
}

/** Every step of a rule that one way from here passes through: the last outcome of everything. */
export function stepsMet<U, T, S extends CoreState, V>(w: Walker<U, T, S, V>): readonly (readonly [seq: number, step: number])[] {
  const { game, table } = w.match;
  const g: G<T, S> = { table, state: game.copy(w.match.state), log: null };
  const met = new Map<string, readonly [number, number]>();
  const seen = (): void => {
    const top = g.state.stack[g.state.stack.length - 1];
    if (top !== undefined && top.step < game.book[top.seq].steps.length) met.set(`${top.seq} ${top.step}`, [top.seq, top.step]);
  };
  for (let depth = 0; depth < 60 && !run(w, g, seen); depth++) {
    const { codes } = chanceOn(g, game.book).outcomes(g, g.state.stack[g.state.stack.length - 1].d) as OutcomeTable;
    fall(g, game.book, codes[codes.length - 1], null);
    if (w.wanted.height === 0) break;
  }
  return [...met.values()];
}

/** Every way by itself. Null where there are more than so many, or ways without end. */
export function treeOf<U, T, S extends CoreState, V>(
  w: Walker<U, T, S, V>,
  most: number,
): { odds: Map<string, Fraction>; leaves: number } | null {
  const odds = new Map<string, Fraction>();
  const { game } = w.match;
  let leaves = 0;
  const end = (state: S, p: Fraction): void => {
    const key = w.read(state);
    const before = odds.get(key);
    odds.set(key, before === undefined ? p : plus(before, p));
    leaves++;
  };
  const visit = (g: G<T, S>, p: Fraction, depth: number): boolean => {
    if (leaves > most || depth > 60) return false;
    if (run(w, g)) {
      end(g.state, p);
      return true;
    }
    const table = chanceOn(g, game.book).outcomes(g, g.state.stack[g.state.stack.length - 1].d);
    if (table === null) throw new Error('a chance without outcomes');
    for (let i = 0; i < table.codes.length; i++) {
      const next: G<T, S> = { table: g.table, state: game.copy(g.state), log: null };
      fall(next, game.book, table.codes[i], null);
      const share = times(p, { num: BigInt(table.weights[i]), den: BigInt(table.total) });
      if (w.wanted.height === 0) end(next.state, share);
      else if (!visit(next, share, depth + 1)) return false;
    }
    return true;
  };
  const start: G<T, S> = { table: w.match.table, state: game.copy(w.match.state), log: null };
  return visit(start, { num: 1n, den: 1n }, 0) ? { odds, leaves } : null;
}

/** Ways on that are remembered: beyond, each is played anew. */
const KEPT = 30_000;

/** Where a way stands that has been gone before. Nothing is merged: it is known by every die that led there. */
interface Fork<S> {
  /** At a chance; what is read where it is over. */
  readonly state: S;
  readonly over: string | null;
  readonly ways: Map<number, Fork<S>>;
}

/** Ways by chance, one at each call: by real dice where there are any. Where the same dice fall again, the rules need not be run again. */
export function rollerOf<U, T, S extends CoreState, V>(w: Walker<U, T, S, V>): (random: Random) => string {
  const { game, table } = w.match;
  const forkOf = (state: S, over: boolean): Fork<S> => {
    const ends = over || run(w, { table, state, log: null });
    return { state, over: ends ? w.read(state) : null, ways: new Map() };
  };
  const first = forkOf(game.copy(w.match.state), false);
  let kept = 0;
  return (random) => {
    let at = first;
    while (at.over === null) {
      const g: G<T, S> = { table, state: at.state, log: null };
      const s = chanceOn(g, game.book);
      const { d } = at.state.stack[at.state.stack.length - 1];
      const dice = s.dice(g, d);
      let code: number;
      if (dice !== null) {
        const faces = Array.from({ length: dice.dice }, () => 1 + random.below(dice.sides));
        code = s.fromFaces(g, d, faces);
      } else {
        const outcomes = s.outcomes(g, d);
        if (outcomes === null) throw new Error('a chance without outcomes');
        code = sample(outcomes, random);
      }
      let next = at.ways.get(code);
      if (next === undefined) {
        const after: G<T, S> = { table, state: game.copy(at.state), log: null };
        fall(after, game.book, code, null);
        next = forkOf(after.state, w.wanted.height === 0);
        if (kept < KEPT) {
          at.ways.set(code, next);
          kept++;
        }
      }
      at = next;
    }
    return at.over;
  };
}
