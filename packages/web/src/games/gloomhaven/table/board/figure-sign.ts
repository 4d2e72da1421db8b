/** What a figure looks like: the silhouette of what it is by the content, else initials of its name, for figures that somebody has written. */
import type { ShownFigure, Table } from '@escarmouche/engine/gloomhaven';
import SILHOUETTES from './silhouettes.json';

type Silhouette = keyof typeof SILHOUETTES;

const isDrawn = (id: string): id is Silhouette => id in SILHOUETTES;

/** The sign of a figure: a path of its silhouette, else initials of its name, for figures that somebody has written. */
export interface Sign {
  readonly path: string | null;
  readonly initials: string;
}

/** Initials of a name: of its first two words, or the first two letters of one alone. */
function initialsOf(name: string): string {
  const words = name.split(/[\s’'-]+/).filter((w) => /\p{L}/u.test(w));
  const letters = (w: string, n: number): string => [...w].slice(0, n).join('');
  return words.length > 1 ? (letters(words[0], 1) + letters(words[1], 1)).toUpperCase() : letters(words[0] ?? '?', 2);
}

/** What a figure is by the content: `brute`, `bandit-guard`, `mystic-ally`. */
function contentOf({ characters, monsters, summons }: Table, { kind, type }: Pick<ShownFigure, 'kind' | 'type'>): string {
  if (kind === 'character') return characters[type]?.face.id ?? '';
  if (kind === 'monster') return monsters[type]?.face.id ?? '';
  return kind === 'summon' ? (summons[type]?.id ?? '') : 'objective';
}

/** The sign of a figure of the table; `name` is what it is called. */
export function signOf(table: Table, figure: Pick<ShownFigure, 'kind' | 'type'>, name: string): Sign {
  return signNamed(contentOf(table, figure), name);
}

/** Each sign is one object for good: whoever draws it again sees that it is the same. */
const known = new Map<string, Sign>();

/** The sign of something of the content. */
export function signNamed(id: string, name = ''): Sign {
  const found = known.get(`${id} ${name}`) ?? { path: isDrawn(id) ? SILHOUETTES[id] : null, initials: initialsOf(name) };
  known.set(`${id} ${name}`, found);
  return found;
}
