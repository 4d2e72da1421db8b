/** Whatever can be wrong with a file, as one kind of data: how it is written, what it asks of the rules, what it sets up. */
import { asWritten, type GameFault, gameFault, gameFaults, nearest, type Phrase, ReplayError } from '@escarmouche/engine/core';
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
  const faults = gameFaults(error);
  return faults.length === 0
    ? undefined
    : faults.map((fault) => problemAt(file, '', { expected: say('playable-setup'), found: fault, path: fault.at ?? '' }));
}

/**
 * The same for a situation that cannot be laid: all that is wrong with it, in the order in which it stands in the file, each with its line.
 * @param of what is wrong, by the game; as `gameFaults` tells it
 */
export function situationProblems(
  of: readonly GameFault[],
  file: string,
  path: string,
  text: string,
  content: readonly ContentGroup[] = [],
): readonly FileProblem[] {
  const problems = of.map((fault) => faultProblem(fault, fault, file, path, text, content));
  const at = (p: FileProblem): readonly number[] => p.place.split(':').map(Number);
  return problems.sort((a, b) => {
    const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [at(a), at(b)];
    return line - otherLine || column - otherColumn;
  });
}

function faultProblem(
  found: GameFault | Phrase,
  fault: GameFault | undefined,
  file: string,
  path: string,
  text: string,
  content: readonly ContentGroup[],
): FileProblem {
  const where = whereIn(text, file, path, fault);
  const expected = say('playable-case');
  return problemAt(file, where.place, { expected, found, path: where.path, written: where.written, near: meantBy(where, fault, content) });
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
  if (text === undefined) return problemAt(file, '', { expected: say('playable-case'), found, path });
  return faultProblem(found, fault, file, path, text, content);
}

/** The id of a thing that a name nobody knows may have been meant for: misspelt, or the name that is printed on it. */
function meantBy({ written, around = [] }: Where, fault: GameFault | undefined, content: readonly ContentGroup[]): string | undefined {
  if (written === undefined || !/^(?:unknown|no-such)-/.test(fault?.fault.key ?? '')) return undefined;
  const name = JSON.parse(written) as string | number;
  if (typeof name !== 'string') return undefined;
  const letters = lettersOf(name);
  if (letters !== '')
    for (const { things } of content)
      for (const { id, names } of things)
        if (names !== undefined && (lettersOf(names.en) === letters || lettersOf(names.fr) === letters)) return id;
  const numbers = numbersIn(name);
  return nearest(
    name,
    [...around, ...idsOf(content)].filter((id) => numbersIn(id) === numbers),
  );
}

/** What is left of a name without capitals, accents and the signs between its words: `sweeping-blow` is "Sweeping Blow". */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

/** The numbers in an id, which are no letters to be mistaken: card 39 is not card 38, misspelt. */
function numbersIn(id: string): string {
  return id.replace(/\D+/g, ' ').trim();
}
