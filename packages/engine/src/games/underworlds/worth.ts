/** How good a position is, for plain bots: glory, who stands and how badly hurt, objectives held, and how near the enemy is. */
import { rangeBetween } from './field.ts';
import { heldBy, inPlay, survivors } from './rules/board.ts';
import { woundsOf } from './rules/values.ts';
import { HAND, IN_PLAY } from './state.ts';
import { fieldOf, type Und } from './table.ts';

const GLORY = 100;

function side(g: Und, seat: number): number {
  const { state } = g;
  let sum = state.players[seat].glory * GLORY + heldBy(g, seat).length * 12;
  state.fighters.forEach((f, i) => {
    if (f.seat !== seat || !inPlay(g, i)) return;
    sum += 60 * (1 - (0.5 * f.wounds) / woundsOf(g, i)) + (f.inspired === 1 ? 15 : 0) + f.guardToken * 2;
  });
  for (const c of state.cards) if (c.owner === seat) sum += c.zone === IN_PLAY && c.on >= 0 ? 8 : c.zone === HAND ? 3 : 0;
  return sum;
}

/** Nearness of one's own fighters to enemies: only one's own wish to come to blows counts. */
function nearness(g: Und, seat: number): number {
  const foes = survivors(g, 1 - seat);
  let sum = 0;
  for (const f of survivors(g, seat)) {
    const n = Math.min(20, ...foes.map((e) => rangeBetween(fieldOf(g), g.state.fighters[f].hex, g.state.fighters[e].hex)));
    sum += 20 - n;
  }
  return sum * 0.5;
}

/** The worth of a position for a seat. */
export function worthFor(g: Und, seat: number): number {
  const { state } = g;
  if (state.over === 1) return state.winner < 0 ? 0 : state.winner === seat ? 10_000 : -10_000;
  if (state.field < 0) return 0;
  return side(g, seat) - side(g, 1 - seat) + nearness(g, seat);
}
