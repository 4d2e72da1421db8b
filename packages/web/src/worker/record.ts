/** Matches and rulings as the worker reads them from files: every text from outside passes through here before anything uses it. */
import { type CoreState, follow, Match, type RulingCase, replayEntry } from '@escarmouche/engine/core';
import { type AnySetup, type MatchFile, problemsOf, readMatch, writeMatch, writeRuling } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { UnknownGame, workerGameOf } from './games.ts';
import type { Parted, SeatKind } from './protocol.ts';

/** What was known before an answer: what the log held, and whether anybody had a choice. */
export interface Trace {
  readonly events: number;
  /** There was one thing to do, or passing was done for a person who had said so. */
  readonly auto: boolean;
}

/** A match played back, with its game and who sits where. */
export interface Played {
  readonly of: AnyWorkerGame;
  readonly match: AnyMatch;
  readonly seats: readonly SeatKind[];
  readonly traces: Trace[];
  /** Where its record parts from the rules of today: the match stands there. */
  readonly parted: Parted | null;
}

/** A text that cannot be used: a line of English for each fault, and as data for the language spoken. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly problems: readonly FileProblem[];

  constructor(line: string, problems: readonly FileProblem[] = []) {
    super(line);
    this.problems = problems;
  }
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

/** Whatever is wrong with the file becomes one fault. */
function asFault(name: string, error: unknown): unknown {
  const problems = problemsOf(error, name);
  if (problems !== undefined) return new RecordFault((error as Error).message, problems);
  return error instanceof UnknownGame ? new RecordFault(`${name}: ${error.message}`) : error;
}

function playedBack(of: AnyWorkerGame, file: MatchFile): Played {
  const match: AnyMatch = new Match(of.game, file.setup);
  const traces: Trace[] = [];
  const trace = (): void => void traces.push(traceOf(of, match));
  if (file.rules !== of.game.rules) {
    // Played under other rules: as far as its answers are legal under these.
    const { parted } = follow(match, file.entries, trace);
    traces.length = match.at;
    return { of, match, seats: file.seats, traces, parted: parted && { at: match.at, of: file.entries.length, why: parted.say } };
  }
  for (const e of file.entries) {
    trace();
    replayEntry(match, e);
  }
  return { of, match, seats: file.seats, traces, parted: null };
}

/**
 * Plays a match file's text back on the game it names, one of other rules as far as it can be followed, else verifying every hash.
 * @throws RecordFault, as a rejection, with one line that says what is wrong.
 */
export async function matchOf(text: string, name: string): Promise<Played> {
  try {
    const file = readMatch(text, name);
    return playedBack(await workerGameOf(file.game), file);
  } catch (error) {
    throw asFault(name, error);
  }
}

/** A match as a match file's text. */
export function matchText(match: AnyMatch, seats: readonly SeatKind[]): string {
  // A set-up comes from such a file, or from the screen of its game.
  return writeMatch(match as Match<AnySetup, unknown, CoreState, unknown>, seats);
}

/** A position as a ruling file's text, to be cited and checked by whoever receives it. */
export function rulingText(of: AnyWorkerGame, position: RulingCase<unknown>): string {
  return writeRuling({ ruling: of.paragraph, cases: [position] });
}
