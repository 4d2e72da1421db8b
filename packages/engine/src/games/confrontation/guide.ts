/** What players that look ahead go by: a few figures' actions, or a combat; who stands and how badly hurt. */
import { type Guide, ofKinds } from '../../core/index.ts';
import { ACTED, ACTIVATION, COMBAT, DEPLOYMENT, type State } from './state.ts';
import type { Table } from './table.ts';
import { worthFor } from './worth.ts';

export const confrontationGuide: Guide<Table, State> = {
  together: false,
  clock({ state: s }) {
    let done = s.round * 100 + s.phase * 20;
    if (s.phase === DEPLOYMENT) for (const f of s.figures) done += f.placed;
    else if (s.phase === ACTIVATION) for (const f of s.figures) done += f.acted === ACTED ? 1 : 0;
    else if (s.phase === COMBAT) for (const c of s.combats) done += c.done;
    return done;
  },
  until: (g) => confrontationGuide.clock(g) + 3,
  worth: worthFor,
  scale: 30,
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick)),
};
