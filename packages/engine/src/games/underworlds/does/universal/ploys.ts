/** Universal ploys: what they do. */
import type { Does } from '../../behaviour.ts';
import { inPlay, isFree } from '../../rules/board.ts';
import { canStep, push } from '../../rules/moving.ts';
import { inspire } from '../../rules/settling.ts';
import { aFriend, cardHarm, happens, passed, SHIELD_OR_CRITICAL } from '../making.ts';

export const PLOYS_DO: Readonly<Record<string, Does>> = {
  // Earthquake
  'shadespire:321': {
    use: {
      steps: [
        { do: 'direction', ask: 'direction', may: () => true },
        happens((g, u) => {
          // Whoever stands in another's way goes first, whoever cannot go stays: the last pushed lies on top of the stack.
          const d = u.picks[0];
          const all = g.state.fighters.flatMap((_f, i) => (inPlay(g, i) ? [i] : []));
          for (let n = all.length; n > 0; n--) for (const f of all) if (canStep(g, f, d) && !u.picks.slice(1).includes(f)) u.picks.push(f);
          for (const f of u.picks.slice(1).reverse()) push(g, f, u.seat, d, 1);
        }),
      ],
    },
  },
  // Healing Potion
  'shadespire:330': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].wounds > 0),
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const f = g.state.fighters[u.picks[0]];
          f.wounds = Math.max(0, f.wounds - (passed(u) ? 2 : 1));
        }),
      ],
    },
  },
  // Inspiration Strikes
  'shadespire:334': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].inspired === 0),
        happens((g, u) => {
          inspire(g, u.picks[0]);
        }),
      ],
    },
  },
  // No Time
  'shadespire:344': { use: { steps: [] }, barsCards: true },
  // Shardfall
  'shadespire:355': { blocksHex: true, use: { steps: [{ do: 'hex', ask: 'free-hex', may: (g, _u, hex) => isFree(g, hex) }] } },
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
      displaced(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
    },
  },
};
