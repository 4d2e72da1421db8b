/**
 * Sentences about files. A module of its own, asked for when something is wrong: were the words package itself asked for so, all
 * of it would come with the page, because the page uses one small part of it from the start.
 */
import { type FileProblem, wordsFor } from '@escarmouche/words';
import type { Both } from '../games/registry.ts';

/** What is wrong with a file, without its name. */
export function problemLines(problem: FileProblem): Both {
  return { en: wordsFor('en').file(problem, { inside: true }), fr: wordsFor('fr').file(problem, { inside: true }) };
}
