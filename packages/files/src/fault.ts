/** What is wrong with a file, said in one line. */

/** The only error that readers throw. `message` is one line: the file, the place and what was expected there. */
export class FileFault extends Error {
  readonly file: string;
  /** `line:column` where it is known, else a path such as `cases[2].situation.figures.A.at`; empty for the whole file. */
  readonly place: string;
  readonly expected: string;

  constructor(file: string, place: string, expected: string, found = '', path = '') {
    const where = [oneLine(file), place].filter((part) => part !== '').join(':');
    const what = `expected ${oneLine(expected)}${found === '' ? '' : `, found ${oneLine(found)}`}`;
    super([where, oneLine(path), what].filter((part) => part !== '').join(': '));
    this.name = 'FileFault';
    this.file = file;
    this.place = place;
    this.expected = expected;
  }
}

/** Control characters and line ends, which must not reach a terminal or break the one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Longest part of a message. */
const LONGEST = 400;

/** A text as it may stand in a message. */
function oneLine(text: string): string {
  const line = text.slice(0, LONGEST + 1).replace(UNSEEN, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** A value as a message shows it: short, and told apart from others of its kind. */
export function shown(v: unknown): string {
  if (v === undefined) return 'nothing';
  if (Array.isArray(v)) return v.length === 0 ? 'an empty list' : `a list of ${v.length}`;
  if (typeof v === 'object' && v !== null) return withNames(Object.keys(v));
  if (typeof v !== 'string') return String(v);
  return JSON.stringify(v.length > 40 ? `${v.slice(0, 40)}…` : v);
}

function withNames(names: readonly string[]): string {
  const some = names.slice(0, 4).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return names.length === 0 ? 'an empty object' : `an object with ${some.join(', ')}${names.length > 4 ? ', …' : ''}`;
}
