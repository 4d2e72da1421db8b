/** Zarbag's Gitz: what their gambit spells do. */
import type { Does } from '../defs.ts';
import { rangeBetween } from '../field.ts';
import { adjacent, inPlay } from '../rules/board.ts';
import { fieldOf } from '../table.ts';
import { happens, isEnemy, isFriend, spellHarm } from './making.ts';
import { MOST_FIGHTERS, pushSome } from './pushing.ts';

export const ZARBAGS_GITZ_SPELLS_DO: Readonly<Record<string, Does>> = {
  // Curse of da Bad Moon
  'nightvault:97': {
    use: {
      steps: [
        { do: 'hex', ask: 'hex', may: (g, u, hex) => rangeBetween(fieldOf(g), g.state.fighters[u.fighter].hex, hex) <= 4 },
        happens((g, u) => {
          // All suffer at once: what is called last runs first, so that who stands beside an enemy that falls is still there, whichever seat casts.
          for (const own of [true, false])
            g.state.fighters.forEach((f, i) => {
              if (isFriend(g, u, i) === own && inPlay(g, i) && rangeBetween(fieldOf(g), u.picks[0], f.hex) <= 1) spellHarm(g, u, i, 1);
            });
        }),
      ],
    },
  },
  // 'Orrible Leer
  'nightvault:103': { use: { steps: pushSome((g, u, f) => isEnemy(g, u, f) && adjacent(g, f, u.fighter), MOST_FIGHTERS, 1, true) } },
};
