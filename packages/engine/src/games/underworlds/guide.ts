/** What players that look ahead go by: a few activations, glory and fighters, and activations in which something is done. */
import { type Guide, ofKinds } from '../../core/index.ts';
import { powerSequence } from './rules/frames.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { worthFor } from './worth.ts';

/** Activations that lines follow, the one under way left out; the end of a round counts as one. */
const ACTIVATIONS = 2;

/** How often each kind of action is chosen: to pass, draw, exchange, guard, move, charge, attack, use an ability or an upgrade. */
const ACTIONS = [0, 1, 0, 1, 2, 8, 8, 3, 3] as const;
/** In a power step: to pass, a gambit, an upgrade or a spell. */
const CARDS = [2, 1, 2] as const;

export const underworldsGuide: Guide<Table, State> = {
  together: false,
  clock: (g) => g.state.activation + g.state.round,
  until: (g) => g.state.activation + g.state.round + ACTIVATIONS + 1,
  worth: worthFor,
  scale: 120,
  likely({ state: { stack } }, codes, pick, sort) {
    if (sort === undefined) return codes[pick(codes.length)];
    return ofKinds(codes, sort, pick, stack[stack.length - 1].seq === powerSequence.id ? CARDS : ACTIONS);
  },
};
