/** Garrek's Reavers: what their cards do. */

import { NOBODY } from '../../../core/index.ts';
import { ATTACK_KILLED, reaction } from '../behaviour.ts';
import type { Does, Und } from '../defs.ts';
import { facts, type Triggered } from '../facts.ts';
import { attackCodes } from '../rules/acting.ts';
import { heldBy, isFree, isStarting, survivors } from '../rules/board.ts';
import { deedsOf } from '../rules/deeds.ts';
import { HAMMER, SWORDS } from '../rules/dice.ts';
import { returnTo } from '../rules/moving.ts';
import { isAbout } from '../rules/reacting.ts';
import { BY_PLOY, BY_REACTION, DEED_ATTACK, DEED_CHARGE, DEED_DISPLACED, DEED_MOVE, DEED_OUT, NOWHERE, SUCCESSFUL } from '../state.ts';
import { fieldOf } from '../table.ts';
import {
  aFriend,
  aPush,
  attackInAnswer,
  cardHarm,
  different,
  grantAttack,
  happens,
  isLeader,
  kills,
  passed,
  pushed,
  SHIELD_OR_CRITICAL,
  STRONGER,
  TROPHIES,
} from './making.ts';

/** What an attack or a ploy has just done, be it one in force that hurts whoever moves or is pushed (g.22, 357.2): what many cards answer alike. */
const AFTER_ATTACK_OR_PLOY = ['after-attack', 'after-gambit', 'after-move', 'pushed'] as const;

/** Whether what the window is about, an attack or a ploy, put somebody out of action. */
function hasKilled(g: Und, u: Triggered<(typeof AFTER_ATTACK_OR_PLOY)[number]>): boolean {
  const { deeds } = g.state;
  if (isAbout(g, u, 'after-attack'))
    return (facts.did(u) & ATTACK_KILLED) !== 0 || fellToPloyInForce(g, attackInAnswer(g)?.deeds ?? deeds.length, facts.target(u));
  if (isAbout(g, u, 'after-gambit'))
    return (
      g.table.cards[g.state.cards[facts.card(u)].def].face.kind === 'ploy' && deeds.slice(facts.before(u)).some((d) => d.what === DEED_OUT)
    );
  if (!isAbout(g, u, 'after-move') && !isAbout(g, u, 'pushed')) return false;
  const who = facts.fighter(u);
  const went = deeds.findLastIndex((d) => (d.what === DEED_MOVE || d.what === DEED_DISPLACED) && d.on === who);
  return went >= 0 && fellToPloyInForce(g, went, who);
}

/** Whether a ploy in force has put this fighter out of action since that deed. One that is played as a reaction has a window of its own. */
function fellToPloyInForce(g: Und, since: number, fighter: number): boolean {
  return g.state.deeds.slice(since).some((d) => d.what === DEED_OUT && d.on === fighter && (d.how & (BY_PLOY | BY_REACTION)) === BY_PLOY);
}

/** The fighter that the window's attack or ploy put out of action last; `NOBODY` for none. */
function lastOut(g: Und, seat: number): number {
  const outs = g.state.deeds.filter((d) => d.what === DEED_OUT && g.state.fighters[d.on].seat === seat);
  return outs[outs.length - 1]?.on ?? NOBODY;
}

