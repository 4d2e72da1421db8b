/** Spiteclaw's Swarm: what their abilities and cards do. */

import { NOBODY } from '../../../core/index.ts';
import { ATTACK_KILLED, reaction } from '../behaviour.ts';
import type { Ability, Does, Und, Used } from '../defs.ts';
import { actor, facts } from '../facts.ts';
import { couldAttack, neighbours } from '../rules/acting.ts';
import { adjacent, inPlay, isFree, isStarting, survivors, territoryOf } from '../rules/board.ts';
import { deedsOf } from '../rules/deeds.ts';
import type { UseFrame } from '../rules/frames.ts';
import { couldFlee, GRANT_MOVE, grant } from '../rules/granting.ts';
import { harm, takeOut } from '../rules/harm.ts';
import { canStep, mayMove, returnTo, swap } from '../rules/moving.ts';
import { ACTION_PHASE, BY_REACTION, DEED_OUT, DEED_SCORE } from '../state.ts';
import { aFriend, aPush, attackInAnswer, different, grantAttack, happens, isLeader, kills, pushable, pushed } from './making.ts';

/** Puts a friend that is out of action on a starting hex of either side, its wounds gone: none of these. */
function returning(others: readonly string[]): Used {
  return {
    steps: [
      {
        do: 'fighter',
        ask: 'return',
        may(g, u, f) {
          const x = g.state.fighters[f];
          return x.seat === u.seat && x.out === 1 && !others.includes(g.table.fighters[f].fighter.id);
        },
      },
      { do: 'hex', ask: 'free-hex', may: (g, _u, hex) => isStarting(g, hex) && isFree(g, hex) },
      happens((g, u) => {
        returnTo(g, u.picks[0], u.picks[1], u.fighter);
      }),
    ],
  };
}

/** Action: brings back anybody but Krrk. */
export const skritchReturn: Ability = {
  id: 'skritch-return',
  rule: 'wu:ability.skritch-return',
  use: returning(['krrk']),
};

/** Fighters that a warband lost this round: one that came back and fell again is one. */
function losses(g: Und, seat: number): number {
  return different(g.state.deeds.filter((d) => d.what === DEED_OUT && g.state.fighters[d.on].seat === seat).map((d) => d.on));
}

/** Whether a friend stands next to an enemy that three friends at least stand next to. */
function emboldened(g: Und, u: UseFrame, fighter: number): boolean {
  return neighbours(g, fighter, false).some((enemy) => neighbours(g, enemy, false).length >= 3 && g.state.fighters[enemy].seat !== u.seat);
}

