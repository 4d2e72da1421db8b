/** What is wrong with a set-up or a situation of this game, in words. */
import { wordsFor } from '@escarmouche/words/wow';
import type { FaultWords } from '../../app/games.ts';

export const faults: FaultWords = (lang, fault) => wordsFor(lang).fault(fault);
