/** What behaviours are made of. */

import { fieldsOf, innermost, NOBODY, type Reasons, refuse } from '../../../core/index.ts';
import type { Choose, Does, Und, UseStep } from '../defs.ts';
import { couldAttack } from '../rules/acting.ts';
import { inPlay } from '../rules/board.ts';
import { deedsOf, justNow } from '../rules/deeds.ts';
import { ATTACK_DIE, CRITICAL, DEFENCE_DIE, HAMMER, SHIELD } from '../rules/dice.ts';
import { type AttackFrame, attackSequence, castSequence, type HarmFrame, harmSequence, OVER, type UseFrame } from '../rules/frames.ts';
import { GRANT_ATTACK, grant } from '../rules/granting.ts';
import { harm } from '../rules/harm.ts';
import { canStep, push } from '../rules/moving.ts';
import { answered } from '../rules/reacting.ts';
import { takeOff } from '../rules/wearing.ts';
import { BY_ATTACK, BY_PLOY, BY_REACTION, BY_SPELL, DEED_OUT, DEED_REACTION, type Deed, NO_ATTACK, ON_BYSTANDER } from '../state.ts';
import { chose } from '../table.ts';

/** The attack that a reaction answers; null where it answers something else. */
export function attackInAnswer(g: Und): AttackFrame | null {
  return fieldsOf(answered(g), attackSequence);
}

/** The damage that a reaction answers. */
export function harmInAnswer(g: Und): HarmFrame | null {
  return fieldsOf(answered(g), harmSequence);
}

/** Last Lunge, Last Chance, Soultrap: the three of 336.5. */
const LAST_RESORTS = ['shadespire:102', 'shadespire:336', 'shadespire:420'];

/**
 * Whether a player has used none of the three reactions of 336.5 yet in the Attack action under way. One trigger takes one of them in any
 * case (X1); this is about a second trigger of the same Attack action, as where a Trap comes after the drive back.
 */
export function isFirstRescue(g: Und, u: UseFrame, why: Reasons): boolean {
  if (chose(g, 'last-resorts', 'one-a-trigger')) return true;
  const attack = innermost(g.state, attackSequence);
  if (attack === null || attack.ended >= OVER) return true;
  const used = g.state.deeds.slice(attack.deeds).find((d) => {
    if (d.what !== DEED_REACTION || d.seat !== u.seat || d.card < 0) return false;
    return LAST_RESORTS.includes(g.table.cards[d.card].face.id);
  });
  if (used !== undefined) refuse(why, 'wu:336.5', 'one-last-resort', why && { card: { card: used.card } });
  return used === undefined;
}

/** Is this fighter of the seat that uses the card, and in play? */
export function isFriend(g: Und, u: UseFrame, fighter: number): boolean {
  return g.state.fighters[fighter]?.seat === u.seat && inPlay(g, fighter);
}

/** An enemy of whoever uses the card, on the battlefield. */
export function isEnemy(g: Und, u: UseFrame, fighter: number): boolean {
  return g.state.fighters[fighter]?.seat === 1 - u.seat && inPlay(g, fighter);
}

/** Asks for a friend, of whom more may be wanted. */
export function aFriend<U extends UseFrame = UseFrame>(may: (g: Und, u: U, fighter: number) => boolean = () => true): Choose<U> {
  return { do: 'fighter', ask: 'friend', may: (g, u, f, _why: Reasons) => isFriend(g, u, f) && may(g, u, f) };
}

/** A step at which something simply comes about. */
export function happens<U extends UseFrame = UseFrame>(run: (g: Und, u: U) => void): UseStep<U> {
  return { do: 'then', run };
}

/** One defence dice, on which shields and criticals succeed. */
export const SHIELD_OR_CRITICAL: UseStep = { do: 'roll', die: DEFENCE_DIE, dice: 1, succeeds: SHIELD | CRITICAL };

/** What an upgrade does that keeps its bearer in play: on a shield or a critical the damage is none, and the upgrade is discarded. */
export const SAVES_ITS_BEARER: UseStep[] = [
  SHIELD_OR_CRITICAL,
  happens((g, u) => {
    const f = harmInAnswer(g);
    if (f === null || !passed(u)) return;
    f.n = 0;
    takeOff(g, u.card);
  }),
];

/** One attack dice, on which hammers and criticals succeed. */
export const HAMMER_OR_CRITICAL: UseStep = { do: 'roll', die: ATTACK_DIE, dice: 1, succeeds: HAMMER | CRITICAL };

