/** The words of the game about why, for every part of the explanation. */
import { FROM_PROGRAMS } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../../../settings/store.ts';

/** What the parts of an explanation say with the game's own words. */
export interface WhySayings {
  readonly stands: string;
  /** `out: more movement`; what no text of the rulebook says, but other programs, says so. */
  lost(by: { readonly name: string; readonly rule: string }): string;
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
    lost: ({ name, rule }) => words.why(FROM_PROGRAMS.includes(rule) ? 'lost-so-read' : 'lost', { criterion: criterion(name) }),
    list: (items) => words.list(items),
  };
}
