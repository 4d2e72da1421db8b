/** Stormsire's Cursebreakers: what their abilities and cards do. */

import { ATTACK_SUCCEEDED, reaction } from '../behaviour.ts';
import type { Ability, Does, Und } from '../defs.ts';
import { facts, type Triggered } from '../facts.ts';
import { neighbours } from '../rules/acting.ts';
import { adjacent, heldBy, inPlay, survivors } from '../rules/board.ts';
import { deedsOf, justNow } from '../rules/deeds.ts';
import { CHANNEL, FOCUS, MAGIC_DIE } from '../rules/dice.ts';
import { harm, heal } from '../rules/harm.ts';
import { isSpell, upgradesOn } from '../rules/values.ts';
import { takeOff } from '../rules/wearing.ts';
import { BY_REACTION, DEED_CAST, DEED_HELD, DEED_OUT, DEED_SUPPORTED, EMPOWERED } from '../state.ts';
import {
  aFriend,
  aPush,
  happens,
  isEnemy,
  isLeader,
  kills,
  passed,
  pushed,
  SHIELD_OR_CRITICAL,
  spellHarm,
  struckPrecisely,
  uncast,
} from './making.ts';

/** Spell Action: what it does stands in what the fighter did this phase. */
export const empower: Ability = {
  id: 'empower',
  rule: 'wu:ability.empower',
  use: {
    cast: { symbol: 'channel', count: 1 },
    steps: [
      happens((g, u) => {
        g.state.fighters[u.fighter].did |= EMPOWERED;
      }),
    ],
  },
  inForce: { rerollAttack: (g, s, a) => (a.by === s.fighter && (g.state.fighters[s.fighter].did & EMPOWERED) !== 0 ? 1 : 0) },
};

/** An attack on its bearer by an adjacent enemy has failed. */
function hasFailedNextToIt(g: Und, u: Triggered<'after-attack'>): boolean {
  const attacker = facts.attacker(u);
  return (
    facts.target(u) === u.fighter && (facts.did(u) & ATTACK_SUCCEEDED) === 0 && isEnemy(g, u, attacker) && adjacent(g, attacker, u.fighter)
  );
}

/** Is there an upgrade here, on that fighter, that gives an attack? */
function isWeaponOn(g: Parameters<typeof upgradesOn>[0], place: number, fighter: number): boolean {
  return upgradesOn(g, fighter).includes(place) && g.table.cards[g.state.cards[place].def].attack >= 0;
}

export const STORMSIRES_CURSEBREAKERS_DO: Readonly<Record<string, Does>> = {
  // Blessed Banishment
  'nightvault:1': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.on)) },
  // Fight as One
  'nightvault:3': { justAfter: DEED_SUPPORTED, scores: (g, seat) => justNow(g, seat, DEED_SUPPORTED).some((d) => d.n >= 2) },
  // Harness the Storm
  'nightvault:4': { justAfter: DEED_CAST, scores: (g, seat) => justNow(g, seat, DEED_CAST).length > 0 },
  // Heavily Armed
  'nightvault:5': { scores: (g, seat) => survivors(g, seat).filter((f) => upgradesOn(g, f).length > 0).length >= 3 },
  // Magical Supremacy
  'nightvault:6': { scores: (g, seat) => deedsOf(g, seat, DEED_CAST).length >= 2 },
  // Measured Strike
  'nightvault:7': { justAfter: DEED_OUT, scores: struckPrecisely },
  // Overwhelming Storm
  'nightvault:8': { scores: (g, seat) => survivors(g, seat).length > survivors(g, 1 - seat).length },
  // Purify the Earth
  'nightvault:9': {
    scores: (g, seat) => deedsOf(g, 1 - seat, DEED_HELD).some((d) => heldBy(g, seat).includes(d.n)),
  },
  // Chain Lightning: once each, however often the chain passes (11-chaine-eclairs.1).
  'nightvault:11': {
    use: {
      steps: [
        { do: 'scatter', n: 3, from: (g, u) => g.state.fighters[u.fighter].hex },
        happens((g, u) => {
          g.state.fighters.forEach((f, i) => {
            if (isEnemy(g, u, i) && u.chain.includes(f.hex)) spellHarm(g, u, i, 1);
          });
        }),
      ],
    },
  },
  // Cry of Thunder
  'nightvault:12': {
    use: {
      steps: [
        { do: 'fighter', ask: 'enemy', may: isEnemy },
        happens((g, u) => {
          const [enemy] = u.picks;
          for (const f of [...neighbours(g, enemy, true), ...neighbours(g, enemy, false), enemy]) spellHarm(g, u, f, 1);
        }),
      ],
    },
  },
  // Empathic Conduction
  'nightvault:13': {
    use: {
      steps: [
        aFriend((g, u, f) => g.state.fighters[f].wounds > 0 && adjacent(g, f, u.fighter)),
        happens((g, u) => {
          heal(g, u.picks[0], 1);
        }),
      ],
    },
  },
  // Gather the Storm
  'nightvault:14': { use: { steps: [] }, inForce: { innate: (g, s, f) => (g.state.fighters[f].seat === s.seat ? CHANNEL : 0) } },
  // Stormward
  'nightvault:19': {
    use: reaction(['spell-cast'], {
      answers: (_g, u) => facts.seat(u) !== u.seat,
      steps: [
        { do: 'roll', die: MAGIC_DIE, dice: 1, succeeds: FOCUS },
        happens((g, u) => {
          if (passed(u)) uncast(g);
        }),
      ],
    }),
  },
  // Blessed Blade
  'nightvault:20': {},
  // Disarming Blow
  'nightvault:22': {
    use: reaction(['after-attack'], {
      answers: hasFailedNextToIt,
      may: (g, u) => upgradesOn(g, facts.attacker(u)).some((place) => isWeaponOn(g, place, facts.attacker(u))),
      steps: [
        SHIELD_OR_CRITICAL,
        { do: 'card', ask: 'weapon', may: (g, u, place) => passed(u) && isWeaponOn(g, place, facts.attacker(u)) },
        happens((g, u) => {
          takeOff(g, u.picks[0]);
        }),
      ],
    }),
  },
  // Eye of the Storm
  'nightvault:23': { inForce: { innate: (_g, s, f) => (f === s.fighter ? CHANNEL : 0) } },
  // Hurricane Step: a push of at most one hex, so the fighter may also stay where it is (g.09).
  'nightvault:24': {
    use: reaction(['after-attack'], {
      answers: (_g, u) => facts.attacker(u) === u.fighter,
      steps: [aPush((_g, u) => u.fighter, true), pushed((_g, u) => u.fighter)],
    }),
  },
  // Lightning Whip: the fighter has done it (g.23), but the attack is over, so that nothing about an attack answers it (336.4).
  'nightvault:25': {
    use: reaction(['after-attack'], {
      answers: (g, u) => facts.attacker(u) === u.fighter && (facts.did(u) & ATTACK_SUCCEEDED) !== 0 && inPlay(g, facts.target(u)),
      steps: [
        happens((g, u) => {
          harm(g, { on: facts.target(u), n: 1, by: u.fighter, seat: u.seat, card: u.def, how: BY_REACTION });
        }),
      ],
    }),
  },
  // Stunning Blow
  'nightvault:26': {
    use: reaction(['after-attack'], {
      answers: hasFailedNextToIt,
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          if (passed(u)) g.state.fighters[facts.attacker(u)].chargeToken = 1;
        }),
      ],
    }),
  },
  // Tempest's Might
  'nightvault:27': { inForce: { damage: (g, s, a) => (a.by === s.fighter && isSpell(g, a) ? 1 : 0) } },
};
