/** Two or three letters for every fighter, which find room on its token. */
import type { Table } from '@escarmouche/engine/underworlds';
import type { Lang } from '../../../settings/store.ts';

/** Small words of names, which give no letter to a mark. */
const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'à', 'da']);

/** `GG` for `Garrek Gorebeard`, `Pe` for `Petitioner`. */
export function initialsOf(name: string): string {
  const [a = '?', b] = name.split(/[\s'’-]+/).filter((w) => w !== '' && !SMALL.has(w.toLowerCase()) && !/^\d+$/.test(w));
  return b === undefined ? a.slice(0, 2) : `${a[0]}${b[0]}`.toUpperCase();
}

/** The marks of all fighters, numbered where several of a side would be the same. */
export function marksOf(table: Table, lang: Lang): readonly string[] {
  const initials = table.fighters.map((f) => initialsOf(f.fighter.names[lang]));
  return initials.map((mark, i) => {
    const same = initials.flatMap((m, k) => (m === mark && table.fighters[k].seat === table.fighters[i].seat ? [k] : []));
    return same.length === 1 ? mark : `${mark}${same.indexOf(i) + 1}`;
  });
}
