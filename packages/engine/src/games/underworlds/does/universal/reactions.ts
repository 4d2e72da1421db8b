/** Universal ploys that are reactions: what they answer, and do. */
import { ATTACK_DAMAGED, type Does } from '../../behaviour.ts';
import { GRANT_ATTACK, GRANT_MOVE, grant, neighbours } from '../../rules/acting.ts';
import { CRITICAL, DEFENCE_DIE, DODGE } from '../../rules/dice.ts';
import { type PlayFrame, playSequence } from '../../rules/frames.ts';
import { mayMove, waysOf } from '../../rules/moving.ts';
import { answered } from '../../rules/reacting.ts';
import { defenceFaces } from '../../rules/values.ts';
import { BY_ATTACK, BY_PLOY, DEED_DAMAGE, MOVED } from '../../state.ts';
import { AFTER_ATTACK_OR_PLOY } from '../garreks-reavers.ts';
import {
  aFriend,
  aPush,
  attackInAnswer,
  cardHarm,
  grantAttack,
  happens,
  harmInAnswer,
  isEnemy,
  isFriend,
  passed,
  pushed,
  SHIELD_OR_CRITICAL,
} from '../making.ts';

export const REACTIONS_DO: Readonly<Record<string, Does>> = {
  // Death Throes
  'shadespire:316': {
    use: {
      answers: { triggers: ['will-be-out'], may: (g, u) => isFriend(g, u, u.a) && (u.c & (BY_ATTACK | BY_PLOY)) !== 0 },
      steps: [
        { do: 'fighter', ask: 'enemy', may: (g, u, f) => isEnemy(g, u, f) && neighbours(g, u.a, false).includes(f) },
        happens((g, u) => {
          cardHarm(g, u, u.picks[0], 1);
        }),
      ],
    },
  },
  // Forceful Denial
  'shadespire:324': {
    use: {
      answers: {
        triggers: ['gambit-played'],
        may: (g, u) => u.b !== u.seat && g.table.cards[g.state.cards[u.a].def].face.kind === 'ploy',
      },
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const f = answered(g);
          if (passed(u) && f !== undefined && f.seq === playSequence.id) (f.d as PlayFrame).denied = 1;
        }),
      ],
    },
  },
  // Last Chance: where the dice would fail by the fighter's own Defence, the damage is ignored.
  'shadespire:336': {
    use: {
      answers: { triggers: ['will-be-out'], may: (g, u) => isFriend(g, u, u.a) && (u.c & BY_ATTACK) !== 0 },
      steps: [
        {
          do: 'roll',
          die: DEFENCE_DIE,
          dice: 1,
          succeeds(g, u) {
            return CRITICAL | defenceFaces(g, u.a);
          },
        },
        happens((g, u) => {
          const f = harmInAnswer(g);
          if (f !== null && !passed(u)) f.n = 0;
        }),
      ],
    },
  },
  // My Turn
  'shadespire:343': {
    use: {
      answers: {
        triggers: AFTER_ATTACK_OR_PLOY,
        may(g, u) {
          if (attackInAnswer(g) !== null) return (u.c & ATTACK_DAMAGED) !== 0;
          return g.table.cards[g.state.cards[u.a].def].face.kind === 'ploy';
        },
      },
      steps: [
        aFriend((g, u, f) => {
          const a = attackInAnswer(g);
          if (a !== null) return a.victim === f && a.dealt > 0;
          return g.state.deeds.slice(u.c).some((d) => d.what === DEED_DAMAGE && d.on === f);
        }),
        aPush((_g, u) => u.picks[0], true),
        pushed((_g, u) => u.picks[0]),
        happens((g, u) => {
          grantAttack(g, u, u.picks[0]);
        }),
      ],
    },
  },
  // Quick Thinker
  'shadespire:347': {
    use: {
      answers: { triggers: ['after-move'], may: (g, u) => g.state.fighters[u.a].seat !== u.seat },
      steps: [
        aFriend((g, _u, f) => (g.state.fighters[f].did & MOVED) === 0 && mayMove(g, f, null, true) && waysOf(g, f).size > 0),
        happens((g, u) => {
          grant(g, { fighter: u.picks[0], seat: u.seat, kinds: GRANT_MOVE, reaction: 1 });
        }),
      ],
    },
  },
  // Ready for Action
  'shadespire:348': {
    use: {
      answers: { triggers: ['after-upgrade'], may: (g, u) => isFriend(g, u, u.a) },
      steps: [
        happens((g, u) => {
          grant(g, { fighter: u.a, seat: u.seat, kinds: GRANT_MOVE | GRANT_ATTACK, reaction: 1 });
        }),
      ],
    },
  },
  // Rebound
  'shadespire:349': {
    use: {
      answers: { triggers: ['will-succeed'], may: (g, u) => g.state.fighters[u.a].seat !== u.seat },
      steps: [
        { do: 'roll', die: DEFENCE_DIE, dice: 1, succeeds: DODGE | CRITICAL },
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (!passed(u) || a === null) return;
          a.victim = a.by;
          a.firm = 1;
        }),
      ],
    },
  },
  // Trap
  'shadespire:369': {
    use: {
      answers: { triggers: ['driven-back'], may: (g, u) => g.state.fighters[u.a].seat === u.seat && isEnemy(g, u, u.b) },
      steps: [
        happens((g, u) => {
          cardHarm(g, u, u.b, 1);
        }),
      ],
    },
  },
  // Twist the Knife
  'shadespire:372': {
    use: {
      answers: {
        triggers: ['will-succeed'],
        may(g, u) {
          const a = attackInAnswer(g);
          return g.state.fighters[u.a].seat === u.seat && a !== null && g.table.attacks[a.attack].attack.range === 1;
        },
      },
      steps: [
        happens((g) => {
          const a = attackInAnswer(g);
          if (a !== null) a.bonus++;
        }),
      ],
    },
  },
};