export const SPITECLAWS_SWARM_DO: Readonly<Record<string, Does>> = {
  // Arm's Length
  'shadespire:146': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => d.beside === 0) },
  // Brilliant, Brilliant!
  'shadespire:147': { scores: (g, seat) => deedsOf(g, seat, DEED_SCORE).filter((d) => d.n === ACTION_PHASE).length >= 2 },
  // Honed Survival Instincts
  'shadespire:149': { scores: (g, seat) => losses(g, seat) === 0 },
  // Leading from the Back
  'shadespire:150': {
    scores: (g, seat) =>
      survivors(g, seat).some((f) => isLeader(g, f) && territoryOf(g, f) === seat && neighbours(g, f, false).length === 0),
  },
  // Lives are Cheap
  'shadespire:152': { scores: (g, seat) => losses(g, seat) >= 2 },
  // Skritch is the Greatest, Yes-yes
  'shadespire:154': {
    justAfter: DEED_OUT,
    scores: (g, seat) => kills(g, seat, true).some((d) => isLeader(g, d.by) && g.state.fighters[d.by].seat === seat),
  },
  // Aversion to Death: up to two, so that nobody need be pushed (g.09); and nobody is chosen in so many words.
  'shadespire:155': {
    use: reaction(['after-attack'], {
      answers(g, u) {
        const a = attackInAnswer(g);
        if (a === null || (facts.did(u) & ATTACK_KILLED) === 0) return false;
        return g.state.deeds
          .slice(a.deeds)
          .some((d) => d.what === DEED_OUT && g.state.fighters[d.on].seat === u.seat && (d.on === a.victim || d.by === a.by));
      },
      steps: [
        { ...aFriend((g, _u, f) => pushable(g, f)), optional: true },
        { do: 'direction', ask: 'direction', may: (g, u, d) => u.picks[0] >= 0 && canStep(g, u.picks[0], d), optional: 'if-none' },
        pushed((_g, u) => u.picks[0]),
        { ...aFriend((g, u, f) => u.picks[0] >= 0 && f !== u.picks[0] && pushable(g, f)), optional: true },
        { do: 'direction', ask: 'direction', may: (g, u, d) => u.picks[2] >= 0 && canStep(g, u.picks[2], d), optional: 'if-none' },
        pushed((_g, u) => u.picks[2]),
      ],
    }),
  },
  // Nervous Scrabbling: with nobody next to it the friend was chosen all the same (160.1).
  'shadespire:160': {
    use: {
      steps: [
        aFriend(),
        {
          do: 'fighter',
          ask: 'fighter',
          named: true,
          may: (g, u, f) => inPlay(g, f) && inPlay(g, u.picks[0]) && adjacent(g, u.picks[0], f),
        },
        happens((g, u) => {
          if (inPlay(g, u.picks[0]) && inPlay(g, u.picks[1])) swap(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
  // Skaven Courage
  'shadespire:162': {
    use: {
      steps: [
        aFriend((g, u, f) => emboldened(g, u, f) && couldAttack(g, f)),
        happens((g, u) => {
          grantAttack(g, u, u.picks[0]);
        }),
      ],
    },
  },
  // There Are Always More
  'shadespire:164': { use: returning(['skritch', 'krrk']) },
  // Bodyguard for a Price
  'shadespire:166': {
    inForce: {
      guards: (g, s, f) => g.state.fighters[f].seat === s.seat && g.table.fighters[f].fighter.id === 'skritch' && adjacent(g, f, s.fighter),
    },
  },
  // Expendable: gone for every purpose, but nobody gains by it (167.1).
  'shadespire:167': {
    use: reaction(['will-damage'], {
      answers: (g, u) => facts.target(u) === u.fighter && facts.damage(u) > 0 && attackInAnswer(g)?.victim === u.fighter,
      steps: [
        happens((g, u) => {
          takeOut(g, u.fighter, { glory: 0 });
          harm(g, { on: facts.attacker(u), n: 1, by: NOBODY, seat: u.seat, card: u.def, how: BY_REACTION });
        }),
      ],
    }),
  },
  // Flee!: the action names the moves, so that no token bars them (169.1).
  'shadespire:169': {
    use: {
      steps: [
        aFriend(
          (g, u, f) => adjacent(g, u.fighter, f) && (mayMove(g, f, null, 'named-action') || mayMove(g, u.fighter, null, 'named-action')),
        ),
        // Who goes first is their player's choice, where both could.
        {
          do: 'fighter',
          ask: 'friend',
          optional: 'if-none',
          may: (g, u, f) => [u.fighter, u.picks[0]].includes(f) && couldFlee(g, u.fighter) && couldFlee(g, u.picks[0]),
        },
        happens((g, u) => {
          const [friend, chosen] = u.picks;
          const first = chosen >= 0 ? chosen : couldFlee(g, u.fighter) ? u.fighter : friend;
          // What is called last runs first.
          for (const fighter of [first === friend ? u.fighter : friend, first])
            grant(g, { fighter, seat: u.seat, kinds: GRANT_MOVE, away: 1 });
        }),
      ],
    },
  },
  // Skitter-scurry
  'shadespire:170': {
    use: reaction(['after-move', 'after-attack', 'after-action'], {
      answers: (_g, u) => actor(u) === u.fighter,
      steps: [aPush((_g, u) => u.fighter, false), pushed((_g, u) => u.fighter)],
    }),
  },
  // Sneaky Stab-stab
  'shadespire:171': { inForce: { pushesBefore: (_g, s, fighter) => fighter === s.fighter } },
  // Whirling Halberd
  'shadespire:174': {},
};
