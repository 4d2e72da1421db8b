import { wordsFor } from '@escarmouche/words/confrontation';
import type { Lang } from '../../settings/store.ts';

/** What the game calls a word of its files, by what it names: `stat.ATT`; what a skill is against is a place of the body, or another skill. */
export function term(lang: Lang, id: string): string | undefined {
  const words = wordsFor(lang);
  if (id.startsWith('stat.')) return words.abbreviation(id.slice(5));
  const keys = id.startsWith('to.') ? [id, id.replace('to.', 'location.'), id.replace('to.', 'skill.')] : [id];
  return keys.filter((key) => words.knows(key)).map((key) => words.term(key))[0];
}
