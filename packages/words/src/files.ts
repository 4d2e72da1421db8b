/** What is wrong with a file, as a sentence. Readers of files say it in English from here; screens in their own language. */
import { type GameFault, type Phrase, type Phrasing, phrase, phrased, TOLD } from '@escarmouche/engine/core';
import { files } from './en/files.ts';
import { filesOfGames } from './games/files-en.ts';

/** What is wrong with a file, as plain data. */
export interface FileProblem {
  readonly file: string;
  /** `line:column` where it is known; empty for the whole file. */
  readonly place: string;
  /** Where in the data: `cases[2].situation.figures.A.at`; empty for the whole of it. */
  readonly path: string;
  readonly expected: Phrase;
  readonly found?: Phrase | GameFault | undefined;
  /** What stands there, in quotes, where `found` is what a game says of it. */
  readonly written?: string | undefined;
  /** What the writer seems to have meant. */
  readonly near?: string | undefined;
}

/** Keys of what belongs in a place of a file, or was found there. */
export type FileKey = keyof typeof files | keyof typeof filesOfGames;

/** What is expected or found may be in the words of a record: an answer, a state. */
const ENGLISH: Phrasing = { list: { ...TOLD, ...files, ...filesOfGames }, or: ' or ' };

/** Expected, and found. */
function difference({ expected, found, written }: FileProblem): Phrase {
  if (found === undefined) return phrase('expected', { expected });
  if ('fault' in found) {
    const { rule } = found;
    const what = written === undefined ? found : phrase('written-but', { written, found });
    return rule === undefined
      ? phrase('expected-fault', { expected, found: what })
      : phrase('expected-fault-by', { expected, found: what, rule });
  }
  return found.key === 'nothing' ? phrase('expected-nothing', { expected }) : phrase('expected-found', { expected, found });
}

/** The same, with what was meant where that can be guessed. */
function guessed(p: FileProblem): Phrase {
  const what = difference(p);
  return p.near === undefined ? what : phrase('did-you-mean', { what, near: JSON.stringify(p.near) });
}

/** The places in front of what is wrong, from the file inwards. */
function placed(places: readonly (string | Phrase)[], what: Phrase): Phrase {
  const [where, ...inner] = places.filter((p) => p !== '');
  return where === undefined ? what : phrase('at-place', { where, what: placed(inner, what) });
}

/** `my.yaml:6:20: cases[0].situation: expected …`: the place as editors and terminals take it. */
export function problemLine(p: FileProblem, by: Phrasing = ENGLISH): string {
  return phrased(placed([[p.file, p.place].filter((x) => x !== '').join(':'), p.path], guessed(p)), by);
}

/** `line 6, column 20: cases[0].situation: expected …`: for where the file was named before. */
export function problemInside(p: FileProblem, by: Phrasing = ENGLISH): string {
  const [line, column] = p.place.split(':');
  const place = column === undefined ? p.place : phrase('line-column', { line, column });
  return phrased(placed([place, p.path], guessed(p)), by);
}
