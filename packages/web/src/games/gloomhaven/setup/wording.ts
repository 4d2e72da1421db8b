/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */
import { type Words, wordsFor } from '@escarmouche/words/gloomhaven';
import { useSettings } from '../../../settings/store.ts';
import { setupTexts } from '../../../setup/wording.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

export const useSetupStrings = setupTexts<SetupTexts>({ en, fr });

/** The words of the game in the person's language. */
export function useWords(): Words {
  return wordsFor(useSettings().lang);
}
