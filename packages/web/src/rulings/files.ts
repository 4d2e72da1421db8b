/** The project's ruling files and how they are read. A chunk of its own, loaded with the library. */
import { type AnyRuling, readRuling } from '@escarmouche/files';

const TEXTS = import.meta.glob<string>('../../../engine/src/games/wow-miniatures/rulings/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(TEXTS).map(([path, text]) => [`wow:${path.replace(/^.*\/|\.yaml$/g, '')}`, text]),
);
const read = new Map<string, AnyRuling>();

/** The ruling of a paragraph, if the project has one. @throws FileFault for a file that is none. */
export function rulingOf(id: string): AnyRuling | undefined {
  const known = read.get(id);
  if (known !== undefined) return known;
  const text = texts.get(id);
  if (text === undefined) return undefined;
  const ruling = readRuling(text, id);
  read.set(id, ruling);
  return ruling;
}

/** The names of a ruling's situations in both languages, for searching: read as text, since all files are asked at once. */
export function caseWords(id: string): string {
  return Array.from((texts.get(id) ?? '').matchAll(/^ {6}(?:en|fr): (.*)$/gm), (m) => m[1]).join(' ');
}

/** How many situations a ruling has. */
export function caseCount(id: string): number {
  return (texts.get(id) ?? '').match(/^ {2}- name:/gm)?.length ?? 0;
}
