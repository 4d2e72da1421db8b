/** How wide the screen is, for what style sheets cannot say: which parts there are at all. */
import { useSyncExternalStore } from 'react';

/** No room for columns: a phone, or a page enlarged. */
const NARROW = '(max-width: 52rem)';
/** No room for the sides beside the board. */
const WITHOUT_SIDES = '(max-width: 75rem)';

/** Whether a media query holds, from now on. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** `narrow` as a phone is; `withoutSides` where there is no room for a column beside board and list. */
export function useNarrow(): { readonly narrow: boolean; readonly withoutSides: boolean } {
  return { narrow: useMedia(NARROW), withoutSides: useMedia(WITHOUT_SIDES) };
}
