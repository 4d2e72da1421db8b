/** What the screens of profiles say. */
import { useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type ProfileTexts = typeof en;

/** Everything these screens say, in the person's language. */
export function useProfileStrings(): ProfileTexts {
  return useSettings().lang === 'fr' ? fr : en;
}
