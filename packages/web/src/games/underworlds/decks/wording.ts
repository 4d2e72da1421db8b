/** What the deck builder says. */
import { textsOf } from '../../../app/strings/index.ts';
import { type DeckTexts, en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Its sentences. */
export const { use: useDeckStrings } = textsOf<DeckTexts>({ en, fr });
