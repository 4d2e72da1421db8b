/** Sentences in French and English, made from events, options and refusals. */
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Lang } from './types.ts';
import { makeWords, type Words } from './words.ts';

export type { AbilityWords, NumbersNow } from './abilities.ts';
export type { ChoiceText, GameWords, PromptWords, RuleWords } from './common.ts';
export type { FileProblem } from './files.ts';
export { measureName } from './measures.ts';
export { levelLine, playerName } from './players.ts';
export { reasonLine } from './reasons.ts';
export type { Resources } from './resources.ts';
export { spaceCalled, spaceName } from './spaces.ts';
export { LANGS, type Lang, type Naming } from './types.ts';
export { type Part, typeset } from './typeset.ts';
export { type CardWords, makeWords, type Words } from './words.ts';
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
