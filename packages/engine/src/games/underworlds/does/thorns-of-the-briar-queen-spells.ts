/** The Thorns of the Briar Queen: what their gambit spells do. */
import type { Does } from '../defs.ts';
import { neighbours } from '../rules/acting.ts';
import { happens, isEnemy, spellHarm } from './making.ts';
import { MOST_FIGHTERS, pushSome } from './pushing.ts';

export const THORNS_OF_THE_BRIAR_QUEEN_SPELLS_DO: Readonly<Record<string, Does>> = {
  // Howling Vortex
  'nightvault:42': { use: { steps: pushSome(isEnemy, MOST_FIGHTERS, 1, true) } },
  // Rending Scream
  'nightvault:44': {
    use: {
      steps: [
        happens((g, u) => {
          for (const f of neighbours(g, u.fighter, false)) spellHarm(g, u, f, 1);
        }),
      ],
    },
  },
};
