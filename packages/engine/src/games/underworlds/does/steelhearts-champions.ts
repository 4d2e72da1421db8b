/** Steelheart's Champions: what their abilities and cards do. */
import { ATTACK_SUCCEEDED, reaction } from '../behaviour.ts';
import type { Ability, Does, Und } from '../defs.ts';
import { facts } from '../facts.ts';
import { rangeBetween } from '../field.ts';
import { giveGuard, mayGuard } from '../rules/acting.ts';
import { adjacent, heldBy, inPlay, survivors } from '../rules/board.ts';
import { deedsOf } from '../rules/deeds.ts';
import { ATTACK_DIE, CRITICAL, HAMMER } from '../rules/dice.ts';
import { harm } from '../rules/harm.ts';
import { BY_ATTACK, BY_REACTION, DEED_DAMAGE, DEED_HELD, DEED_OUT, IN_CHARGE, NOWHERE, ON_BYSTANDER } from '../state.ts';
import { fieldOf } from '../table.ts';
import {
  aFriend,
  aPush,
  attackInAnswer,
  different,
  grantAttack,
  happens,
  isEnemy,
  isFriend,
  isLeader,
  kills,
  passed,
  pushed,
} from './making.ts';
import { pushSome } from './pushing.ts';

/** Nobody is driven back by the attack that is answered. */
const holdsFirm = happens((g) => {
  const a = attackInAnswer(g);
  if (a !== null) a.firm = 1;
});

/** Reaction to an attack on her that has failed: nobody drives her back, and she strikes the attacker. */
export const furiousParry: Ability = {
  id: 'furious-parry',
  rule: 'wu:ability.furious-parry',
  use: reaction(['has-failed'], {
    answers: (_g, u) => facts.target(u) === u.fighter,
    steps: [
      holdsFirm,
      happens((g, u) => {
        grantAttack(
          g,
          u,
          u.fighter,
          facts.attacker(u),
          g.table.attacks.findIndex((x, i) => x.attack.id === 'furious-parry' && g.table.fighters[u.fighter].sides[1].attacks.includes(i)),
        );
      }),
    ],
  }),
};

/** Puts a fighter on Guard, which is no Guard action of its own. */
function putOnGuard(g: Und, fighter: number): void {
  if (inPlay(g, fighter) && mayGuard(g, fighter)) giveGuard(g, fighter);
}

