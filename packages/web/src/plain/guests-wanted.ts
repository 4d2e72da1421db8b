/** The guests that an address asks for, as entries of the home page: `?with=duel,other`. Loaded for whoever does. */
import type { GameEntry } from '../app/games.ts';
import { guestEntry } from './entry.ts';
import { GUESTS } from './guests.ts';

/** Those of these names that there are. */
export function entriesOf(search: string): readonly GameEntry[] {
  const names = (new URLSearchParams(search).get('with') ?? '').split(',');
  return names.flatMap((name) => (Object.hasOwn(GUESTS, name) ? [guestEntry(GUESTS[name])] : []));
}
