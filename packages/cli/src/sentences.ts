/** What differs and what is wrong, in the language spoken. */
import { type Difference, type Phrase, phrase, type SetupError } from '@escarmouche/engine';
import { FileFault, unplayable } from '@escarmouche/files';
import { wordsFor } from '@escarmouche/words';
import type { AnyGame } from './games/index.ts';
import { CliFault } from './io.ts';
import type { Lang } from './lang.ts';
import { textsIn } from './texts.ts';

/** A difference as texts, for whoever reads an answer by machine. */
export interface DifferenceTexts {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** A piece about a ruling or a record. */
export function told(lang: Lang, p: Phrase): string {
  return wordsFor(lang).record(p);
}

/** A difference part by part. */
export function differenceIn(lang: Lang, { at, expected, got }: Difference): DifferenceTexts {
  return { at: told(lang, at), expected: told(lang, expected), got: told(lang, got) };
}

/** A difference in one sentence: `case 2, step 3: expected …, got …`. */
export function differenceLine(lang: Lang, d: DifferenceTexts): string {
  return told(lang, phrase('expected-got', { ...d }));
}

/** What is wrong with a set-up or a situation, where, and by which rule. */
export function setupFault(lang: Lang, of: AnyGame, error: SetupError): string {
  return textsIn(lang).at(error.at, `${of.fault(lang, error.say)} (${error.rule})`);
}

/** Whether an error is the input's fault, and can be said in one line. */
export function isInputFault(error: unknown): error is CliFault | FileFault {
  return error instanceof CliFault || error instanceof FileFault;
}

/** The one line of what is wrong with the input. */
export function faultLine(lang: Lang, error: CliFault | FileFault): string {
  return error instanceof CliFault ? error.in(textsIn(lang)) : wordsFor(lang).file(error.problem);
}

/** Why a case that reads well cannot be played: names the game does not know, mostly. `path` is where in the file. */
export function unplayableLine(lang: Lang, of: AnyGame, error: unknown, file: string, path: string): string {
  return wordsFor(lang).file(unplayable(error, file, path), { fault: (say) => of.fault(lang, say) });
}
