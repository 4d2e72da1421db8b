/** The greedy player: answers are played out as others are likely to answer, and compared once each has paid for the end of the turn. */
import { describe, expect, it } from 'vitest';
import {
  type Ask,
  type CoreState,
  call,
  decide,
  END,
  frameOf,
  type Game,
  NEXT,
  type Play,
  REPEAT,
  seeded,
  sequence,
  sequences,
} from '../core/index.ts';
import { greedyBot } from './greedy.ts';

/** One acts as often as they like; each act is answered by the other side, and who stops has the turn paid for. */
interface Acts extends CoreState {
  acts: number[];
  answers: number[];
  ended: number;
}
type Acting = Play<null, Acts>;
const STOP = 0;
const texts = {
  id: (_g: Acting, _f: unknown, n: number) => String(n),
  say: () => ({ key: '', args: {} }),
  prompt: () => ({ key: '', args: {} }),
};
const answering = sequence<Acting, null>('answering', 'acts:2', () => null, [
  decide<Acting, null>('answer', 'acts:2', {
    ...texts,
    seat: () => 1,
    options: (_g, _f, out) => void out.push(0, 1),
    take(g, _f, n) {
      g.state.answers.push(n);
      return END;
    },
  }),
]);
const acting = sequence<Acting, null>('acting', 'acts:1', () => null, [
  decide<Acting, null>('act', 'acts:1', {
    ...texts,
    quiet: STOP,
    seat: () => 0,
    options: (_g, _f, out) => void out.push(STOP, 1, 2),
    take(g, _f, n) {
      if (n === STOP) {
        g.state.ended++;
        return NEXT;
      }
      g.state.acts.push(n);
      call(g, answering, null);
      return REPEAT;
    },
  }),
]);
const copy = (s: Acts): Acts => ({ ...s, stack: s.stack.map((f) => ({ ...f })), acts: [...s.acts], answers: [...s.answers] });
const begun = (): Acts => ({ stack: [frameOf(acting, null)], acts: [], answers: [], ended: 0 });
const book = sequences<Acting>(acting, answering) as Game<null, null, Acts, Acts>['book'];
const game = (more: Partial<Game<null, null, Acts, Acts>>): Game<null, null, Acts, Acts> => ({
  id: 'acts',
  rules: 1,
  seats: 2,
  book,
  bound: 100,
  tables: () => null,
  begin: begun,
  copy,
  result: () => null,
  view: (g) => copy(g.state),
  imagine: (_table, view) => copy(view),
  worth: () => 0,
  choices: [],
  ...more,
});
const CODES = [STOP, 1, 2];
const asked = (seed = 1): Ask<null, Acts> => ({
  seat: 0,
  codes: CODES,
  count: CODES.length,
  at: (n) => CODES[n],
  view: begun,
  table: () => null,
  random: seeded(seed),
  id: String,
});

describe('a greedy player', () => {
  it('supposes the answers that are likely', () => {
    // The second act is good where it is answered by 1, the first one else.
    const worth = ({ state }: Acting): number => (state.acts[0] === 2 ? (state.answers[0] === 1 ? 5 : -5) : state.acts[0] === 1 ? 1 : 0);
    for (let seed = 1; seed <= 10; seed++) {
      expect(greedyBot(game({ worth, likely: () => 1 })).choose(asked(seed))).toBe(2);
      expect(greedyBot(game({ worth, likely: () => 0 })).choose(asked(seed))).toBe(1);
    }
  });

  it('compares what it may do once each has paid for the end of the turn', () => {
    // The end costs 5: whoever forgets that would rather act for 1 than stop, and never see it coming.
    const paid = new Set<number>();
    const worth = ({ state }: Acting): number => {
      paid.add(state.ended);
      return state.acts.length - 5 * state.ended;
    };
    expect(greedyBot(game({ worth })).choose(asked())).toBe(1);
    expect([...paid]).toEqual([1]);
  });

  it('takes the first of equals, or in some games the quiet one', () => {
    const worth = ({ state }: Acting): number => (state.acts[0] === 1 ? -1 : 0);
    for (let seed = 1; seed <= 5; seed++) {
      expect(greedyBot(game({ worth })).choose(asked(seed))).toBe(STOP);
      expect(greedyBot(game({ worth, lots: true })).choose(asked(seed))).toBe(STOP);
    }
    const others = new Set(
      Array.from({ length: 20 }, (_x, seed) =>
        greedyBot(game({ worth: ({ state }) => Math.min(1, state.acts.length), lots: true })).choose(asked(seed)),
      ),
    );
    expect(others).toEqual(new Set([1, 2]));
  });
});
