/** What is said of odds, luck and chances. */
import { textsOf } from '../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type OddsTexts = typeof en;

export const { use: useOddsTexts } = textsOf<OddsTexts>({ en, fr });
