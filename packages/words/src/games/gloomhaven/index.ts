/** Sentences about Gloomhaven in French and English. */
import type { Lang } from '../../types.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { makeWords, type Words } from './words.ts';

export type { Resources } from './resources.ts';
export type { Naming } from './types.ts';
export type { WhyKey, Words } from './words.ts';
export { en, fr };

const MADE = new Map<Lang, Words>();

/** The words of a language, made once. */
export function wordsFor(lang: Lang): Words {
  const known = MADE.get(lang);
  if (known !== undefined) return known;
  const words = makeWords(lang === 'fr' ? fr : en);
  MADE.set(lang, words);
  return words;
}
