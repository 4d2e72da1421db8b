/** The app's own sentences, complete in both languages: the type of the French ones is that of the English ones. */
import { tamed } from '@escarmouche/engine/core';
import { typeset } from '@escarmouche/words';
import { type Lang, settings, useSettings } from '../../settings/store.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** Every sentence of the app. */
export type Strings = Widened<typeof en>;

const STRINGS: Readonly<Record<Lang, Strings>> = { en, fr };

/** The sentences in a language. */
export function stringsFor(lang: Lang): Strings {
  return STRINGS[lang];
}

/** The sentences in the person's language, followed by the component. */
export function useStrings(): Strings {
  return STRINGS[useSettings().lang];
}

/** The sentences in the person's language at this moment. */
export function stringsNow(): Strings {
  return STRINGS[settings.get().lang];
}

/** Picks a language of a text that comes in both, fit to be shown: a name in it may be anybody's. */
export function pick(text: { readonly en: string; readonly fr: string }, lang: Lang): string {
  return tamed(fine(text[lang], lang));
}

/** A text as a book would set it: curly apostrophes, and in French the spaces that must not break. */
export function fine(text: string, lang: Lang): string {
  return typeset(lang, text);
}
