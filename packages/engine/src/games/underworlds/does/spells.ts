/** Gambit spells that any warband may hold, and one of a warband nobody plays: what they do. */
import type { Does } from '../defs.ts';
import { rangeBetween } from '../field.ts';
import { heldBy, inPlay, isLethal } from '../rules/board.ts';
import { heal } from '../rules/harm.ts';
import { fieldOf } from '../table.ts';
import { aFriend, happens, isEnemy, spellHarm } from './making.ts';

/** How far a spell of "up to four hexes" reaches; sight is not asked for. */
const FAR = 4;

export const SPELLS_DO: Readonly<Record<string, Does>> = {
  // Ravenous Flame
  'nightvault:74': {
    use: {
      steps: [
        { do: 'hex', ask: 'hex', may: (g, _u, hex) => isLethal(g, hex) },
        { do: 'scatter', n: 3, from: (_g, u) => u.picks[0] },
        happens((g, u) => {
          g.state.fighters.forEach((f, i) => {
            if (inPlay(g, i) && u.chain.includes(f.hex)) spellHarm(g, u, i, 1);
          });
        }),
      ],
    },
  },
  // Abasoth's Withering
  'nightvault:389': {
    use: {
      steps: [
        {
          do: 'fighter',
          ask: 'enemy',
          may: (g, u, f) => isEnemy(g, u, f) && rangeBetween(fieldOf(g), g.state.fighters[u.fighter].hex, g.state.fighters[f].hex) <= FAR,
        },
      ],
    },
    inForce: { wounds: (_g, s, f) => (f === s.fighter ? -1 : 0) },
  },
  // Sphere of Azyr
  'nightvault:452': {
    use: {
      steps: [
        {
          do: 'fighter',
          ask: 'enemy',
          may: (g, u, f) => isEnemy(g, u, f) && heldBy(g, 1 - u.seat).some((t) => g.state.tokens[t].hex === g.state.fighters[f].hex),
        },
        happens((g, u) => {
          spellHarm(g, u, u.picks[0], 1);
        }),
      ],
    },
  },
  // Sphere of Hysh
  'nightvault:456': { use: { steps: [] }, inForce: { dice: () => 1 } },
  // Vital Surge
  'nightvault:471': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].wounds > 0),
        { do: 'number', ask: 'how-many', may: (g, u, n) => n > 0 && n <= Math.min(2, g.state.fighters[u.picks[0]].wounds) },
        happens((g, u) => {
          heal(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
};
