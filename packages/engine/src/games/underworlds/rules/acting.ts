/** R3 to R5. What a fighter may do: Attack, Charge, Guard; and actions that cards give (g.28). */
import {
  allowed,
  call,
  decide,
  define,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  type Reasons,
  type Refusal,
  refuse,
  step,
} from '../../../core/index.ts';
import { MAKES_NO_ATTACK, NEVER_ON_GUARD } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { isIn, markInReach, noHexes } from '../field.ts';
import { CHARGED, DEED_CHARGE, DEED_GUARD, GUARDED, NO_ATTACK } from '../state.ts';
import { chose, fieldOf } from '../table.ts';
import { attacksOfOne } from './activation-codes.ts';
import { adjacent, blockers, canReach, inPlay, traitsOf } from './board.ts';
import { ofAttack, ofTrait } from './cited.ts';
import { note } from './deeds.ts';
import { type ChargeFrame, chargeSequence, type PartOf } from './frames.ts';
import { anyInForce } from './in-force.ts';
import { destinationsOf, move } from './moving.ts';
import { ALL, attackCode, attackIn, hexIn, targetIn } from './packing.ts';
import { settle } from './settling.ts';
import { isSweep, pushesBefore, reactionPushes, targetsAfter, targetsFrom } from './targets.ts';
import { attacksOf } from './values.ts';
import { attack } from './volley.ts';

export const chargeSteps = define(chargeSequence, [
  step('move', 'wu:R4', (g: Und, f: ChargeFrame): Flow => {
    g.log?.tell('wu:R4', 'charges', { figure: { figure: f.fighter }, space: { space: hexIn(f.hex) } });
    g.state.fighters[f.fighter].did |= CHARGED;
    move(g, f.fighter, f.hex, { charge: 1, reaction: f.reaction });
    return NEXT;
  }),
  step('token', 'wu:R4', (g: Und, f: ChargeFrame): Flow => {
    // g.27: whatever becomes of its attack, it was a Charge.
    if (inPlay(g, f.fighter)) g.state.fighters[f.fighter].chargeToken = 1;
    if (attacksOfCharge(g, f.fighter).length > 0) return NEXT;
    noteCharge(g, f.fighter);
    settle(g);
    return NEXT;
  }),
  decide('attack of the charge', 'wu:R4', {
    when: (g: Und, f: ChargeFrame) => attacksOfCharge(g, f.fighter).length > 0,
    seat: (g, f) => g.state.fighters[f.fighter].seat,
    options(g, f, out) {
      for (const code of attacksOfCharge(g, f.fighter)) out.push(code);
    },
    take(g, f, code): Flow {
      noteCharge(g, f.fighter);
      attackBy(g, f.fighter, g.state.fighters[f.fighter].seat, code, { charge: 1, reaction: f.reaction });
      return NEXT;
    },
    ...offers(...attacksOfOne<ChargeFrame>(({ reaction }) => ({ charge: 1, reaction }))),
    understand: (g, f, id) => whyNotOfCharge(g, f, id),
    prompt: (_g, f) => ({ key: 'ask-charge-attack', args: { figure: { figure: f.fighter } } }),
  }),
]);

/** What narrows the attacks that a fighter could make; without it they are those of an ordinary activation. */
interface AttackWanted {
  /** Fighter that must be among the targets, and the attack it must be; `NOBODY` and `NO_ATTACK` for any. */
  readonly must?: number;
  readonly only?: number;
  /** Seat that makes it. */
  readonly seat?: number;
  /** What may bring its target into reach first; every push unless given. */
  readonly pushes?: typeof pushesBefore;
}

export const ANY_ATTACK: AttackWanted = {};
/** A Charge needs its target where its Move action ends: nobody is pushed into reach then. */
const IN_REACH: AttackWanted = { pushes: () => [] };
const BY_REACTION: AttackWanted = { pushes: reactionPushes };

/**
 * The attacks of a Charge whose Move action is over. Whether one that is legal as it stands may be fought with an attack whose own reaction brings
 * it into reach is an option (423.1).
 */
function attacksOfCharge(g: Und, fighter: number): number[] {
  const inReach = attackCodes(g, fighter, IN_REACH);
  if (inReach.length === 0 || !attacksOf(g, fighter).some((which) => reactionPushes(g, fighter, which).length > 0)) return inReach;
  return chose(g, 'swift-strike-charge', 'in-reach') ? inReach : attackCodes(g, fighter, BY_REACTION);
}

/** The attacks a fighter could make, each in one number (`attackCode`). */
export function attackCodes(g: Und, fighter: number, wanted = ANY_ATTACK): number[] {
  const out: number[] = [];
  listAttacks(g, fighter, wanted, out, 0);
  return out;
}

