/** Universal upgrades that give an Attack action, or change how one is made. */

import { fieldsOf } from '../../../../core/index.ts';
import { reaction } from '../../behaviour.ts';
import type { Does, Und } from '../../defs.ts';
import { facts } from '../../facts.ts';
import { rangeBetween, stepFrom } from '../../field.ts';
import { canReach, inPlay } from '../../rules/board.ts';
import { CRITICAL, MAGIC_DIE } from '../../rules/dice.ts';
import { type VolleyFrame, volleySequence } from '../../rules/frames.ts';
import { canStep, push } from '../../rules/moving.ts';
import { answered } from '../../rules/reacting.ts';
import { targetsAfter } from '../../rules/targets.ts';
import { takeOff } from '../../rules/wearing.ts';
import { fieldOf } from '../../table.ts';
import { happens, uncast } from '../making.ts';

/** The Attack action that a reaction comes before. */
function actionInAnswer(g: Und): VolleyFrame | null {
  return fieldsOf(answered(g), volleySequence);
}

export const UPGRADES_ATTACKS_DO: Readonly<Record<string, Does>> = {
  // Shadeglass Sword
  'shadespire:414': {
    inForce: {
      attacked(g, s, a) {
        if (a.by === s.fighter && g.table.attacks[a.attack].card === g.state.cards[s.card].def && a.dealt > 0 && a.victim === a.on)
          takeOff(g, s.card);
      },
    },
  },
  // Swift Strike
  'shadespire:423': {
    inForce: { steps: (g, s, fighter, attack) => fighter === s.fighter && g.table.attacks[attack].card === g.state.cards[s.card].def },
    use: reaction(['before-attack-action'], {
      answers: (g, u) => facts.attacker(u) === u.fighter && g.table.attacks[facts.attack(u)].card === u.def && actionInAnswer(g) !== null,
      steps: [
        {
          do: 'direction',
          ask: 'direction',
          // It ends where the attack finds its target in range and sight.
          may(g, u, d) {
            const volley = actionInAnswer(g);
            if (volley === null || !inPlay(g, u.fighter) || !canStep(g, u.fighter, d)) return false;
            if (volley.all === 1) return targetsAfter(g, u.fighter, volley.attack, d, volley.seat).length > 0;
            const to = stepFrom(fieldOf(g), g.state.fighters[u.fighter].hex, d);
            return volley.targets.some((t) => canReach(g, to, t, g.table.attacks[volley.attack].attack.range));
          },
        },
        happens((g, u) => {
          push(g, u.fighter, u.seat, u.picks[0], 1);
        }),
      ],
    }),
  },
  // Total Offence
  'shadespire:431': { inForce: { offers: (_g, s, v) => (v.by === s.fighter ? 2 : 0) } },
  // Lucky Trinket
  'nightvault:512': {
    use: reaction(['spell-cast'], {
      answers(g, u) {
        if (facts.seat(u) === u.seat || !inPlay(g, facts.caster(u)) || !inPlay(g, u.fighter)) return false;
        return rangeBetween(fieldOf(g), g.state.fighters[facts.caster(u)].hex, g.state.fighters[u.fighter].hex) <= 3;
      },
      steps: [
        { do: 'roll', die: MAGIC_DIE, dice: 3, succeeds: CRITICAL },
        happens((g, u) => {
          takeOff(g, u.card);
          if (u.crits > 0) uncast(g);
        }),
      ],
    }),
  },
};
