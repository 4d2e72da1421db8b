/**
 * Reaction windows as data. A game states its policy once: who is asked first, how many answers one trigger takes, what
 * closes the window. Whether a seat is asked depends only on what everybody can see, so that being asked tells nothing.
 */
import { BARE, type Carrying, type FactsOf, type Layout, type Slots, type Triggers } from './facts.ts';
import { call, decide, END, type Flow, NEXT, type Play, REPEAT, type Sequence, sequence, step } from './sequence.ts';
import { type Cost, NONE_CALLED_SO, type RefusedOption, type RuleId, type Say, type Seat } from './types.ts';

/** The rules of a game's reaction windows. */
export interface WindowPolicy {
  /** The paragraph that states them. */
  readonly rule: RuleId;
  /** Number of seats that may be asked. */
  readonly seats: number;
  /** Answers that one trigger takes in all; `Infinity` where it stays open until everybody passes in a row. */
  readonly answers: number;
}

/** A window's frame: what opened it, with its facts, and who answers. */
export interface WindowFrame extends Slots {
  trigger: number;
  /** Seat asked first. */
  first: Seat;
  /** Seats that passed in a row. */
  passes: number;
  answers: number;
}

/** A window opened by the trigger of this number, which carries these facts. */
export type WindowAbout<N extends number, L extends Layout> = Carrying<WindowFrame & { trigger: N }, L>;

/** A window that a trigger opens now. */
export function windowFrame<D extends Readonly<Record<string, Layout>>, T extends keyof D & string>(
  triggers: Triggers<D>,
  trigger: T,
  first: Seat,
  facts: FactsOf<D[T]>,
): WindowFrame {
  const { fact1, fact2, fact3 } = BARE;
  const f: WindowFrame = { trigger: triggers.at(trigger), fact1, fact2, fact3, first, passes: 0, answers: 0 };
  triggers.lay(f, trigger, facts);
  return f;
}

function copy<F extends WindowFrame>(f: F): F {
  const { trigger, fact1, fact2, fact3, first, passes, answers } = f;
  const made: WindowFrame = { trigger, fact1, fact2, fact3, first, passes, answers };
  return made as F;
}

/** What a game tells the window about itself. */
export interface WindowHooks<G, F extends WindowFrame = WindowFrame> {
  policy(g: G): WindowPolicy;
  /** The paragraph that opens this one window, where that is another than the one that states the policy. Passing cites it too. */
  opened?(f: F): RuleId;
  /** Whether, by what everybody can see, this seat might hold an answer. */
  mightAnswer(g: G, f: F, seat: Seat): boolean;
  /** Pushes the codes of the answers this seat really has. Codes are above 0; 0 is passing. */
  answers(g: G, f: F, seat: Seat, out: number[]): void;
  /** Carries out an answer, as a rule calls a rule. */
  play(g: G, f: F, seat: Seat, code: number): void;
  id(g: G, f: F, code: number): string;
  /** The code of the answer that an id stands for, or `NONE_CALLED_SO`. */
  reads?(g: G, f: F, id: string): number;
  say(g: G, f: F, code: number): Say;
  /** The sentence of an answer by its id, whether or not a seat has it. */
  spoken?(g: G, f: F, id: string): Say | null;
  cites(g: G, f: F, code: number): RuleId;
  /** What an answer costs. */
  cost?(g: G, f: F, code: number): readonly Cost[];
  refused(g: G, f: F, seat: Seat): RefusedOption[];
  prompt(g: G, f: F, seat: Seat): Say;
}

/** The option of every window that answers nothing. */
export const PASS = 0;

/** The seat a window asks now: the first one, then in turn after each pass. */
export function asked(f: WindowFrame, seats: number): Seat {
  return (f.first + f.passes) % seats;
}

/** Builds the sequence of a game's windows from its policy and hooks. */
export function windowSequence<G extends Play, F extends WindowFrame = WindowFrame>(
  name: string,
  rule: RuleId,
  hooks: WindowHooks<G, F>,
): Sequence<G, F> {
  const seatOf = (g: G, f: F): Seat => asked(f, hooks.policy(g).seats);
  const openedBy = (f: F): RuleId => hooks.opened?.(f) ?? rule;
  return sequence<G, F>(name, rule, copy<F>, [
    step('whose', rule, (g, f): Flow => {
      const policy = hooks.policy(g);
      if (f.answers >= policy.answers) return END;
      while (f.passes < policy.seats) {
        if (hooks.mightAnswer(g, f, seatOf(g, f))) return NEXT;
        f.passes++;
      }
      return END;
    }),
    decide('answer', rule, {
      seat: seatOf,
      leave: PASS,
      ruleHere: (_g, f) => openedBy(f),
      options(g, f, out) {
        out.push(PASS);
        hooks.answers(g, f, seatOf(g, f), out);
      },
      take(g, f, code): Flow {
        if (code === PASS) {
          f.passes++;
          return REPEAT;
        }
        const seat = seatOf(g, f);
        f.answers++;
        f.first = seat;
        f.passes = 0;
        hooks.play(g, f, seat, code);
        return REPEAT;
      },
      id: (g, f, code) => (code === PASS ? 'pass' : hooks.id(g, f, code)),
      ...(hooks.reads === undefined
        ? {}
        : { reads: (g: G, f: F, id: string) => (id === 'pass' ? PASS : (hooks.reads?.(g, f, id) ?? NONE_CALLED_SO)) }),
      say: (g, f, code) => (code === PASS ? { key: 'pass', args: {} } : hooks.say(g, f, code)),
      spoken: (g, f, id) => (id === 'pass' ? { key: 'pass', args: {} } : (hooks.spoken?.(g, f, id) ?? null)),
      cites: (g, f, code) => (code === PASS ? openedBy(f) : hooks.cites(g, f, code)),
      cost: (g, f, code) => (code === PASS ? [] : (hooks.cost?.(g, f, code) ?? [])),
      refused: (g, f) => hooks.refused(g, f, seatOf(g, f)),
      prompt: (g, f) => hooks.prompt(g, f, seatOf(g, f)),
    }),
  ]);
}

/** Opens a window: the running rule waits until it is closed. */
export function openWindow<G extends Play, F extends WindowFrame>(g: G, w: Sequence<G, F>, f: F): void {
  call(g, w, f);
}
