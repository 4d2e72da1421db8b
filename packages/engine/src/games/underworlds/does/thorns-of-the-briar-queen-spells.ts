/** The Thorns of the Briar Queen: what their gambit spells do. */
import type { Does } from '../behaviour.ts';
import { neighbours } from '../rules/acting.ts';
import { happens, isEnemy, pushesOfEach, spellHarm } from './making.ts';

export const THORNS_OF_THE_BRIAR_QUEEN_SPELLS_DO: Readonly<Record<string, Does>> = {
  // Howling Vortex
  'nightvault:42': { use: { steps: pushesOfEach(isEnemy) } },
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
