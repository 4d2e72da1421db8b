/** What a player may care for: what is left of either side's worth in points of army, and nearness to the enemy. */
import type { Aim } from '../../core/index.ts';
import { sideBits } from './rules/board.ts';
import { KILLED, type State } from './state.ts';
import { type Conf, PA, type Table } from './table.ts';
import { nearness } from './worth.ts';

/** What is left of a fighter with each wound. */
const LEFT = [1, 0.8, 0.6, 0.4, 0] as const;

/** Points of army that stand on a side; a wounded fighter counts in part. */
function standing(g: Conf, side: number): number {
  let sum = 0;
  for (const f of g.state.figures)
    if (f.side === side && f.wound !== KILLED) sum += g.table.fighters[f.def].values[PA] * LEFT[f.wound] * (f.routed === 1 ? 0.8 : 1);
  return sum;
}

export const confrontationAims: readonly Aim<Table, State>[] = [
  { key: 'own', step: 2, of: (g, seat) => standing(g, g.table.sideOf[seat]) },
  { key: 'harm', step: 2, of: (g, seat) => -standing(g, 1 - g.table.sideOf[seat]) },
  {
    key: 'near',
    step: 0.1,
    of(g, seat) {
      const side = g.table.sideOf[seat];
      const foes = sideBits(g, 1 - side);
      let sum = 0;
      g.state.figures.forEach((f, i) => {
        if (f.side === side && f.placed === 1) sum += nearness(g, i, foes);
      });
      return sum;
    },
  },
];
