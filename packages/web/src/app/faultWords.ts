/**
 * Sentences about files. A module of its own, asked for when something is wrong: were the words package itself asked for so, all
 * of it would come with the page, because the page uses one small part of it from the start.
 */
import { type FileProblem, fileWordsFor } from '@escarmouche/words';
import type { FaultWords } from './games.ts';
import type { Both } from './rulebook.ts';

/** What is wrong with a file, a line for each fault without the file's name; `words` are those of its game. */
export function problemLines(problems: readonly FileProblem[], words?: FaultWords): Both {
  const lines = (lang: 'en' | 'fr'): string =>
    problems
      .map((p) => fileWordsFor(lang).file(p, { inside: true, ...(words === undefined ? {} : { fault: (say) => words(lang, say) }) }))
      .join('\n');
  return { en: lines('en'), fr: lines('fr') };
}
