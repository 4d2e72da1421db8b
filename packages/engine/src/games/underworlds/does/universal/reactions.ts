/** Universal ploys that are reactions: what they answer, and do. */
import { fieldsOf, NOBODY, refuse } from '../../../../core/index.ts';
import { reaction } from '../../behaviour.ts';
import type { Choose, Does, Und, UseStep } from '../../defs.ts';
import { facts, type Triggered } from '../../facts.ts';
import { stepFrom } from '../../field.ts';
import { neighbours } from '../../rules/acting.ts';
import { inPlay, isFree } from '../../rules/board.ts';
import { CRITICAL, DEFENCE_DIE, DODGE } from '../../rules/dice.ts';
import { playSequence, type UseFrame, useSequence } from '../../rules/frames.ts';
import { GRANT_ATTACK, GRANT_MOVE, grant } from '../../rules/granting.ts';
import { canGo, mayMove, pushAlong } from '../../rules/moving.ts';
import { answered, isAbout } from '../../rules/reacting.ts';
import { couldBeChosen } from '../../rules/using.ts';
import { defenceFaces, printedDefence } from '../../rules/values.ts';
import { BY_ATTACK, BY_PLOY, BY_REACTION, CHARGED, DEED_DAMAGE, DEED_DISPLACED, DEED_MOVE, MOVED } from '../../state.ts';
import { chose, fieldOf } from '../../table.ts';
import {
  aFriend,
  aPush,
  attackInAnswer,
  cardHarm,
  grantAttack,
  happens,
  harmInAnswer,
  isEnemy,
  isFirstRescue,
  isFriend,
  passed,
  pushable,
  pushed,
  SHIELD_OR_CRITICAL,
} from '../making.ts';

export const REACTIONS_DO: Readonly<Record<string, Does>> = {
  // Death Throes
  'shadespire:316': {
    use: reaction(['will-be-out'], {
      answers: (g, u) => isFriend(g, u, facts.fighter(u)) && (facts.how(u) & (BY_ATTACK | BY_PLOY)) !== 0,
      steps: [
        { do: 'fighter', ask: 'enemy', may: (g, u, f) => isEnemy(g, u, f) && neighbours(g, facts.fighter(u), false).includes(f) },
        happens((g, u) => {
          cardHarm(g, u, u.picks[0], 1);
        }),
      ],
    }),
  },
  // Forceful Denial
  'shadespire:324': {
    use: reaction(['gambit-played'], {
      answers(g, u, why) {
        if (facts.seat(u) === u.seat) return false;
        if (g.table.cards[g.state.cards[facts.card(u)].def].face.kind === 'ploy') return true;
        refuse(why, 'wu:X1', 'does-not-answer', null, ['wu:g.32', 'wu:324.1']);
        return false;
      },
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const play = fieldsOf(answered(g), playSequence);
          if (passed(u) && play !== null) play.denied = 1;
        }),
      ],
    }),
  },
  // Last Chance: where the dice would fail by the fighter's own Defence, the damage is ignored.
  'shadespire:336': {
    use: reaction(['will-be-out'], {
      answers: (g, u, why) => isFriend(g, u, facts.fighter(u)) && (facts.how(u) & BY_ATTACK) !== 0 && isFirstRescue(g, u, why),
      steps: [
        {
          do: 'roll',
          die: DEFENCE_DIE,
          dice: 1,
          succeeds(g, u) {
            // Upgrades are left aside (336.2); whether one that replaces the symbol changes the characteristic itself is an option.
            const faces = chose(g, 'last-chance-shield', 'printed') ? printedDefence : defenceFaces;
            return CRITICAL | faces(g, facts.fighter(u));
          },
        },
        happens((g, u) => {
          const f = harmInAnswer(g);
          if (f !== null && !passed(u)) f.n = 0;
        }),
      ],
    }),
  },
  // Mirror Move
  'nightvault:432': {
    use: reaction(['pushed'], {
      answers: (_g, u) => facts.seat(u) === 1 - u.seat,
      steps: [
        {
          do: 'fighter',
          ask: 'fighter',
          // After Earthquake, where the window is that of the ploy itself, any fighter will do (432-mimique.1).
          may: (g, u, f) => inPlay(g, f) && pushable(g, f) && (f !== facts.fighter(u) || answered(g)?.seq === useSequence.id),
        },
        mirrored(1),
        mirrored(2),
        mirrored(3),
        happens((g, u) => {
          if (inPlay(g, u.picks[0]))
            pushAlong(
              g,
              u.picks[0],
              u.seat,
              u.picks.slice(1).filter((d) => d >= 0),
            );
        }),
      ],
    }),
  },
  // Misdirection
  'shadespire:341': {
    use: reaction(['ploy-chooses'], {
      answers: (g, u) => isFriend(g, u, facts.chosen(u)),
      steps: [
        aFriend((g, u, f) => {
          const use = useInAnswer(g);
          return use !== null && couldBeChosen(g, use, facts.pick(u), f);
        }),
        happens((g, u) => {
          const use = useInAnswer(g);
          if (use !== null) use.picks[facts.pick(u)] = u.picks[0];
        }),
      ],
    }),
  },
  // My Turn
  'shadespire:343': {
    use: reaction(['after-attack', 'after-gambit', 'after-move', 'pushed'], {
      answers: (g, u) => isHurt(g, u, NOBODY),
      steps: [
        aFriend((g, u, f) => isHurt(g, u, f)),
        aPush((_g, u) => u.picks[0], true),
        pushed((_g, u) => u.picks[0]),
        happens((g, u) => {
          grantAttack(g, u, u.picks[0]);
        }),
      ],
    }),
  },
  // Quick Thinker
  'shadespire:347': {
    use: reaction(['after-move'], {
      answers: (g, u) => g.state.fighters[facts.fighter(u)].seat !== u.seat,
      steps: [
        aFriend((g, _u, f) => (g.state.fighters[f].did & (MOVED | CHARGED)) === 0 && mayMove(g, f, null, 'named-action') && canGo(g, f)),
        happens((g, u) => {
          grant(g, { fighter: u.picks[0], seat: u.seat, kinds: GRANT_MOVE, reaction: 1 });
        }),
      ],
    }),
  },
  // Ready for Action
  'shadespire:348': {
    use: reaction(['after-upgrade'], {
      answers: (g, u) => isFriend(g, u, facts.fighter(u)),
      steps: [
        happens((g, u) => {
          // It may (g.28): the card is spent all the same.
          grant(g, { fighter: facts.fighter(u), seat: u.seat, kinds: GRANT_MOVE | GRANT_ATTACK, reaction: 1, optional: 1 });
        }),
      ],
    }),
  },
  // Rebound
  'shadespire:349': {
    use: reaction(['will-succeed'], {
      answers: (g, u) => g.state.fighters[facts.attacker(u)].seat !== u.seat,
      steps: [
        { do: 'roll', die: DEFENCE_DIE, dice: 1, succeeds: DODGE | CRITICAL },
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (!passed(u) || a === null) return;
          a.victim = a.by;
          a.firm = 1;
        }),
      ],
    }),
  },
  // Trap
  'shadespire:369': {
    use: reaction(['driven-back'], {
      answers: (g, u) => g.state.fighters[facts.attacker(u)].seat === u.seat && isEnemy(g, u, facts.target(u)),
      steps: [
        happens((g, u) => {
          cardHarm(g, u, facts.target(u), 1);
        }),
      ],
    }),
  },
  // Twist the Knife
  'shadespire:372': {
    use: reaction(['will-succeed'], {
      answers(g, u, why) {
        const a = attackInAnswer(g);
        if (g.state.fighters[facts.attacker(u)].seat !== u.seat || a === null) return false;
        if (g.table.attacks[a.attack].attack.range === 1) return true;
        // The Range that is printed, however near the target stands.
        refuse(why, 'wu:X1', 'does-not-answer', null, ['wu:g.17']);
        return false;
      },
      steps: [
        happens((g) => {
          const a = attackInAnswer(g);
          if (a !== null) a.bonus++;
        }),
      ],
    }),
  },
};

