/** What cards, decks, numbers and the track say. */
import { setTexts } from '../../../../app/strings/index.ts';
import { useSettings } from '../../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type HandTexts = typeof en;

const ALL = setTexts<HandTexts>({ en, fr });

/** The sentences in the person's language, followed by the component. */
export function useHandStrings(): HandTexts {
  return ALL[useSettings().lang];
}
