/** Universal ploys that wait for the next activation: what they change in it (P3). */
import type { Does, Und } from '../../defs.ts';
import { noMoreActivation } from '../../rules/spent.ts';
import { isSupporter } from '../../rules/values.ts';
import { CHARGED } from '../../state.ts';
import { aFriend, cardHarm, isEnemy, isLeader } from '../making.ts';

/** Uses up what serves once. */
function useUp(g: Und, lasting: number): void {
  g.state.lasting[lasting].used = 1;
}

export const PLOYS_NEXT_DO: Readonly<Record<string, Does>> = {
  // Dual Strike: the first friend in support counts as two, whichever side it supports.
  'shadespire:319': {
    use: { steps: [] },
    inForce: {
      supports(g, s, a, supporter) {
        const { fighters } = g.state;
        if (fighters[supporter].seat !== s.seat) return 1;
        const [of, nextTo] = fighters[a.by].seat === s.seat ? [a.by, a.on] : [a.on, a.by];
        const first = fighters.findIndex((f, i) => f.seat === s.seat && isSupporter(g, i, of, nextTo));
        return first === supporter ? 2 : 1;
      },
      attacked(g, s) {
        useUp(g, s.lasting);
      },
    },
  },
  // Fuelled by Fury
  'shadespire:327': {
    use: { steps: [] },
    inForce: {
      rerollAny: (g, s, a) => g.state.fighters[a.by].seat === s.seat,
      attacked(g, s, a) {
        if (g.state.fighters[a.by].seat === s.seat) useUp(g, s.lasting);
      },
    },
  },
  // Mighty Swing
  'shadespire:339': {
    use: { steps: [] },
    inForce: {
      sweeps: (g, s, fighter, attack) => g.state.fighters[fighter].seat === s.seat && g.table.attacks[attack].attack.range === 1,
      declared(g, s, a) {
        if (g.state.fighters[a.by].seat === s.seat && g.table.attacks[a.attack].attack.range === 1) useUp(g, s.lasting);
      },
    },
  },
  // No Time
  'shadespire:344': { use: { steps: [] }, barsCards: true },
  // Second Wind
  'shadespire:354': {
    use: { steps: [aFriend((g, _u, f) => (g.state.fighters[f].did & CHARGED) !== 0)] },
    inForce: { freed: (_g, s, f) => f === s.fighter },
  },
  // Shattering Terrain
  'shadespire:357': {
    use: { steps: [] },
    inForce: {
      displaced(g, s, f) {
        // Once for each fighter: the bits of those it has hurt are kept in the place for a hex.
        const l = g.state.lasting[s.lasting];
        const hurtSoFar = l.hex < 0 ? 0 : l.hex;
        if ((hurtSoFar >>> f) & 1) return;
        l.hex = hurtSoFar | (1 << f);
        cardHarm(g, { seat: s.seat, def: g.state.cards[s.card].def, reaction: 0 }, f, 1);
      },
    },
  },
  // Spectral Wings
  'shadespire:361': {
    use: { steps: [] },
    inForce: {
      move: () => 2,
      moved(g, s) {
        useUp(g, s.lasting);
      },
    },
  },
  // Sprint: the Move action it doubles is no part of a Charge.
  'shadespire:363': {
    use: { steps: [] },
    inForce: {
      moveTimes: (g, s, f) => (g.state.fighters[f].seat === s.seat ? 2 : 1),
      barsCharge: (g, s, f) => g.state.fighters[f].seat === s.seat,
      moved(g, s, f) {
        if (g.state.fighters[f].seat !== s.seat) return;
        noMoreActivation(g, f);
        useUp(g, s.lasting);
      },
    },
  },
  // Crippling Doubt
  'leaders:34': {
    use: { steps: [{ do: 'fighter', ask: 'enemy', may: (g, u, f) => isEnemy(g, u, f) && isLeader(g, f) }] },
    inForce: {
      baseDice: (_g, s, a) => (a.by === s.fighter ? 1 : null),
      attacked(g, s, a) {
        if (a.by === s.fighter) useUp(g, s.lasting);
      },
    },
  },
};
