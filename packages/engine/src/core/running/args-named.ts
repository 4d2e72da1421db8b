/** What events speak of, by the names that files have for it. */
import type { Arg, GameEvent } from './types.ts';

/** What a game's files call what events of it speak of; null for what has no name. A game without cards or spaces in its events leaves these out. */
export interface ArgNames<G> {
  /** Of a figure by its place in the state; never asked of nobody. */
  figure(g: G, figure: number): string | null;
  card?(g: G, card: number): string | null;
  space?(g: G, space: number): string | null;
}

/**
 * An event's arguments as files write them: figures, cards and spaces by their names, players from 1, terms as the rulebook has them
 * (`wound.light` is light). What the game has no names for stays as it is.
 */
export function argsNamed<G>({ args }: Pick<GameEvent, 'args'>, g: G, names: ArgNames<G>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, named(value, g, names)]));
}

function named<G>(v: Arg, g: G, names: ArgNames<G>): unknown {
  if (typeof v !== 'object') return v;
  const figure = (i: number): string | null => (i < 0 ? null : names.figure(g, i));
  if ('figure' in v) return figure(v.figure);
  if ('figures' in v) return v.figures.map(figure);
  if ('seat' in v) return v.seat + 1;
  if ('term' in v) return v.term.slice(v.term.indexOf('.') + 1);
  if ('card' in v) return names.card === undefined ? v : names.card(g, v.card);
  const { space } = names;
  if (space === undefined) return v;
  return 'space' in v ? space(g, v.space) : v.spaces.map((s) => space(g, s));
}
