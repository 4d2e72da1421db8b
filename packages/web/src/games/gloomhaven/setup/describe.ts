/** What the characters of a saved match are called. */
import { findClass } from '@escarmouche/engine/gloomhaven';
import type { Lang } from '../../../settings/store.ts';

interface Loose {
  readonly characters?: readonly { readonly class?: string }[];
}

/** The characters by the names of their classes, told apart by a number where two are of one class. */
export function describeSides(setup: unknown, lang: Lang): readonly string[] {
  const characters = (setup as Loose | null)?.characters ?? [];
  const names = characters.map((c) => findClass(c.class ?? '')?.names[lang] ?? c.class ?? '?');
  return names.map((name, i) => {
    const same = names.flatMap((n, k) => (n === name ? [k] : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(i) + 1}`;
  });
}
