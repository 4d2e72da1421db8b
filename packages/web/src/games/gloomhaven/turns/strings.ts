/** What the screen of a monster's turn says. */
import { setTexts } from '../../../app/strings/index.ts';
import { type Lang, useSettings } from '../../../settings/store.ts';
import { en, type Texts } from './strings-en.ts';
import { fr } from './strings-fr.ts';

const ALL = setTexts<Texts>({ en, fr });

/** The sentences in a language. */
export function turnStrings(lang: Lang): Texts {
  return ALL[lang];
}

/** The sentences in the person's language, followed by the component. */
export function useTurnStrings(): Texts {
  return ALL[useSettings().lang];
}