/** Lists them, each `first` added. */
export function listAttacks(g: Und, fighter: number, wanted: AttackWanted, out: number[], first: number): void {
  if (!inPlay(g, fighter)) return;
  const { must = NOBODY, only = NO_ATTACK, seat = g.state.fighters[fighter].seat, pushes = pushesBefore } = wanted;
  const attacks = attacksOf(g, fighter);
  for (let i = 0; i < attacks.length; i++) {
    const which = attacks[i];
    if (only >= 0 && which !== only) continue;
    const targets = targetsFrom(g, fighter, which, g.state.fighters[fighter].hex, seat);
    addPushed(g, fighter, which, seat, pushes(g, fighter, which), targets);
    if (targets.length === 0 || (must >= 0 && !targets.includes(must))) continue;
    if (isSweep(g, fighter, which)) out.push(first + attackCode(which, ALL));
    else for (let k = 0; k < targets.length; k++) if (must < 0 || targets[k] === must) out.push(first + attackCode(which, targets[k]));
  }
}

/** Adds the targets that an attack reaches once its maker was pushed before it. */
function addPushed(g: Und, fighter: number, which: number, seat: number, directions: readonly number[], targets: number[]): void {
  for (let i = 0; i < directions.length; i++)
    for (const t of targetsAfter(g, fighter, which, directions[i], seat)) if (!targets.includes(t)) targets.push(t);
}

/** Makes the attack of a code. */
export function attackBy(g: Und, fighter: number, seat: number, code: number, partOf: PartOf = {}): void {
  const t = targetIn(code);
  attack(g, fighter, seat, attackIn(code), t === ALL ? 'all' : [t], partOf);
}

/** Why an attack on a target is not possible. */
export function whyNoAttack(g: Und, fighter: number, which: number, target: number, why: Reasons): void {
  const x = g.state.fighters[fighter];
  if (!inPlay(g, fighter)) refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } });
  else if (g.state.fighters[target].seat === x.seat) refuse(why, 'wu:A1', 'no-enemy', why && { figure: { figure: target } });
  else canReach(g, x.hex, target, g.table.attacks[which].attack.range, why, why === null ? [] : ofAttack(g, fighter, which));
}

/** The parts of an option that names an attack: who makes it, which, and on whom. */
const NAMED_ATTACK = /^attack:([a-z0-9-]+)\/([a-z0-9-]+)>([A-Za-z0-9-]+)$/;

/** Why a fighter does not make the attack of this name on whoever is named with it. */
export function whyNotNamed(g: Und, fighter: number, attackName: string, targetName: string, why: Refusal[]): void {
  const figure = { figure: { figure: fighter } };
  const which = g.table.attacks.findIndex((a, i) => a.attack.id === attackName && attacksOf(g, fighter).includes(i));
  const target = g.table.fighters.findIndex((x) => x.key === targetName);
  if (which < 0) refuse(why, 'wu:A1', 'no-such-attack', figure, ofTrait(g, fighter, MAKES_NO_ATTACK));
  else if (target >= 0 && isSweep(g, fighter, which)) refuse(why, 'wu:A11', 'attacks-all', figure);
  else if (target >= 0) whyNoAttack(g, fighter, which, target, why);
  else refuse(why, 'wu:A1', 'no-target', figure);
}

/** Why an attack that is named is not that of a Charge: somebody else makes it, or it is none that can be made where the Move action ended. */
function whyNotOfCharge(g: Und, f: ChargeFrame, id: string): Refusal[] | null {
  const [, who, attackName, targetName] = NAMED_ATTACK.exec(id) ?? [];
  if (who === undefined) return null;
  const why: Refusal[] = [];
  if (who !== g.table.fighters[f.fighter].key) refuse(why, 'wu:R4', 'not-the-charger', { figure: { figure: f.fighter } });
  else whyNotNamed(g, f.fighter, attackName, targetName, why);
  return why;
}

/** May it go on Guard (R5)? */
export function mayGuard(g: Und, fighter: number, why: Reasons = null): boolean {
  const f = g.state.fighters[fighter];
  if (!inPlay(g, fighter)) {
    refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } });
    return false;
  }
  if (
    (traitsOf(g, fighter) & NEVER_ON_GUARD) !== 0 &&
    refuse(why, 'wu:R5', 'never-on-guard', why && { figure: { figure: fighter } }, why && ofTrait(g, fighter, NEVER_ON_GUARD))
  )
    return false;
  if (f.guardToken === 1 && refuse(why, 'wu:R5', 'on-guard', why && { figure: { figure: fighter } })) return false;
  return allowed(why);
}

/** Puts a fighter on Guard: an action of its own. */
export function guard(g: Und, fighter: number): void {
  const f = g.state.fighters[fighter];
  f.did |= GUARDED;
  note(g, { what: DEED_GUARD, seat: f.seat, by: fighter, on: fighter });
  giveGuard(g, fighter);
}

