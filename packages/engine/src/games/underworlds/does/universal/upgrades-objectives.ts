/** Universal upgrades about objectives, and those of the start of a phase. */

import type { Does } from '../../behaviour.ts';
import { takeOff } from '../../rules/wearing.ts';

import type { Und } from '../../table.ts';
import { happens } from '../making.ts';

/** The objective that a fighter holds; -1. */
function heldBy(g: Und, fighter: number): number {
  return g.state.tokens.findIndex((t) => t.hex >= 0 && t.hex === g.state.fighters[fighter].hex);
}

export const UPGRADES_OBJECTIVES_DO: Readonly<Record<string, Does>> = {
  // Shardcaller
  'shadespire:416': {
    starts: 'use',
    use: {
      may: (g, u) => heldBy(g, u.fighter) >= 0,
      steps: [
        { do: 'token', ask: 'token', may: (g, u, t) => g.state.tokens[t].hex >= 0 && t !== heldBy(g, u.fighter) },
        happens((g, u) => {
          const held = g.state.tokens[heldBy(g, u.fighter)];
          const other = g.state.tokens[u.picks[0]];
          [held.hex, other.hex] = [other.hex, held.hex];
        }),
      ],
    },
  },
  // The Dazzling Key
  'shadespire:426': { inForce: { atTheEnd: (g, s) => (g.state.tokens[heldBy(g, s.fighter)]?.face === 4 ? 2 : 0) } },
  // The Formless Key
  'shadespire:427': { inForce: { atTheEnd: (g, s) => (heldBy(g, s.fighter) >= 0 ? 1 : 0) } },
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
