/** Runs ruling files. */
import { isSetupError, type RulingFailure, runRuling } from '@escarmouche/engine';
import { type AnyRuling, FileFault, readRuling } from '@escarmouche/files';
import { situations } from './games.ts';
import { CliFault, readText } from './io.ts';

/** What became of one ruling file. */
export interface RulingOutcome {
  readonly file: string;
  /** The rule it proves; null where the file is not a ruling. */
  readonly id: string | null;
  readonly ok: boolean;
  readonly failures: readonly RulingFailure[];
  /** Why it is not a ruling, in one line. */
  readonly malformed?: string;
}

/** Reads a ruling file. @throws CliFault or FileFault, with one line. */
export function loadRuling(file: string): AnyRuling {
  return readRuling(readText(file), file);
}

/** Whether an error is the input's fault, and can be said in its one line. */
export function isInputFault(error: unknown): error is Error {
  return error instanceof CliFault || error instanceof FileFault;
}

/** Runs one file, whatever it holds. */
export function runFile(file: string, shown = file): RulingOutcome {
  let ruling: AnyRuling;
  try {
    ruling = loadRuling(file);
  } catch (error) {
    if (!isInputFault(error)) throw error;
    return { file: shown, id: null, ok: false, failures: [], malformed: error.message };
  }
  const failures: RulingFailure[] = [];
  for (const [i, one] of ruling.cases.entries()) {
    const at = `case ${i + 1}`;
    try {
      const found = runRuling(situations, { ...ruling, cases: [one] });
      failures.push(...found.map((f) => ({ ...f, at: f.at.replace(/^case 1/, at) })));
    } catch (error) {
      return { file: shown, id: ruling.ruling, ok: false, failures, malformed: `${file}: cases[${i}]: ${unplayable(error)}` };
    }
  }
  return { file: shown, id: ruling.ruling, ok: failures.length === 0, failures };
}

/** Why a case that reads well cannot be played: names the game does not know, mostly. */
export function unplayable(error: unknown): string {
  if (isSetupError(error)) return `expected a legal situation, found ${error.rule}: ${error.message} (${error.at})`;
  if (error instanceof RangeError) return `expected names that the game knows, found: ${error.message}`;
  return `cannot be played: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}
