/** The numbers of a situation that can be varied: those that are written, and those that may be, each called in words. */
import { type Form, formOf, type Notation, type NotationPath } from '@escarmouche/engine/core';
import { kindOf, pathText } from '../editor/model.ts';
import { placeText } from '../editor/text.ts';

/** A number: the way to it as a range has it, and what it is called. */
export interface Variable {
  readonly path: string;
  readonly text: string;
}

/** Fields inside each other that nobody has written, at most: what is printed of a figure, and of its attack. */
const UNSAID = 2;

/** Between the words of a place. */
const PARTS = ' · ';

/** Numbers listed at most. */
const MOST = 400;

function* numbersIn(form: Form, value: unknown, path: NotationPath, unsaid: number): Generator<{ path: NotationPath; said: boolean }> {
  const kind = kindOf(form, value);
  const inner = (key: string | number): unknown => (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (kind.kind === 'whole') yield { path, said: value !== undefined };
  else if (kind.kind === 'fields' && unsaid <= UNSAID)
    for (const { name, is } of kind.fields) yield* numbersIn(is, inner(name), [...path, name], inner(name) === undefined ? unsaid + 1 : 0);
  else if (kind.kind === 'named' && value !== undefined)
    for (const key of Object.keys(value as object)) yield* numbersIn(kind.of, inner(key), [...path, key], 0);
  else if (kind.kind === 'list' && Array.isArray(value)) for (const n of value.keys()) yield* numbersIn(kind.of, value[n], [...path, n], 0);
}

/** The numbers of a situation, those that it writes first. */
export function variables(
  notation: Notation<unknown>,
  situation: unknown,
  lang: 'en' | 'fr',
  shown: (name: string) => string,
): readonly Variable[] {
  const form = formOf(notation.kind);
  const all = [...numbersIn(form, situation, [], 0)].sort((a, b) => Number(b.said) - Number(a.said)).slice(0, MOST);
  const words = all.map(({ path }) => {
    const [of, ...fields] = placeText({ notation, form, position: situation }, pathText(path), { lang, shown }).split(PARTS);
    // Whose it is says more than that it is one of the figures.
    return path.length > 2 && typeof path[1] === 'string' ? fields : [of, ...fields];
  });
  /** Whose number it is, and as many of the fields around it as tell it from the others. */
  const briefly = (parts: readonly string[], k: number): string => [parts[0], ...parts.slice(1).slice(-k)].join(PARTS);
  return all.map(({ path }, n) => {
    let k = 1;
    while (k < words[n].length && words.some((other, m) => m !== n && briefly(other, k) === briefly(words[n], k))) k++;
    return { path: path.join('.'), text: briefly(words[n], k) };
  });
}
