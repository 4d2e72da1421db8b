/** The table's own sentences. What the game says comes from the words package. */
import { type Lang, useSettings } from '../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Every sentence of the table, the same in both languages. */
export type TableTexts = typeof en;

/** The table's sentences in a language. */
export function tableStrings(lang: Lang): TableTexts {
  return lang === 'fr' ? fr : en;
}

/** The table's sentences in the person's language, followed by the component. */
export function useTableStrings(): TableTexts {
  return tableStrings(useSettings().lang);
}
