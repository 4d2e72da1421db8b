/** Files as cases to choose from: rulings of monsters' turns, and files of monster turns. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { Situation } from '@escarmouche/engine/gloomhaven';
import type { TurnCaseWritten } from '@escarmouche/files';
import { read } from '../../../app/reading.ts';
import { situationOf } from './situation.ts';
import { boardOfCase, type Unsaid } from './turnCase.ts';

/** The cases of a file. */
export type OpenedFile =
  | { readonly kind: 'ruling'; readonly name: string; readonly cases: readonly RulingCase<Situation>[] }
  | { readonly kind: 'turns'; readonly name: string; readonly cases: readonly TurnCaseWritten[] };

/** What reads a text: the worker, where there is one. */
export type Reader = typeof read;

/** Reads a file of either form. @throws WorkerFault where it is neither; Cancelled where the person gave it up */
export async function openedFile(text: string, name: string, by: Reader = read): Promise<OpenedFile> {
  // What says which paragraph it is about is a ruling.
  if (!/(?:^|[{,])[\t ]{0,200}["']?ruling["']?[\t ]{0,40}:/m.test(text))
    return { kind: 'turns', name, cases: await by('monster-turns', text, name) };
  const ruling = await by('ruling', text, name);
  return { kind: 'ruling', name, cases: ruling.game === 'gloomhaven' ? (ruling.cases as readonly RulingCase<Situation>[]) : [] };
}

/** A case as a position, or why it has none. */
export function situationIn(file: OpenedFile, i: number): Situation | Unsaid {
  if (file.kind === 'ruling') return file.cases[i].situation;
  const board = boardOfCase(file.cases[i]);
  return typeof board === 'string' ? board : situationOf(board);
}
