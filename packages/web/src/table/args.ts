/** What the values of sentences and events name, whatever the game. */
import type { Arg } from '@escarmouche/engine/core';

/** The figure it names; -1 for none. */
export function figureIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : -1;
}

/** The card it names, by its number; -1 for none. */
export function cardIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'card' in a ? a.card : -1;
}

/** The space it names; -1 for none. */
export function spaceIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'space' in a ? a.space : -1;
}

/** The figures it names together. */
export function figuresIn(a: Arg | undefined): readonly number[] {
  return typeof a === 'object' && 'figures' in a ? a.figures : [];
}

/** The seat it names; 0 where it names none. */
export function seatIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'seat' in a ? a.seat : 0;
}

/** The spaces it names together. */
export function spacesIn(a: Arg | undefined): readonly number[] {
  return typeof a === 'object' && 'spaces' in a ? a.spaces : [];
}

/** A word of the game; empty where there is none. */
export function termIn(a: Arg | undefined): string {
  return typeof a === 'object' && 'term' in a ? a.term : '';
}
