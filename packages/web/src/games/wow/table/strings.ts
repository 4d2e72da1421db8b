/** What the screens of this game say at the table, beside what the table says for every game. */
import { gameTexts } from '../../../table/strings.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** The sentences of this game alone. */
export type WowTexts = typeof en;

/** Everything that may be said at this game's table. */
export const { of: wowStrings, use: useTableStrings } = gameTexts<WowTexts>({ en, fr });
export type AllTexts = ReturnType<typeof wowStrings>;
