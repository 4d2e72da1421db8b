/** Universal upgrades: what they do. */

import { reaction } from '../../behaviour.ts';
import type { Does } from '../../defs.ts';
import { facts } from '../../facts.ts';
import { survivors } from '../../rules/board.ts';
import { CRITICAL } from '../../rules/dice.ts';
import { harm, heal } from '../../rules/harm.ts';
import { BY_ATTACK, BY_PLOY } from '../../state.ts';
import { isFirstRescue, SAVES_ITS_BEARER, STRONGER } from '../making.ts';

export const UPGRADES_DO: Readonly<Record<string, Does>> = {
  // Army of One
  'shadespire:375': {
    inForce: {
      defence: (g, s, f) => (f === s.fighter && survivors(g, s.seat).length === 1 ? 1 : 0),
      dice: (g, s, a) => (a.by === s.fighter && survivors(g, s.seat).length === 1 ? 1 : 0),
    },
  },
  // Awakened Weapon
  'shadespire:376': { inForce: { rerollAttack: (_g, s, a) => (a.by === s.fighter ? 1 : 0) } },
  // Blessed Armour: every critical that was rolled, be it a success or not (403).
  'shadespire:377': {
    inForce: {
      countsCriticals: (_g, s, a) => a.on === s.fighter,
      beforeDamage(g, s, a) {
        if (a.on === s.fighter) heal(g, a.on, a.crits);
      },
    },
  },
  // Daemonic Weapon
  'shadespire:382': {
    inForce: {
      declared(g, s, a) {
        // Before each of several attacks (339.2), and the bearer's own doing (382.2).
        const { def } = g.state.cards[s.card];
        if (a.by !== s.fighter || g.table.attacks[a.attack].card !== def) return;
        harm(g, { on: a.by, n: 1, by: a.by, seat: g.state.fighters[a.by].seat, card: def, how: 0 });
      },
    },
  },
  // Great Fortitude
  'shadespire:389': { inForce: { wounds: (_g, s, f) => (f === s.fighter ? 1 : 0) } },
  // Great Speed
  'shadespire:390': { inForce: { move: (_g, s, f) => (f === s.fighter ? 1 : 0) } },
  // Great Strength
  'shadespire:391': STRONGER,
  // Light Armour
  'shadespire:403': {
    inForce: {
      defenceLoses: (_g, s, a) => (a.on === s.fighter ? CRITICAL : 0),
      attackDice: (_g, s, a) => (a.by === s.fighter ? 1 : 0),
    },
  },
  // Soultrap
  'shadespire:420': {
    use: reaction(['will-be-out'], {
      answers: (g, u, why) => facts.fighter(u) === u.fighter && (facts.how(u) & (BY_ATTACK | BY_PLOY)) !== 0 && isFirstRescue(g, u, why),
      steps: SAVES_ITS_BEARER,
    }),
  },
  // Vampiric Weapon
  'shadespire:435': {
    inForce: {
      out(g, s, f, by) {
        if (by !== s.fighter || g.state.fighters[f].seat === s.seat) return;
        heal(g, by, 1);
      },
    },
  },
};
