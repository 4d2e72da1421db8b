/**
 * What a bot is asked, and how its answer is taken. A bot may be anybody's: nothing that it is handed is shared with the match or with
 * another bot but functions that cannot be changed, so whatever it does to it, it does to itself.
 */
import type { Random } from './random.ts';
import { still, stillClassOf } from './still.ts';
import type { Seat } from './types.ts';

/** A player that is a program: picks one of the codes offered. It is handed the view of its seat, never the state. */
export interface Bot<T = unknown, V = unknown> {
  readonly id: string;
  choose(ask: Ask<T, V>): number;
}

/** What a bot is asked: whose seat it sits in, what it sees, and what it may do. */
export interface Ask<T = unknown, V = unknown> {
  readonly seat: Seat;
  readonly codes: readonly number[];
  /** Built on demand: a random bot never needs it. */
  view(): V;
  /** What does not change: characters, cards, the map. A copy of the bot's own, without anything hidden. */
  table(): T;
  /** The bot's own stream: nothing about the dice follows from it. */
  readonly random: Random;
  /** @throws RangeError for a code that is not offered */
  id(code: number): string;
  /** The kind an option is of, where the decision sorts its options. */
  readonly sort?: ((code: number) => number) | undefined;
}

/** A bot that broke off, or answered what it was not offered. The match stands where it stood. */
export class BotFault extends Error {
  readonly bot: string;
  readonly seat: Seat;
  constructor(bot: Bot, seat: Seat, line: string, cause?: unknown) {
    super(`bot ${bot.id}, seat ${seat + 1}, ${line}`, cause === undefined ? undefined : { cause });
    this.name = 'BotFault';
    this.bot = bot.id;
    this.seat = seat;
  }
}

/** The part of a decision that questions tell of. */
interface AskedStep {
  id(g: unknown, d: unknown, code: number): string;
  readonly sort?: ((code: number) => number) | undefined;
}

/** Stands in until the first decision. */
export const NO_STEP: AskedStep = { id: () => '' };

/** What is asked now, and at which table: whoever drives the match writes it, questions read it. */
export interface Asking<T, V> {
  readonly game: { openTables?(table: T): T };
  readonly g: { readonly table: T };
  view(seat: Seat): V;
  step: AskedStep;
  d: unknown;
  /** The codes as the rules list them. Bots are handed copies. */
  readonly offered: readonly number[];
}

type Written<A> = { -readonly [K in keyof A]: A[K] };

/**
 * Asks one bot, again and again. What it is handed is its own and is written anew each time, so that whoever writes to it misleads nobody.
 * (A frozen question, or one with getters, costs a third of the speed of short matches.)
 */
export class Question<T, V> {
  private readonly asking: Asking<T, V>;
  private readonly bot: Bot<T, V>;
  private readonly handed: Ask<T, V>;
  private readonly ask: Written<Ask<T, V>>;

  constructor(asking: Asking<T, V>, bot: Bot<T, V>, seat: Seat, random: Random) {
    this.asking = asking;
    this.bot = bot;
    this.handed = {
      seat,
      codes: [],
      view: () => asking.view(seat),
      table: () => tableFor(asking, bot),
      random,
      id: (code) => {
        // Of a code that is not offered, an id might tell what its seat cannot see.
        if (!asking.offered.includes(code)) throw new RangeError(`no option has the code ${code}`);
        return asking.step.id(asking.g, asking.d, code);
      },
      sort: undefined,
    };
    this.ask = { ...this.handed };
  }

  /**
   * The bot's answer to what is asked now.
   * @throws BotFault where it breaks off or answers what is not offered
   */
  answer(): number {
    const { bot, handed, ask } = this;
    const { offered, step } = this.asking;
    let code: number;
    try {
      ask.seat = handed.seat;
      // A copy of its own each time: one builtin does it faster than filling a kept list, and a bot may keep it.
      ask.codes = offered.slice();
      ask.view = handed.view;
      ask.table = handed.table;
      ask.random = handed.random;
      ask.id = handed.id;
      ask.sort = step.sort;
      code = bot.choose(ask);
    } catch (error) {
      throw new BotFault(bot as Bot, handed.seat, `broke off: ${error instanceof Error ? error.message : String(error)}`, error);
    }
    if (!offered.includes(code)) throw new BotFault(bot as Bot, handed.seat, `chose what was not offered (${String(code)})`);
    return code;
  }
}

/** The tables that bots hold, by bot and by the match's own. */
const held = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * The tables as one bot may hold them: without secrets, and a copy that is its own, made when it first asks for them and kept for as long
 * as it plays at the same ones.
 */
function tableFor<T, V>({ game, g: { table } }: Asking<T, V>, bot: Bot<T, V>): T {
  if (typeof table !== 'object' || table === null) return table;
  let its = held.get(bot);
  if (its === undefined) {
    its = new WeakMap();
    held.set(bot, its);
  }
  let own = its.get(table);
  if (own === undefined) {
    own = copyOfTables(game.openTables?.(table) ?? table);
    its.set(table, own);
  }
  return own as T;
}

/**
 * A copy of tables all the way down: lists, objects of any class, maps, sets, typed arrays. What stands in two places does so in the copy.
 * Functions stay the same ones, since cards carry what they do, and so do classes: these nobody can change from then on.
 */
function copyOfTables<T>(tables: T): T {
  const copies = new Map<object, object>();
  const copy = (v: unknown): unknown => {
    if (typeof v === 'function') return still(v);
    if (typeof v !== 'object' || v === null) return v;
    const known = copies.get(v);
    if (known !== undefined) return known;
    const keep = <X extends object>(made: X): X => {
      copies.set(v, made);
      return made;
    };
    if (ArrayBuffer.isView(v)) return keep((v as Uint8Array).slice());
    if (Array.isArray(v)) {
      const made = keep(new Array<unknown>(v.length));
      for (let i = 0; i < v.length; i++) made[i] = copy(v[i]);
      return made;
    }
    if (v instanceof Map) {
      const made = keep(new Map<unknown, unknown>());
      for (const [key, value] of v) made.set(copy(key), copy(value));
      return made;
    }
    if (v instanceof Set) {
      const made = keep(new Set<unknown>());
      for (const value of v) made.add(copy(value));
      return made;
    }
    const made = keep(Object.create(stillClassOf(v)) as Record<string, unknown>);
    for (const [key, value] of Object.entries(v)) made[key] = copy(value);
    return made;
  };
  return copy(tables) as T;
}
