/** The table's own sentences. What a game says comes from the words package, what only its screens say from its folder. */
import { setTexts } from '../app/strings/index.ts';
import type { AnyGameTable } from '../games/contract.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Every sentence of the table, the same in both languages. */
export type TableTexts = typeof en;

const ALL = setTexts<TableTexts>({ en, fr });

/** The table's sentences in a language. */
export function tableStrings(lang: Lang): TableTexts {
  return ALL[lang];
}

/** The same, some of them as a game says them. */
export function tableTexts(lang: Lang, game: AnyGameTable): TableTexts {
  return { ...tableStrings(lang), ...game.texts?.(lang) };
}

/** The table's sentences in the person's language, followed by the component. */
export function useTableStrings(): TableTexts {
  return tableStrings(useSettings().lang);
}
