/** What cards, decks, numbers and the track say. */
import { type Lang, useSettings } from '../../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type HandTexts = typeof en;

/** The sentences in a language. */
export function handStrings(lang: Lang): HandTexts {
  return lang === 'fr' ? fr : en;
}

/** The sentences in the person's language, followed by the component. */
export function useHandStrings(): HandTexts {
  return handStrings(useSettings().lang);
}
