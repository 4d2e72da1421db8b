/** Names of figures and of hexes by two numbers, for games whose figures are always the same: what files call the values of events, and where places are. */
import type { Kind } from './coded.ts';
import { besideOrSame, type NameKind, PLACE } from './forms.ts';
import type { GameEvent } from './types.ts';

/** An event's arguments as files write them: figures and spaces by their names, players from 1. */
export function argsByName(
  figures: readonly string[],
  spaces: readonly string[],
): (of: unknown, event: GameEvent) => Record<string, unknown> {
  return (_of, { args }) => {
    const out: Record<string, unknown> = {};
    for (const [key, v] of Object.entries(args))
      if (typeof v !== 'object') out[key] = v;
      else if ('figure' in v) out[key] = figures[v.figure] ?? null;
      else if ('space' in v) out[key] = spaces[v.space] ?? null;
      else if ('seat' in v) out[key] = v.seat + 1;
      else out[key] = v;
    return out;
  };
}

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
