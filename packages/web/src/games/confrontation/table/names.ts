/** What figures are called on the table: their profile's name, and two or three letters that find room on a base. */
import type { Table } from '@escarmouche/engine/confrontation';
import type { Lang } from '../../../settings/store.ts';

/** Small words of names, which give no letter to a mark. */
const SMALL = /^(?:of|the|de|du|des|la|le|les|with|à|au|aux|l|d|and|et|of the)$/i;

/** A name's small words left out: `Royal guard of Alahan` is `Royal guard`. */
function shortName(name: string): string {
  return name.replace(/\s+(?:of|d['’]|de|du|des|with|à|au)\s*.*$/i, '') || name;
}

/** The names of all figures, numbered where one name comes more than once. */
export function namesOf(table: Table, lang: Lang): readonly string[] {
  const plain = table.defs.map((d) => table.fighters[d].profile.names[lang]);
  return numbered(plain.map((n, i) => (clear(plain, i) ? shortName(n) : n)));
}

/** Whether a name cut short still belongs to one profile only. */
function clear(names: readonly string[], i: number): boolean {
  const short = shortName(names[i]);
  return names.every((n) => n === names[i] || shortName(n) !== short);
}

function numbered(names: readonly string[]): readonly string[] {
  return names.map((n, i) => {
    const same = names.flatMap((m, k) => (m === n ? [k] : []));
    return same.length === 1 ? n : `${n}\u00a0${same.indexOf(i) + 1}`;
  });
}

/** The marks of all figures: their names in files where those are short, else initials, with a number where needed. */
export function marksOf(table: Table, lang: Lang): readonly string[] {
  if (table.keys.every((k) => k.length <= 3)) return table.keys;
  const initials = table.defs.map((d) => initialsOf(table.fighters[d].profile.names[lang]));
  return initials.map((n, i) => {
    const same = initials.flatMap((m, k) => (m === n ? [k] : []));
    return same.length === 1 ? n : `${n}${same.indexOf(i) + 1}`;
  });
}

function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((w) => w !== '' && !SMALL.test(w));
  const [a = '?', b] = words;
  return b === undefined ? a.slice(0, 2) : `${a[0]}${b[0]}`.toUpperCase();
}
