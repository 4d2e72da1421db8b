/**
 * The engine's motor: runs steps until the game stands at a node, and answers nodes. Everything else (screen, bots, odds,
 * replay) is a driver over these few functions.
 */
import {
  type ChanceStep,
  type DecideStep,
  END,
  type Flow,
  type Frame,
  NEXT,
  type Play,
  REPEAT,
  type Sequence,
  STAY,
  type Step,
} from './sequence.ts';
import type { NodeKind, OutcomeTable } from './types.ts';
import { unboxed } from './unboxed.ts';

/** Where the game stands: the frame on top and the step it waits at. */
export interface Pending<G> {
  readonly kind: NodeKind;
  readonly frame: Frame | null;
  readonly step: Step<G, unknown> | null;
}

/** Steps that may follow one another without a node. More than this is a rule that calls itself for ever. */
const RUNAWAY = 100_000;

/** The outcomes of the chance that `advance` stopped at last: kept for `outcomesFound`, so that they are not worked out twice. */
let found: OutcomeTable | null = null;

function settle(frame: Frame, flow: Flow, length: number): void {
  if (flow === NEXT) frame.step++;
  else if (flow === REPEAT) frame.step = 0;
  else if (flow === END) frame.step = length;
  else if (flow !== STAY) throw new Error('a step returned no flow');
}

/**
 * Runs until the next node and returns its kind. Does nothing where the game already stands at one. With `hold`, the frame that is
 * the `hold`th from the bottom is held when it has done its last step, its fields still to be read, and nothing below it runs: that
 * counts as the end too.
 * @throws Error where a game runs on without ever reaching a node.
 */
export function advance<G extends Play>(g: G, book: readonly Sequence<G, unknown>[], hold = 0): NodeKind {
  const stack = g.state.stack;
  const least = hold === 0 ? 1 : hold;
  let ran = 0;
  while (stack.length >= least) {
    const depth = stack.length;
    const frame = stack[depth - 1];
    const { steps, runs } = book[frame.seq];
    // The steps of one frame follow one another without looking the frame up again, until one of them calls a rule.
    do {
      const at = frame.step;
      if (at >= runs.length) {
        if (depth === hold) return 'over';
        stack.pop();
        break;
      }
      const run = runs[at];
      if (run !== undefined) {
        settle(frame, run(g, frame.d), runs.length);
      } else {
        const s = steps[at];
        if (s.kind === 'decide') {
          if (s.when === undefined || s.when(g, frame.d)) return 'decision';
        } else {
          found = (s as ChanceStep<G, unknown>).outcomes(g, frame.d);
          if (found !== null) return 'chance';
        }
        frame.step = at + 1;
      }
      if (++ran > RUNAWAY) throw new Error('the rules ran on without reaching a node');
    } while (stack.length === depth && stack[depth - 1] === frame);
  }
  return 'over';
}

/**
 * Runs a single step of the rule on top, or hands back to the rule below where it has none left. Returns the kind of node where the
 * game stands at one instead, null otherwise. For drivers that have to see what lies between two nodes.
 */
export function pace<G extends Play>(g: G, book: readonly Sequence<G, unknown>[]): NodeKind | null {
  const stack = g.state.stack;
  if (stack.length === 0) return 'over';
  const frame = stack[stack.length - 1];
  const { steps, runs } = book[frame.seq];
  const at = frame.step;
  if (at >= runs.length) {
    stack.pop();
    return null;
  }
  const run = runs[at];
  if (run !== undefined) {
    settle(frame, run(g, frame.d), runs.length);
    return null;
  }
  const s = steps[at];
  if (s.kind === 'decide') {
    if (s.when === undefined || s.when(g, frame.d)) return 'decision';
  } else if ((s as ChanceStep<G, unknown>).outcomes(g, frame.d) !== null) return 'chance';
  frame.step = at + 1;
  return null;
}

/** The step a game stands at after `advance`. */
export function pending<G extends Play>(g: G, book: readonly Sequence<G, unknown>[]): Pending<G> {
  const stack = g.state.stack;
  if (stack.length === 0) return { kind: 'over', frame: null, step: null };
  const frame = stack[stack.length - 1];
  const step = book[frame.seq].steps[frame.step];
  return { kind: step.kind === 'decide' ? 'decision' : 'chance', frame, step };
}

/** The decision on top. Only after `advance` returned `'decision'`. */
export function decisionOn<G extends Play>(g: G, book: readonly Sequence<G, unknown>[]): DecideStep<G, unknown> {
  const frame = g.state.stack[g.state.stack.length - 1];
  return book[frame.seq].steps[frame.step] as DecideStep<G, unknown>;
}

/** The chance on top. Only after `advance` returned `'chance'`. */
export function chanceOn<G extends Play>(g: G, book: readonly Sequence<G, unknown>[]): ChanceStep<G, unknown> {
  const frame = g.state.stack[g.state.stack.length - 1];
  return book[frame.seq].steps[frame.step] as ChanceStep<G, unknown>;
}

/**
 * The outcomes of the chance on top. Only right after `advance` returned `'chance'`, before anything else runs: it is what that found there.
 * @throws Error where there are none
 */
export function outcomesFound(): OutcomeTable {
  if (found === null) throw new Error('a chance without outcomes');
  return found;
}

/** Takes a legal option by its code. The code is not checked here: drivers that take ids from outside check them. */
export function take<G extends Play>(g: G, book: readonly Sequence<G, unknown>[], code: number): void {
  const frame = g.state.stack[g.state.stack.length - 1];
  const steps = book[frame.seq].steps;
  settle(frame, (steps[frame.step] as DecideStep<G, unknown>).take(g, frame.d, unboxed(code)), steps.length);
}

/** Lets a chance fall out as given. `faces` are the real dice behind it, for the log alone. */
export function fall<G extends Play>(g: G, book: readonly Sequence<G, unknown>[], code: number, faces: readonly number[] | null): void {
  const frame = g.state.stack[g.state.stack.length - 1];
  const steps = book[frame.seq].steps;
  settle(frame, (steps[frame.step] as ChanceStep<G, unknown>).take(g, frame.d, unboxed(code), faces), steps.length);
}
