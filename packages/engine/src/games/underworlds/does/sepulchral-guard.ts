/** The Sepulchral Guard: what their abilities and cards do. */
import { ATTACK_SUCCEEDED, reaction } from '../behaviour.ts';
import type { Ability, Does, Und, UseStep } from '../defs.ts';
import { facts } from '../facts.ts';
import { attackCodes } from '../rules/acting.ts';
import { adjacent, canReach, heldBy, isFree, isStarting, survivors } from '../rules/board.ts';
import { deedsOf, note } from '../rules/deeds.ts';
import { SHIELD } from '../rules/dice.ts';
import type { UseFrame } from '../rules/frames.ts';
import { GRANT_MOVE, grant } from '../rules/granting.ts';
import { canGo, mayMove, returnTo } from '../rules/moving.ts';
import { attack } from '../rules/volley.ts';
import { BY_ATTACK, CHARGED, DEED_COMMAND, DEED_OUT, DEED_RETURN, MOVED } from '../state.ts';
import { fieldOf } from '../table.ts';
import { aFriend, attackInAnswer, different, grantAttack, happens, isEnemy, isFriend, isLeader, kills } from './making.ts';

/** A hex to return to: a free starting hex of the own territory. */
function takesBack(g: Und, seat: number, hex: number): boolean {
  return fieldOf(g).territory[hex] === seat && isStarting(g, hex) && isFree(g, hex);
}

/** Returns a friend that is out of action; the Warden himself is not returned. */
const RETURN: readonly UseStep[] = [
  {
    do: 'fighter',
    ask: 'return',
    may(g, u, f) {
      const x = g.state.fighters[f];
      if (x.seat !== u.seat || x.out === 0 || isLeader(g, f)) return false;
      for (let hex = 0; hex < fieldOf(g).hexes.size; hex++) if (takesBack(g, u.seat, hex)) return true;
      return false;
    },
  },
  { do: 'hex', ask: 'free-hex', may: (g, u, hex) => takesBack(g, u.seat, hex) },
  happens((g, u) => {
    returnTo(g, u.picks[0], u.picks[1], u.fighter);
  }),
];

/** Whether it may be commanded to move: nobody moves twice in a phase by this, however it moved first. */
function takesOrders(g: Und, u: UseFrame, f: number): boolean {
  if (f === u.fighter || !isFriend(g, u, f)) return false;
  const { did, moveToken } = g.state.fighters[f];
  if ((did & (MOVED | CHARGED)) !== 0 || moveToken === 1 || !mayMove(g, f, null, 'named-action')) return false;
  return !deedsOf(g, u.seat, DEED_COMMAND).some((d) => d.on === f);
}

/** Whether so many more can be commanded behind those chosen, who go before them: one that stands hemmed in is freed by a neighbour who leaves. */
function ordersLeft(g: Und, u: UseFrame, before: readonly number[], n: number): boolean {
  return n === 0 || survivors(g, u.seat).some((f) => goesNext(g, u, before, f, n));
}

/** Whether this friend may be the next of so many. */
function goesNext(g: Und, u: UseFrame, before: readonly number[], f: number, n: number): boolean {
  if (before.includes(f) || !takesOrders(g, u, f)) return false;
  return (canGo(g, f) || before.some((b) => adjacent(g, f, b))) && ordersLeft(g, u, [...before, f], n - 1);
}

/** So many other friends each make a Move action, in the order chosen. */
function commands(n: number): NonNullable<Ability['use']> {
  return {
    may: (g, u) => ordersLeft(g, u, [], n),
    steps: [
      ...Array.from({ length: n }, (_x, i) => aFriend((g, u, f) => goesNext(g, u, u.picks.slice(0, i), f, n - i))),
      happens((g, u) => {
        for (const f of u.picks) note(g, { what: DEED_COMMAND, seat: u.seat, by: u.fighter, on: f, card: u.def });
        // What is called last runs first.
        for (const f of [...u.picks].reverse()) grant(g, { fighter: f, seat: u.seat, kinds: GRANT_MOVE });
      }),
    ],
  };
}

/** Action: a friend that is out of action comes back. */
export const wardenReturn: Ability = { id: 'warden-return', rule: 'wu:ability.warden-return', use: { steps: RETURN } };

/** Action: two other friends make a Move action each. */
export const wardenCommand: Ability = { id: 'warden-command', rule: 'wu:ability.warden-command', use: commands(2) };

