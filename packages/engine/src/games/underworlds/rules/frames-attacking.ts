/** The frames of attacks and of the damage they do; the other frames are in `frames.ts`, through which all are known. */
import { declare } from '../../../core/index.ts';
import type { Rolled } from './frames-rolling.ts';

/** No direction: the target was not driven back. */
const NOT_DRIVEN = -1;

/** A11. An Attack action with all its targets. */
export interface VolleyFrame {
  by: number;
  seat: number;
  /** The attack, by its place in the table's attacks. */
  attack: number;
  targets: number[];
  /** 1 where it is made against everybody in reach; one of a sweep made again has its one target alone (77.1). */
  all: number;
  charge: number;
  reaction: number;
  nth: number;
  /** Target whose turn it is; `NOBODY` for none. */
  on: number;
  /** Attack dice more for the first attack. */
  more: number;
  /** How far it is: `AHEAD` and the like, in `volley.ts`. */
  asked: number;
  /** 1 once it was asked whether the attacker is pushed before this attack. */
  pushed: number;
}
export const volleySequence = declare<VolleyFrame>('attack action', 'wu:A11', (f) => ({
  by: f.by,
  seat: f.seat,
  attack: f.attack,
  targets: f.targets.slice(),
  all: f.all,
  charge: f.charge,
  reaction: f.reaction,
  nth: f.nth,
  on: f.on,
  more: f.more,
  asked: f.asked,
  pushed: f.pushed,
}));

/** A1 to A10. One attack against one target. */
export interface AttackFrame extends Rolled {
  by: number;
  on: number;
  /** Seat that makes the attack: not always the attacker's. */
  seat: number;
  attack: number;
  charge: number;
  reaction: number;
  /** Which of several targets it is, from 0. */
  nth: number;
  /** What the attack roll came to; `rolled` and `crits` are the latest roll's. */
  hits: number;
  attackCrits: number;
  defence: number;
  defenceCrits: number;
  /** 1 success; 1 where the rolls tie. */
  success: number;
  tie: number;
  /** Dice that reactions add or take. */
  moreDice: number;
  /** Damage that reactions add, and where it goes: the target, unless a reaction turns it. */
  bonus: number;
  victim: number;
  /** What was suffered, 1 where the target went out of action. */
  dealt: number;
  killed: number;
  /** 1 where nobody may be driven back. */
  firm: number;
  /** The direction of the drive back; `NOT_DRIVEN` where there was none. */
  direction: number;
  /** How far it has come: `UNDER_WAY` and the like. */
  ended: number;
  /** Deeds known when it was declared. */
  deeds: number;
}

/** It goes on; it can no longer be resolved; it is over; it is over and was not made, since it could not be resolved (X2). */
export const UNDER_WAY = 0;
export const UNRESOLVED = 1;
export const OVER = 2;
export const NOT_MADE = 3;

/** An attack before anything has happened in it. */
export const freshAttack = (by: number, on: number, seat: number, attack: number): AttackFrame => ({
  by,
  on,
  seat,
  attack,
  charge: 0,
  reaction: 0,
  nth: 0,
  hits: 0,
  attackCrits: 0,
  defence: 0,
  defenceCrits: 0,
  success: 0,
  tie: 0,
  moreDice: 0,
  bonus: 0,
  victim: on,
  dealt: 0,
  killed: 0,
  firm: 0,
  direction: NOT_DRIVEN,
  ended: UNDER_WAY,
  deeds: 0,
  rolled: 0,
  crits: 0,
  noted: 0,
});

export const attackSequence = declare<AttackFrame>('attack', 'wu:A1', (f) => ({
  by: f.by,
  on: f.on,
  seat: f.seat,
  attack: f.attack,
  charge: f.charge,
  reaction: f.reaction,
  nth: f.nth,
  hits: f.hits,
  attackCrits: f.attackCrits,
  defence: f.defence,
  defenceCrits: f.defenceCrits,
  success: f.success,
  tie: f.tie,
  moreDice: f.moreDice,
  bonus: f.bonus,
  victim: f.victim,
  dealt: f.dealt,
  killed: f.killed,
  firm: f.firm,
  direction: f.direction,
  ended: f.ended,
  deeds: f.deeds,
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** A7. Damage suffered by one fighter from one source. */
export interface HarmFrame {
  on: number;
  n: number;
  /** Whom it is credited to: a fighter, a warband; `NOBODY` for none. */
  by: number;
  seat: number;
  card: number;
  /** Bits of a deed: by an attack, a spell, a ploy, a reaction. */
  how: number;
  /** 1 once it was asked what saves or avenges the fighter. */
  asked: number;
  /** Tokens of this damage that were taken off again before the fighter could go (435.1). */
  healed: number;
}
export const harmSequence = declare<HarmFrame>('damage', 'wu:A7', (f) => ({
  on: f.on,
  n: f.n,
  by: f.by,
  seat: f.seat,
  card: f.card,
  how: f.how,
  asked: f.asked,
  healed: f.healed,
}));
