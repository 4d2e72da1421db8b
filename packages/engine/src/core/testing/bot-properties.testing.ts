/** What every bot must be: it answers every node with what is offered, and by nothing but its seat's view. */
import { describe, expect, it } from 'vitest';
import { advance, type Bot, type CoreState, decisionOn, hashOf, type Play, playOut, seeded } from '../index.ts';
import { answer, anyAnswer, codesOf, located, type Suite, start, styleOf, whereabouts, workBeside } from './walking.testing.ts';

const LONG = 180_000;

type G<T, S extends CoreState> = Play<T, S>;

/** Draws its answer. */
const randomBot: Bot = { id: 'random', choose: ({ codes, random }) => codes[random.below(codes.length)] };

/** A bot with the number of games, and of decisions in each, that it is tried for. */
export interface Tried<T, V> {
  readonly bot: Bot<T, V>;
  readonly games: number;
  readonly decisions: number;
}

/** A bot chooses what is offered, by its view alone: where that is the same, so is the choice. */
function checkChoice<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  bot: Bot<T, V>,
  g: G<T, S>,
  seed: number,
  twice: boolean,
): number {
  const { game } = suite;
  const s = decisionOn(g, game.book);
  const { d } = g.state.stack[g.state.stack.length - 1];
  const seat = s.seat(g, d);
  const truth = hashOf(g.state);
  const asking = (of: G<T, S>): number => {
    const codes = Object.freeze(codesOf(game, of));
    const chosen = bot.choose({
      seat,
      codes,
      count: codes.length,
      at: (n) => codes[n],
      view: () => game.view(of, seat),
      table: () => of.table,
      random: seeded(seed),
      id: (code) => s.id(of, of.state.stack[of.state.stack.length - 1].d, code),
      sort: s.sort,
    });
    if (!codes.includes(chosen)) throw new Error(`bot ${bot.id} chose ${chosen}, which is not offered`);
    return chosen;
  };
  const chosen = asking(g);
  if (hashOf(g.state) !== truth) throw new Error(`bot ${bot.id} changed the match`);
  if (twice) {
    const twin: G<T, S> = { table: g.table, state: suite.swapHidden(game.copy(g.state), seat, seeded(seed + 1), g.table), log: null };
    if (asking(twin) !== chosen) throw new Error(`bot ${bot.id} chooses by what its seat cannot see`);
  }
  return chosen;
}

/** Objects of the language itself, which any program in the same process reaches anyway. */
const LANGUAGE: ReadonlySet<unknown> = new Set(
  Object.values(Object.getOwnPropertyDescriptors(globalThis)).flatMap(({ value }) =>
    typeof value === 'function' && isNative(value) ? [value, value.prototype as unknown] : [],
  ),
);

function isNative(f: object): boolean {
  return typeof f === 'function' && Function.prototype.toString.call(f).endsWith('{ [native code] }');
}

/** Everything that can be reached from a value: fields, seen or not, what maps and sets hold, prototypes, what functions carry. */
function reachable(v: unknown, seen = new Set<object>()): Set<object> {
  if ((typeof v !== 'object' && typeof v !== 'function') || v === null || seen.has(v) || LANGUAGE.has(v) || isNative(v)) return seen;
  seen.add(v);
  reachable(Object.getPrototypeOf(v), seen);
  if (ArrayBuffer.isView(v)) return seen;
  for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(v)))
    for (const x of [value, get, set]) reachable(x, seen);
  if (v instanceof Map || v instanceof Set) for (const x of v) reachable(x, seen);
  return seen;
}

/** Writes over all that can be written to, as far as anything leads. */
function wreck(of: unknown): void {
  const all = [...reachable(of)];
  for (const v of all) {
    if (ArrayBuffer.isView(v)) {
      (v as Uint8Array).fill(1);
      continue;
    }
    for (const key of Reflect.ownKeys(v)) {
      const value: unknown = Reflect.getOwnPropertyDescriptor(v, key)?.value;
      const instead = typeof value === 'number' ? value + 1 : typeof value === 'function' ? () => 0 : null;
      Reflect.set(v, key, instead);
      Reflect.defineProperty(v, key, { value: instead });
    }
    if (v instanceof Map || v instanceof Set) v.clear();
    if (Array.isArray(v)) Reflect.set(v, 'length', 0);
    Reflect.set(v, 'call', null);
    Reflect.setPrototypeOf(v, null);
    Reflect.preventExtensions(v);
  }
}

