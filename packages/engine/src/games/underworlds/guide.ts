/** What players that look ahead go by: a few activations, glory and fighters, and activations in which something is done. */
import { type Guide, ofKinds } from '../../core/index.ts';
import type { Table } from './defs.ts';
import { learnedWorth } from './learned.ts';
import type { State } from './state.ts';

/** Activations that lines follow, the one under way left out; the end of a round counts as one. */
const ACTIVATIONS = 2;

export const underworldsGuide: Guide<Table, State> = {
  together: false,
  clock: (g) => g.state.activation + g.state.round,
  until: (g) => g.state.activation + g.state.round + ACTIVATIONS + 1,
  worth: learnedWorth,
  scale: 120,
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick)),
};
