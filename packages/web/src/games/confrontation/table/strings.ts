/** What the screens of this game say at the table, beside what the table says for every game. */
import { gameTexts } from '../../../table/strings.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

export type ConfTexts = typeof en;

/** Everything that may be said at this game's table. */
export const { of: confStrings, use: useTableStrings } = gameTexts<ConfTexts>({ en, fr });
export type AllTexts = ReturnType<typeof confStrings>;
