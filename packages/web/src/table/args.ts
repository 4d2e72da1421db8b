/** What the values of sentences and events name, whatever the game. */
import { type Arg, type MatchNode, NOBODY } from '@escarmouche/engine/core';

/** No place of a board: what is there stands off it, or nothing is meant. */
export const NOWHERE = -1;

/** No card. */
export const NO_CARD = -1;

/** The figure it names; `NOBODY` where it names none. */
export function figureIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : NOBODY;
}

/** The card it names, by its number; `NO_CARD` where it names none. */
export function cardIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'card' in a ? a.card : NO_CARD;
}

/** The space it names; `NOWHERE` where it names none. */
export function spaceIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'space' in a ? a.space : NOWHERE;
}

/** The figure that a question is about; `NOBODY` where it is about none, or nothing is asked any more. */
export function figureAsked(node: MatchNode): number {
  return node.kind === 'over' ? NOBODY : figureIn(node.prompt.args.figure);
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
