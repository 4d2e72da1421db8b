/**
 * Sentences about files. A module of its own, asked for when something is wrong: were the words package itself asked for so, all
 * of it would come with the page, because the page uses one small part of it from the start.
 */
import { type FileProblem, wordsFor } from '@escarmouche/words';
import type { Both, FaultWords } from '../games/registry.ts';

/** What is wrong with a file, without its name; `words` are those of its game. */
export function problemLines(problem: FileProblem, words?: FaultWords): Both {
  const line = (lang: 'en' | 'fr'): string =>
    wordsFor(lang).file(problem, { inside: true, ...(words === undefined ? {} : { fault: (say) => words(lang, say) }) });
  return { en: line('en'), fr: line('fr') };
}
