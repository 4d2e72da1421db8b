/**
 * Sequences: a rule written as named steps in the rulebook's order. Running one pushes a frame of plain data on the
 * state's stack, so a game can be saved, forked or undone in the middle of any rule.
 */
import { shape } from './copying.ts';
import type { Log } from './log.ts';
import { still } from './still.ts';
import type { Cost, DiceCall, OutcomeTable, Refusal, RefusedOption, RuleId, Say, Seat, Settled, Span } from './types.ts';

/** A frame of the stack: which sequence, which step, and the sequence's own declared fields. Plain data. */
export interface Frame<F = unknown> {
  seq: number;
  step: number;
  d: F;
}

/** Frames have the one shape of this, whether a rule was just called or a state was copied. */
export const FrameShape = shape<Frame, [seq: number, step: number, d: unknown]>(function (seq, step, d) {
  this.seq = seq;
  this.step = step;
  this.d = d;
});

/** What every state has: the stack of frames. */
export interface CoreState {
  stack: Frame[];
}

/**
 * A game being played: the shared tables, the state, and the log (null where nobody reads it, so that playouts build no
 * events). Steps receive it as `g` and tell by `g.log?.tell(…)`; `K` are the keys of the game's sentences.
 */
export interface Play<T = unknown, S extends CoreState = CoreState, K extends string = string> {
  readonly table: T;
  state: S;
  log: Log<K> | null;
}

/** What a step does next: go on, come back to itself after what it called, begin its sequence again, or leave it. */
export const NEXT = 0;
export const STAY = 1;
export const REPEAT = 2;
export const END = 3;
export type Flow = typeof NEXT | typeof STAY | typeof REPEAT | typeof END;

/** A step that just happens. */
export interface DoStep<G, F> {
  readonly kind: 'do';
  readonly name: string;
  readonly rule: RuleId;
  run(g: G, f: F): Flow;
}

/** A step that asks a seat. Skipped while `when` is false. */
export interface DecideStep<G, F> {
  readonly kind: 'decide';
  readonly name: string;
  readonly rule: RuleId;
  when?(g: G, f: F): boolean;
  /** The seat that decides. */
  seat(g: G, f: F): Seat;
  /** Pushes the code of every legal option. Never empty while `when` holds. */
  options(g: G, f: F, out: number[]): void;
  /** Carries out one option. */
  take(g: G, f: F, code: number): Flow;
  /** The option's id in files and scripts: made of content names, never of indexes into the list. */
  id(g: G, f: F, code: number): string;
  /** The code that an id stands for, offered or not, or `NONE_CALLED_SO`. Absent where ids are found by looking through the options. */
  reads?(g: G, f: F, id: string): number;
  /** The option as a sentence. */
  say(g: G, f: F, code: number): Say;
  /** The sentence of an option by its id, offered or not; null where no option of this step is called so. */
  spoken?(g: G, f: F, id: string): Say | null;
  /** Sorts options into kinds (0 to 15), such as moving and attacking, where some kinds have many more options than others. */
  sort?(code: number): number;
  /** The option that lets things rest, such as ending a turn, where there is always one. */
  quiet?: number;
  /** The option that does nothing at all, where it is the first whatever else there is: whoever does nothing takes it and needs no list. */
  leave?: number;
  /** The paragraph this decision stands on here, where one step serves several. */
  ruleHere?(g: G, f: F): RuleId;
  /** The rule an option stands on, where it is not the step's. */
  cites?(g: G, f: F, code: number): RuleId;
  /** The figure that acts here, where options do not name it themselves; `NOBODY` where none does. */
  by?(g: G, f: F): number;
  /** What an option settles for good, as far as it is certain: asked only for options that are shown to somebody. */
  settles?(g: G, f: F, code: number): readonly Settled[];
  /** What an option costs: asked only for options that are shown to somebody. */
  cost?(g: G, f: F, code: number): readonly Cost[];
  /** The stretch of play in which this step asks until it is over. */
  span?: Span;
  /** Whether that stretch is over once all that an option sets off is done. */
  ends?(g: G, f: F, code: number): boolean;
  /** Candidates that fail, for the list of greyed options. */
  refused?(g: G, f: F): RefusedOption[];
  /** Reads an id that is neither offered nor listed as refused: a code where it names a legal action, else the reasons. */
  understand?(g: G, f: F, id: string): number | Refusal[] | null;
  /** What is being asked, and what passing means. */
  prompt(g: G, f: F): Say;
}