export const GARREKS_REAVERS_DO: Readonly<Record<string, Does>> = {
  // A Worthy Skull
  'shadespire:1': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.on)) },
  // Blood for the Blood God!
  'shadespire:2': { after: DEED_CHARGE, scores: (g, seat) => different(deedsOf(g, seat, DEED_CHARGE).map((d) => d.by)) >= 3 },
  // Draw the Gaze of Khorne
  'shadespire:4': { after: DEED_OUT, scores: (g, seat) => different(kills(g, seat).map((d) => d.on)) >= 2 },
  // It Begins
  'shadespire:5': { scores: (g) => [0, 1].every((seat) => g.state.fighters.some((f) => f.seat === seat && f.out === 1)) },
  // Khorne Cares Not
  'shadespire:6': { scores: (g) => g.state.fighters.filter((f) => f.out === 1).length >= 5 },
  // Let the Blood Flow
  'shadespire:8': {
    after: DEED_ATTACK,
    scores: (g, seat) =>
      different(
        deedsOf(g, seat, DEED_ATTACK)
          .filter((d) => (d.how & SUCCESSFUL) !== 0)
          .map((d) => d.by),
      ) >= 3,
  },
  // There is Only Slaughter
  'shadespire:9': { scores: (g) => heldBy(g, 0).length + heldBy(g, 1).length === 0 },
  // Blood Offering
  'shadespire:10': {
    use: {
      steps: [
        aFriend(),
        happens((g, u) => {
          cardHarm(g, u, u.picks[0], 1);
        }),
      ],
    },
    inForce: {
      attackDice: (_g, s, a) => (a.by === s.fighter ? 2 : 0),
      attacked(g, s, a) {
        if (a.by === s.fighter) g.state.lasting[s.lasting].used = 1;
      },
    },
  },
  // Blood Rain
  'shadespire:11': { use: { steps: [] }, inForce: { symbol: () => SWORDS } },
  // Desecrate
  'shadespire:13': {
    use: {
      steps: [
        { do: 'token', ask: 'token', may: (g, u, token) => heldBy(g, u.seat).includes(token) },
        happens((g, u) => {
          const token = g.state.tokens[u.picks[0]];
          token.hex = NOWHERE;
          g.log?.tell('wu:S4', 'objective-removed', { n: token.face });
        }),
      ],
    },
  },
  // Fuelled by Slaughter
  'shadespire:15': {
    use: reaction(AFTER_ATTACK_OR_PLOY, {
      answers: hasKilled,
      steps: [
        aFriend((g, _u, f) => attackCodes(g, f).length > 0),
        happens((g, u) => {
          grantAttack(g, u, u.picks[0]);
        }),
      ],
    }),
  },
  // Insensate: once a friend is damaged the card is about that one alone, and it suffers nothing more.
  'shadespire:16': {
    use: { steps: [] },
    inForce: {
      atMost: (g, s, f) => (g.state.fighters[f].seat !== s.seat ? null : s.fighter === NOBODY ? 1 : s.fighter === f ? 0 : null),
      damaged(g, s, f) {
        if (s.fighter === NOBODY && g.state.fighters[f].seat === s.seat) g.state.lasting[s.lasting].fighter = f;
      },
    },
  },
  // Rebirth in Blood
  'shadespire:18': {
    use: reaction(AFTER_ATTACK_OR_PLOY, {
      answers: (g, u) => survivors(g, u.seat).length === 0 && hasKilled(g, u) && lastOut(g, u.seat) >= 0,
      steps: [
        SHIELD_OR_CRITICAL,
        {
          do: 'hex',
          ask: 'free-hex',
          may: (g, u, hex) => passed(u) && fieldOf(g).territory[hex] === u.seat && isStarting(g, hex) && isFree(g, hex),
        },
        happens((g, u) => {
          const fighter = lastOut(g, u.seat);
          returnTo(g, fighter, u.picks[0], NOBODY);
        }),
      ],
    }),
  },
  // Berserk Charge
  'shadespire:20': { inForce: { faces: (_g, s, a) => (a.by === s.fighter && a.charge === 1 ? HAMMER | SWORDS : 0) } },
  // Ever-Advancing
  'shadespire:23': {
    use: reaction(['could-be-driven'], {
      answers: (_g, u) => facts.target(u) === u.fighter,
      steps: [
        aPush((_g, u) => u.fighter, false),
        happens((g) => {
          const a = attackInAnswer(g);
          if (a !== null) a.firm = 1;
        }),
        pushed((_g, u) => u.fighter),
      ],
    }),
  },
  // Grisly Trophy
  'shadespire:25': TROPHIES,
  // Whirlwind of Death
  'shadespire:28': STRONGER,
  // Wicked Blade
  'shadespire:29': {},
};
