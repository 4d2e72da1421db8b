/** What the sides of a saved match are called. */
import { WARBAND_NAMES, type WarbandId } from '@escarmouche/engine/underworlds';
import type { Lang } from '../../../settings/store.ts';

interface Loose {
  readonly seats?: readonly { readonly warband?: string }[];
}

/** The warbands by name, told apart by a number where both are the same. */
export function describeSides(setup: unknown, lang: Lang): readonly [string, string] {
  const seats = (setup as Loose | null)?.seats ?? [];
  const name = (seat: number): string => {
    const id = seats[seat]?.warband ?? '?';
    return Object.hasOwn(WARBAND_NAMES, id) ? WARBAND_NAMES[id as WarbandId][lang] : id;
  };
  const [a, b] = [name(0), name(1)];
  return a === b ? [`${a} 1`, `${b} 2`] : [a, b];
}
