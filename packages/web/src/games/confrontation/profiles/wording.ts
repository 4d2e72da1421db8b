/** What the screens of profiles say. */
import { textsOf } from '../../../app/strings/index.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type ProfileTexts = typeof en;

/** Its sentences. */
export const { use: useProfileStrings } = textsOf<ProfileTexts>({ en, fr });
