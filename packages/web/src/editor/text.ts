/** A position as a text to be pasted where there are no pictures: what is said of it, line by line, places as on the board. */
import { choicesAt, type Form, type FormField, type NotationPath, valueAt } from '@escarmouche/engine/core';
import type { Editing } from './editing.ts';
import { isPlace, kindOf } from './model.ts';

interface Telling {
  readonly lang: 'en' | 'fr';
  readonly title: string;
  /** What the board calls a place. */
  shown(place: string): string;
}

/** The word for a field, without what is explained of it. */
const labelOf = ({ word }: Pick<FormField, 'word'>, { lang }: Telling): string => word[lang].split(/\s?[:;(]/)[0];

/** What stands before its value within a line: files have short English words for it. */
const shortOf = (f: FormField, by: Telling): string => (by.lang === 'en' ? f.name : `${labelOf(f, by)}\u00a0:`);

/** The whole position: a line for each field, and one for each figure. What the notation lists by a name is called by it. */
export function positionText({ notation, form, position }: Pick<Editing, 'notation' | 'form' | 'position'>, by: Telling): string {
  if (form.kind !== 'fields') return '';
  const called = (kind: Form, path: NotationPath, id: string): string =>
    choicesAt(notation, kind, position, path)?.find((x) => x.id === id)?.names?.[by.lang] ?? by.shown(id);

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
  const upper = (s: string): string => `${s.slice(0, 1).toUpperCase()}${s.slice(1)}`;
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
