/**
 * What a trigger carries: whole numbers, each with a name that its game declares. A frame keeps three of them at most, in slots that every
 * trigger shares, so that frames have one shape and are copied field by field. Which fact lies in which slot is known here alone: whoever
 * reads one names it, and the compiler refuses a name that the trigger of the frame does not carry.
 */

/** Where a frame keeps its facts. Frames copy the slots; nobody but this file reads them. */
export interface Slots {
  fact1: number;
  fact2: number;
  fact3: number;
}

type Name = string | undefined;

/** The names of a trigger's facts, by their slots. */
export type Layout = readonly [Name?, Name?, Name?];

/** The triggers of a game, in the order of the numbers by which frames know them, with what each carries. */
type Declared = Readonly<Record<string, Layout>>;

declare const CARRIED: unique symbol;

type First<L> = L extends readonly [infer N extends string, ...unknown[]] ? N : never;
type Second<L> = L extends readonly [unknown, infer N extends string, ...unknown[]] ? N : never;
type Third<L> = L extends readonly [unknown, unknown, infer N extends string] ? N : never;

/** What is known of a frame that may be about several triggers: a name where all of them carry that fact, the names where they differ. */
interface Known<L> {
  /** The layouts themselves: without them the compiler takes frames about several triggers for frames about one of these. */
  readonly 0: L;
  readonly 1: L extends readonly [string, ...unknown[]] ? First<L> : undefined;
  readonly 2: L extends readonly [unknown, string, ...unknown[]] ? Second<L> : undefined;
  readonly 3: L extends readonly [unknown, unknown, string] ? Third<L> : undefined;
}

/** A frame whose slots are known to hold the facts of one of these layouts. Nothing of it exists while the program runs. */
export type Carrying<F, L extends Layout> = F & { readonly [CARRIED]: Known<L> };

/** A frame whose slot of this number is known to hold this fact, or one of these. */
export type Holding<K extends 1 | 2 | 3, N extends string> = Slots & { readonly [CARRIED]: { readonly [k in K]: N } };

/** The facts of one trigger by their names. */
export type FactsOf<L extends Layout> = { readonly [N in First<L> | Second<L> | Third<L>]: number };

type Readers<L extends Layout> = { readonly [N in First<L>]: (f: Holding<1, N>) => number } & {
  readonly [N in Second<L>]: (f: Holding<2, N>) => number;
} & { readonly [N in Third<L>]: (f: Holding<3, N>) => number };

type Writers<L extends Layout> = { readonly [N in First<L>]: (f: Holding<1, N>, value: number) => void } & {
  readonly [N in Second<L>]: (f: Holding<2, N>, value: number) => void;
} & { readonly [N in Third<L>]: (f: Holding<3, N>, value: number) => void };

/** What is declared of a game's triggers, and what reads and writes it. */
export interface Triggers<D extends Declared> {
  /** Their names, in the order of their numbers. */
  readonly names: readonly (keyof D & string)[];
  /** The names of what each carries. */
  readonly carried: D;
  /** Each fact's reader, by its name. */
  readonly facts: Readers<D[keyof D]>;
  /** Each fact's writer: for what a frame remembers under that name while it runs. */
  readonly set: Writers<D[keyof D]>;
  /** The number of a trigger. */
  at(trigger: keyof D & string): number;
  /** Lays the facts of a trigger into a frame. */
  lay<T extends keyof D & string>(f: Slots, trigger: T, facts: FactsOf<D[T]>): void;
  /** What each fact of a frame about the trigger of this number is called, and comes to. */
  named(f: Slots, trigger: number): [name: string, value: number][];
}

/** What a slot holds where a trigger has no fact for it. */
export const BARE = { fact1: -1, fact2: -1, fact3: 0 } as const satisfies Slots;

const READERS = [(f: Slots): number => f.fact1, (f: Slots): number => f.fact2, (f: Slots): number => f.fact3];
const WRITERS = [
  (f: Slots, value: number): void => {
    f.fact1 = value;
  },
  (f: Slots, value: number): void => {
    f.fact2 = value;
  },
  (f: Slots, value: number): void => {
    f.fact3 = value;
  },
];

/**
 * Declares what each trigger of a game carries.
 * @throws Error where one name lies in two slots: a fact has the same slot wherever it is carried
 */
export function declareTriggers<const D extends Declared>(declared: D): Triggers<D> {
  const names: readonly (keyof D & string)[] = Object.keys(declared);
  const numbers = new Map<string, number>(names.map((name, n) => [name, n]));
  const slots = new Map<string, number>();
  for (const trigger of names) {
    declared[trigger].forEach((name, slot) => {
      if (name === undefined) return;
      if ((slots.get(name) ?? slot) !== slot) throw new Error(`${trigger}: ${name} lies in another slot elsewhere`);
      slots.set(name, slot);
    });
  }
  const each = <X>(of: readonly X[]): Record<string, X> => Object.fromEntries([...slots].map(([name, slot]) => [name, of[slot]]));
  return {
    names,
    carried: declared,
    facts: each(READERS) as Triggers<D>['facts'],
    set: each(WRITERS) as Triggers<D>['set'],
    at: (trigger) => numbers.get(trigger) ?? -1,
    lay(f, trigger, facts) {
      const [one, two, three] = declared[trigger] as Layout;
      const of: Readonly<Record<string, number>> = facts;
      if (one !== undefined) f.fact1 = of[one];
      if (two !== undefined) f.fact2 = of[two];
      if (three !== undefined) f.fact3 = of[three];
    },
    named: (f, trigger) => declared[names[trigger]].flatMap((name, slot) => (name === undefined ? [] : [[name, READERS[slot](f)]])),
  };
}
