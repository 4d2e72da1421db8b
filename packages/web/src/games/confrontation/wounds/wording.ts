/** What the screen of the wound table says. */
import { useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type WoundTexts = typeof en;

/** Everything this screen says, in the person's language. */
export function useWoundStrings(): WoundTexts {
  return useSettings().lang === 'fr' ? fr : en;
}