export const SEPULCHRAL_GUARD_DO: Readonly<Record<string, Does>> = {
  // Battle Without End: the same fighter twice will do (59.1).
  'shadespire:59': { scores: (g, seat) => deedsOf(g, seat, DEED_RETURN).length >= 2 },
  // Claim the City: what was removed need not be held (60.1); with nothing left there is nothing to hold, as in Conquest (247.1).
  'shadespire:60': {
    scores(g, seat) {
      const held = heldBy(g, seat);
      return held.length > 0 && g.state.tokens.every((t, i) => t.hex < 0 || held.includes(i));
    },
  },
  // March of the Dead: what it did counts, whatever became of its token (62.1); a Charge has a Move action in it (62.2).
  'shadespire:62': {
    scores(g, seat) {
      const all = survivors(g, seat);
      return all.length >= 5 && all.every((f) => (g.state.fighters[f].did & (MOVED | CHARGED)) !== 0);
    },
  },
  // More Able Bodies
  'shadespire:63': { scores: (g, seat) => different(kills(g, seat).map((d) => d.on)) >= 2 },
  // Skills Unforgotten
  'shadespire:65': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => isLeader(g, d.by)) },
  // Undead Swarm: with no enemy left there is nobody to surround, as in Contained (248.1).
  'shadespire:67': {
    scores(g, seat) {
      const enemies = survivors(g, 1 - seat);
      return enemies.length > 0 && enemies.every((e) => survivors(g, seat).filter((f) => adjacent(g, f, e)).length >= 2);
    },
  },
  // Ceaseless Attacks
  'shadespire:69': {
    use: reaction(['after-attack'], {
      answers: (g, u) => g.state.fighters[facts.attacker(u)].seat === u.seat,
      steps: [
        aFriend((g, u, f) => f !== facts.attacker(u) && attackCodes(g, f).length > 0),
        happens((g, u) => {
          grantAttack(g, u, u.picks[0]);
        }),
      ],
    }),
  },
  // Clawing Hands: of an attack on several targets, for the first (A11).
  'shadespire:70': {
    use: { steps: [] },
    inForce: {
      supportsFromOff: (g, s, f) => g.state.fighters[f].seat === s.seat && g.state.fighters[f].out === 1,
      attacked(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
    },
  },
  // Danse Macabre
  'shadespire:71': { use: { steps: [] }, inForce: { move: (g, s, f) => (g.state.fighters[f].seat === s.seat ? 1 : 0) } },
  // Restless Dead
  'shadespire:73': { use: { steps: RETURN } },
  // The Necromancer Commands: of an attack on several targets, the one that failed alone (77.1).
  'shadespire:77': {
    use: reaction(['after-attack'], {
      answers(g, u) {
        const a = attackInAnswer(g);
        if (a === null || (facts.did(u) & ATTACK_SUCCEEDED) !== 0 || !isFriend(g, u, facts.attacker(u)) || !isEnemy(g, u, facts.target(u)))
          return false;
        return canReach(g, g.state.fighters[facts.attacker(u)].hex, facts.target(u), g.table.attacks[a.attack].attack.range);
      },
      steps: [
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (a !== null) attack(g, facts.attacker(u), u.seat, a.attack, [facts.target(u)], { charge: a.charge, reaction: 1 });
        }),
      ],
    }),
  },
  // Ancient Commander
  'shadespire:78': { use: commands(3) },
  // Assumed Command
  'shadespire:79': {
    inForce: {
      supports: (g, s, a, f) => ((a.by === s.fighter || a.on === s.fighter) && g.state.fighters[f].seat === s.seat ? 2 : 1),
    },
  },
  // Fatal Strike
  'shadespire:81': {
    use: reaction(['will-be-out'], {
      answers: (g, u) =>
        facts.fighter(u) === u.fighter &&
        (facts.how(u) & BY_ATTACK) !== 0 &&
        isEnemy(g, u, facts.by(u)) &&
        attackCodes(g, u.fighter, { must: facts.by(u), only: g.table.cards[u.def].attack }).length > 0,
      steps: [
        happens((g, u) => {
          grantAttack(g, u, u.fighter, facts.by(u), g.table.cards[u.def].attack);
        }),
      ],
    }),
  },
  // Frightening Speed
  'shadespire:83': { inForce: { move: (_g, s, f) => (f === s.fighter ? 2 : 0) } },
  // Remembered Shield
  'shadespire:86': { inForce: { defenceSymbol: (_g, s, f) => (f === s.fighter ? SHIELD : null) } },
};
