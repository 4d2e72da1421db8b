/** What a notation tells whoever draws a form, writes documents or publishes a schema: its fields as plain data. */
import { type AnyKind, type Fields, type Shape, sampleOf } from './notation.ts';
import type { BothLanguages } from './ruling.ts';

/** A field as a form draws it. */
export interface FormField {
  readonly name: string;
  readonly is: Form;
  readonly needed: boolean;
  readonly word: BothLanguages;
  readonly more?: BothLanguages;
  /** What may stand there. */
  readonly sample: unknown;
}

/** What a place holds, as plain data: kind, bounds and choices. What names something says of which kind: the game's vocabulary lists those. */
export type Form =
  | Exclude<Shape, { readonly kind: 'list' | 'named' | 'row' | 'either' | 'fields' }>
  | (Omit<Extract<Shape, { readonly kind: 'list' }>, 'of'> & { readonly of: Form })
  | (Omit<Extract<Shape, { readonly kind: 'named' }>, 'of'> & { readonly of: Form })
  | { readonly kind: 'row' | 'either'; readonly of: readonly Form[] }
  | { readonly kind: 'fields'; readonly part?: string; readonly fields: readonly FormField[] };

/** What a place holds, as plain data. */
export function formOf({ shape }: AnyKind): Form {
  switch (shape.kind) {
    case 'list':
    case 'named':
      return { ...shape, of: formOf(shape.of) };
    case 'row':
    case 'either':
      return { kind: shape.kind, of: shape.of.map(formOf) };
    case 'fields':
      return { ...shape, fields: formFields(shape.fields) };
    default:
      return shape;
  }
}

/** The fields of an object, in their order. */
export function formFields(fields: Fields): FormField[] {
  return Object.entries(fields).map(([name, { is, needed, word, more, sample }]) => ({
    name,
    is: formOf(is),
    needed,
    word,
    ...(more === undefined ? {} : { more }),
    sample: sample ?? sampleOf(is),
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
