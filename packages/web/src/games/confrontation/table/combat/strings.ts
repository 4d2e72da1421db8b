/** What cards, dice, attacks and wounds are called. */
import { type Lang, useSettings } from '../../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type CombatTexts = typeof en;

/** The sentences in a language. */
export function combatStrings(lang: Lang): CombatTexts {
  return lang === 'fr' ? fr : en;
}

/** The sentences in the person's language, followed by the component. */
export function useCombatStrings(): CombatTexts {
  return combatStrings(useSettings().lang);
}
