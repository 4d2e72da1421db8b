/** What a set-up says: its own sentences beside those of every set-up. */
import { type Strings, setTexts, useStrings } from '../app/strings/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';

/** Everything the set-up of a game says, in the person's language, followed by the component. */
export function setupTexts<T>(own: Readonly<Record<Lang, T>>): () => Strings['setup'] & T {
  const all = setTexts(own);
  return function useSetupStrings() {
    const { lang } = useSettings();
    return { ...useStrings().setup, ...all[lang] };
  };
}
