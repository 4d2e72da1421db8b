/** The app's own sentences, complete in both languages: the type of the French ones is that of the English ones. */
import { tamed } from '@escarmouche/engine/core';
import { typeset } from '@escarmouche/words';
import { type Lang, settings, useSettings } from '../../settings/store.ts';
import { en, type Strings } from './en.ts';
import { fr } from './fr.ts';

/** Every text in there as a book would set it, those that are made of values too. */
function setAs<T>(lang: Lang, texts: T): T {
  if (typeof texts === 'string') return typeset(lang, texts) as T;
  if (typeof texts === 'function') return ((...values: readonly unknown[]): unknown => setAs(lang, texts(...values) as unknown)) as T;
  if (Array.isArray(texts)) return texts.map((text) => setAs(lang, text as unknown)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, setAs(lang, text as unknown)])) as T;
}

/** The sentences of a screen in every language, typeset as those of the games are. */
export function setTexts<T>(all: Readonly<Record<Lang, T>>): Readonly<Record<Lang, T>> {
  return { en: setAs('en', all.en), fr: setAs('fr', all.fr) };
}

/** The sentences of a screen: in a language, and in the person's, followed by the component. */
export interface Texts<T> {
  of(lang: Lang): T;
  use(): T;
}

/** The sentences of a screen, typeset. */
export function textsOf<T>(all: Readonly<Record<Lang, T>>): Texts<T> {
  const set = setTexts(all);
  return { of: (lang) => set[lang], use: () => set[useSettings().lang] };
}

/** The sentences of the app. */
export const { of: stringsFor, use: useStrings } = textsOf<Strings>({ en, fr });

/** The sentences in the person's language at this moment. */
export function stringsNow(): Strings {
  return stringsFor(settings.get().lang);
}

/** Picks a language of a text that comes in both, fit to be shown: a name in it may be anybody's. */
export function pick(text: { readonly en: string; readonly fr: string }, lang: Lang): string {
  return tamed(fine(text[lang], lang));
}

/** A name and what is said of it, with a colon as the language sets it. */
export function saidOf(lang: Lang, name: string, text: string): string {
  return `${name}${lang === 'fr' ? '\u00a0' : ''}: ${text}`;
}

/** A text as a book would set it: curly apostrophes, and in French the spaces that must not break. */
export function fine(text: string, lang: Lang): string {
  return typeset(lang, text);
}
