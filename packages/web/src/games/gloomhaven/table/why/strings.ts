/** What the explanation of a monster's turn says beside the words of the game. */
import { textsOf } from '../../../../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Its sentences. */
export const { of: whyStrings } = textsOf<typeof en>({ en, fr });
