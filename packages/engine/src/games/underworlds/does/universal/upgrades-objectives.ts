/** Universal upgrades about objectives, and those of the start of a phase. */

import type { Does } from '../../defs.ts';
import { holds } from '../../rules/board.ts';
import { takeOff } from '../../rules/wearing.ts';
import { happens } from '../making.ts';

export const UPGRADES_OBJECTIVES_DO: Readonly<Record<string, Does>> = {
  // Shardcaller
  'shadespire:416': {
    starts: 'use',
    use: {
      may: (g, u) => holds(g, u.fighter) >= 0,
      steps: [
        { do: 'token', ask: 'token', may: (g, u, t) => g.state.tokens[t].hex >= 0 && t !== holds(g, u.fighter) },
        happens((g, u) => {
          const held = g.state.tokens[holds(g, u.fighter)];
          const other = g.state.tokens[u.picks[0]];
          [held.hex, other.hex] = [other.hex, held.hex];
          for (const { face, hex } of [held, other]) g.log?.tell('wu:S4', 'objective-lies', { n: face, space: { space: hex } });
        }),
      ],
    },
  },
  // The Dazzling Key
  'shadespire:426': { inForce: { atTheEnd: (g, s) => (g.state.tokens[holds(g, s.fighter)]?.face === 4 ? 2 : 0) } },
  // The Formless Key
  'shadespire:427': { inForce: { atTheEnd: (g, s) => (holds(g, s.fighter) >= 0 ? 1 : 0) } },
  // Trickster's Charm
  'shadespire:432': { starts: 'ploy' },
  // Faneway Crystal
  'nightvault:499': {
    inForce: {
      goesTo: (g, s, fighter) => (fighter === s.fighter ? g.state.tokens.filter((t) => t.hex >= 0).map((t) => t.hex) : null),
      moved(g, s, fighter) {
        if (fighter === s.fighter) takeOff(g, s.card);
      },
    },
  },
};
