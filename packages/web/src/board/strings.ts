/** The sentences of every board. */
import { useSettings } from '../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Every sentence of a board, the same in both languages. */
export type BoardTexts = typeof en;

/** The sentences in the person's language, followed by the component. */
export function useBoardStrings(): BoardTexts {
  return useSettings().lang === 'fr' ? fr : en;
}