/** Whether the latest roll succeeded at all. */
export function passed(u: UseFrame): boolean {
  return u.rolled + u.crits > 0;
}

/** Damage that a warband's card deals, and no fighter. */
export function cardHarm(g: Und, u: Pick<UseFrame, 'seat' | 'def' | 'reaction'>, on: number, n: number): void {
  harm(g, {
    on,
    n,
    by: NOBODY,
    seat: u.seat,
    card: u.def,
    how: (g.table.cards[u.def].face.kind === 'spell' ? BY_SPELL : BY_PLOY) | (u.reaction === 1 ? BY_REACTION : 0),
  });
}

/** Damage that a spell deals: its caster is credited (g.23). */
export function spellHarm(g: Und, u: UseFrame, on: number, n: number): void {
  harm(g, { on, n, by: u.fighter, seat: u.seat, card: u.def, how: BY_SPELL });
}

/** Leaves the spell that a reaction answers without effect, as if it had not been cast. */
export function uncast(g: Und): void {
  const a = attackInAnswer(g);
  if (a !== null) {
    a.success = 0;
    a.firm = 1;
    return;
  }
  const casting = fieldsOf(answered(g), castSequence);
  if (casting !== null) casting.cast = 0;
}

/** An attack by the fighter, given by a card. */
export function grantAttack(g: Und, u: UseFrame, fighter: number, target = NOBODY, attack = NO_ATTACK): void {
  if (couldAttack(g, fighter, target)) grant(g, { fighter, seat: u.seat, kinds: GRANT_ATTACK, reaction: u.reaction, target, attack });
}

/** Asks for a direction in which somebody can be pushed; it may be left out. */
export function aPush<U extends UseFrame = UseFrame>(whom: (g: Und, u: U) => number, optional: boolean): Choose<U> {
  const may: Choose<U>['may'] = (g, u, d) => canStep(g, whom(g, u), d);
  return optional ? { do: 'direction', ask: 'direction', may, optional: true } : { do: 'direction', ask: 'direction', may };
}

/** Whether somebody can be pushed in any direction at all. */
export function pushable(g: Und, fighter: number): boolean {
  return [0, 1, 2, 3, 4, 5].some((d) => canStep(g, fighter, d));
}

/** Pushes as was chosen. */
export function pushed<U extends UseFrame = UseFrame>(whom: (g: Und, u: U) => number): UseStep<U> {
  return happens<U>((g, u) => {
    const direction = u.picks[u.picks.length - 1];
    const fighter = whom(g, u);
    if (direction >= 0 && inPlay(g, fighter)) push(g, fighter, u.seat, direction, 1);
  });
}

/** An upgrade whose bearer's attacks of Range 1 or 2, as printed (g.17), have one more Damage. */
export const STRONGER: Does = {
  inForce: {
    damage: (g, s, a) => (a.by === s.fighter && g.table.attacks[a.attack].attack.range <= 2 ? 1 : 0),
  },
};

/** An upgrade whose owner gains a glory for each enemy that its bearer puts out of action: whoever made it do so (342.2). */
export const TROPHIES: Does = {
  inForce: {
    out(g, s, f, by) {
      if (by !== s.fighter || g.state.fighters[f].seat === s.seat) return;
      g.state.players[s.seat].glory++;
      g.log?.tell('wu:G1', 'gains-glory', { seat: { seat: s.seat }, n: 1 });
    },
  },
};

/** Enemies that a warband put out of action this round, or just now. */
export function kills(g: Und, seat: number, now = false): readonly Deed[] {
  const out = now ? justNow(g, seat, DEED_OUT) : deedsOf(g, seat, DEED_OUT);
  return out.length === 0 ? out : out.filter((d) => g.state.fighters[d.on].seat !== seat);
}

/** Whether a fighter's attack has just put its target out of action, with no more damage than it took (284); a bystander is no target. */
export function struckPrecisely(g: Und, seat: number): boolean {
  return justNow(g, seat, DEED_OUT).some((d) => d.by >= 0 && (d.how & (BY_ATTACK | ON_BYSTANDER)) === BY_ATTACK && d.n === 0);
}

/** Whether a fighter leads its warband; `NOBODY` does not. */
export function isLeader(g: Und, fighter: number): boolean {
  return fighter >= 0 && g.table.fighters[fighter].fighter.leader === true;
}

/** How many different fighters deeds are about. */
export function different(of: readonly number[]): number {
  return new Set(of).size;
}
