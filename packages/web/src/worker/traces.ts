/** What is noted before each answer of a match, so that it can be taken back to where somebody had a choice. */
import type { GameEvent, Option, Seat } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { UndoState } from './snapshot.ts';

/** What was known before an answer: what the log held, and whether anybody had a choice. */
export interface Trace {
  readonly events: number;
  /**
   * Nobody chose: there was one thing to do, it came with the press that gave the answer before it, or a pass was made for a person who had
   * asked for that. Taking back goes past it.
   */
  readonly auto: boolean;
  /** The match proper had begun for whoever answered. */
  readonly plays: boolean;
  /** It was answered for a person who wanted the match set up. */
  readonly made?: true;
  /** A person said what fell or was drawn at the table, and may have said it wrongly. */
  readonly told?: true;
}

/** Whether what is asked is the match proper, no longer its set-up. */
function isProper({ setUp }: AnyWorkerGame, { node }: AnyMatch): boolean {
  return node.kind === 'decision' && !setUp.steps.includes(node.step);
}

/** The course of a match: its answers, what was noted before each, and the position it began at, where that was not its set-up. */
interface Course {
  readonly of: AnyWorkerGame;
  readonly match: AnyMatch;
  readonly traces: readonly Trace[];
  readonly situation?: unknown;
}

/**
 * Whether a decision belongs to setting up: whoever is asked has not yet acted in the match proper, and nobody laid a position for them, which
 * sets everything up. `until`: as it was asked before that answer.
 */
export function setsUp(
  { of, match, traces, situation }: Course,
  { step, seat }: { readonly step: string; readonly seat: Seat },
  until = traces.length,
): boolean {
  if (situation !== undefined || !of.setUp.steps.includes(step) || of.setUp.needed?.(match) === false) return false;
  return !traces.some((t, i) => i < until && t.plays && match.entries[i].seat === seat);
}

/** Whether the match proper has not begun for anybody. */
export function isBefore(of: AnyWorkerGame, match: AnyMatch, traces: readonly Trace[]): boolean {
  return !isProper(of, match) && !traces.some((t) => t.plays);
}

/** In place of the number of an answer: there is none. */
const NO_ANSWER = -1;

/**
 * The answer to which the last decision of a person is taken back, or what they said that fell; `NO_ANSWER` where there is none. What was set up for somebody is taken back
 * as a whole, to its first answer.
 */
export function lastDecision(match: AnyMatch, traces: readonly Trace[], isPerson: (seat: number) => boolean): number {
  const mine = (i: number): boolean => traces[i].told === true || (match.entries[i].kind === 'take' && isPerson(match.entries[i].seat));
  let made = NO_ANSWER;
  for (let i = match.entries.length - 1; i >= 0; i--) {
    if (!mine(i)) continue;
    if (traces[i].made === true) made = i;
    else if (!traces[i].auto) return made < 0 ? i : made;
  }
  return made;
}

/** Whether a decision leaves nothing but passing. */
export function onlyPass(of: AnyWorkerGame, match: AnyMatch): boolean {
  if (match.nodeKind !== 'decision') return false;
  const options = match.options();
  return options.length === 1 && of.passes.includes(options[0].id);
}

/** Whether there is one thing to do, and nothing is lost for good by it: that is said before. */
function isOnly(options: readonly Option[]): boolean {
  return options.length === 1 && options[0].settles === undefined;
}

/** Whether a decision leaves nothing to choose, as everybody can see: one answer, or none of which anything could come. */
export function onlyWay(of: AnyWorkerGame, match: AnyMatch): boolean {
  const { node } = match;
  if (node.kind !== 'decision') return false;
  return (of.alone?.includes(node.step) === true && isOnly(match.options())) || (of.idle?.(match) ?? null) !== null;
}

/** What is known before the answer a match now awaits. */
export function traceOf(of: AnyWorkerGame, match: AnyMatch): Trace {
  return { events: match.events.length, auto: onlyPass(of, match) || onlyWay(of, match), plays: isProper(of, match) };
}

/** Answers in a row: the first is a person's, the others come with it. */
interface InARow {
  readonly at: number;
  readonly seat: Seat;
  readonly ids: readonly string[];
  /** Whether a lesson lets it be given. */
  allows(id: string): boolean;
}

/**
 * Gives answers in a row, all of them or none where one is not legal; where a lesson does not allow one, those before it.
 * @returns whether any was given
 * @throws Refused where one is not legal, comes from the wrong seat, or is late
 */
export function takeInARow(of: AnyWorkerGame, match: AnyMatch, traces: Trace[], { at, seat, ids, allows }: InARow): boolean {
  const [first, ...then] = ids;
  if (then.length > 0) {
    const trial = match.fork();
    for (const id of ids) trial.take(id, { seat });
  }
  if (at === match.at && !allows(first)) return false;
  const trace = traceOf(of, match);
  match.take(first, { at, seat });
  traces.push({ ...trace, auto: false });
  for (const id of then) {
    if (!allows(id)) break;
    const further = traceOf(of, match);
    match.take(id, { seat });
    traces.push({ ...further, auto: true });
  }
  return true;
}

/** An answer becomes another one, where that may be, those after it staying as they are: none of them has seen it. */
export function takeOtherwise(match: AnyMatch, traces: Trace[], answer: number, id: string): void {
  const given = match.entries.slice(answer).map((e) => e.id);
  if (id === given[0]) return;
  match.backTo(answer);
  const may = match.options().some((o) => o.id === id);
  for (const [i, each] of [may ? id : given[0], ...given.slice(1)].entries()) {
    traces[answer + i] = { ...traces[answer + i], events: match.events.length };
    match.take(each);
  }
}

/** What taking back everything from an answer on would mean: below nought, there is none. */
export function undoTo({ entries, events }: AnyMatch, traces: readonly Trace[], to: number): UndoState {
  if (to < 0) return 'nothing';
  const fell = entries.slice(to).some((e) => e.kind === 'fall');
  const shown = events.slice(traces[to].events).some((e) => e.reveals === true);
  return fell || shown ? 'needs-consent' : 'free';
}

/** Whether a seat is told of an event. */
export function isTold(seat: Seat, { to }: Pick<GameEvent, 'to'>): boolean {
  return to === 'all' || to.includes(seat);
}
