import { wordsFor } from '@escarmouche/words/wow';
import type { Lang } from '../../settings/store.ts';

/** What the game calls a word of its files, by what it names: `stat.armor`. */
export function term(lang: Lang, id: string): string | undefined {
  const words = wordsFor(lang);
  return [id, id.replace('.', '-')].filter((key) => words.knows(key)).map((key) => words.term(key))[0];
}
