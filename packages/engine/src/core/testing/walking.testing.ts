/** Random games for tests: from node to node as fast as the rules go, or as a match with its record. */
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  type GameEvent,
  Log,
  Match,
  type NodeKind,
  type Option,
  type Play,
  type Random,
  sample,
  seeded,
  take,
} from '../index.ts';
import type { Seldom } from './seldom.testing.ts';

/** A number that an option says of what it leads to. */
export interface Promised<M> {
  /** Key of the option's sentence, the value of it that holds the number, and the number in it where that is not the whole value. */
  readonly option: string;
  readonly says: string;
  number?(option: Option): number | null;
  /** So seldom offered that few random matches may never see it kept. */
  readonly rare?: true;
  /** The number then used, by all that has happened since or how the match stands; null where it cannot be told yet, or no more. */
  used(option: Option, events: readonly GameEvent[], match: M): number | null;
}

/** What the shared tests need of a game. */
export interface Suite<U, T, S extends CoreState, V> {
  readonly game: Game<U, T, S, V>;
  /** A legal set-up for this seed; different seeds should bring different parties and different named options. */
  setups(seed: number): U;
  /** Whether the game's rulebook has a paragraph of this id. */
  rules(id: string): boolean;
  /** Changes what a seat cannot see into something else that it could be. `state` is a copy that may be changed. */
  swapHidden(state: S, seat: number, random: Random, table: T): S;
  /** How many things are hidden from a seat. Where it falls, something came to light by right. */
  hidden(state: S, seat: number): number;
  /** What holds in every state of the game at a node, in words where it is broken. */
  broken?(g: Play<T, S>): string | null;
  /** Whether there are more options of this id's kind than are listed, such as places on a free table: any legal one is taken. */
  spelled?(id: string): boolean;
  /** Other ways to write what may be done here, legal or not, such as routes spelled out; beside those that are tried in every game. */
  spellings?(match: Match<U, T, S, V>, random: Random): readonly string[];
  /** Moments of a random game, at least, at which something is hidden from somebody; 4 unless little ever is. */
  readonly followed?: number;
  /** What this game has none of: the tests hold it to that too. */
  readonly without?: readonly Seldom[];
  /** Random games of the test at every node; the others take their share of it. */
  readonly games: number;
}

/** How many sit at a table. */
export function seatsAt<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, table: T): number {
  return game.seatsAt?.(table) ?? game.seats;
}

/** What is met at least where as many games are played as a test is meant to run with; of fewer it is only asked that something is. */
export const met = (least: number): number => (process.env.ESCARMOUCHE_GAMES === undefined ? least : 0);

/** Seeds of random games, from 1: so many as are usual, and more, up to the `most`, where short games have not shown `enough` by then. */
export function* seeds(usual: number, most: number, enough: () => boolean): Generator<number> {
  for (let seed = 1; seed <= most && (seed <= usual || !enough()); seed++) yield seed;
}

/** Games to play: `ESCARMOUCHE_GAMES`, or the number that the tests are meant to run with. */
export function gamesWanted(usual: number): number {
  const wanted = Number(process.env.ESCARMOUCHE_GAMES ?? usual);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
}

/** How much of its usual work a test does beside so many random games, of 1: less where fewer were asked for than any test is meant to play. */
export function workBeside(games: number): number {
  return Math.min(1, games / 100);
}

/** Where a game stands, for messages: the frames of its stack by sequence and step. */
export function whereabouts<T, S extends CoreState, V, U>(game: Game<U, T, S, V>, state: S): string {
  return state.stack.map((f) => `${game.book[f.seq].name}/${game.book[f.seq].steps[f.step]?.name ?? 'end'}`).join(' > ');
}

/** A game about to begin. */
export function start<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, seed: number, logged = false): Play<T, S> {
  const table = suite.game.tables(suite.setups(seed));
  return { table, state: suite.game.begin(table), log: logged ? new Log() : null };
}

/** Codes of the decision on top. */
export function codesOf<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, g: Play<T, S>): number[] {
  const codes: number[] = [];
  decisionOn(g, game.book).options(g, g.state.stack[g.state.stack.length - 1].d, codes);
  return codes;
}

/** How often a player of this style does each kind of thing, where a decision sorts its options into kinds. */
export type Style = readonly number[];

/**
 * A style: some kinds of option are taken rarely or hardly ever. Random games of one style would all look alike, and a player who does
 * everything soon has nothing left to hide.
 */
export function styleOf(seed: number): Style {
  const random = seeded(seed + 31_337);
  return Array.from({ length: 16 }, () => [0.003, 0.03, 0.3, 1][random.below(4)]);
}

const NONE: readonly number[] = [];

