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

/** A question to a bot: the seat it plays for, the view of that seat, and the options it may answer with. */
export interface Ask<T = unknown, V = unknown> {
  readonly seat: Seat;
  /** The codes on offer, in a list of the bot's own, made when it is first asked for; `count` and `at` need none. */
  readonly codes: readonly number[];
  /** How many options there are. */
  readonly count: number;
  /**
   * The code of an option by its number, 0 to `count - 1`.
   * @throws RangeError for any other number
   */
  at(n: number): number;
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

/** What is asked now, and at which table: whoever drives the match writes it, questions read it, and no bot ever holds it. */
export interface Asking<T, V> {
  readonly game: { openTables?(table: T): T };
  readonly g: { readonly table: T };
  view(seat: Seat): V;
  step: AskedStep;
  d: unknown;
  /** The codes as the rules list them. Bots are handed copies. */
  readonly offered: readonly number[];
}

/**
 * A question as a bot holds it. Nothing on it can be written to, and nothing of it is made before it is asked for: whoever draws among the
 * options costs a match hardly more than no question at all.
 */
class Handed<T, V> implements Ask<T, V> {
  readonly #question: Question<T, V>;

  constructor(question: Question<T, V>) {
    this.#question = question;
  }

  get seat(): Seat {
    return this.#question.seat;
  }
  get codes(): readonly number[] {
    return this.#question.list();
  }
  get count(): number {
    return this.#question.asking.offered.length;
  }
  // Functions, and not methods: bots take them out of the question.
  get at(): (n: number) => number {
    return this.#question.at;
  }
  get view(): () => V {
    return this.#question.view();
  }
  get table(): () => T {
    return this.#question.table();
  }
  get random(): Random {
    return this.#question.random;
  }
  get id(): (code: number) => string {
    return this.#question.id();
  }
  get sort(): ((code: number) => number) | undefined {
    return this.#question.asking.step.sort;
  }
}
// Every question leads to these getters.
still(Handed.prototype);

/** No code yet. */
const NONE = -1;

/** Asks one bot, again and again. */
export class Question<T, V> {
  readonly asking: Asking<T, V>;
  readonly seat: Seat;
  readonly random: Random;
  readonly at: (n: number) => number;
  private readonly bot: Bot<T, V>;
  private readonly handed: Ask<T, V>;
  /** The code that `at` gave last. It is known to be on offer: a bot that answers with it spares a search through the list. */
  private given = NONE;
  private own: readonly number[] | null = null;
  private ownView: (() => V) | null = null;
  private ownTable: (() => T) | null = null;
  private ownId: ((code: number) => string) | null = null;

  constructor(asking: Asking<T, V>, bot: Bot<T, V>, seat: Seat, random: Random) {
    this.asking = asking;
    this.bot = bot;
    this.seat = seat;
    this.random = random;
    this.at = this.giving();
    this.handed = Object.freeze(new Handed(this));
  }

  /**
   * Functions are returned before they are kept: one that is written straight to a property V8 lays among the old objects, from where it
   * keeps the whole match alive, long after its end, and each is copied while it is.
   */
  private giving(): (n: number) => number {
    const { asking } = this;
    return (n) => {
      const { offered } = asking;
      // Made a whole number once: an object with a `valueOf` of its own could pass the check below as one number and be looked up as
      // another.
      const i = n | 0;
      if (i !== n || i < 0 || i >= offered.length) throw new RangeError(`no option has the number ${String(n)}`);
      this.given = offered[i];
      return this.given;
    };
  }

  /** The codes as a list that the bot may keep and write to. */
  list(): readonly number[] {
    this.own ??= this.asking.offered.slice();
    return this.own;
  }

  /** Each of these functions is made when it is first asked for, and is the same one from then on. */
  view(): () => V {
    this.ownView ??= viewing(this.asking, this.seat);
    return this.ownView;
  }

  table(): () => T {
    this.ownTable ??= tabling(this.asking, this.bot);
    return this.ownTable;
  }

  id(): (code: number) => string {
    this.ownId ??= naming(this.asking);
    return this.ownId;
  }

  /**
   * The bot's answer to what is asked now.
   * @throws BotFault where it breaks off or answers what is not offered
   */
  answer(): number {
    const { bot, seat } = this;
    this.given = NONE;
    this.own = null;
    let code: number;
    try {
      code = bot.choose(this.handed);
    } catch (error) {
      throw new BotFault(bot as Bot, seat, `broke off: ${error instanceof Error ? error.message : String(error)}`, error);
    }
    if ((code !== this.given || code === NONE) && !this.asking.offered.includes(code))
      throw new BotFault(bot as Bot, seat, `chose what was not offered (${String(code)})`);
    return code;
  }
}

const viewing =
  <T, V>(asking: Asking<T, V>, seat: Seat): (() => V) =>
  () =>
    asking.view(seat);

const tabling =
  <T, V>(asking: Asking<T, V>, bot: Bot<T, V>): (() => T) =>
  () =>
    tableFor(asking, bot);

function naming<T, V>(asking: Asking<T, V>): (code: number) => string {
  return (code) => {
    // Of a code that is not offered, an id might tell what its seat cannot see.
    if (!asking.offered.includes(code)) throw new RangeError(`no option has the code ${code}`);
    return asking.step.id(asking.g, asking.d, code);
  };
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