/** Gives a Guard token, whoever or whatever does. */
export function giveGuard(g: Und, fighter: number): void {
  g.state.fighters[fighter].guardToken = 1;
  g.log?.tell('wu:R5', 'goes-on-guard', { figure: { figure: fighter } });
}

/** Could it attack somebody from that hex? Range and sight as they are before it has moved: it stands in nobody's way. */
export function couldAttackFrom(g: Und, fighter: number, hex: number): boolean {
  return isIn(hexesToAttackFrom(g, fighter), hex);
}

/** The hexes from which it could attack somebody, as `couldAttackFrom` asks: a set that is good until the next is asked for. */
function hexesToAttackFrom(g: Und, fighter: number): Int32Array {
  // A loop of so few is over before a call of `fill` has begun.
  for (let i = 0; i < attackedFrom.length; i++) attackedFrom[i] = 0;
  const range = reachOf(g, fighter);
  if (range === NO_REACH) return attackedFrom;
  const field = fieldOf(g);
  const stops = blockers(g, field);
  const grazing = g.table.choice['grazing-sight'];
  const { fighters } = g.state;
  const { seat } = fighters[fighter];
  for (let t = 0; t < fighters.length; t++)
    if (fighters[t].seat !== seat && inPlay(g, t)) markInReach(field, fighters[t].hex, range, stops, grazing, attackedFrom);
  return attackedFrom;
}
const attackedFrom = noHexes();

/** Everybody that one of its attacks could be made on from that hex, as `couldAttackFrom` asks: for screens. */
export function foesFrom(g: Und, fighter: number, hex: number): readonly number[] {
  const { fighters } = g.state;
  const range = reachOf(g, fighter);
  return fighters.flatMap((f, t) => (f.seat !== fighters[fighter].seat && inPlay(g, t) && canReach(g, hex, t, range) ? [t] : []));
}

/** Not even as far as its own hex. */
const NO_REACH = -1;

/** How far the longest of its attacks reaches; `NO_REACH` where it has no attack. */
function reachOf(g: Und, fighter: number): number {
  let range = NO_REACH;
  const attacks = attacksOf(g, fighter);
  for (let i = 0; i < attacks.length; i++) range = Math.max(range, g.table.attacks[attacks[i]].attack.range);
  return range;
}

/** May it make a Charge, as far as what is in force goes? */
export function mayCharge(g: Und, fighter: number, why: Reasons = null): boolean {
  const barred = anyInForce(g, g.table.forcing.barsCharge, fighter);
  if (barred) refuse(why, 'wu:R4', 'no-charge-now', why && { figure: { figure: fighter } });
  return !barred;
}

/** The hexes to which a fighter could charge (R4). */
export function chargesOf(g: Und, fighter: number): number[] {
  const out = destinationsOf(g, fighter);
  const hexes = out.length;
  listCharges(g, fighter, out, 0, 0, 0);
  return out.slice(hexes);
}

/**
 * Lists, behind the hexes a fighter may go to, those it could charge to: the former stand in `out` from its place `from` on, each with `move`
 * added, the latter get `charge` added.
 */
export function listCharges(g: Und, fighter: number, out: number[], from: number, move: number, charge: number): void {
  if (!mayCharge(g, fighter)) return;
  const could = hexesToAttackFrom(g, fighter);
  const end = out.length;
  for (let i = from; i < end; i++) if (isIn(could, out[i] - move)) out.push(out[i] - move + charge);
}

/** Begins a Charge to a hex, as a Move action goes there (`wayCode`); `reaction` 1 where one gave it. */
export function charge(g: Und, fighter: number, to: number, reaction = 0): void {
  call(g, chargeSequence, { fighter, hex: to, reaction });
}

/** Notes a Charge once its attack begins or cannot be made: after its Move action alone it has not been made yet. */
function noteCharge(g: Und, fighter: number): void {
  note(g, { what: DEED_CHARGE, seat: g.state.fighters[fighter].seat, by: fighter, on: fighter });
}

/** Whether an attack could be granted to a fighter at all. */
export function couldAttack(g: Und, fighter: number, must = NOBODY): boolean {
  return attackCodes(g, fighter, { must }).length > 0;
}

/** How many fighters of a seat stand next to a fighter. */
export function countBeside(g: Und, fighter: number, seat: number): number {
  const { fighters } = g.state;
  let n = 0;
  for (let i = 0; i < fighters.length; i++) if (fighters[i].seat === seat && inPlay(g, i) && adjacent(g, fighter, i)) n++;
  return n;
}

/** Friends next to a fighter, and enemies: what many cards ask for. */
export function neighbours(g: Und, fighter: number, friends: boolean): number[] {
  const { fighters } = g.state;
  const out: number[] = [];
  for (let i = 0; i < fighters.length; i++)
    if ((fighters[i].seat === fighters[fighter].seat) === friends && inPlay(g, i) && adjacent(g, fighter, i)) out.push(i);
  return out;
}