export const STEELHEARTS_CHAMPIONS_DO: Readonly<Record<string, Does>> = {
  // Awe-Inspiring: fighters, be they enemies or not.
  'shadespire:30': { after: DEED_OUT, scores: (g, seat) => different(deedsOf(g, seat, DEED_OUT).map((d) => d.on)) >= 2 },
  // Eternals
  'shadespire:33': { scores: (g, seat) => g.state.fighters.every((f) => f.seat !== seat || f.out === 0) },
  // Lightning Strikes
  'shadespire:35': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & IN_CHARGE) !== 0) },
  // Immovable Object
  'shadespire:34': {
    scores(g, seat) {
      const before = g.state.round > 1 ? deedsOf(g, seat, DEED_HELD) : [];
      return before.some((d) => inPlay(g, d.on) && heldBy(g, seat).includes(d.n) && g.state.fighters[d.on].hex === g.state.tokens[d.n].hex);
    },
  },
  // Seize Ground
  'shadespire:36': { scores: (g, seat) => heldBy(g, seat).some((t) => fieldOf(g).territory[g.state.tokens[t].hex] === 1 - seat) },
  // Sigmar's Bulwark
  'shadespire:37': { scores: (g, seat) => !g.state.deeds.some((d) => d.what === DEED_DAMAGE && g.state.fighters[d.on].seat === seat) },
  // Heroic Guard: any friend is chosen, be it for nothing but being chosen (334.1).
  'shadespire:39': {
    use: {
      steps: [
        aFriend(),
        happens((g, u) => {
          putOnGuard(g, u.picks[0]);
        }),
      ],
    },
  },
  // Sigmarite Wall
  'shadespire:42': {
    use: {
      steps: [
        aFriend((g, u, f) => survivors(g, u.seat).some((o) => adjacent(g, f, o))),
        aFriend((g, u, f) => adjacent(g, f, u.picks[0])),
        happens((g, u) => {
          for (const f of u.picks) putOnGuard(g, f);
        }),
      ],
    },
  },
  // Stormforged Tactics: a reaction, once, in the next activation.
  'shadespire:44': {
    use: { steps: [] },
    lends: reaction(['after-attack'], {
      answers: (g, u) => (facts.did(u) & ATTACK_SUCCEEDED) === 0 && g.state.fighters[facts.attacker(u)].seat !== u.seat,
      steps: [
        happens((g, u) => {
          for (const l of g.state.lasting) if (l.card === u.card) l.used = 1;
        }),
        ...pushSome(isFriend, 2, 1, true),
      ],
    }),
  },
  // Tireless Assault
  'shadespire:45': {
    use: reaction(['after-attack'], {
      answers: (g, u) => (facts.did(u) & ATTACK_SUCCEEDED) === 0 && isFriend(g, u, facts.attacker(u)) && isEnemy(g, u, facts.target(u)),
      steps: [
        happens((g, u) => {
          grantAttack(g, u, facts.attacker(u), facts.target(u));
        }),
      ],
    }),
  },
  // Fatal Riposte
  'shadespire:52': {
    use: reaction(['has-failed'], {
      answers: (_g, u) => facts.target(u) === u.fighter,
      steps: [
        { do: 'roll', die: ATTACK_DIE, dice: 1, succeeds: HAMMER | CRITICAL },
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (!passed(u) || a === null) return;
          a.firm = 1;
          grantAttack(g, u, u.fighter, facts.attacker(u));
        }),
      ],
    }),
  },
  // Lightning Blast: the attacker has done it (g.23).
  'shadespire:56': {
    inForce: {
      besides(g, s, a) {
        if (a.by !== s.fighter || a.attackCrits === 0) return;
        // A Rebound has turned the attack against Obryn: whether his critical hits still strike beside the target is an option.
        if (a.victim !== a.on && g.table.choice['bolt-rebound'] === 'turned') return;
        const { fighters, deeds } = g.state;
        // A target that a reaction has removed just now has left its hex behind.
        const hex = inPlay(g, a.on) ? fighters[a.on].hex : (deeds.findLast((d) => d.what === DEED_OUT && d.on === a.on)?.hex ?? NOWHERE);
        if (hex === NOWHERE) return;
        const how = BY_ATTACK | ON_BYSTANDER | (a.charge === 1 ? IN_CHARGE : 0) | (a.reaction === 1 ? BY_REACTION : 0);
        fighters.forEach((f, i) => {
          if (i === a.on || f.seat === s.seat || !inPlay(g, i) || rangeBetween(fieldOf(g), f.hex, hex) !== 1) return;
          harm(g, { on: i, n: 1, by: a.by, seat: s.seat, card: g.state.cards[s.card].def, how });
        });
      },
    },
  },
  // Righteous Strike
  'shadespire:57': {
    use: reaction(['after-attack'], {
      answers(g, u) {
        const a = attackInAnswer(g);
        if (a === null || facts.attacker(u) !== u.fighter || (facts.did(u) & ATTACK_SUCCEEDED) !== 0) return false;
        return g.table.attacks[a.attack].card === u.def && isEnemy(g, u, facts.target(u)) && isLeader(g, facts.target(u));
      },
      steps: [
        happens((g, u) => {
          grantAttack(g, u, u.fighter, facts.target(u), g.table.cards[u.def].attack);
        }),
      ],
    }),
  },
  // Shield Bash
  'shadespire:58': {
    use: reaction(['has-failed'], {
      answers: (g, u) => facts.target(u) === u.fighter && adjacent(g, facts.attacker(u), facts.target(u)),
      steps: [holdsFirm, aPush((_g, u) => facts.attacker(u), true), pushed((_g, u) => facts.attacker(u))],
    }),
  },
};
