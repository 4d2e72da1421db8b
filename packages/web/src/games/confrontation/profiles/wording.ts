/** What the screens of profiles say. */
import { setTexts } from '../../../app/strings/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type ProfileTexts = typeof en;

const ALL = setTexts<ProfileTexts>({ en, fr });

/** Everything these screens say, in the person's language. */
export function useProfileStrings(): ProfileTexts {
  return ALL[useSettings().lang];
}
