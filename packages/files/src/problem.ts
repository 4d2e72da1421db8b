/** Whatever can be wrong with a file, as one kind of data: how it is written, what it asks of the rules, what it sets up. */
import { asWritten, gameFault, ReplayError } from '@escarmouche/engine/core';
import type { FileProblem } from '@escarmouche/words/files';
import { FileFault, say } from './fault.ts';

/**
 * What an error says of a file: of a reader, of a record that does not play back, of a set-up or a situation that cannot be.
 * Undefined for any other error, which is no fault of the file's.
 */
export function problemOf(error: unknown, file: string): FileProblem | undefined {
  if (error instanceof FileFault) return error.problem;
  if (error instanceof ReplayError) {
    const { expected, got } = error.say;
    return new FileFault(file, '', expected, got, `entries[${error.at}]`).problem;
  }
  const fault = gameFault(error);
  return fault === undefined ? undefined : new FileFault(file, '', say('playable-setup'), fault, fault.at ?? '').problem;
}

/** The same for an error that may be anything: a file that cannot be played, and why in the words of the error. */
export function unplayable(error: unknown, file: string, path: string): FileProblem {
  const line = error instanceof Error ? error.message : String(error);
  return new FileFault(file, '', say('playable-case'), gameFault(error) ?? asWritten(line), path).problem;
}
