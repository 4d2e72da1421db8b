/** Runs ruling files. */
import { playStep, type RulingFailure, runRuling } from '@escarmouche/engine';
import { type AnyRuling, FileFault, readRuling } from '@escarmouche/files';
import { situations } from './games.ts';
import { CliFault, readText, tame } from './io.ts';

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
      return {
        file: shown,
        id: ruling.ruling,
        ok: false,
        failures,
        malformed: `${file}: cases[${i}]${stepThatBreaks(one)}: ${unplayable(error)}`,
      };
    }
  }
  return { file: shown, id: ruling.ruling, ok: failures.length === 0, failures };
}

/** Which step of a case's script cannot be played: the runner does not say. */
function stepThatBreaks(one: AnyRuling['cases'][number]): string {
  let i = -1;
  try {
    const match = situations.match(one.situation);
    const seen = { events: 0 };
    for (i = 0; i < one.script.length; i++) playStep(situations, match, one.script[i], {}, seen);
  } catch {
    return i < 0 ? '.situation' : `.script[${i}]`;
  }
  return '';
}

/** Why a case that reads well cannot be played: names the game does not know, mostly. */
export function unplayable(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `expected a case that can be played, found: ${tame(why).replaceAll('\n', ' ')}`;
}