/** The answer that chance gives to the node on top: a code, whether of an option or an outcome. */
export function anyAnswer<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  g: Play<T, S>,
  kind: NodeKind,
  random: Random,
  style: Style,
  codes: readonly number[] = kind === 'decision' ? codesOf(game, g) : NONE,
): number {
  if (kind === 'decision') {
    if (codes.length === 0) throw new Error('a decision without options');
    const { sort } = decisionOn(g, game.book);
    if (sort === undefined || codes.length === 1) return codes[random.below(codes.length)];
    // A kind first, then one of that kind: moves must not drown the rest.
    const kinds = [...new Set(codes.map((c) => sort(c)))];
    let u = (random.below(1_000_000) / 1_000_000) * kinds.reduce((sum, k) => sum + style[k], 0);
    const wanted = kinds.find((k) => {
      u -= style[k];
      return u < 0;
    });
    const those = wanted === undefined ? codes : codes.filter((c) => sort(c) === wanted);
    return those[random.below(those.length)];
  }
  const table = chanceOn(g, game.book).outcomes(g, g.state.stack[g.state.stack.length - 1].d);
  if (table === null) throw new Error('a chance without outcomes');
  return sample(table, random);
}

/** Answers the node on top by a code. */
export function answer<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, g: Play<T, S>, kind: NodeKind, code: number): void {
  if (kind === 'decision') take(g, game.book, code);
  else fall(g, game.book, code, null);
}

/**
 * Plays by chance to the end, or until `visit` says stop by returning true, calling it at every node. Returns the number of nodes.
 * @throws Error naming the seed, the node and the rule under way where anything goes wrong.
 */
export function walk<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  g: Play<T, S>,
  seed: number,
  visit: (kind: NodeKind, n: number, codes: readonly number[]) => unknown,
): number {
  const { game } = suite;
  const random = seeded(seed);
  const style = styleOf(seed);
  let n = 0;
  try {
    for (; n <= game.bound; n++) {
      const kind = advance(g, game.book);
      // Listing options is what takes longest: once for whoever looks and for the answer.
      const codes = kind === 'decision' ? codesOf(game, g) : NONE;
      if (visit(kind, n, codes) === true || kind === 'over') return n;
      answer(game, g, kind, anyAnswer(game, g, kind, random, style, codes));
    }
    throw new Error(`passed the bound of ${game.bound} nodes`);
  } catch (error) {
    throw located(error, `seed ${seed}, node ${n}, at ${whereabouts(game, g.state)}`);
  }
}

/** The same error with the place in front. */
export function located(error: unknown, place: string): Error {
  return new Error(`${place}: ${(error as Error).message}`, { cause: error });
}

/** Plays a match by chance to its end, calling `visit` before every answer and at the end; stops where it returns true. */
export function walkMatch<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  seed: number,
  visit: (match: Match<U, T, S, V>, random: Random) => unknown,
): Match<U, T, S, V> {
  const match = new Match(suite.game, suite.setups(seed));
  const random = seeded(seed);
  const style = styleOf(seed);
  // What a test draws for itself must not change the game.
  const own = seeded(seed + 1_000_003);
  try {
    for (;;) {
      if (visit(match, own) === true || match.nodeKind === 'over') return match;
      answerMatch(match, random, style);
    }
  } catch (error) {
    throw located(error, `seed ${seed}, answer ${match.at}, at ${whereabouts(suite.game, match.state)}`);
  }
}

/** Answers the node of a match by chance: an option by its id; dice sometimes by faces, sometimes by the outcome's id. */
export function answerMatch<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, random: Random, style: Style): void {
  if (match.nodeKind === 'decision') {
    const { game, play } = match;
    const code = anyAnswer(game, play, 'decision', random, style);
    const s = decisionOn(play, game.book);
    match.take(s.id(play, play.state.stack[play.state.stack.length - 1].d, code));
  } else if (random.below(2) === 0) {
    match.rollBy(random);
  } else {
    const outcomes = match.outcomes();
    let u = random.below(outcomes[0].total);
    const fallen = outcomes.find((o) => {
      u -= o.weight;
      return u < 0;
    });
    match.fall((fallen ?? outcomes[0]).id);
  }
}

/** Of the times that tests look closely at one step, one in so many is enough where fewer random games were asked for. */
const GLANCE = 4;

/** Says whether to look closely at a node: the first few times that a rule stands at a step, and now and then anyway. */
export function sampler<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  each: number,
  every: number,
): (state: S, topOnly?: boolean) => boolean {
  const seen = new Map<number, number>();
  const most = process.env.ESCARMOUCHE_GAMES === undefined ? each : Math.ceil(each / GLANCE);
  let n = 0;
  return (state, topOnly = false) => {
    let wanted = ++n % every === 0;
    for (let i = topOnly ? Math.max(0, state.stack.length - 1) : 0; i < state.stack.length; i++) {
      const f = state.stack[i];
      const key = f.seq * 1000 + Math.min(f.step, game.book[f.seq].steps.length);
      const times = seen.get(key) ?? 0;
      if (times < most) {
        wanted = true;
        seen.set(key, times + 1);
      }
    }
    return wanted;
  };
}

/** The whole list, or so many of it drawn by chance. */
export function some<X>(list: readonly X[], most: number, random: Random): readonly X[] {
  return list.length <= most ? list : Array.from({ length: most }, () => list[random.below(list.length)]);
}
