/** What the explanation of a monster's turn says beside the words of the game. */
import { setTexts } from '../../../../app/strings/index.ts';
import type { Lang } from '../../../../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

const ALL = setTexts<typeof en>({ en, fr });

/** The sentences in a language. */
export function whyStrings(lang: Lang): typeof en {
  return ALL[lang];
}
