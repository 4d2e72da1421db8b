/** What is wrong with what the laboratory was given, in both languages. */
import type { BothLanguages } from '@escarmouche/engine';

/** Bad input, a folder that cannot be used, a library or a database that is not there: one line, and exit status 2. */
export class LabFault extends Error {
  readonly said: BothLanguages;

  constructor(said: BothLanguages) {
    super(said.en);
    this.name = 'LabFault';
    this.said = said;
  }
}

/** The first line of an error. */
export function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
