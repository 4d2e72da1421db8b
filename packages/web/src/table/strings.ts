/** The table's own sentences. What a game says comes from the words package, what only its screens say from its folder. */
import { setTexts, type Texts, textsOf } from '../app/strings/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import type { AnyGameTable } from './contract.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Every sentence of the table, the same in both languages. */
export type TableTexts = typeof en;

/** The table's sentences. */
export const { of: tableStrings, use: useTableStrings } = textsOf<TableTexts>({ en, fr });

/** The same with those of a game alone: everything that may be said at its table. */
export function gameTexts<T>(own: Readonly<Record<Lang, T>>): Texts<TableTexts & T> {
  const set = setTexts(own);
  const all = { en: { ...tableStrings('en'), ...set.en }, fr: { ...tableStrings('fr'), ...set.fr } };
  return { of: (lang) => all[lang], use: () => all[useSettings().lang] };
}

/** The same, some of them as a game says them. */
export function tableTexts(lang: Lang, game: AnyGameTable): TableTexts {
  return { ...tableStrings(lang), ...game.texts?.(lang) };
}
