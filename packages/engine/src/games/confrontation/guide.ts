/** What players that look ahead go by: a few figures' actions, or a few combats; who stands and how badly hurt. */
import { type Guide, ofKinds } from '../../core/index.ts';
import { sideBits } from './rules/board.ts';
import { activationSequence } from './rules/frames.ts';
import { ACTED, ACTIVATION, COMBAT, DEPLOYMENT, RALLY, type State, WAITS } from './state.ts';
import { type Conf, PA, type Table } from './table.ts';
import { nearness, valueLeft, worthFor } from './worth.ts';

/** More than figures or combats of a table, and more than phases of them. */
const PHASE = 64;
const ROUND = 1024;

/** Combats, and figures that act, that lines follow: what is won in one combat is bold or careful by what is left to fight for. */
const COMBATS = 3;
const ACTS = 2;

/** What it is worth to be in contact with an enemy rather than a table away from one. */
const NEAR = 10;

/*
 * The logarithm of the odds to win, to base 3, by logistic regression on who won skirmishes of players who search: the difference between the shares
 * of their value that two sides still have. What a force costs tells little of how strong it is, so a match begins even.
 */
const ALL_VALUE = 8;

/** Where the match stands: how much of its value either side has left. */
function standing(g: Conf, seat: number): number {
  const side = g.table.sideOf[seat];
  const left = [0, 0];
  const whole = [0, 0];
  for (const f of g.state.figures) {
    whole[f.side] += g.table.fighters[f.def].values[PA];
    left[f.side] += valueLeft(g, f);
  }
  const share = (of: number): number => (whole[of] > 0 ? left[of] / whole[of] : 0);
  return ALL_VALUE * (share(side) - share(1 - side));
}

export const confrontationGuide: Guide<Table, State> = {
  together: false,
  clock({ state: s }) {
    let done = s.round * ROUND + s.phase * PHASE;
    if (s.phase === DEPLOYMENT) for (const f of s.figures) done += f.placed;
    else if (s.phase === ACTIVATION) for (const f of s.figures) done += f.acted === ACTED ? 1 : 0;
    else if (s.phase === COMBAT) for (const c of s.combats) done += c.done === WAITS ? 0 : 1;
    return done;
  },
  until: (g) => confrontationGuide.clock(g) + (g.state.phase === COMBAT ? COMBATS : ACTS),
  settling: {
    begin({ state: s }) {
      const top = s.stack[s.stack.length - 1];
      if (s.phase !== ACTIVATION || !s.stack.some((f) => f.seq === activationSequence.id)) return;
      for (const f of s.figures) f.acted = ACTED;
      for (const h of s.hands) {
        h.pile.length = 0;
        h.reserve.length = 0;
      }
      // Whoever is asked for a card has none any more.
      if (top.seq === activationSequence.id) top.step = 0;
    },
    // Once the fights are over, before the next round. Of a fight among others the rest tells nothing: it is left as it stands.
    until: (g) => (g.state.phase === ACTIVATION ? g.state.round * ROUND + RALLY * PHASE : confrontationGuide.clock(g)),
  },
  worth(g, seat) {
    let sum = worthFor(g, seat);
    if (g.state.phase > ACTIVATION && g.state.over === 0) {
      const side = g.table.sideOf[seat];
      const foes = sideBits(g, 1 - side);
      g.state.figures.forEach((f, i) => {
        if (f.side === side && f.placed === 1) sum += nearness(g, i, foes) * NEAR;
      });
    }
    return sum;
  },
  scale: 30,
  calibration: { standing, scale: 30 },
  // Places by the hundred: what a few glances find best is as good as what a short search finds.
  sieve: { kept: 6, glances: 4 },
  likely: (_g, codes, pick, sort) => (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick)),
};
