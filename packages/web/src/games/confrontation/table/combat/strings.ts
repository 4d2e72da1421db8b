/** What cards, dice, attacks and wounds are called. */
import { setTexts } from '../../../../app/strings/index.ts';
import { type Lang, useSettings } from '../../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type CombatTexts = typeof en;

const ALL = setTexts<CombatTexts>({ en, fr });

/** The sentences in a language. */
export function combatStrings(lang: Lang): CombatTexts {
  return ALL[lang];
}

/** The sentences in the person's language, followed by the component. */
export function useCombatStrings(): CombatTexts {
  return combatStrings(useSettings().lang);
}
