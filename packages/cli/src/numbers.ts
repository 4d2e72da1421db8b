/** Numbers as a language writes them. */
import type { Lang } from '@escarmouche/words';

/** A number with so many places behind its point, or comma. */
export function decimal(lang: Lang, n: number, places: number): string {
  const text = n.toFixed(places);
  return lang === 'fr' ? text.replace('.', ',') : text;
}

/** So many a second, as exactly as anybody wants to know. */
export const rate = (lang: Lang, n: number): string => decimal(lang, n, n >= 10 ? 0 : n >= 1 ? 1 : 2);
