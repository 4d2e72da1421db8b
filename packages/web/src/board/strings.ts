/** The sentences of every board. */
import { setTexts } from '../app/strings/index.ts';
import { useSettings } from '../settings/store.ts';
import { en } from './strings-en.ts';
import { fr } from './strings-fr.ts';

/** Every sentence of a board, the same in both languages. */
export type BoardTexts = typeof en;

const ALL = setTexts<BoardTexts>({ en, fr });

/** The sentences in the person's language, followed by the component. */
export function useBoardStrings(): BoardTexts {
  return ALL[useSettings().lang];
}
