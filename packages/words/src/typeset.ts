/** The last touch on a sentence: French elision, capitals, spaces that must not break, curly apostrophes. */
import { tamed } from '@escarmouche/engine/core';
import type { Lang } from './types.ts';

/** Begins a name inside a sentence; the reference follows, then `MID`, the name and `CLOSE`. Private characters of Unicode. */
const OPEN = '\uE000';
const MID = '\uE001';
const CLOSE = '\uE002';

const MARKS = /([\uE000-\uE002])/;

/** The narrow space that does not break: one kind throughout, before `;`, `:`, `!`, `?` and inside guillemets. */
const NARROW = '\u202F';

const ELIDED =
  /(?<!\p{L})([dD]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)e ((?:\uE000[^\uE001]*\uE001)?)(?=(?:[AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜŒÆ]|Y[bcdfghjklmnpqrstvwxz]|une? ))(?![A-Z]+\d)/gu;
const CONTRACTED = /(?<!\p{L})(de|à|De|À) ((?:\uE000[^\uE001]*\uE001)?)le (?=\p{L})/gu;
/** The same before several, whose names begin with a capital: `des Pillards`; `de les poser` is something else. */
const CONTRACTED_PLURAL = /(?<!\p{L})(de|à|De|À) les (?=\p{Lu})/gu;
const PLURAL_CONTRACTIONS: Readonly<Record<string, string>> = { de: 'des', à: 'aux', De: 'Des', À: 'Aux' };
const CONTRACTIONS: Readonly<Record<string, string>> = { de: 'du', à: 'au', De: 'Du', À: 'Au' };

/** `de` and `que` before a name: `d'Audric`, `du totem`. Names of spaces (`A5`) and an aspirated h are left alone. */
export function elide(text: string): string {
  return text
    .replace(CONTRACTED, (_all, word: string, mark: string) => `${CONTRACTIONS[word]} ${mark}`)
    .replace(CONTRACTED_PLURAL, (_all, word: string) => `${PLURAL_CONTRACTIONS[word]} `)
    .replace(ELIDED, (_all, stem: string, mark: string) => `${stem}'${mark}`);
}

/** A capital on the first letter, past marks and quotes. */
export function capital(text: string): string {
  return text.replace(
    /^((?:\uE000[^\uE001]*\uE001|[«"(\s])*)(\p{Ll})/u,
    (_all, before: string, letter: string) => before + letter.toLocaleUpperCase(),
  );
}

/** Names in a sentence may come from anybody's file: what cannot be seen is shown by its number. Our own marks stay. */
function tame(text: string): string {
  if (!MARKS.test(text)) return tamed(text);
  return text
    .split(MARKS)
    .map((part) => (MARKS.test(part) ? part : tamed(part)))
    .join('');
}

/**
 * Sets a text as a book would: curly apostrophes, a true minus before a number and, in French, the unbreakable spaces that
 * `;`, `:`, `!`, `?` and guillemets want. Setting a text twice changes nothing.
 */
export function typeset(lang: Lang, text: string): string {
  // An apostrophe with nothing before it opens a quotation.
  const curly = tame(text)
    .replace(/(?<=^|[\s([«“])'/g, '‘')
    .replace(/'/g, '’')
    .replace(/(?<![\p{L}\p{N}.,])-(?=\p{N})/gu, '−');
  if (lang !== 'fr') return curly.replace(/"([^"]*)"/g, '“$1”');
  return curly
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/(?<=\S)[ \u00A0\u202F]*([;!?])(?=$|[\s»)\uE000\uE002])/gu, `${NARROW}$1`)
    .replace(/(?<=\S)[ \u00A0\u202F]+:(?=$|\s)/gu, `${NARROW}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${NARROW}`)
    .replace(/[ \u00A0\u202F]*»/g, `${NARROW}»`);
}

/** A piece of a sentence: plain words, or the name of something on the table. */
export type Part =
  | { readonly text: string }
  | { readonly text: string; readonly figure: number }
  | { readonly text: string; readonly card: number }
  | { readonly text: string; readonly space: number };

const KINDS = { f: 'figure', c: 'card', s: 'space' } as const;

/** Marks a name, so that a screen can point at what it names. */
export function marked(kind: keyof typeof KINDS, ref: number, name: string): string {
  return `${OPEN}${kind}${ref}${MID}${tamed(name)}${CLOSE}`;
}

/** The sentence without its marks. */
export function plain(text: string): string {
  return text.replace(/\uE000[^\uE001]*\uE001|\uE002/g, '');
}

/** The sentence as pieces; put together they are `plain` of it. */
export function partsOf(text: string): Part[] {
  const out: Part[] = [];
  for (const piece of text.split(/(\uE000[^\uE002]*\uE002)/)) {
    if (piece === '') continue;
    const mark = /^\uE000([fcs])(-?\d+)\uE001([^\uE002]*)\uE002$/.exec(piece);
    if (mark === null) out.push({ text: plain(piece) });
    else out.push({ text: mark[3], [KINDS[mark[1] as 'f' | 'c' | 's']]: Number(mark[2]) } as Part);
  }
  return out;
}
