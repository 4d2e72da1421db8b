/** What cards, dice, attacks and wounds are called. */
import { textsOf } from '../../../../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type CombatTexts = typeof en;

/** The sentences in a language, and in the person's. */
export const { of: combatStrings, use: useCombatStrings } = textsOf<CombatTexts>({ en, fr });