/** A step that leaves something to chance. Skipped while `outcomes` is null. */
export interface ChanceStep<G, F> {
  readonly kind: 'chance';
  readonly name: string;
  readonly rule: RuleId;
  outcomes(g: G, f: F): OutcomeTable | null;
  /** A number that outcomes share which lead to one and the same position, where there are such: odds follow one of them. */
  alike?(g: G, f: F, code: number): number;
  take(g: G, f: F, code: number, faces: readonly number[] | null): Flow;
  /** The outcome's id in files and scripts. */
  id(g: G, f: F, code: number): string;
  /** The seat whose dice these are. */
  seat(g: G, f: F): Seat;
  /** The real dice this stands for, or null where no dice are rolled. */
  dice(g: G, f: F): DiceCall | null;
  /** The outcome that these faces make. */
  fromFaces(g: G, f: F, faces: readonly number[]): number;
  /** The paragraph this chance stands on here, where one step serves several. */
  ruleHere?(g: G, f: F): RuleId;
  /** What the roll is for. */
  prompt(g: G, f: F): Say;
  /** What an outcome is called where no dice are rolled: whoever draws real cards or counters says which it was. */
  say?(g: G, f: F, code: number): Say;
  /** Whether only the seat whose draw this is may know what can come of it, as a card drawn into a hand. */
  readonly secret?: boolean;
}

export type Step<G, F> = DoStep<G, F> | DecideStep<G, F> | ChanceStep<G, F>;

/** The place of a sequence that stands in no list yet. */
const UNLISTED = -1;

/**
 * A rule by its name, with the fields that a frame of it holds: what other rules call, so that those which call one another need not import one
 * another. `copy` writes the fields out by hand: one literal, one hidden class.
 */
export interface Callable<F> {
  readonly name: string;
  /** Place in the game's list of sequences, given by `sequences`; `UNLISTED` before. */
  id: number;
  readonly rule: RuleId;
  copy(f: F): F;
}

/** A rule as named steps. */
export interface Sequence<G, F> extends Callable<F> {
  readonly steps: readonly Step<G, F>[];
  /** What each step that just happens does, undefined for the others: the motor reads it thousands of times a match. */
  readonly runs: readonly (DoStep<G, F>['run'] | undefined)[];
  /** What rules call to begin it. */
  readonly called: Callable<F>;
}

/** Declares a sequence by its name and its fields. Its steps stand in the file of the rule, by `define`. */
export function declare<F>(name: string, rule: RuleId, copy: (f: F) => F): Callable<F> {
  return { name, id: UNLISTED, rule, copy };
}

/** The sequence of that name with its steps: a value that the game takes into its list. */
export function define<G, F>(called: Callable<F>, steps: readonly Step<G, F>[]): Sequence<G, F> {
  const { name, id, rule, copy } = called;
  return { name, id, rule, copy, steps, runs: steps.map((s) => (s.kind === 'do' ? s.run : undefined)), called };
}

/** A sequence with its steps, where those that call it may import it. */
export function sequence<G, F>(name: string, rule: RuleId, copy: (f: F) => F, steps: readonly Step<G, F>[]): Sequence<G, F> {
  return define(declare(name, rule, copy), steps);
}

/** What a step may be declared with, of whichever kind. */
type Parts<G, F> = Partial<
  Omit<DoStep<G, F>, 'kind'> & Omit<DecideStep<G, F>, 'kind' | 'take'> & Omit<ChanceStep<G, F>, 'kind' | 'take'>
> & {
  take?: DecideStep<G, F>['take'] | ChanceStep<G, F>['take'];
};

