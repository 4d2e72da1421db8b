/** What the screens of this game say at the table, beside what the table says for every game. */
import { gameTexts } from '../../../table/strings.ts';
import { en as boardEn } from './board/strings-en.ts';
import { fr as boardFr } from './board/strings-fr.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Everything that may be said at this game's table. */
export const { of: ghStrings, use: useTableStrings } = gameTexts<typeof en & typeof boardEn>({
  en: { ...boardEn, ...en },
  fr: { ...boardFr, ...fr },
});
export type AllTexts = ReturnType<typeof ghStrings>;
