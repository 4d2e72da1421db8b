/** What is said of what could be otherwise, typeset. */
import { textsOf } from '../app/strings/index.ts';
import { en } from './what-if-en.ts';
import { fr } from './what-if-fr.ts';

export const { of: whatIfStrings, use: useWhatIfStrings } = textsOf<typeof en>({ en, fr });
