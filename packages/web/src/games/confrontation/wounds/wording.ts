/** What the screen of the wound table says. */
import { setTexts } from '../../../app/strings/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type WoundTexts = typeof en;

const ALL = setTexts<WoundTexts>({ en, fr });

/** Everything this screen says, in the person's language. */
export function useWoundStrings(): WoundTexts {
  return ALL[useSettings().lang];
}
