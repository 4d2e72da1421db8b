/** A position as a text to be pasted where there are no pictures: what is said of it, line by line, places as on the board. */
import { type Form, type FormField, valueAt } from '@escarmouche/engine/core';
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

/** A value in one line. */
function line(form: Form, v: unknown, by: Telling): string {
  const kind = kindOf(form, v);
  if (kind.kind === 'fields')
    return kind.fields
      .filter((f) => valueAt(v, [f.name]) !== undefined)
      .map((f) => `${shortOf(f, by)} ${line(f.is, valueAt(v, [f.name]), by)}`)
      .join(', ');
  if (kind.kind === 'named')
    return Object.entries(v as object)
      .map(([name, x]) => `${by.shown(name)}: ${line(kind.of, x, by)}`)
      .join('; ');
  if (kind.kind === 'list') return (v as readonly unknown[]).map((x) => line(kind.of, x, by)).join(', ');
  if (kind.kind === 'row' && isPlace(kind)) return by.shown(String(v));
  if (kind.kind === 'row') return kind.of.map((of, i) => line(of, valueAt(v, [i]), by)).join(' / ');
  return typeof v === 'string' ? by.shown(v) : typeof v === 'boolean' ? (v ? '✓' : '–') : JSON.stringify(v);
}

/** The whole position: a line for each field, and one for each figure. */
export function positionText(form: Form, position: unknown, by: Telling): string {
  if (form.kind !== 'fields') return '';
  const upper = (s: string): string => `${s.slice(0, 1).toUpperCase()}${s.slice(1)}`;
  const lines = form.fields.flatMap(({ name, word, is }) => {
    const v = valueAt(position, [name]);
    if (v === undefined) return [];
    const label = upper(labelOf({ word }, by));
    const kind = kindOf(is, v);
    if (kind.kind === 'named')
      return [`${label}:`, ...Object.entries(v as object).map(([key, x]) => `- ${by.shown(key)}: ${line(kind.of, x, by)}`)];
    if (kind.kind === 'row' && kind.of[0].kind === 'fields')
      return [`${label}:`, ...kind.of.map((of, i) => `- ${line(of, valueAt(v, [i]), by)}`)];
    return [`${label}: ${line(is, v, by)}`];
  });
  return [by.title, '', ...lines, ''].join('\n');
}
