/** What a search expects to come after an answer: the answers that most of its lines went on with. */
import {
  type Ask,
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type Play,
  type Say,
  type Seat,
  sample,
  take,
} from '../../core/index.ts';
import type { Search } from '../search/index.ts';
import { placeOf } from '../search/tree.ts';

/** An answer that is expected, and whose. */
export interface Expected {
  readonly seat: Seat;
  readonly id: string;
  readonly say: Say;
}

/** Answers told at most; a way that fewer lines than this took says nothing. */
const MOST = 3;
const LEAST = 4;
/** Questions and rolls on the way. */
const LONGEST = 200;

/** What follows an answer, in a world that the seat may believe in. */
export function principalOf<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  ask: Ask<T, V>,
  search: Search<U, T, S, V>,
  code: number,
): Expected[] {
  let line = search.root.after[0]?.lines.get(code);
  const state = game.imagine(ask.table(), ask.view(), (n) => ask.random.below(n));
  const g: Play<T, S> = { table: ask.table(), state, log: null };
  const out: Expected[] = [];
  const codes: number[] = [];
  take(g, game.book, code);
  for (let n = 0; n < LONGEST && line !== undefined && out.length < MOST; n++) {
    const kind = advance(g, game.book);
    if (kind === 'over') break;
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g, game.book).outcomes(g, frame.d);
      if (outcomes === null) break;
      fall(g, game.book, sample(outcomes, ask.random), null);
      continue;
    }
    const step = decisionOn(g, game.book);
    codes.length = 0;
    step.options(g, frame.d, codes);
    if (codes.length === 1) {
      take(g, game.book, codes[0]);
      continue;
    }
    const place = placeOf(frame);
    const known = [...(line.after.find((p) => p.step === place)?.lines.values() ?? [])].filter((l) => codes.includes(l.code));
    const next = known.sort((a, b) => b.visits - a.visits)[0];
    if (next === undefined || next.visits < LEAST) break;
    out.push({ seat: step.seat(g, frame.d), id: step.id(g, frame.d, next.code), say: step.say(g, frame.d, next.code) });
    take(g, game.book, next.code);
    line = next;
  }
  return out;
}
