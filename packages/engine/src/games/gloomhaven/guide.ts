/** What players that look ahead go by: the present round and the next one; hit points, cards, and whether cards last as long as the scenario. */
import type { Guide } from '../../core/index.ts';
import { likelyAnswer } from './likely.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { worthFor } from './worth.ts';

/** More than figures ever stand on a map. */
const ROUND = 64;

export const gloomhavenGuide: Guide<Table, State> = {
  together: true,
  clock({ state: s }) {
    let acted = 0;
    for (const f of s.figures) acted += f.acted;
    return s.round * ROUND + (s.choosing === 1 ? 0 : acted);
  },
  until: (g) => (g.state.round + (g.state.choosing === 1 ? 1 : 1)) * ROUND,
  worth: worthFor,
  scale: 80,
  likely: (g, codes, pick) => likelyAnswer(g, codes, pick),
};
