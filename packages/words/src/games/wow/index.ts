/** Sentences about World of Warcraft Miniatures in French and English. */
import { wordsOf } from '../../common.ts';
import { en as english } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Resources } from './resources.ts';
import { makeWords } from './words.ts';

export type { AbilityWords, NumbersNow } from './abilities.ts';
export type { Resources } from './resources.ts';
export { spaceCalled, spaceName } from './spaces.ts';
export type { Naming } from './types.ts';
export type { CardWords, Words } from './words.ts';
export { fr };

/** English, by the shape that it gives every language. */
export const en: Resources = english;

/** The words of a language, made once. */
export const wordsFor = wordsOf({ en, fr }, makeWords);