/** A bot that chooses as another does, and wrecks whatever it was handed. */
function vandal<T, V>(of: Bot<T, V>): Bot<T, V> {
  return {
    id: `vandal of ${of.id}`,
    choose(ask) {
      const chosen = of.choose(ask);
      const { at, codes, id, random, sort, table, view } = ask;
      for (const thing of [view(), table(), codes, at, id, sort, view, table, ask]) wreck(thing);
      // What it draws from is its own: it does as it did, and nobody else notices.
      expect(Reflect.set(random, 'below', null)).toBe(false);
      return chosen;
    },
  };
}

/** What a question shares with the match it is about, and could be changed: nothing, if bots are to be strangers. */
function sharedAndOpen(asked: unknown, truth: unknown): string[] {
  const ours = reachable(truth);
  const open = [...reachable(asked)].filter((v) => ours.has(v) && (!Object.isFrozen(v) || v instanceof Map || v instanceof Set));
  return open.map((v) => (typeof v === 'function' ? `function ${v.name}` : `${v.constructor?.name} ${Object.keys(v).join()}`)).slice(0, 9);
}

/** How games end between these bots. */
function ends<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, bots: readonly Bot<T, V>[], games: number): number[] {
  return Array.from({ length: games }, (_, i) => {
    const g = start(suite, i + 1);
    playOut(suite.game, g, bots, seeded(i));
    return hashOf(g.state);
  });
}

/** Registers the tests of bots. */
export function botProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, bots: readonly Tried<T, V>[]): void {
  const { game } = suite;

  describe(`every bot at ${game.id}`, () => {
    it('may wreck whatever it is handed: the match, the other bots and the shared content stay as they are', { timeout: LONG }, () => {
      const seats = Array.from({ length: 4 }, () => randomBot as Bot<T, V>);
      const games = Math.ceil(8 * workBeside(suite.games));
      const plain = ends(suite, seats, games);
      expect(ends(suite, seats.map(vandal), games)).toEqual(plain);
      expect(ends(suite, seats, games)).toEqual(plain);
    });

    it('is handed nothing that the match holds too and that can be changed', { timeout: LONG }, () => {
      const g = start(suite, 3);
      const truth = { g, game };
      let questions = 0;
      const looks: Bot<T, V> = {
        id: 'looks',
        choose({ at, codes, id, random, sort, table, view }) {
          // Tables are the same ones each time.
          const asked = [codes, at, sort, view(), id(codes[0]), ...(questions < 3 ? [table()] : [])];
          if (questions++ % 7 < 3) expect(sharedAndOpen(asked, truth)).toEqual([]);
          return codes[random.below(codes.length)];
        },
      };
      playOut(
        game,
        g,
        Array.from({ length: 4 }, () => looks),
        seeded(3),
      );
      expect(questions).toBeGreaterThan(3);
    });

    it.each(bots.map((b) => [b.bot.id, b] as const))(
      '%s answers every node with what is offered, by its view alone',
      { timeout: LONG },
      (_id, { bot, games: most, decisions }) => {
        let asked = 0;
        for (let seed = 1; seed <= Math.ceil(most * workBeside(suite.games)); seed++) {
          const g = start(suite, seed);
          const random = seeded(seed);
          for (let n = 0, taken = 0; taken < decisions; n++) {
            if (n > game.bound) throw new Error(`seed ${seed}: passed the bound of ${game.bound} nodes`);
            const kind = advance(g, game.book);
            if (kind === 'over') break;
            if (kind === 'chance') {
              answer(game, g, kind, anyAnswer(game, g, kind, random, styleOf(seed)));
              continue;
            }
            try {
              answer(game, g, kind, checkChoice(suite, bot, g, random.below(1_000_000), n % 5 === 0));
            } catch (error) {
              throw located(error, `seed ${seed}, node ${n}, at ${whereabouts(game, g.state)}`);
            }
            taken++;
            asked++;
          }
        }
        expect(asked).toBeGreaterThan(0);
      },
    );
  });
}
