/** What is wrong with a text from outside, for the page to say. */
import type { FileProblem } from '@escarmouche/words';

/** A text that cannot be used: a line of English for each fault, and as data for the language spoken. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly problems: readonly FileProblem[];

  constructor(line: string, problems: readonly FileProblem[] = []) {
    super(line);
    this.problems = problems;
  }
}
