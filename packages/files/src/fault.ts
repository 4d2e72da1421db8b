/** What is wrong with a file, as data and in one line. */
import { asWritten, type GameFault, type Phrase, type PhraseArg, phrase } from '@escarmouche/engine/core';
import { type FileKey, type FileProblem, problemLine } from '@escarmouche/words/files';

/**
 * The only error that readers throw. `message` is one line of English: the file, the place and what was expected there; `problem`
 * is the same as data, for the word lists of other languages.
 */
export class FileFault extends Error {
  readonly problem: FileProblem;

  constructor(file: string, place: string, expected: Phrase, found?: Phrase | GameFault, path = '') {
    const problem: FileProblem = {
      file: oneLine(file),
      place,
      path: oneLine(path),
      expected: tame(expected),
      ...(found === undefined ? {} : { found: 'fault' in found ? { ...found, line: oneLine(found.line) } : tame(found) }),
    };
    super(problemLine(problem));
    this.name = 'FileFault';
    this.problem = problem;
  }
}

/** A piece that the word lists of files know. */
export function say(key: FileKey, args: Phrase['args'] = {}): Phrase {
  return phrase(key, args);
}

/** Control characters and line ends, which must not reach a terminal or break the one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Longest part of a message, and longest list in one. */
const LONGEST = 400;
const MOST = 40;

/** A text as it may stand in a message. */
function oneLine(text: string): string {
  const line = text.slice(0, LONGEST + 1).replace(UNSEEN, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** The same for every text in a piece. */
function tame(p: Phrase): Phrase {
  return { key: p.key, args: Object.fromEntries(Object.entries(p.args).map(([name, v]) => [name, tamed(v)])) };
}

function tamed(v: PhraseArg): PhraseArg {
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
