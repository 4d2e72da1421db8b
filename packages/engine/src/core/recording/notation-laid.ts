/**
 * Laying and writing what a notation describes: fields of a file are laid into a state, and a state is written as those fields
 * (`notation.ts` says what a field is). What a name asks for in a ruling, its named value, is found here too.
 */
import type { BothLanguages } from '../running/types.ts';
import type { Fields, Shape, Written } from './notation.ts';

/** Fields of things `X`, as they are laid and written. */
type Laid<L, G, X> = Readonly<
  Record<
    string,
    {
      readonly lay?: ((on: L, x: X, given: never, at: string, i: number) => void) | undefined;
      readonly write?: ((g: G, x: X, i: number) => unknown) | undefined;
      readonly value?: ((g: G, x: X, i: number) => unknown) | undefined;
    }
  >
>;

/** In place of a thing's number among its like, where there is only the one. */
const ONE_ALONE = -1;

/** Lays what is written of a thing `x`: field after field, in their order. */
export function lay<L, X>(fields: Laid<L, never, X>, on: L, x: X, given: object, at: string, i = ONE_ALONE): void {
  for (const name in fields) fields[name].lay?.(on, x, (given as Readonly<Record<string, never>>)[name], at, i);
}

/** Writes a thing `x`: every field that says something. */
export function write<F extends Fields & Laid<never, G, X>, G, X>(fields: F, g: G, x: X, i = ONE_ALONE): Written<F> {
  const out: Record<string, unknown> = {};
  for (const name in fields) {
    const v = fields[name].write?.(g, x, i);
    if (v !== undefined) out[name] = v;
  }
  return out as Written<F>;
}

/** A value that a name asks for, which no position writes: it follows from what is written. */
export interface Shown<G, X> {
  readonly word: BothLanguages;
  readonly value: (g: G, x: X, i: number) => unknown;
  /** What the words in it name, as shapes say it. */
  readonly names?: string | undefined;
}

/** Named values, for whoever lists them. */
export type NamedValues = ReadonlyMap<string, Pick<Shown<never, never>, 'word' | 'names'>>;

/** A value that follows from a position; `names` is what the words in it name. */
export function shown<G, X>(en: string, fr: string, value: Shown<G, X>['value'], names?: string): Shown<G, X> {
  return { word: { en, fr }, value, names };
}

/** What a shape names, in each place of a list. */
function namesIn(shape: Shape): string | undefined {
  return shape.kind === 'list' ? namesIn(shape.of.shape) : 'names' in shape ? shape.names : undefined;
}

/** The named values of things `X`: those of their fields, and others that follow from them. */
export function valuesOf<G, X>(
  fields: Fields & Laid<never, G, X>,
  others: Readonly<Record<string, Shown<G, X>>>,
): ReadonlyMap<string, Shown<G, X>> {
  const own = Object.entries(fields).flatMap(([name, { is, word, value }]) =>
    value === undefined ? [] : [[name, { word, value, names: namesIn(is.shape) }] as const],
  );
  return new Map([...own, ...Object.entries(others)]);
}
