/** Ironskull's Boyz: what their cards do. */

import { NOBODY } from '../../../core/index.ts';
import { ATTACK_KILLED, reaction } from '../behaviour.ts';
import type { Does } from '../defs.ts';
import { facts } from '../facts.ts';
import { attackCodes, chargesOf, mayCharge } from '../rules/acting.ts';
import { inPlay, survivors } from '../rules/board.ts';
import { deedsOf, justNow } from '../rules/deeds.ts';
import { ATTACK_DIE, CRITICAL, HAMMER } from '../rules/dice.ts';
import { GRANT_CHARGE, grant } from '../rules/granting.ts';
import { mayMove } from '../rules/moving.ts';
import { noMoreActivation } from '../rules/spent.ts';
import { BY_ATTACK, BY_PLOY, CHARGED, DEED_ATTACK, DEED_CHARGE, DEED_OUT, DEED_OUTNUMBERED, MOVED, SUCCESSFUL } from '../state.ts';
import {
  aFriend,
  attackInAnswer,
  different,
  grantAttack,
  happens,
  isFirstRescue,
  isFriend,
  isLeader,
  kills,
  passed,
  SAVES_ITS_BEARER,
} from './making.ts';
import { aPushThrough, aPushTo, pushedThrough } from './pushing.ts';

export const IRONSKULLS_BOYZ_DO: Readonly<Record<string, Does>> = {
  // Biggest an' da Best
  'shadespire:89': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.by)) },
  // Call of the Waaagh!
  'shadespire:90': { after: DEED_CHARGE, scores: (g, seat) => different(deedsOf(g, seat, DEED_CHARGE).map((d) => d.by)) >= 3 },
  // Dead Kunnin'
  'shadespire:91': { justAfter: DEED_OUTNUMBERED, scores: (g, seat) => justNow(g, seat, DEED_OUTNUMBERED).some((d) => d.n >= 2) },
  // Get Da Boss
  'shadespire:93': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.on)) },
  // Good Scrap
  'shadespire:94': { scores: (g) => different(g.state.deeds.filter((d) => d.what === DEED_OUT).map((d) => d.on)) >= 3 },
  // Punch-Up: whoever attacked several enemies has picked all of them.
  'shadespire:95': {
    scores(g, seat) {
      const picked = survivors(g, seat).map(
        (f) =>
          new Set(
            deedsOf(g, seat, DEED_ATTACK).flatMap((d) => (d.by === f && d.on >= 0 && g.state.fighters[d.on].seat !== seat ? [d.on] : [])),
          ),
      );
      const all = picked.flatMap((enemies) => [...enemies]);
      return picked.length >= 2 && picked.every((enemies) => enemies.size > 0) && different(all) === all.length;
    },
  },
  // Too Dumb to Die: looked at when the attack is over, and what else hurt him is no part of it (96.1, 96.2).
  'shadespire:96': {
    justAfter: DEED_ATTACK,
    scores: (g, seat) =>
      [0, 1].some((by) =>
        justNow(g, by, DEED_ATTACK).some(
          (d) => (d.how & SUCCESSFUL) !== 0 && d.n >= 3 && g.state.fighters[d.on].seat === seat && inPlay(g, d.on),
        ),
      ),
  },
  // Brutal But Kunnin': it may be pushed, and need not be.
  'shadespire:98': {
    use: reaction(['after-attack'], {
      answers: (g, u) => isFriend(g, u, facts.attacker(u)),
      steps: [
        aPushTo(
          (_g, u) => facts.attacker(u),
          () => 3,
          () => true,
          true,
        ),
        aPushThrough(
          (_g, u) => facts.attacker(u),
          () => 3,
        ),
        pushedThrough(
          (_g, u) => facts.attacker(u),
          () => 3,
        ),
      ],
    }),
  },
  // Kunnin' But Brutal
  'shadespire:101': {
    use: reaction(['after-move'], {
      answers: (g, u) => facts.charge(u) === 0 && isFriend(g, u, facts.fighter(u)) && attackCodes(g, facts.fighter(u)).length > 0,
      steps: [
        happens((g, u) => {
          grantAttack(g, u, facts.fighter(u));
        }),
      ],
    }),
  },
  // Last Lunge: played even where no attack reaches (102.1); where no attacker is there, the target is free (102.2).
  'shadespire:102': {
    use: reaction(['will-be-out'], {
      answers: (g, u, why) => isFriend(g, u, facts.fighter(u)) && (facts.how(u) & (BY_ATTACK | BY_PLOY)) !== 0 && isFirstRescue(g, u, why),
      steps: [
        { do: 'roll', die: ATTACK_DIE, dice: 1, succeeds: HAMMER | CRITICAL },
        happens((g, u) => {
          if (passed(u)) grantAttack(g, u, facts.fighter(u), (facts.how(u) & BY_ATTACK) !== 0 ? facts.by(u) : NOBODY);
        }),
      ],
    }),
  },
  // Leadin' By Example: what was done this phase counts, tokens do not (103.1).
  'shadespire:103': {
    use: reaction(['after-attack'], {
      answers: (g, u) =>
        (facts.did(u) & ATTACK_KILLED) !== 0 &&
        g.state.fighters[facts.attacker(u)].seat === u.seat &&
        g.state.fighters[facts.target(u)].seat !== u.seat &&
        isLeader(g, facts.attacker(u)) &&
        attackInAnswer(g)?.victim === facts.target(u),
      steps: [
        aFriend(
          (g, u, f) =>
            f !== facts.attacker(u) &&
            (g.state.fighters[f].did & (MOVED | CHARGED)) === 0 &&
            mayMove(g, f, null, 'named-action') &&
            mayCharge(g, f) &&
            chargesOf(g, f).length > 0,
        ),
        happens((g, u) => {
          grant(g, { fighter: u.picks[0], seat: u.seat, kinds: GRANT_CHARGE, reaction: 1 });
        }),
      ],
    }),
  },
  // Scrag 'Em
  'shadespire:106': {
    use: { steps: [] },
    inForce: {
      supports: (g, s, _a, f) => (g.state.fighters[f].seat === s.seat ? 2 : 1),
      attacked(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
    },
  },
  // 'Ard Head
  'shadespire:107': { inForce: { atMost: (_g, s, f, n) => (f === s.fighter ? Math.max(1, n - 1) : null) } },
  // Brutal Swing
  'shadespire:110': {},
  // Dead 'Ard
  'shadespire:112': { inForce: { firm: (_g, s, a) => a.on === s.fighter && (a.success === 0 || a.attackCrits === 0) } },
  // 'Eadbutt
  'shadespire:113': {
    inForce: {
      attacked(g, s, a) {
        const ours = a.by === s.fighter && g.table.attacks[a.attack].card === g.state.cards[s.card].def;
        if (ours && a.dealt > 0 && a.victim === a.on) noMoreActivation(g, a.on);
      },
    },
  },
  // Unkillable
  'shadespire:115': {
    use: reaction(['will-be-out'], {
      answers: (_g, u) => facts.fighter(u) === u.fighter && (facts.how(u) & (BY_ATTACK | BY_PLOY)) !== 0,
      steps: SAVES_ITS_BEARER,
    }),
  },
  // Waaagh!: the Range as printed (g.17).
  'shadespire:116': {
    inForce: {
      damage: (g, s, a) =>
        a.by === s.fighter && (g.state.fighters[a.by].did & CHARGED) !== 0 && g.table.attacks[a.attack].attack.range <= 2 ? 1 : 0,
    },
  },
};
