/** The smallest game that can be searched, for the tests of the players: what is said, and nothing else. */
import {
  type Ask,
  type CoreState,
  decide,
  frameOf,
  type Game,
  type Guide,
  type Play,
  REPEAT,
  seeded,
  sequence,
  sequences,
} from '../core/index.ts';

/** Two say a number by turns, for ever. A coin lies hidden from the beginning. */
export interface Said extends CoreState {
  said: number[];
  coin: number;
  still: number;
}
export type Saying = Play<null, Said>;

/** Numbers that may be said. */
export const NUMBERS = 4;
const saying = sequence<Saying, null>('saying', 'said:1', () => null, [
  decide<Saying, null>('say', 'said:1', {
    seat: (g) => g.state.said.length % 2,
    options(_g, _f, out) {
      for (let n = 0; n < NUMBERS; n++) out.push(n);
    },
    take(g, _f, n) {
      g.state.said.push(n);
      return REPEAT;
    },
    id: (_g, _f, n) => String(n),
    say: () => ({ key: '', args: {} }),
    prompt: () => ({ key: '', args: {} }),
  }),
]);
export type SaidGame = Game<null, null, Said, Said>;
const book = sequences<Saying>(saying) as SaidGame['book'];
export const copy = (s: Said): Said => ({ ...s, stack: s.stack.map((f) => ({ ...f })), said: [...s.said] });
export const begun = (): Said => ({ stack: [frameOf(saying, null)], said: [], coin: -1, still: 0 });

/** How far lines go: so many numbers are said. */
export const FAR = 3;
const PLAIN: Guide<null, Said> = {
  together: false,
  clock: (g) => g.state.said.length,
  until: (g) => g.state.said.length + FAR,
  worth: () => 0,
  scale: 10,
  likely: (_g, codes, pick) => codes[pick(codes.length)],
};
/** The game with a guide and parts of its own. */
export const game = (guide: Partial<Guide<null, Said>> = {}, more: Partial<SaidGame> = {}): SaidGame => ({
  id: 'said',
  rules: 1,
  seats: 2,
  book,
  bound: 1e9,
  tables: () => null,
  begin: begun,
  copy,
  result: () => null,
  view: (g) => copy(g.state),
  imagine: (_table, view, pick) => ({ ...copy(view), coin: pick(2) }),
  worth: () => 0,
  choices: [],
  guide: { ...PLAIN, ...guide },
  ...more,
});

/** All that may be said. */
export const CODES = Array.from({ length: NUMBERS }, (_x, n) => n);
/** What the first seat is asked as nobody has said anything yet. */
export const asked = (seed = 1): Ask<null, Said> => ({
  seat: 0,
  codes: CODES,
  count: NUMBERS,
  at: (n) => CODES[n],
  view: begun,
  table: () => null,
  random: seeded(seed),
  id: String,
});
