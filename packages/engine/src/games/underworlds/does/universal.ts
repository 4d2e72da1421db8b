/** Universal cards: what they do. */
import { ATTACK_DAMAGED, type Does } from '../behaviour.ts';
import { GRANT_ATTACK, GRANT_MOVE, grant, neighbours } from '../rules/acting.ts';
import { heldBy, inPlay, isFree, survivors, territoryOf } from '../rules/board.ts';
import { deedsOf } from '../rules/deeds.ts';
import { CRITICAL, DEFENCE_DIE, DODGE, SHIELD } from '../rules/dice.ts';
import { type PlayFrame, playSequence } from '../rules/frames.ts';
import { hurt } from '../rules/harm.ts';
import { canStep, mayMove, push, waysOf } from '../rules/moving.ts';
import { answered } from '../rules/reacting.ts';
import { inspire } from '../rules/settling.ts';
import { sideUp, upgradesOn } from '../rules/values.ts';
import { BY_ATTACK, BY_PLOY, BY_REACTION, DEED_DAMAGE, DISCARD, MOVED } from '../state.ts';
import { fieldOf } from '../table.ts';
import { AFTER_ATTACK_OR_PLOY } from './garreks-reavers.ts';
import {
  aFriend,
  aPush,
  attackInAnswer,
  cardHarm,
  different,
  grantAttack,
  happens,
  harmInAnswer,
  isEnemy,
  isFriend,
  isLeader,
  kills,
  passed,
  pushed,
  SHIELD_OR_CRITICAL,
  STRONGER,
} from './making.ts';

const OBJECTIVES: Readonly<Record<string, Does>> = {
  // Advancing Strike
  'shadespire:234': { scores: (g, seat) => kills(g, seat, true).some((d) => d.hex >= 0 && fieldOf(g).territory[d.hex] === 1 - seat) },
  // Assassinate
  'shadespire:237': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.on)) },
  // Blooded
  'shadespire:239': {
    scores: (g, seat) => survivors(g, seat).length >= 3 && survivors(g, seat).every((f) => g.state.fighters[f].wounds > 0),
  },
  // Chosen Champion
  'shadespire:244': { scores: (g, seat) => survivors(g, seat).some((f) => upgradesOn(g, f).length >= 3) },
  // Conquest
  'shadespire:247': {
    scores: (g, seat) => survivors(g, seat).length > 0 && survivors(g, seat).every((f) => territoryOf(g, f) === 1 - seat),
  },
  // Contained
  'shadespire:248': {
    scores: (g, seat) => survivors(g, 1 - seat).length > 0 && survivors(g, 1 - seat).every((f) => territoryOf(g, f) === 1 - seat),
  },
  // Massive Assault
  'shadespire:271': {
    scores: (g, seat) =>
      deedsOf(g, seat, DEED_DAMAGE)
        .filter((d) => d.by >= 0 && g.state.fighters[d.on].seat !== seat)
        .reduce((n, d) => n + d.n, 0) >= 7,
  },
  // Masterstroke
  'shadespire:273': { scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & BY_REACTION) !== 0) },
  // Multiple Fronts
  'shadespire:275': {
    scores: (g, seat) =>
      different(
        deedsOf(g, seat, DEED_DAMAGE)
          .map((d) => d.on)
          .filter((f) => g.state.fighters[f].seat !== seat),
      ) >= 3,
  },
  // Precise Use of Force
  'shadespire:284': { scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & BY_ATTACK) !== 0 && d.n === 0) },
  // Supremacy
  'shadespire:292': { scores: (g, seat) => heldBy(g, seat).length >= 3 },
  // Victorious Duel
  'shadespire:305': { scores: (g, seat) => kills(g, seat, true).some((d) => isLeader(g, d.by) && isLeader(g, d.on)) },
  // War of Attrition
  'shadespire:307': {
    scores(g) {
      const lost = [0, 1].map((seat) => g.state.fighters.filter((f) => f.seat === seat && f.out === 1).length);
      return lost[0] > 0 && lost[0] === lost[1];
    },
  },
  // Hold Objective 1, 2, 4, 5
  ...Object.fromEntries(
    [
      [263, 1],
      [264, 2],
      [266, 4],
      [267, 5],
    ].map(([n, face]): [string, Does] => [
      `shadespire:${n}`,
      { scores: (g, seat) => heldBy(g, seat).some((t) => g.state.tokens[t].face === face) },
    ]),
  ),
};

