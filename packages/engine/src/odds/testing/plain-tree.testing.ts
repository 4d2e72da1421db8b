/** Odds the slow way, to hold the engine of odds against: way by way and step by step, nothing merged, and by rolling. */
import {
  type CoreState,
  chanceOn,
  decisionOn,
  type Fraction,
  fall,
  type GameEvent,
  Match,
  type Play,
  pace,
  plus,
  type Random,
  sample,
  take,
  times,
  type Until,
} from '../../core/index.ts';
import type { OddsOfGame } from '../odds.ts';

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

interface Walker<U, T, S extends CoreState, V> {
  readonly match: Match<U, T, S, V>;
  readonly of: OddsOfGame<U, T, S, V>;
  readonly wanted: Wanted;
  readonly always: boolean;
  readonly name: string;
}

type G<T, S extends CoreState> = Play<T, S, GameEvent>;

/** Runs to the next dice; true where the end is reached first. Frames that a match clears away in its end are put back. */
function run<U, T, S extends CoreState, V>(w: Walker<U, T, S, V>, g: G<T, S>): boolean {
  const { book } = w.match.game;
  const { height } = w.wanted;
  for (;;) {
    const { stack } = g.state;
    const top = stack[stack.length - 1];
    if (height > 0 && stack.length === height && top.step >= book[top.seq].steps.length) return true;
    const before = stack.slice(0, height);
    const kind = pace(g as never, book as never);
    if (g.state.stack.length < height) {
      g.state.stack = before;
      return true;
    }
    if (kind === 'chance') return false;
    if (kind === 'over') return true;
    if (kind !== 'decision') continue;
    const s = decisionOn(g as never, book as never);
    const { d } = g.state.stack[g.state.stack.length - 1];
    const codes: number[] = [];
    s.options(g as never, d, codes);
    const chosen = codes.find((c) => w.of.idle.test(s.id(g as never, d, c)) !== w.always) ?? codes[0];
    take(g as never, book as never, chosen);
  }
}

function read<U, T, S extends CoreState, V>({ match, of, name }: Walker<U, T, S, V>, state: S): string {
  const there = new Match(match.game, match.setup, { table: match.table, state, undo: false, still: true });
  return JSON.stringify(of.value(there, name));
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
    const key = read(w, state);
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
    const table = chanceOn(g as never, game.book as never).outcomes(g as never, g.state.stack[g.state.stack.length - 1].d);
    if (table === null) throw new Error('a chance without outcomes');
    for (let i = 0; i < table.codes.length; i++) {
      const next: G<T, S> = { table: g.table, state: game.copy(g.state), log: null };
      fall(next as never, game.book as never, table.codes[i], null);
      const share = times(p, { num: BigInt(table.weights[i]), den: BigInt(table.total) });
      if (w.wanted.height === 0) end(next.state, share);
      else if (!visit(next, share, depth + 1)) return false;
    }
    return true;
  };
  const start: G<T, S> = { table: w.match.table, state: game.copy(w.match.state), log: null };
  return visit(start, { num: 1n, den: 1n }, 0) ? { odds, leaves } : null;
}

/** One way, by chance: by real dice where there are any. */
export function onceOf<U, T, S extends CoreState, V>(w: Walker<U, T, S, V>, random: Random): string {
  const { game } = w.match;
  const g: G<T, S> = { table: w.match.table, state: game.copy(w.match.state), log: null };
  while (!run(w, g)) {
    const s = chanceOn(g as never, game.book as never);
    const { d } = g.state.stack[g.state.stack.length - 1];
    const dice = s.dice(g as never, d);
    const table = s.outcomes(g as never, d);
    if (dice !== null) {
      const faces = Array.from({ length: dice.dice }, () => 1 + random.below(dice.sides));
      fall(g as never, game.book as never, s.fromFaces(g as never, d, faces), faces);
    } else if (table !== null) fall(g as never, game.book as never, sample(table, random), null);
    if (w.wanted.height === 0) break;
  }
  return read(w, g.state);
}
