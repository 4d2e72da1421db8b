import { DECKS, deckToText } from '@escarmouche/engine/underworlds';
import { en } from '@escarmouche/words/underworlds';
import type { Told } from '../../documents.testing.ts';

export const underworldsTold: Told = { files: { '*.txt': deckToText(DECKS[0], 'en') }, events: en.events };
