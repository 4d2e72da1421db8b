/** Universal ploys whose effect happens at once and is then over. */

import { NOBODY } from '../../../../core/index.ts';
import { OFF_FIELD } from '../../../../space/index.ts';
import { remembering } from '../../behaviour.ts';
import type { Does, Und } from '../../defs.ts';
import { recall, remember } from '../../facts.ts';
import { onEdge, stepFrom } from '../../field.ts';
import { ACTIVATIONS } from '../../lengths.ts';
import { neighbours } from '../../rules/acting.ts';
import { grantAny } from '../../rules/activation.ts';
import { adjacent, heldBy, inPlay, isBlocked, isFree, isStarting } from '../../rules/board.ts';
import { discard, draw } from '../../rules/drawing.ts';
import { GRANT_ATTACK, grant } from '../../rules/granting.ts';
import { powerHand } from '../../rules/hands.ts';
import { heal } from '../../rules/harm.ts';
import { place, pushAll, swap } from '../../rules/moving.ts';
import { unspent } from '../../rules/power.ts';
import { open } from '../../rules/reacting.ts';
import { inspire } from '../../rules/settling.ts';
import { CHARGED, MOVED, POWER } from '../../state.ts';
import { chose, fieldOf } from '../../table.ts';
import { aFriend, aPush, HAMMER_OR_CRITICAL, happens, isEnemy, passed, pushed, SHIELD_OR_CRITICAL } from '../making.ts';

