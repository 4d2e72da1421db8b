/** What differs and what is wrong, in the language spoken. */
import { type Difference, gameFaults, type Phrase, phrase, type Say, tamed } from '@escarmouche/engine';
import { FileFault, situationProblems, unplayable } from '@escarmouche/files/open';
import { LabFault } from '@escarmouche/lab/fault';
import { type FileProblem, fileWordsFor } from '@escarmouche/words';
import type { AnyGame } from './games/game.ts';
import { CliFault } from './io.ts';
import type { Lang } from './lang.ts';
import { textsIn } from './texts.ts';

/** A difference as texts, for whoever reads an answer by machine. */
export interface DifferenceTexts {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  /** Of a situation that is refused: the `line:column` and the path of what it is refused for. */
  readonly place?: string;
  readonly path?: string;
}

/** A piece about a ruling or a record. */
export function told(lang: Lang, p: Phrase): string {
  return fileWordsFor(lang).record(p);
}

/** A difference part by part. What a game says in it is told in the words of that game. */
export function differenceIn(lang: Lang, { at, expected, got }: Difference, of?: AnyGame): DifferenceTexts {
  const by = of === undefined ? {} : { fault: (say: Say): string => of.fault(lang, say) };
  const part = (p: Phrase): string => fileWordsFor(lang).record(p, by);
  return { at: part(at), expected: part(expected), got: part(got) };
}

/** A difference of a ruling's case: a situation that is refused is told with the place where the file says so. */
export function differenceOfCase(lang: Lang, d: Difference, of: AnyGame, file: string, path: string, text: string): DifferenceTexts {
  const { why, at } = d.got.args;
  if (d.got.key !== 'setup-refused' || typeof why !== 'object' || !('fault' in why) || typeof at !== 'string')
    return differenceIn(lang, d, of);
  const [found] = situationProblems([{ ...why, at }], file, path, text, of.content);
  const place = [[file, found.place].join(':'), found.path, ...(found.written === undefined ? [] : [found.written])].join(' ');
  const refused = phrase(d.got.key, { ...d.got.args, at: place });
  const got = found.near === undefined ? refused : phrase('did-you-mean', { what: refused, near: JSON.stringify(found.near) });
  return { ...differenceIn(lang, { ...d, got }, of), place: found.place, path: found.path };
}

/** A difference in one sentence: `case 2, step 3: expected …, got …`. */
export function differenceLine(lang: Lang, d: DifferenceTexts): string {
  const { at, expected, got } = d;
  return told(lang, phrase('expected-got', { at, expected, got }));
}

/** All that is wrong with a set-up, a line for each fault: where, and by which rule where it breaks one. Empty for any other error. */
export function setupFaults(lang: Lang, of: AnyGame, error: unknown): string[] {
  return gameFaults(error).map(({ fault, at = '', rule }) =>
    rule === undefined ? of.fault(lang, fault) : textsIn(lang).at(at, `${of.fault(lang, fault)} (${rule})`),
  );
}

/** All that keeps a situation from being laid, in the order in which it stands in the file: each with its line. Empty for any other error. */
export function situationFaults(lang: Lang, of: AnyGame, error: unknown, file: string, path: string, text: string): FaultTexts[] {
  return situationProblems(gameFaults(error), file, path, text, of.content).map((p) => faultIn(lang, p, of));
}

/** Whether an error is the input's fault, and can be said in one line. */
export function isInputFault(error: unknown): error is CliFault | FileFault | LabFault {
  return error instanceof CliFault || error instanceof FileFault || error instanceof LabFault;
}

/** What is wrong with the input, a line for each fault. */
export function faultLines(lang: Lang, error: CliFault | FileFault | LabFault): string[] {
  if (error instanceof LabFault) return [tamed(error.said[lang]).replaceAll('\n', ' ')];
  return error instanceof CliFault ? error.in(textsIn(lang)) : error.problems.map((p) => fileWordsFor(lang).file(p));
}

/** One fault of a file, for whoever reads an answer by machine. */
export interface FaultTexts {
  /** `line:column`; empty where the whole file is meant. */
  readonly place: string;
  /** Where in the data. */
  readonly path: string;
  /** The whole line, with file and place. */
  readonly text: string;
}

/** The faults of a file part by part. */
export function faultsIn(lang: Lang, error: CliFault | FileFault | LabFault): FaultTexts[] {
  if (error instanceof LabFault) return [{ place: '', path: '', text: error.said[lang] }];
  return error instanceof CliFault
    ? error.in(textsIn(lang)).map((text) => ({ place: '', path: '', text }))
    : error.problems.map((p) => faultIn(lang, p));
}

/** The same with what a game says in it told in the words of that game. */
export function faultIn(lang: Lang, p: FileProblem, of?: AnyGame): FaultTexts {
  const by = of === undefined ? {} : { fault: (say: Say): string => of.fault(lang, say) };
  return { place: p.place, path: p.path, text: fileWordsFor(lang).file(p, by) };
}

/**
 * Why a case that reads well cannot be played: names the game does not know, mostly.
 * @param path where in the file the game was
 * @param text the file's, to find the line
 */
export function unplayableFault(lang: Lang, of: AnyGame, error: unknown, file: string, path: string, text: string): FaultTexts {
  return faultIn(lang, unplayable(error, file, path, text, of.content), of);
}
