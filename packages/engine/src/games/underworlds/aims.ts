/** What a player may care for: glory, wounds on either side, nearness to the enemy, objectives held. */
import type { Aim } from '../../core/index.ts';
import type { Table, Und } from './defs.ts';
import { rangeBetween } from './field.ts';
import { heldBy, inPlay, survivors } from './rules/board.ts';
import { woundsOf } from './rules/values.ts';
import type { State } from './state.ts';
import { fieldOf } from './table.ts';

/** No hex is farther than this, as far as wishes go. */
const FAR = 20;

/** Wounds that the fighters of a side can still take. */
function standing(g: Und, seat: number): number {
  let sum = 0;
  g.state.fighters.forEach((f, i) => {
    if (f.seat === seat && inPlay(g, i)) sum += Math.max(0, woundsOf(g, i) - f.wounds);
  });
  return sum;
}

export const underworldsAims: readonly Aim<Table, State>[] = [
  { key: 'points', step: 0.5, of: (g, seat) => g.state.players[seat].glory },
  { key: 'denied', step: 0.5, of: (g, seat) => -g.state.players[1 - seat].glory },
  { key: 'own', step: 0.5, of: standing },
  { key: 'harm', step: 0.5, of: (g, seat) => -standing(g, 1 - seat) },
  {
    key: 'near',
    step: 2,
    of(g, seat) {
      if (g.state.field < 0) return 0;
      const foes = survivors(g, 1 - seat).map((f) => g.state.fighters[f].hex);
      let sum = 0;
      for (const f of survivors(g, seat))
        sum += FAR - Math.min(FAR, ...foes.map((hex) => rangeBetween(fieldOf(g), g.state.fighters[f].hex, hex)));
      return sum;
    },
  },
  { key: 'goals', step: 0.5, of: (g, seat) => (g.state.field < 0 ? 0 : heldBy(g, seat).length) },
];
