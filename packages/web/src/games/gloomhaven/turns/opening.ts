/** Files as cases to choose from: rulings of monsters' turns, and files of monster turns. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { Situation } from '@escarmouche/engine/gloomhaven';
import type { TurnCaseWritten } from '@escarmouche/files';
import { read } from '../../../app/reading.ts';
import { askTool } from './asking.ts';
import type { TurnBoard } from './board.ts';
import { boardOfCase, type Unsaid } from './turnCase.ts';

/** The cases of a file. */
export type OpenedFile =
  | { readonly kind: 'ruling'; readonly name: string; readonly cases: readonly RulingCase<Situation>[] }
  | { readonly kind: 'turns'; readonly name: string; readonly cases: readonly TurnCaseWritten[] };

/** What reads a text, and what makes a board of a situation: the worker, where there is one. */
export type Reader = typeof read;
export type AskBoard = typeof askTool<'board'>;

/** Reads a file of either form. @throws WorkerFault where it is neither; Cancelled where the person gave it up */
export async function openedFile(text: string, name: string, by: Reader = read): Promise<OpenedFile> {
  // What says which paragraph it is about is a ruling.
  if (!/(?:^|[{,])[\t ]{0,200}["']?ruling["']?[\t ]{0,40}:/m.test(text))
    return { kind: 'turns', name, cases: await by('monster-turns', text, name) };
  const ruling = await by('ruling', text, name);
  return { kind: 'ruling', name, cases: ruling.game === 'gloomhaven' ? (ruling.cases as readonly RulingCase<Situation>[]) : [] };
}

/** A case as a board, or why it has none. */
export async function boardFrom(file: OpenedFile, i: number, ask: AskBoard = askTool): Promise<TurnBoard | Unsaid | 'other'> {
  if (file.kind === 'turns') return boardOfCase(file.cases[i]);
  try {
    return (await ask('board', file.cases[i].situation)) ?? 'other';
  } catch {
    // A situation that cannot be, or in which no monster's turn begins.
    return 'other';
  }
}
