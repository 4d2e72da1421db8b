/** What the screen of a monster's turn says. */
import { textsOf } from '../../../app/strings/index.ts';
import { en, type Texts } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Its sentences. */
export const { of: turnStrings, use: useTurnStrings } = textsOf<Texts>({ en, fr });
