/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */
import { type Character, CLASS_NAMES, RACE_NAMES } from '@escarmouche/engine/wow';
import { type Words, wordsFor } from '@escarmouche/words/wow';
import type { Lang } from '../../../settings/store.ts';
import { setupWording } from '../../../setup/wording.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** What the set-up of this game says, beside what every set-up says. */
export type SetupTexts = typeof en;

export const { useSetupStrings, useWords } = setupWording<SetupTexts, Words>({ en, fr }, wordsFor);

/** The line under a character's name. */
export function classLine(c: Character, lang: Lang): string {
  return `${RACE_NAMES[c.race]?.[lang] ?? c.race}, ${CLASS_NAMES[c.className][lang]}`;
}
