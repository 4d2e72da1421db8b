/** Whatever can be wrong with a file, as one kind of data: how it is written, what it asks of the rules, what it sets up. */
import { asWritten, type GameFault, gameFault, nearest, ReplayError } from '@escarmouche/engine/core';
import type { FileProblem } from '@escarmouche/words/files';
import { FileFault, problemAt, say } from './fault.ts';
import { type ContentGroup, idsOf } from './games/listed.ts';
import { type Where, whereIn } from './where.ts';

/**
 * What an error says of a file: of a reader, of a record that does not play back, of a set-up or a situation that cannot be. At least
 * one problem; undefined for any other error, which is no fault of the file's.
 */
export function problemsOf(error: unknown, file: string): readonly FileProblem[] | undefined {
  if (error instanceof FileFault) return error.problems;
  if (error instanceof ReplayError) {
    const { expected, got } = error.say;
    return [problemAt(file, '', { expected, found: got, path: `entries[${error.at}]` })];
  }
  const fault = gameFault(error);
  return fault === undefined ? undefined : [problemAt(file, '', { expected: say('playable-setup'), found: fault, path: fault.at ?? '' })];
}

/**
 * The same for an error that may be anything: a file that cannot be played, and why in the words of the error.
 * @param path where in the file the game was when it said so
 * @param text the file, to find the line where what the game complains of is written
 * @param content what may be named in it, to guess what was meant
 */
export function unplayable(error: unknown, file: string, path: string, text?: string, content: readonly ContentGroup[] = []): FileProblem {
  const fault = gameFault(error);
  const line = error instanceof Error ? error.message : String(error);
  const found = fault ?? asWritten(line);
  const expected = say('playable-case');
  if (text === undefined) return problemAt(file, '', { expected, found, path });
  const where = whereIn(text, file, path, fault);
  return problemAt(file, where.place, { expected, found, path: where.path, written: where.written, near: meantBy(where, fault, content) });
}

/** The id of a thing that a name nobody knows may have been meant for: misspelt, or the name that is printed on it. */
function meantBy({ written, around = [] }: Where, fault: GameFault | undefined, content: readonly ContentGroup[]): string | undefined {
  if (written === undefined || !/^(?:unknown|no-such)-/.test(fault?.fault.key ?? '')) return undefined;
  const name = JSON.parse(written) as string | number;
  if (typeof name !== 'string') return undefined;
  const small = name.toLowerCase();
  for (const { things } of content)
    for (const { id, names } of things) if (names?.en.toLowerCase() === small || names?.fr.toLowerCase() === small) return id;
  const numbers = numbersIn(name);
  return nearest(
    name,
    [...around, ...idsOf(content)].filter((id) => numbersIn(id) === numbers),
  );
}

/** The numbers in an id, which are no letters to be mistaken: card 39 is not card 38, misspelt. */
function numbersIn(id: string): string {
  return id.replace(/\D+/g, ' ').trim();
}
