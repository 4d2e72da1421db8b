/** What is wrong with a file, in both languages: the person may change theirs while the message stands. */
import type { FileFault } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import type { WorkerFault } from '../worker/client.ts';
import { gameOf, gameOfRule } from './games.ts';
import type { Both } from './rulebook.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import { isUnreachable } from './unreachable.ts';

/** The problems that an error of the worker or of a reader carries. Their classes lie in chunks that are not asked for here. */
export function problemsIn(error: unknown): readonly FileProblem[] {
  if (!(error instanceof Error)) return [];
  if (error.name === 'FileFault') return (error as FileFault).problems;
  const fault = error.name === 'WorkerFault' ? (error as WorkerFault).fault : undefined;
  return fault?.kind === 'file' ? fault.problems : [];
}

/** Said where an answer takes too long. */
const SLOW: Both = {
  en: 'Working this out takes too long and was given up: make the board, the area or the reach smaller.',
  fr: 'Le calcul prend trop de temps et a été abandonné\u00a0: réduisez le plateau, la zone ou la portée.',
};

/** Said of a picture, say: what stands in it by line and column would tell nobody anything. */
const NO_TEXT: Both = {
  en: 'a text in UTF-8 was expected, and this file holds none',
  fr: 'il faut un texte en UTF-8, et ce fichier n’en contient pas',
};

/** What the worker or a reader says for itself, in a line to be put into a message. */
function lineOf(error: unknown): Both | null {
  const fault = error instanceof Error && error.name === 'WorkerFault' ? (error as WorkerFault).fault : null;
  if (error instanceof Error && error.name === 'NotText') return NO_TEXT;
  if (fault?.kind === 'slow') return SLOW;
  if (fault?.kind === 'store') {
    const which = fault.silent ? 'storeSilent' : 'storage';
    return { en: en.notices[which], fr: fr.notices[which] };
  }
  if (fault?.kind === 'unreachable' || isUnreachable(error)) return { en: en.app.unreachableLine, fr: fr.app.unreachableLine };
  return null;
}

/** What a game says inside problems: by this rule, where one of several is. */
function gameFaultIn(problems: readonly FileProblem[], by?: string): Extract<FileProblem['found'], { fault: unknown }> | undefined {
  const all = problems.flatMap(({ found }) => (found !== undefined && 'fault' in found ? [found] : []));
  return all.find((f) => f.rule === by) ?? all[0];
}

/**
 * A line for each fault of an error, without the file's name, which the message around it has said. What a game says in it is told in the words
 * of `game`, or of the game whose rule is broken.
 */
export async function faultLines(error: unknown, game?: string): Promise<Both> {
  const problems = problemsIn(error);
  if (problems.length === 0) {
    const known = lineOf(error);
    if (known !== null) return known;
    const line = error instanceof Error ? error.message : String(error);
    return { en: line, fr: line };
  }
  const rule = gameFaultIn(problems)?.rule;
  const entry = game === undefined ? (rule === undefined ? undefined : gameOfRule(rule)) : gameOf(game);
  try {
    const words = await entry?.loadFaults();
    return (await import('./faultWords.ts')).problemLines(problems, words);
  } catch (unreachable) {
    // The words themselves did not come.
    const line = lineOf(unreachable);
    if (line === null) throw unreachable;
    return line;
  }
}

/** The game's own sentence about a set-up it refuses, with its rule, `by` where that is one of several; null for any other error. */
export async function refusedSetUp(
  error: unknown,
  game: string,
  by?: string,
): Promise<{ readonly why: Both; readonly rule: string } | null> {
  const found = gameFaultIn(problemsIn(error), by);
  const words = await gameOf(game)?.loadFaults();
  if (found?.rule === undefined || words === undefined) return null;
  return { why: { en: words('en', found.fault), fr: words('fr', found.fault) }, rule: found.rule };
}
