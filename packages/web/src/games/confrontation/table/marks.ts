/** Two or three letters for every figure, which find room on its base. */
import type { Table } from '@escarmouche/engine/confrontation';
import type { Lang } from '../../../settings/store.ts';

/** Small words of names, which give no letter to a mark. */
const SMALL: ReadonlySet<string> = new Set(
  ['of', 'the', 'with', 'and', 'de', 'du', 'des', 'la', 'le', 'les', 'à', 'au', 'aux', 'l', 'd', 'et'].flatMap((w) => [w, w.toUpperCase()]),
);

/** A name of a figure in files that is itself a mark. */
const SHORT = 3;

/** The marks of all figures: their names in files where those are short, else initials, with a number where needed. */
export function marksOf(table: Table, lang: Lang): readonly string[] {
  if (table.keys.every((k) => k.length <= SHORT)) return table.keys;
  const initials = table.defs.map((d) => initialsOf(table.fighters[d].profile.names[lang]));
  return initials.map((n, i) => {
    // Numbered for each player, as names are: the side is told by sign and pattern.
    const same = initials.flatMap((m, k) => (m === n && table.seatOf[k] === table.seatOf[i] ? [k] : []));
    return same.length === 1 ? n : `${n}${same.indexOf(i) + 1}`;
  });
}

/** `RG` for `Royal guard of Alahan`, `Re` for `Redox`. */
export function initialsOf(name: string): string {
  const [a = '?', b] = name.split(/[\s'’-]+/).filter((w) => w !== '' && !SMALL.has(w));
  return b === undefined ? a.slice(0, 2) : `${a[0]}${b[0]}`.toUpperCase();
}
