/** What the screen of the wound table says. */
import { textsOf } from '../../../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type WoundTexts = typeof en;

/** Its sentences. */
export const { use: useWoundStrings } = textsOf<WoundTexts>({ en, fr });
