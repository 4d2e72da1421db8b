/** Names of figures and of hexes by two numbers, for games whose figures are always the same: where places are, and parts of options. */
import type { Kind } from './coded.ts';
import { besideOrSame, type NameKind, PLACE } from './forms.ts';

/** The places of a board whose hexes are called by two numbers, `-1,2`: those are near that are on it or just beside it. */
export function placesNamed(spaces: readonly string[]): NameKind<unknown> {
  const numbers = (id: string): [number, number] => id.split(',').map(Number) as [number, number];
  return { ...PLACE, near: (_match, name) => spaces.some((s) => besideOrSame(...numbers(name), ...numbers(s))) };
}

/** A part of options that names one of these figures, or a space by two numbers that is one of these; sentences name it likewise. */
export function kindNamed<G>(grammar: 'figure' | 'place', names: readonly string[]): Kind<G> {
  return {
    grammar,
    shape: grammar === 'place' ? '-?\\d+,-?\\d+' : '[A-Za-z0-9-]+',
    write: (_g, i) => names[i],
    read: (_g, name) => names.indexOf(name),
    arg: (_g, i) => (grammar === 'place' ? { space: i } : { figure: i }),
  };
}
