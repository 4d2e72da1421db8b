/** What cards, decks, numbers and the track say. */
import { textsOf } from '../../../../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type HandTexts = typeof en;

/** Its sentences. */
export const { use: useHandStrings } = textsOf<HandTexts>({ en, fr });
