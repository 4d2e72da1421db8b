/** How the sides of fighter cards are written: `side(4, 'dodge', 1, 4, blow(…))` is 4/D1/4 and its attacks. */
import type { BothLanguages } from '../../../../core/index.ts';
import type { AttackAction, AttackTraits, FighterSide } from '../types.ts';

/** One side of a fighter card: Move, Defence by a symbol of so many dice, Wounds, attacks. */
export function side(
  move: number,
  symbol: FighterSide['defence']['symbol'],
  dice: number,
  wounds: number,
  ...attacks: readonly AttackAction[]
): FighterSide {
  return { move, defence: { symbol, dice }, wounds, attacks };
}

/** An attack action: its range, so many dice that succeed by a symbol, its damage. */
export function blow(
  id: string,
  names: BothLanguages,
  range: number,
  symbol: AttackAction['symbol'],
  dice: number,
  damage: number,
  traits: AttackTraits = {},
): AttackAction {
  return { id, names, range, symbol, dice, damage, traits };
}

/** Nothing besides its numbers. */
export const NO_ABILITIES = { uninspired: [], inspired: [] } as const;

/** The same on both sides of the card. */
export function always(...abilities: readonly string[]): { readonly uninspired: readonly string[]; readonly inspired: readonly string[] } {
  return { uninspired: abilities, inspired: abilities };
}
