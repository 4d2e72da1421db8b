/** What the set-up says about content, from the game's word lists. */
import { type Character, CLASS_NAMES, RACE_NAMES } from '@escarmouche/engine/wow';
import { type Words, wordsFor } from '@escarmouche/words';
import { type Strings, setTexts, useStrings } from '../../../app/strings/index.ts';
import { type Lang, useSettings } from '../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** The line under a character's name. */
export function classLine(c: Character, lang: Lang): string {
  return `${RACE_NAMES[c.race]?.[lang] ?? c.race}, ${CLASS_NAMES[c.className][lang]}`;
}

/** The words of the person's language. */
export function useWords(): Words {
  return wordsFor(useSettings().lang);
}

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

const ALL = setTexts<SetupTexts>({ en, fr });

/** Everything the set-up says, in the person's language. */
export function useSetupStrings(): Strings['setup'] & SetupTexts {
  const { lang } = useSettings();
  return { ...useStrings().setup, ...ALL[lang] };
}
