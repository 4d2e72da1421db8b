/** What the deck builder says, in the person's language. */
import { setTexts } from '../../../app/strings/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { type DeckTexts, en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

const ALL = setTexts<DeckTexts>({ en, fr });

export function useDeckStrings(): DeckTexts {
  return ALL[useSettings().lang];
}