/** Every step gets the same fields in the same order, so that the motor, which runs thousands a match, meets one shape. */
function shaped<G, F>(kind: Step<G, F>['kind'], name: string, rule: RuleId, parts: Parts<G, F>): unknown {
  return {
    kind,
    name,
    rule,
    run: parts.run,
    when: parts.when,
    seat: parts.seat,
    options: parts.options,
    outcomes: parts.outcomes,
    alike: parts.alike,
    take: parts.take,
    id: parts.id,
    say: parts.say,
    reads: parts.reads,
    spoken: parts.spoken,
    // Bots are handed it.
    sort: still(parts.sort),
    quiet: parts.quiet,
    leave: parts.leave,
    ruleHere: parts.ruleHere,
    cites: parts.cites,
    by: parts.by,
    settles: parts.settles,
    cost: parts.cost,
    span: parts.span,
    ends: parts.ends,
    refused: parts.refused,
    understand: parts.understand,
    dice: parts.dice,
    fromFaces: parts.fromFaces,
    prompt: parts.prompt,
    secret: parts.secret,
  };
}

/** Declares a step that just happens. */
export function step<G, F>(name: string, rule: RuleId, run: (g: G, f: F) => Flow): DoStep<G, F> {
  return shaped('do', name, rule, { run }) as DoStep<G, F>;
}

/**
 * Declares a step that goes through several, one after another: what it does to one, and all that this calls, is over before the next has
 * its turn. `f.i` counts them, from 0 where the step begins to 0 again where it ends.
 */
export function each<G, F extends { i: number }>(
  name: string,
  rule: RuleId,
  those: (g: G, f: F) => readonly number[],
  run: (g: G, f: F, one: number) => void,
): DoStep<G, F> {
  return step(name, rule, (g: G, f: F) => {
    const list = those(g, f);
    if (f.i < list.length) {
      run(g, f, list[f.i++]);
      return STAY;
    }
    f.i = 0;
    return NEXT;
  });
}

/** Declares a step that asks. */
export function decide<G, F>(name: string, rule: RuleId, parts: Omit<DecideStep<G, F>, 'kind' | 'name' | 'rule'>): DecideStep<G, F> {
  return shaped('decide', name, rule, parts) as DecideStep<G, F>;
}

/** Declares a step left to chance. */
export function chance<G, F>(name: string, rule: RuleId, parts: Omit<ChanceStep<G, F>, 'kind' | 'name' | 'rule'>): ChanceStep<G, F> {
  return shaped('chance', name, rule, parts) as ChanceStep<G, F>;
}

/**
 * Numbers a game's sequences in the order given. The order is part of the game's saved form.
 * @throws Error where a sequence stands in two lists.
 */
export function sequences<G>(...list: Sequence<G, unknown>[]): readonly Sequence<G, unknown>[] {
  list.forEach((s, i) => {
    if (s.called.id !== UNLISTED) throw new Error(`sequence ${s.name} stands in two lists`);
    s.id = i;
    s.called.id = i;
  });
  return list;
}

/** Begins a sequence: its frame is on top from now on. The caller's step decides by its flow where it goes on afterwards. */
export function call<G extends Play, F>(g: G, s: Callable<F>, d: F): void {
  g.state.stack.push(new FrameShape(s.id, 0, d));
}

/** A frame of a sequence, before its first step or at another of them: of what stacks are put together where a state is laid. */
export function frameOf<F>({ id }: Callable<F>, d: NoInfer<F>, step = 0): Frame {
  return new FrameShape(id, step, d);
}

/** The frame below the one on top: the rule that called the running one. */
export function caller(g: Play, depth = 1): Frame | undefined {
  return g.state.stack[g.state.stack.length - 1 - depth];
}

/** The fields of a frame that runs this sequence; null where it runs another one, and where there is no frame. */
export function fieldsOf<F>(frame: Frame | undefined, s: Callable<F>): F | null {
  return frame !== undefined && frame.seq === s.id ? (frame.d as F) : null;
}

/** The fields of the innermost frame that runs a sequence, the one under way included; null where none does. */
export function innermost<F>({ stack }: CoreState, s: Callable<F>): F | null {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i].seq === s.id) return stack[i].d as F;
  return null;
}

/**
 * The number of a step in its sequence by its name, for whoever lays a match in the middle of one.
 * @throws where the sequence has no step of that name.
 */
export function stepOf(sequence: { readonly name: string; readonly steps: readonly { readonly name: string }[] }, name: string): number {
  const at = sequence.steps.findIndex((x) => x.name === name);
  if (at < 0) throw new Error(`${sequence.name} has no step ${name}`);
  return at;
}