const PLOYS: Readonly<Record<string, Does>> = {
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
  // Earthquake
  'shadespire:321': {
    use: {
      steps: [
        { do: 'direction', ask: 'direction', may: () => true },
        happens((g, u) => {
          // Whoever stands in another's way goes first, whoever cannot go stays: the last pushed lies on top of the stack.
          const d = u.picks[0];
          const all = g.state.fighters.flatMap((_f, i) => (inPlay(g, i) ? [i] : []));
          for (let n = all.length; n > 0; n--) for (const f of all) if (canStep(g, f, d) && !u.picks.slice(1).includes(f)) u.picks.push(f);
          for (const f of u.picks.slice(1).reverse()) push(g, f, u.seat, d, 1);
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
  // Healing Potion
  'shadespire:330': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].wounds > 0),
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const f = g.state.fighters[u.picks[0]];
          f.wounds = Math.max(0, f.wounds - (passed(u) ? 2 : 1));
        }),
      ],
    },
  },
  // Inspiration Strikes
  'shadespire:334': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].inspired === 0),
        happens((g, u) => {
          inspire(g, u.picks[0]);
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
            const { symbol } = sideUp(g, u.a).side.defence;
            return CRITICAL | (symbol === 'both' ? SHIELD | DODGE : symbol === 'shield' ? SHIELD : DODGE);
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
  // No Time
  'shadespire:344': { use: { steps: [] }, barsCards: true },
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
  // Shardfall
  'shadespire:355': { blocksHex: true, use: { steps: [{ do: 'hex', ask: 'free-hex', may: (g, _u, hex) => isFree(g, hex) }] } },
  // Shattering Terrain
  'shadespire:357': {
    use: { steps: [] },
    inForce: {
      displaced(g, s, f) {
        // Once for each fighter: the bits of those it has hurt are kept in the place for a hex.
        const l = g.state.lasting[s.lasting];
        const hurtSoFar = l.hex < 0 ? 0 : l.hex;
        if ((hurtSoFar >>> f) & 1) return;
        l.hex = hurtSoFar | (1 << f);
        cardHarm(g, { seat: s.seat, def: g.state.cards[s.card].def, reaction: 0 }, f, 1);
      },
    },
  },
  // Spectral Wings
  'shadespire:361': {
    use: { steps: [] },
    inForce: {
      move: () => 2,
      displaced(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
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

const UPGRADES: Readonly<Record<string, Does>> = {
  // Army of One
  'shadespire:375': {
    inForce: {
      defence: (g, s, f) => (f === s.fighter && survivors(g, s.seat).length === 1 ? 1 : 0),
      dice: (g, s, a) => (a.by === s.fighter && survivors(g, s.seat).length === 1 ? 1 : 0),
    },
  },
  // Awakened Weapon
  'shadespire:376': { inForce: { rerollAttack: (_g, s, a) => (a.by === s.fighter ? 1 : 0) } },
  // Blessed Armour
  'shadespire:377': {
    inForce: {
      beforeDamage(g, s, a) {
        if (a.on !== s.fighter) return;
        const f = g.state.fighters[a.on];
        f.wounds = Math.max(0, f.wounds - a.defenceCrits);
      },
    },
  },
  // Daemonic Weapon
  'shadespire:382': {
    inForce: {
      declared(g, s, a) {
        if (a.by === s.fighter && a.nth === 0 && g.table.attacks[a.attack].card === g.state.cards[s.card].def) hurt(g, a.by, 1);
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
    use: {
      answers: { triggers: ['will-be-out'], may: (_g, u) => u.a === u.fighter && (u.c & (BY_ATTACK | BY_PLOY)) !== 0 },
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const f = harmInAnswer(g);
          if (f === null || !passed(u)) return;
          f.n = 0;
          g.state.cards[u.card].zone = DISCARD;
          g.state.cards[u.card].on = -1;
        }),
      ],
    },
  },
  // Vampiric Weapon
  'shadespire:435': {
    inForce: {
      out(g, s, f, by) {
        if (by !== s.fighter || g.state.fighters[f].seat === s.seat) return;
        const x = g.state.fighters[by];
        x.wounds = Math.max(0, x.wounds - 1);
      },
    },
  },
};

export const UNIVERSAL_DO: Readonly<Record<string, Does>> = { ...OBJECTIVES, ...PLOYS, ...UPGRADES };
