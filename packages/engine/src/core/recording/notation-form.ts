/** What a notation tells whoever draws a form, writes documents or publishes a schema: its fields as plain data. */
import type { BothLanguages } from '../running/types.ts';
import { type AnyKind, type Fields, type Shape, sampleOf } from './notation.ts';
import type { Phrase } from './phrase.ts';

/** A field as a form draws it. */
export interface FormField {
  readonly name: string;
  readonly is: Form;
  readonly needed: boolean;
  readonly word: BothLanguages;
  readonly more?: BothLanguages;
  /** What may stand there. */
  readonly sample: unknown;
  /** What is so where nothing stands there, if that can be written. */
  readonly usual?: unknown;
}

/**
 * What a place holds, as plain data: kind, bounds and choices, and a sample. What names something says of which kind: the game's notation
 * lists those (`choicesAt`).
 */
export type Form = FormShape & { readonly sample: unknown };

type FormShape =
  | Exclude<Shape, { readonly kind: 'list' | 'named' | 'row' | 'either' | 'fields' }>
  | (Omit<Extract<Shape, { readonly kind: 'list' }>, 'of'> & { readonly of: Form })
  | (Omit<Extract<Shape, { readonly kind: 'named' }>, 'of'> & { readonly of: Form })
  | { readonly kind: 'row'; readonly of: readonly Form[]; readonly says: Phrase; readonly names?: string }
  | (Omit<Extract<Shape, { readonly kind: 'either' }>, 'of'> & { readonly of: readonly Form[]; readonly names?: string })
  | { readonly kind: 'fields'; readonly part?: string; readonly fields: readonly FormField[] };

const made = new WeakMap<AnyKind, Form>();

/** What a place holds, as plain data; the same for the same kind. */
export function formOf(kind: AnyKind): Form {
  const known = made.get(kind) ?? makeForm(kind);
  made.set(kind, known);
  return known;
}

function makeForm(kind: AnyKind): Form {
  const { shape } = kind;
  const sample = sampleOf(kind);
  switch (shape.kind) {
    case 'list':
    case 'named':
      return { ...shape, of: formOf(shape.of), sample };
    case 'row':
      return { ...shape, of: shape.of.map(formOf), sample };
    case 'either':
      return { ...shape, of: shape.of.map(formOf), sample };
    case 'fields':
      return { ...shape, fields: formFields(shape.fields), sample };
    default:
      return { ...shape, sample };
  }
}

/** The fields of an object, in their order. */
export function formFields(fields: Fields): FormField[] {
  return Object.entries(fields).map(([name, { is, needed, word, more, sample, usual }]) => ({
    name,
    is: formOf(is),
    needed,
    word,
    ...(more === undefined ? {} : { more }),
    sample: sample ?? sampleOf(is),
    ...(usual === undefined ? {} : { usual }),
  }));
}

/** What a place holds, and everything within it that has a name of its own; each once. */
export function partsOf(kind: AnyKind, parts = new Map<string, AnyKind>()): ReadonlyMap<string, AnyKind> {
  const { shape } = kind;
  if (shape.kind === 'list' || shape.kind === 'named') partsOf(shape.of, parts);
  if (shape.kind === 'row' || shape.kind === 'either') for (const of of shape.of) partsOf(of, parts);
  if (shape.kind !== 'fields') return parts;
  if (shape.part !== undefined) {
    if (parts.has(shape.part)) return parts;
    parts.set(shape.part, kind);
  }
  for (const f of Object.values(shape.fields)) partsOf(f.is, parts);
  return parts;
}
