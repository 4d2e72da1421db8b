/** The words of the game about why, for every part of the explanation. */
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../../../settings/store.ts';

/** What the parts of an explanation say with the game's own words. */
export interface WhySayings {
  readonly stands: string;
  /** `out: more movement`. */
  lost(criterion: string): string;
  /** `more movement`. */
  criterion(name: string): string;
  list(items: readonly string[]): string;
}

/** The words in a language. */
export function sayWhy(lang: Lang): WhySayings {
  const words = wordsFor(lang);
  const criterion = (name: string): string => words.term(`criterion.${name}`);
  return {
    stands: words.why('stands'),
    criterion,
    lost: (name) => words.why('lost', { criterion: criterion(name) }),
    list: (items) => words.list(items),
  };
}
