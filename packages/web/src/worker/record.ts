/** Matches and rulings as the worker reads them from files: every text from outside passes through here before anything uses it. */
import { isSetupError, Match, ReplayError, type RulingCase, replayEntry } from '@escarmouche/engine/core';
import { type Setup, type Situation, type State, type Table, type View, wow } from '@escarmouche/engine/wow';
import { FileFault, readMatch, writeRuling } from '@escarmouche/files';
import type { SeatKind } from './protocol.ts';

/** A match of this game. */
export type WowMatch = Match<Setup, Table, State, View>;

/** What was known before an answer: what the log held, and whether anybody had a choice. */
export interface Trace {
  readonly events: number;
  /** Passing was all that could be done. */
  readonly auto: boolean;
}

/** A match played back, with who sits where. */
export interface Played {
  readonly match: WowMatch;
  readonly seats: readonly SeatKind[];
  readonly traces: Trace[];
}

/** A text that cannot be used, said in one line. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
}

/** Options that only say no more: where one of them is all there is, nobody need be asked. */
const PASSES: readonly string[] = ['pass', 'equip:done'];

/** Whether a decision leaves nothing but passing. */
export function onlyPass(match: WowMatch): boolean {
  if (match.nodeKind !== 'decision') return false;
  const options = match.options();
  return options.length === 1 && PASSES.includes(options[0].id);
}

/** What is known before the answer a match now awaits. */
export function traceOf(match: WowMatch): Trace {
  return { events: match.events.length, auto: onlyPass(match) };
}

/** Runs a reader; whatever is wrong with the file becomes one line. */
function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileFault) throw new RecordFault(error.message);
    if (error instanceof ReplayError || isSetupError(error)) throw new RecordFault(`${name}: ${error.message}`);
    throw error;
  }
}

/**
 * Plays a match file's text back, verifying every hash.
 * @throws RecordFault with one line that says what is wrong.
 */
export function matchOf(text: string, name: string): Played {
  return reading(name, () => {
    const file = readMatch(text, name);
    const match: WowMatch = new Match(wow, file.setup);
    const traces: Trace[] = [];
    for (const e of file.entries) {
      traces.push(traceOf(match));
      replayEntry(match, e);
    }
    return { match, seats: file.seats, traces };
  });
}

/** A position as a ruling file's text, to be cited and checked by whoever receives it. */
export function rulingText(position: RulingCase<Situation>): string {
  return writeRuling({ ruling: 'wow:100', cases: [position] });
}