/** The way of a push, step by step: as many as the push that is answered had, and back to where it began none (g.09). No card pushes farther than three. */
function mirrored(step: number): UseStep<Triggered<'pushed'>> {
  const may: Choose<Triggered<'pushed'>>['may'] = (g, u, d) => {
    if (step > facts.hexes(u) || !inPlay(g, u.picks[0])) return false;
    const field = fieldOf(g);
    const start = g.state.fighters[u.picks[0]].hex;
    let hex = start;
    for (const before of u.picks.slice(1)) if (before >= 0) hex = stepFrom(field, hex, before);
    const to = stepFrom(field, hex, d);
    return to !== start && isFree(g, to);
  };
  return step === 1 ? { do: 'direction', ask: 'direction', may } : { do: 'direction', ask: 'direction', may, optional: 'if-none' };
}

/** The use that a reaction answers. */
function useInAnswer(g: Und): UseFrame | null {
  return fieldsOf(answered(g), useSequence);
}

/**
 * Whether what the window is about has hurt a friend, or any of them for `NOBODY`: an attack, what it cost included (343.1), or a ploy, even while
 * they went (343.2).
 */
function isHurt(g: Und, u: Triggered<'after-attack' | 'after-gambit' | 'after-move' | 'pushed'>, friend: number): boolean {
  const { deeds } = g.state;
  const attack = attackInAnswer(g);
  let since = deeds.length;
  if (attack !== null) since = attack.deeds;
  else if (isAbout(g, u, 'after-gambit')) {
    if (g.table.cards[g.state.cards[facts.card(u)].def].face.kind === 'ploy') since = facts.before(u);
  } else if (isAbout(g, u, 'after-move') || isAbout(g, u, 'pushed'))
    for (let i = deeds.length - 1; i >= 0 && since === deeds.length; i--)
      if ((deeds[i].what === DEED_MOVE || deeds[i].what === DEED_DISPLACED) && deeds[i].on === facts.fighter(u)) since = i;
  // What the reaction of an upgrade has dealt meanwhile, Expendable above all, is the attack's by one reading and nobody's by the other.
  const all = chose(g, 'my-turn-damage', 'in-the-course-of-it');
  for (let i = since; i < deeds.length; i++) {
    const d = deeds[i];
    if (d.what !== DEED_DAMAGE || (friend !== NOBODY && d.on !== friend) || !isFriend(g, u, d.on)) continue;
    if ((d.how & (BY_ATTACK | BY_PLOY)) !== 0 || (d.card >= 0 && (all || (d.how & BY_REACTION) === 0))) return true;
  }
  return false;
}
