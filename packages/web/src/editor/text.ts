/** A position as a text to be pasted where there are no pictures: what is said of it, line by line, places as on the board. */
import { choicesAt, type Form, type FormField, type NotationPath, valueAt } from '@escarmouche/engine/core';
import type { Editing } from './editing.ts';
import { isPlace, kindOf } from './model.ts';

interface Telling {
  readonly lang: 'en' | 'fr';
  /** What the board calls a place. */
  shown(place: string): string;
}

/** The word for a field, without what is explained of it. */
const labelOf = ({ word }: Pick<FormField, 'word'>, { lang }: Telling): string => word[lang].split(/\s?[:;(]/)[0];

/** What stands before its value within a line: files have short English words for it. */
const shortOf = (f: FormField, by: Telling): string => (by.lang === 'en' ? f.name : `${labelOf(f, by)}\u00a0:`);

type Positioned = Pick<Editing, 'notation' | 'form' | 'position'>;

/** What something named at a place is called: by the notation, where it lists it by a name. */
const calledIn =
  (notation: Editing['notation'], position: unknown, by: Telling) =>
  (kind: Form, path: NotationPath, id: string): string =>
    choicesAt(notation, kind, position, path)?.find((x) => x.id === id)?.names?.[by.lang] ?? by.shown(id);

const upper = (s: string): string => `${s.slice(0, 1).toUpperCase()}${s.slice(1)}`;

/** Where a field stands, told by the words of those it lies in: what `pathText` writes as `sides[0].hand[1]` is “Sides 1 · Hand 2”. */
export function placeText({ notation, form, position }: Positioned, path: string, by: Telling): string {
  const steps = [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, n, name]) => (n === undefined ? name : Number(n)));
  const parts: string[] = [];
  let at: Form | undefined = form;
  for (const [i, step] of steps.entries()) {
    const before: NotationPath = steps.slice(0, i);
    const kind: Form | undefined = at && kindOf(at, valueAt(position, before));
    const field: FormField | undefined = kind?.kind === 'fields' ? kind.fields.find((f) => f.name === step) : undefined;
    if (field !== undefined) parts.push(upper(labelOf(field, by)));
    else if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${step + 1}`.trim());
    else parts.push(kind === undefined ? by.shown(step) : calledIn(notation, position, by)(kind, before, step));
    at =
      field?.is ?? (kind?.kind === 'row' ? kind.of[Number(step)] : kind?.kind === 'list' || kind?.kind === 'named' ? kind.of : undefined);
  }
  return parts.join(' · ');
}

/** The whole position: a line for each field, and one for each figure. What the notation lists by a name is called by it. */
export function positionText(
  { notation, form, position }: Pick<Editing, 'notation' | 'form' | 'position'>,
  by: Telling & { readonly title: string },
): string {
  if (form.kind !== 'fields') return '';
  const called = calledIn(notation, position, by);

  /** What stands at a path, in one line. */
  const line = (of: Form, path: NotationPath): string => {
    const v = valueAt(position, path);
    const kind = kindOf(of, v);
    if (kind.kind === 'fields')
      return kind.fields
        .filter((f) => valueAt(v, [f.name]) !== undefined)
        .map((f) => `${shortOf(f, by)} ${line(f.is, [...path, f.name])}`)
        .join(', ');
    if (kind.kind === 'named')
      return Object.keys(v as object)
        .map((name) => `${called(kind, path, name)}: ${line(kind.of, [...path, name])}`)
        .join('; ');
    if (kind.kind === 'list') return (v as readonly unknown[]).map((_x, i) => line(kind.of, [...path, i])).join(', ');
    if (kind.kind === 'row' && isPlace(kind)) return by.shown(String(v));
    if (kind.kind === 'row') return kind.of.map((k, i) => line(k, [...path, i])).join(' / ');
    return typeof v === 'string' ? called(kind, path, v) : typeof v === 'boolean' ? (v ? '✓' : '–') : JSON.stringify(v);
  };
  const lines = form.fields.flatMap(({ name, word, is }) => {
    const v = valueAt(position, [name]);
    if (v === undefined) return [];
    const label = upper(labelOf({ word }, by));
    const kind = kindOf(is, v);
    if (kind.kind === 'named')
      return [`${label}:`, ...Object.keys(v as object).map((key) => `- ${called(kind, [name], key)}: ${line(kind.of, [name, key])}`)];
    if (kind.kind === 'row' && kind.of[0].kind === 'fields') return [`${label}:`, ...kind.of.map((of, i) => `- ${line(of, [name, i])}`)];
    return [`${label}: ${line(is, [name])}`];
  });
  return [by.title, '', ...lines, ''].join('\n');
}
