/** What the set-up says about content, from the game's word lists. */
import { type Character, CLASS_NAMES, RACE_NAMES } from '@escarmouche/engine/wow';
import { type Words, wordsFor } from '@escarmouche/words';
import { type Lang, useSettings } from '../settings/store.ts';

/** The line under a character's name. */
export function classLine(c: Character, lang: Lang): string {
  return `${RACE_NAMES[c.race]?.[lang] ?? c.race}, ${CLASS_NAMES[c.className][lang]}`;
}

/** The words of the person's language. */
export function useWords(): Words {
  return wordsFor(useSettings().lang);
}
