/** Runs ruling files. */
import { playStep, runCase } from '@escarmouche/engine';
import { type AnyRuling, readRuling } from '@escarmouche/files';
import { type AnyGame, nameOf } from './games/index.ts';
import { readText } from './io.ts';
import type { Lang } from './lang.ts';
import { type DifferenceTexts, differenceIn, faultLine, isInputFault, unplayableLine } from './sentences.ts';

/** What became of one ruling file. */
export interface RulingOutcome {
  readonly file: string;
  /** The rule it proves; null where the file is not a ruling. */
  readonly id: string | null;
  readonly ok: boolean;
  readonly failures: readonly DifferenceTexts[];
  /** Why it is not a ruling, or cannot be played, in one line. */
  readonly malformed?: string;
}

/** A ruling, and the game it is of. */
export interface LoadedRuling {
  readonly of: AnyGame;
  readonly ruling: AnyRuling<AnyGame['files']>;
}

/** Reads a ruling file. @throws CliFault or FileFault, with one line. */
export function loadRuling(games: readonly AnyGame[], file: string): LoadedRuling {
  const ruling = readRuling(
    readText(file),
    file,
    games.map((g) => g.files),
  );
  return { of: gameNamed(games, ruling.game), ruling };
}

/** The game of this name, which a reader has found among these. */
export function gameNamed(games: readonly AnyGame[], name: string): AnyGame {
  return games.find((g) => nameOf(g) === name) ?? games[0];
}

/** Runs one file, whatever it holds. */
export function runFile(games: readonly AnyGame[], lang: Lang, file: string, shown = file): RulingOutcome {
  let loaded: LoadedRuling;
  try {
    loaded = loadRuling(games, file);
  } catch (error) {
    if (!isInputFault(error)) throw error;
    return { file: shown, id: null, ok: false, failures: [], malformed: faultLine(lang, error) };
  }
  const { of, ruling } = loaded;
  const failures: DifferenceTexts[] = [];
  for (const [i, one] of ruling.cases.entries()) {
    try {
      failures.push(...runCase(of.situations, one, i + 1).map((f) => differenceIn(lang, f.say)));
    } catch (error) {
      const malformed = unplayableLine(lang, of, error, file, `cases[${i}]${stepThatBreaks(of, one)}`);
      return { file: shown, id: ruling.ruling, ok: false, failures, malformed };
    }
  }
  return { file: shown, id: ruling.ruling, ok: failures.length === 0, failures };
}

/** Which step of a case's script cannot be played: the runner does not say. */
function stepThatBreaks({ situations }: AnyGame, one: LoadedRuling['ruling']['cases'][number]): string {
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
