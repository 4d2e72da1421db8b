/** What players that look ahead go by: three turns, points and health, and turns in which something is done. */
import { type Guide, ofKinds } from '../../core/index.ts';
import type { State } from './state.ts';
import type { Table, Wow } from './table.ts';
import { worthFor } from './worth.ts';

/** Turns that lines follow. */
const TURNS = 3;

/*
 * Logarithms of the odds to win, to base 3, by logistic regression on who won 628 matches of players who search, all ready-made parties: all
 * the points that a side needs, and a point of health. Targets differ by so much that points alone tell little.
 */
const ALL_POINTS = 3.5;
const HEALTH = 0.053;

/** Where the match stands: what each side has of the points that it needs, and the health that is left to it. */
function standing({ state: s }: Wow, seat: number): number {
  const other = 1 - seat;
  let health = 0;
  for (const f of s.figures) if (f.health > 0) health += f.seat === seat ? f.health : -f.health;
  return ALL_POINTS * (s.points[seat] / s.target[seat] - s.points[other] / s.target[other]) + HEALTH * health;
}

/** How often each kind of act is chosen: to end, to move, an ability, a card, to turn a card up, what a card grants. */
const WEIGHTS = [1, 2, 6, 4, 0, 4] as const;

export const wowGuide: Guide<Table, State> = {
  together: false,
  clock: (g) => g.state.serial,
  until: (g) => g.state.serial + TURNS + 1,
  worth: worthFor,
  scale: 12,
  calibration: { standing, scale: 30 },
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick, WEIGHTS)),
};
