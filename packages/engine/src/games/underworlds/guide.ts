/** What players that look ahead go by: a few activations, glory and fighters, and activations in which something is done. */
import { type Guide, ofKinds } from '../../core/index.ts';
import type { Table, Und } from './defs.ts';
import { learnedWorth } from './learned.ts';
import type { State } from './state.ts';

/** Activations that lines follow, the one under way left out; the end of a round counts as one. */
const ACTIVATIONS = 2;

/** A difference in worth that makes a match as good as three to one, as it was learned from matches of greedy players. */
const SCALE = 120;
/** What is left of that between players who search, by logistic regression on who won 240 of their matches. */
const LESS = 0.8;

/** Where the match stands, from both sides: each knows its own hand, and its own wish to come to blows counts for neither. */
const standing = (g: Und, seat: number): number => (LESS * (learnedWorth(g, seat) - learnedWorth(g, 1 - seat))) / (2 * SCALE);

export const underworldsGuide: Guide<Table, State> = {
  together: false,
  clock: (g) => g.state.activation + g.state.round,
  until: (g) => g.state.activation + g.state.round + ACTIVATIONS + 1,
  worth: learnedWorth,
  scale: SCALE,
  calibration: { standing, scale: SCALE / LESS },
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick)),
};
