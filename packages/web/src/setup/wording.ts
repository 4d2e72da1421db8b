/** What a set-up says: its own sentences beside those of every set-up, and the words of its game. */

import type { Strings } from '../app/strings/en.ts';
import { setTexts, useStrings } from '../app/strings/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';

/** Everything the set-up of a game says, and the words of the game, in the person's language and followed by the component. */
export function setupWording<T, W>(own: Readonly<Record<Lang, T>>, wordsFor: (lang: Lang) => W) {
  const all = setTexts(own);
  return {
    useSetupStrings: (): Strings['setup'] & T => ({ ...useStrings().setup, ...all[useSettings().lang] }),
    useWords: (): W => wordsFor(useSettings().lang),
  };
}
