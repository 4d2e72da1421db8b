/** Files as the worker reads them for the page, and the rulings it writes. Loaded when the first one comes: readers are half of this app. */
import type { RulingCase } from '@escarmouche/engine/core';
import { problemsOf, readBoard, readMonsterTurns, readProfiles, readRuling, readWoundTable, writeRuling } from '@escarmouche/files';
import type { AnyWorkerGame } from './game.ts';

export { problemsOf };

/** By the kind of file: what its text says. Each throws FileFault, and nothing else, where it is not such a file. */
export const READERS = {
  ruling: readRuling,
  'monster-turns': readMonsterTurns,
  profiles: readProfiles,
  board: readBoard,
  wounds: readWoundTable,
} as const;

/** A position as a ruling file's text, to be cited and checked by whoever receives it. */
export function rulingText(of: AnyWorkerGame, position: RulingCase<unknown>): string {
  return writeRuling({ ruling: of.paragraph, cases: [position] });
}
