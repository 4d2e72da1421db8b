/** What the set-up says: its own sentences, those every set-up says, and the words of the game. */
import { type Words, wordsFor } from '@escarmouche/words/confrontation';
import type { Lang } from '../../../settings/store.ts';
import { setupWording } from '../../../setup/wording.ts';
import { en, type SetupTexts } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export const setupTexts: Readonly<Record<Lang, SetupTexts>> = { en, fr };
export const { useSetupStrings, useWords } = setupWording<SetupTexts, Words>(setupTexts, wordsFor);