export const PLOYS_DO: Readonly<Record<string, Does>> = {
  // Confusion
  'shadespire:311': {
    use: {
      steps: [
        {
          do: 'fighter',
          ask: 'fighter',
          may: (g, _u, f) => inPlay(g, f) && neighbours(g, f, true).length + neighbours(g, f, false).length > 0,
        },
        { do: 'fighter', ask: 'fighter', may: (g, u, f) => inPlay(g, f) && inPlay(g, u.picks[0]) && adjacent(g, f, u.picks[0]) },
        happens((g, u) => {
          if (inPlay(g, u.picks[0]) && inPlay(g, u.picks[1])) swap(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
  // Cruel Taunt
  'shadespire:312': {
    use: {
      steps: [
        { do: 'fighter', ask: 'enemy', may: isEnemy },
        HAMMER_OR_CRITICAL,
        happens((g, u) => {
          const f = g.state.fighters[u.picks[0]];
          if (!passed(u)) return;
          f.inspired = 0;
          f.barred = 1;
          f.merit = 0;
          g.log?.tell('wu:312.1', 'never-inspired', { figure: { figure: u.picks[0] } });
        }),
      ],
      lasts: (_g, u) => passed(u),
    },
  },
  // Daylight Robbery
  'shadespire:315': {
    use: {
      steps: [
        HAMMER_OR_CRITICAL,
        happens((g, u) => {
          if (!passed(u) || unspent(g, 1 - u.seat) < 1) return;
          g.state.players[1 - u.seat].glory--;
          g.state.players[u.seat].glory++;
          g.log?.tell('wu:R8', 'gains-glory', { seat: { seat: u.seat }, n: 1 });
        }),
      ],
    },
  },
  // Earthquake: nobody answers before all were pushed, and then once (321.1).
  'shadespire:321': {
    use: remembering('quake', {
      steps: [
        { do: 'direction', ask: 'direction', may: () => true },
        happens((g, u) => {
          const gone = pushAll(g, u.seat, u.picks[0]);
          remember.last(u, gone[gone.length - 1] ?? NOBODY);
        }),
        happens((g, u) => {
          const fighter = recall.last(u);
          if (fighter >= 0) open(g, 'pushed', { fighter, seat: u.seat, hexes: 1 });
        }),
      ],
    }),
  },
  // Healing Potion: it chooses any friend, be it for nothing but being chosen (160.1, 334.1).
  'shadespire:330': {
    use: {
      steps: [
        aFriend(),
        SHIELD_OR_CRITICAL,
        // Up to two: both, or as many as its player likes, none among them (g.09).
        {
          do: 'number',
          ask: 'how-many',
          optional: 'if-none',
          may(g, u, n) {
            if (!passed(u) || chose(g, 'healing-potion', 'two')) return false;
            const { wounds } = g.state.fighters[u.picks[0]];
            return wounds > 0 && n <= Math.min(2, wounds);
          },
        },
        happens((g, u) => {
          if (u.picks[1] >= 0) heal(g, u.picks[0], u.picks[1]);
          else heal(g, u.picks[0], passed(u) ? 2 : 1);
        }),
      ],
    },
  },
  // Hidden Paths: deemed to have moved, but no action of any kind (331.1).
  'shadespire:331': {
    use: {
      steps: [
        aFriend((g, _u, f) => (g.state.fighters[f].did & (MOVED | CHARGED)) === 0 && onEdge(fieldOf(g), g.state.fighters[f].hex)),
        { do: 'hex', ask: 'free-hex', may: (g, _u, hex) => onEdge(fieldOf(g), hex) && isFree(g, hex) },
        happens((g, u) => {
          const f = g.state.fighters[u.picks[0]];
          f.moveToken = 1;
          f.did |= MOVED;
          place(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
  // Illusory Fighter
  'shadespire:332': {
    use: {
      steps: [
        aFriend(),
        {
          do: 'hex',
          ask: 'free-hex',
          may: (g, u, hex) => fieldOf(g).territory[hex] === u.seat && isStarting(g, hex) && isFree(g, hex),
        },
        happens((g, u) => {
          place(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
  // Improvisation: an empty hand is thrown away as well (333.1).
  'shadespire:333': {
    use: {
      steps: [
        happens((g, u) => {
          for (const place of powerHand(g, u.seat)) discard(g, place);
          draw(g, u.seat, POWER, 3);
        }),
      ],
    },
  },
  // Inspiration Strikes: one that is Inspired already may be chosen (334.1).
  'shadespire:334': {
    use: {
      steps: [
        aFriend(),
        happens((g, u) => {
          inspire(g, u.picks[0]);
        }),
      ],
    },
  },
  // Shardfall
  'shadespire:355': { blocksHex: true, use: { steps: [{ do: 'hex', ask: 'free-hex', may: (g, _u, hex) => isFree(g, hex) }] } },
  // Momentary Madness: it stays an enemy, and attacks whom the ploy's player likes (342.1).
  'shadespire:342': {
    use: {
      steps: [
        { do: 'fighter', ask: 'enemy', may: isEnemy },
        HAMMER_OR_CRITICAL,
        happens((g, u) => {
          if (passed(u)) grant(g, { fighter: u.picks[0], seat: u.seat, kinds: GRANT_ATTACK });
        }),
      ],
    },
  },
  // Shifting Shards
  'shadespire:359': {
    use: {
      steps: [
        { do: 'token', ask: 'token', may: (g, _u, t) => !isHeld(g, t) && aroundToken(g, t).length > 0 },
        { do: 'hex', ask: 'hex', may: (g, u, hex) => aroundToken(g, u.picks[0]).includes(hex) },
        happens((g, u) => {
          const token = g.state.tokens[u.picks[0]];
          token.hex = u.picks[1];
          g.log?.tell('wu:S4', 'objective-lies', { n: token.face, space: { space: token.hex } });
        }),
      ],
    },
  },
  // Sidestep: the friend may have nowhere to go, and was chosen all the same (160.1).
  'shadespire:360': {
    use: { steps: [aFriend(), aPush((_g, u) => u.picks[0], false), pushed((_g, u) => u.picks[0])] },
  },
  // Time Trap: an action in the power step, and Pass in the next activation (368.1).
  'shadespire:368': {
    use: {
      may: (g, u) => g.state.players[u.seat].activations < ACTIVATIONS,
      steps: [
        { do: 'fighter', ask: 'fighter', may: (g, _u, f) => inPlay(g, f) },
        happens((g, u) => {
          g.state.players[u.seat].skip = 1;
          grantAny(g, u.picks[0]);
        }),
      ],
    },
  },
};

/** Does anybody hold an objective, or is it gone? */
function isHeld(g: Und, token: number): boolean {
  return g.state.tokens[token].hex < 0 || heldBy(g, 0).includes(token) || heldBy(g, 1).includes(token);
}

/** The hexes that an objective can be shifted to: neither blocked nor another's. */
function aroundToken(g: Und, token: number): number[] {
  const { hex } = g.state.tokens[token];
  return [0, 1, 2, 3, 4, 5]
    .map((d) => stepFrom(fieldOf(g), hex, d))
    .filter((to) => to !== OFF_FIELD && !isBlocked(g, to) && !g.state.tokens.some((t) => t.hex === to));
}
