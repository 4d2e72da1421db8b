/** gh:turn.1. The two halves of a card: their numbers, in options and in states, and what each prints. */
import type { CardFace, Half } from '../content/types.ts';
import type { Gloom } from '../table.ts';

/** Their names, by their numbers. */
export const HALVES = ['top', 'bottom'] as const;
export type HalfName = (typeof HALVES)[number];
export const TOP = 0;
export const BOTTOM = 1;

/** The half of that name; -1 where there is none. */
export const halfCalled = (name: string | undefined): number => (HALVES as readonly (string | undefined)[]).indexOf(name);

/** A half of a card, as it is printed. */
export function printedHalf(face: CardFace, half: number): Half {
  return half === TOP ? face.top : face.bottom;
}

/** A half of the card in a place. */
export function halfOf(g: Gloom, place: number, half: number): Half {
  return printedHalf(g.table.cards[g.state.cards[place].def].face, half);
}
