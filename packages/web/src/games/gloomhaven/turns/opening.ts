/** Files as cases to choose from: rulings of monsters' turns, and files of monster turns. */
import type { RulingCase } from '@escarmouche/engine/core';
import type { Situation } from '@escarmouche/engine/gloomhaven';
import { readMonsterTurns, readRuling, type TurnCaseWritten } from '@escarmouche/files';
import type { TurnBoard } from './board.ts';
import { boardOf, seenOf } from './reading.ts';
import { boardOfCase, type Unsaid } from './turnCase.ts';

/** The cases of a file. */
export type OpenedFile =
  | { readonly kind: 'ruling'; readonly name: string; readonly cases: readonly RulingCase<Situation>[] }
  | { readonly kind: 'turns'; readonly name: string; readonly cases: readonly TurnCaseWritten[] };

/** Reads a file of either form. @throws FileFault where it is neither */
export function openedFile(text: string, name: string): OpenedFile {
  // What says which paragraph it is about is a ruling.
  if (!/(?:^|[{,])[\t ]{0,200}["']?ruling["']?[\t ]{0,40}:/m.test(text))
    return { kind: 'turns', name, cases: readMonsterTurns(text, name) };
  const ruling = readRuling(text, name);
  return { kind: 'ruling', name, cases: ruling.game === 'gloomhaven' ? (ruling.cases as readonly RulingCase<Situation>[]) : [] };
}

/** A case as a board, or why it has none. */
export function boardFrom(file: OpenedFile, i: number): TurnBoard | Unsaid | 'other' {
  if (file.kind === 'turns') return boardOfCase(file.cases[i]);
  try {
    return boardOf(seenOf(file.cases[i].situation)) ?? 'other';
  } catch {
    // A situation that cannot be, or in which no monster's turn begins.
    return 'other';
  }
}
