/** Names in ids, and what sentences are given of them. */
import type { Arg } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { COMPASS } from '../field.ts';
import { fieldOf } from '../table.ts';

/** The name of a fighter in options and files. */
export function fighterKey(g: Und, i: number): string {
  return g.table.fighters[i]?.key ?? '?';
}

/** The name of a hex. */
export function hexKey(g: Und, hex: number): string {
  return fieldOf(g).names[hex] ?? '?';
}

/** The name of the card in a place. */
export function cardKey(g: Und, place: number): string {
  return g.table.cards[g.state.cards[place].def]?.face.id ?? '?';
}

/** The name of a direction. */
export function directionKey(d: number): string {
  return COMPASS[d];
}

/** A direction as a value in a sentence. */
export function directionArg(d: number): Arg {
  return { term: `direction.${directionKey(d)}` };
}

/** A card of the table as a value in a sentence: it stays the same card when places change. */
export function cardArg(g: Und, place: number): Arg {
  return { card: g.state.cards[place].def };
}
