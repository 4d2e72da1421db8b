/** What the screens of this game say at the table, beside what the table says for every game. */
import { setTexts } from '../../../app/strings/index.ts';
import { type Lang, useSettings } from '../../../settings/store.ts';
import { type TableTexts, tableStrings } from '../../../table/strings.ts';
import { en as boardEn } from './board/strings-en.ts';
import { fr as boardFr } from './board/strings-fr.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** The sentences of this game alone. */
type GhTexts = typeof en & typeof boardEn;

/** Everything that may be said at this game's table. */
export type AllTexts = TableTexts & GhTexts;

const OWN = setTexts<GhTexts>({ en: { ...boardEn, ...en }, fr: { ...boardFr, ...fr } });

const ALL: Readonly<Record<Lang, AllTexts>> = {
  en: { ...tableStrings('en'), ...OWN.en },
  fr: { ...tableStrings('fr'), ...OWN.fr },
};

/** The sentences in a language. */
export function ghStrings(lang: Lang): AllTexts {
  return ALL[lang];
}

/** The sentences in the person's language, followed by the component. */
export function useTableStrings(): AllTexts {
  return ALL[useSettings().lang];
}
