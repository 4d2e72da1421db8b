/** What names of figures are made from. */
import type { FigureState } from './state.ts';

/** As much of a state as names are made from: for the words package, and nobody else. */
export interface NamedState {
  readonly figures: readonly Pick<FigureState, 'kind' | 'type' | 'number' | 'out'>[];
}

/** That much of a state. */
export function namedIn({ figures }: NamedState): NamedState {
  return { figures: figures.map(({ kind, type, number, out }) => ({ kind, type, number, out })) };
}
