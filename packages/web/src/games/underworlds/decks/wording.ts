/** What the deck builder says, in the person's language. */
import { useSettings } from '../../../settings/store.ts';
import { type DeckTexts, en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export function useDeckStrings(): DeckTexts {
  return useSettings().lang === 'fr' ? fr : en;
}
