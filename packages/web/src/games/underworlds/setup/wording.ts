/** What the set-up and the deck builder say: their own sentences, those every set-up says, and the words of the game. */
import { type Words, wordsFor } from '@escarmouche/words/underworlds';
import { type Strings, setTexts, useStrings } from '../../../app/strings/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

const ALL = setTexts<SetupTexts>({ en, fr });

/** Everything the set-up says, in the person's language. */
export function useSetupStrings(): Strings['setup'] & SetupTexts {
  const { lang } = useSettings();
  return { ...useStrings().setup, ...ALL[lang] };
}

/** The words of the game in the person's language. */
export function useWords(): Words {
  return wordsFor(useSettings().lang);
}
