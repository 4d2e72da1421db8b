/** What players that look ahead go by: three turns, points and health, and turns in which something is done. */
import { type Guide, ofKinds } from '../../core/index.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { worthFor } from './worth.ts';

/** Turns that lines follow. */
const TURNS = 3;

/** How often each kind of act is chosen: to end, to move, an ability, a card, to turn a card up, what a card grants. */
const WEIGHTS = [1, 2, 6, 4, 0, 4] as const;

export const wowGuide: Guide<Table, State> = {
  together: false,
  clock: (g) => g.state.serial,
  until: (g) => g.state.serial + TURNS + 1,
  worth: worthFor,
  scale: 12,
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick, WEIGHTS)),
};
