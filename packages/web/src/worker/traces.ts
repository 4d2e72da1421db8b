/** What is noted before each answer of a match, so that it can be taken back to where somebody had a choice. */
import type { AnyMatch, AnyWorkerGame } from './game.ts';

/** What was known before an answer: what the log held, and whether anybody had a choice. */
export interface Trace {
  readonly events: number;
  /** There was one thing to do, or passing was done for a person who had said so. */
  readonly auto: boolean;
}

/** Whether a decision leaves nothing but passing. */
export function onlyPass(of: AnyWorkerGame, match: AnyMatch): boolean {
  if (match.nodeKind !== 'decision') return false;
  const options = match.options();
  return options.length === 1 && of.passes.includes(options[0].id);
}

/** Whether a decision leaves nothing to choose, as everybody can see. */
export function onlyWay({ alone }: AnyWorkerGame, match: AnyMatch): boolean {
  const { node } = match;
  return node.kind === 'decision' && alone?.includes(node.step) === true && match.options().length === 1;
}

/** What is known before the answer a match now awaits. */
export function traceOf(of: AnyWorkerGame, match: AnyMatch): Trace {
  return { events: match.events.length, auto: onlyPass(of, match) || onlyWay(of, match) };
}
