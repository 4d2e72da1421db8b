/** What is wrong with a file, as data and in one line for each fault. */
import { asWritten, type GameFault, type Phrase, type PhraseArg, phrase, tamed } from '@escarmouche/engine/core';
import { type FileKey, type FileProblem, problemLine } from '@escarmouche/words/files';

/** A fault, before it is known which line of which file it stands on. */
export interface Fault {
  readonly expected: Phrase;
  readonly found?: Phrase | GameFault | undefined;
  /** Where in the data: `cases[2].situation`; empty for the whole of it. */
  readonly path?: string | undefined;
  /** What stands there, in quotes, where `found` is what a game says of it. */
  readonly written?: string | undefined;
  /** What the writer seems to have meant. */
  readonly near?: string | undefined;
}

/** Faults of one file that are told at most: whoever has as many looks at the first. */
export const MOST_FAULTS = 50;

/**
 * The only error that readers throw. `problems` are all the faults of the file in the order in which they stand there, as data for the
 * word lists; `message` says each in one line of English: the file, the place and what was expected there.
 */
export class FileFault extends Error {
  readonly problems: readonly FileProblem[];
  /** The first of them. */
  readonly problem: FileProblem;
  /** How many there are, told or not. */
  readonly all: number;

  /** @param problems at least one; `all` is how many there are, where more were found than these */
  constructor(problems: readonly FileProblem[], all = problems.length) {
    const told = problems.slice(0, MOST_FAULTS);
    const [{ file }] = problems;
    if (all > told.length)
      told.push(problemAt(file, '', { expected: say('fewer-faults', { n: told.length }), found: asWritten(String(all)) }));
    super(told.map((p) => problemLine(p)).join('\n'));
    this.name = 'FileFault';
    this.problems = told;
    this.all = all;
    this.problem = told[0];
  }
}

/** A fault at a place of a file, with every text in it fit to be shown. */
export function problemAt(file: string, place: string, { expected, found, path = '', written, near }: Fault): FileProblem {
  return {
    file: oneLine(file),
    place,
    path: oneLine(path),
    expected: tame(expected),
    ...(found === undefined ? {} : { found: 'fault' in found ? { ...found, line: oneLine(found.line) } : tame(found) }),
    ...(written === undefined ? {} : { written: oneLine(written) }),
    ...(near === undefined ? {} : { near: oneLine(near) }),
  };
}

/** The error of a file that has one fault. */
export function faultAt(file: string, place: string, expected: Phrase, found?: Phrase | GameFault, path = ''): FileFault {
  return new FileFault([problemAt(file, place, { expected, found, path })]);
}

/** A piece that the word lists of files know. */
export function say(key: FileKey, args: Phrase['args'] = {}): Phrase {
  return phrase(key, args);
}

/** Longest part of a message, and longest list in one. */
const LONGEST = 400;
const MOST = 40;

/** A text as it may stand in a message: tame, on one line and not too long. */
function oneLine(text: string): string {
  const line = tamed(text.slice(0, LONGEST + 1)).replaceAll('\n', '\\u000a');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** The same for every text in a piece. */
function tame(p: Phrase): Phrase {
  return { key: p.key, args: Object.fromEntries(Object.entries(p.args).map(([name, v]) => [name, tameArg(v)])) };
}

function tameArg(v: PhraseArg): PhraseArg {
  if (typeof v === 'number') return v;
  if (typeof v === 'string') return oneLine(v);
  if (Array.isArray(v)) return (v as readonly string[]).slice(0, MOST).map(oneLine);
  return 'key' in v ? tame(v) : (v as GameFault);
}

/** A text in quotes as a file has it, cut where it is long. */
export function quoted(text: string): Phrase {
  return asWritten(JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text));
}

/** A value as a message shows it: short, and told apart from others of its kind. */
export function shown(v: unknown): Phrase {
  if (v === undefined) return say('nothing');
  if (Array.isArray(v)) return v.length === 0 ? say('empty-list') : say('list-of', { n: v.length });
  if (typeof v === 'object' && v !== null) return withNames(Object.keys(v));
  return typeof v === 'string' ? quoted(v) : asWritten(String(v));
}

function withNames(names: readonly string[]): Phrase {
  if (names.length === 0) return say('empty-object');
  const some = names.slice(0, 4).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return say('object-with', { fields: names.length > 4 ? [...some, '…'] : some });
}
