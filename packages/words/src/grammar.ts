/** How names stand in a sentence: which article goes before them, and what agrees with them. The same for every game. */
import type { NameGrammar } from '@escarmouche/engine/core';
import type { Lang } from './types.ts';

/** What a name is taken for that says nothing of itself: somebody's own. */
export const OWN: NameGrammar = { gender: 'm', proper: true };

/** What French elides before: a vowel, and y before a consonant. */
const VOWEL = /^(?:[aeiouàâéèêëîïôöùûüœæ]|y[bcdfghjklmnpqrstvwxz])/iu;

/**
 * The article before a name in a sentence, with the blank behind it; empty for a name of somebody's own. A number after an English name
 * stands in its place: `Dirz clone 2`, `Bandit Guard 3`.
 */
export function articleBefore(lang: Lang, name: string, grammar: NameGrammar, numbered: boolean): string {
  if (grammar.proper === true) return '';
  if (lang === 'en') return numbered ? '' : 'the ';
  if (VOWEL.test(name)) return "l'";
  return grammar.gender === 'f' ? 'la ' : 'le ';
}

/** What agrees with the figure of a sentence: `{{figureE}}` ends a participle, `{{figureIl}}` is its pronoun. English needs neither. */
export function agreeingWith(lang: Lang, grammar: NameGrammar): Record<string, string> {
  if (lang === 'en') return {};
  return grammar.gender === 'f' ? { figureE: 'e', figureIl: 'elle' } : { figureE: '', figureIl: 'il' };
}
