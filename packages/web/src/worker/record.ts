/** Matches as the worker reads them from files: every such text passes through here before anything uses it. Loaded with the first one. */
import { follow, Match, replayEntry } from '@escarmouche/engine/core';
import { type MatchFile, problemsOf, readMatch, readMatchOrView, type WrittenView } from '@escarmouche/files';
import { welcomeIn } from '../plain/reading.ts';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { UnknownGame, workerGameOf } from './games.ts';
import type { OtherRules, Parted, SeatKind } from './protocol.ts';
import { RecordFault } from './record-fault.ts';
import { type Trace, traceOf } from './traces.ts';

/** A match played back, with its game and who sits where. */
export interface Played {
  readonly of: AnyWorkerGame;
  readonly match: AnyMatch;
  /** The position it began at, where that was not its set-up. */
  readonly situation?: unknown;
  readonly seats: readonly SeatKind[];
  readonly traces: Trace[];
  /** Where its record parts from the rules of today: the match stands there. */
  readonly parted: Parted | null;
  /** The rules it was played under, where they are not today's. */
  readonly rules?: OtherRules | undefined;
}

/** Whatever is wrong with the file becomes one fault. */
function asFault(name: string, error: unknown): unknown {
  const problems = problemsOf(error, name);
  if (problems !== undefined) return new RecordFault((error as Error).message, problems);
  return error instanceof UnknownGame ? new RecordFault(`${name}: ${error.message}`) : error;
}

/** Milliseconds between two words on how far a match has been played back. */
const TELLING = 100;

function playedBack(of: AnyWorkerGame, file: MatchFile, tell: (done: number, of: number) => void = () => {}): Played {
  const { situation, seats } = file;
  const match: AnyMatch = situation === undefined ? new Match(of.game, file.setup) : of.situations.match(situation);
  const traces: Trace[] = [];
  let told = performance.now();
  const trace = (): void => {
    traces.push(traceOf(of, match));
    const now = performance.now();
    if (now - told < TELLING) return;
    told = now;
    tell(traces.length, file.entries.length);
  };
  if (file.rules !== of.game.rules) {
    // Played under other rules: as far as its answers are legal under these.
    const { parted } = follow(match, file.entries, trace);
    traces.length = match.at;
    const rules = { written: file.rules, now: of.game.rules };
    return { of, match, situation, seats, traces, rules, parted: parted && { at: match.at, of: file.entries.length, why: parted.say } };
  }
  for (const e of file.entries) {
    trace();
    replayEntry(match, e);
  }
  return { of, match, situation, seats, traces, parted: null };
}

/**
 * Plays a match file's text back on the game it names, one of other rules as far as it can be followed, else verifying every hash.
 * @throws RecordFault, as a rejection, with one line that says what is wrong.
 */
export async function matchOf(text: string, name: string): Promise<Played> {
  try {
    welcomeIn(text);
    const file = readMatch(text, name);
    return playedBack(await workerGameOf(file.game), file);
  } catch (error) {
    throw asFault(name, error);
  }
}

/** The same for a file that may hold what one seat knows of a match instead, which is read and not played back; `tell` hears how far it is. */
export async function matchOrViewOf(
  text: string,
  name: string,
  tell: (done: number, of: number) => void,
): Promise<Played | { readonly view: WrittenView }> {
  try {
    welcomeIn(text);
    const read = readMatchOrView(text, name);
    return 'view' in read ? read : playedBack(await workerGameOf(read.match.game), read.match, tell);
  } catch (error) {
    throw asFault(name, error);
  }
}
