/** How good a position is, for plain bots: points, health, how soon one acts, and nearness to what scores. */
import { NOBODY } from '../../core/index.ts';
import { apart } from './rules/board.ts';
import { NOWHERE } from './state.ts';
import type { Wow } from './table.ts';
import { CHARACTER } from './table.ts';

/** The worth of a position for a seat; a difference, so that what is good for one is bad for the other. */
export function worthFor(g: Wow, seat: number): number {
  const s = g.state;
  if (s.over === 1) return s.winner === seat ? 1000 : s.winner === NOBODY ? 0 : -1000;
  let sum = 0;
  for (const me of [0, 1]) {
    const sign = me === seat ? 1 : -1;
    sum += sign * (s.points[me] - s.target[me]) * 8;
  }
  for (const f of s.figures) {
    const sign = f.seat === seat ? 1 : -1;
    const def = g.table.figures[f.def];
    if (f.space === NOWHERE) {
      if (def.kind === CHARACTER && f.health <= 0) sum -= sign * 6;
      continue;
    }
    sum += sign * (4 + f.health * 1.5);
    if (def.kind !== CHARACTER) continue;
    sum -= sign * (f.clock - s.main) * 0.7;
    let near = 99;
    for (const v of g.table.victory) near = Math.min(near, apart(g, f.space, v));
    for (const e of s.figures) {
      if (e.seat === f.seat || e.space === NOWHERE) continue;
      // A reason to close in, up to where most attacks reach.
      const d = apart(g, f.space, e.space);
      near = Math.min(near, Math.max(1, d - 1));
    }
    if (near < 99) sum -= sign * Math.max(0, near - 1) * 0.6;
  }
  for (const c of s.cards) {
    const sign = s.figures[c.bearer].seat === seat ? 1 : -1;
    // A ready card is worth having, and one the other side does not know a little more.
    sum += sign * ((c.ready === 1 ? 0.6 : 0) + (c.face === 0 ? 0.4 : 0));
    if (c.active === 1 && c.on !== NOBODY) sum += sign * 0.8;
  }
  return sum;
}
