/** What every board says. */
import { textsOf } from '../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type BoardTexts = typeof en;

/** Its sentences. */
export const { use: useBoardStrings } = textsOf<BoardTexts>({ en, fr });
