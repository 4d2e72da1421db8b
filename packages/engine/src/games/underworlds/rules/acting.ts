/** R3 to R5. What a fighter may do: Attack, Charge, Guard; and actions that cards give (g.28). */
import { allowed, call, decide, define, END, type Flow, NEXT, type Reasons, refuse, step } from '../../../core/index.ts';
import { NEVER_ON_GUARD } from '../behaviour.ts';
import { CHARGED, DEED_CHARGE, DEED_GUARD, GUARDED } from '../state.ts';
import { fieldOf, type Und } from '../table.ts';
import { attack } from './attack.ts';
import { adjacent, canReach, inPlay, isFree, traitsOf } from './board.ts';
import { note } from './deeds.ts';
import { type ChargeFrame, chargeSequence, type GrantFrame, grantSequence } from './frames.ts';
import { mayMove, move, waysOf } from './moving.ts';
import { fighterKey, hexKey, tell } from './telling.ts';
import { attacksOf, eachInForce } from './values.ts';

/** Stands for all targets of an attack that has several. */
const ALL = 31;

/** The targets of an attack from a hex; `one` alone, or everybody adjacent. */
function targetsFrom(g: Und, fighter: number, which: number, from: number): number[] {
  const { attack: a } = g.table.attacks[which];
  const { fighters } = g.state;
  const out: number[] = [];
  for (let t = 0; t < fighters.length; t++) {
    if (fighters[t].seat === fighters[fighter].seat || !inPlay(g, t)) continue;
    if (canReach(g, from, t, a.range)) out.push(t);
  }
  return out;
}

/** Whether an attack is made against everybody adjacent. */
function isSweep(g: Und, which: number): boolean {
  return g.table.attacks[which].attack.traits.allAdjacent === true;
}

/** Hexes beside it that a fighter could be pushed to before an attack that allows it (423.1). */
function stepsBefore(g: Und, fighter: number, which: number): number[] {
  let may = false;
  if (g.table.attacks[which].card >= 0)
    eachInForce(g, (what, s) => {
      may ||= what.steps?.(g, s, fighter, which) === true;
    });
  if (!may) return [];
  const { neighbours } = fieldOf(g).hexes;
  const { hex } = g.state.fighters[fighter];
  return [0, 1, 2, 3, 4, 5].map((d) => neighbours[hex * 6 + d]).filter((h) => isFree(g, h));
}

/** The attacks a fighter could make: number of the attack times 32, and the target or ALL. */
export function attackCodes(g: Und, fighter: number, must = -1, only = -1, inCharge = false): number[] {
  const out: number[] = [];
  if (!inPlay(g, fighter)) return out;
  for (const which of attacksOf(g, fighter)) {
    if (only >= 0 && which !== only) continue;
    const targets = targetsFrom(g, fighter, which, g.state.fighters[fighter].hex);
    // A Charge needs its target where its Move action ends.
    if (!inCharge)
      for (const hex of stepsBefore(g, fighter, which))
        for (const t of targetsFrom(g, fighter, which, hex)) if (!targets.includes(t)) targets.push(t);
    if (must >= 0 && !targets.includes(must)) continue;
    if (isSweep(g, which)) {
      if (targets.length > 0) out.push(which * 32 + ALL);
    } else for (const t of targets) if (must < 0 || t === must) out.push(which * 32 + t);
  }
  return out;
}

/** Makes the attack of a code. */
export function attackBy(g: Und, fighter: number, seat: number, code: number, charge: number, reaction: number): void {
  const which = code >> 5;
  const t = code & 31;
  const targets = t === ALL ? targetsFrom(g, fighter, which, g.state.fighters[fighter].hex) : [t];
  attack(g, fighter, seat, which, targets, charge, reaction);
}

/** The name of an attack: `attack:garrek/blooddrinker-axe>obryn`. */
export function attackId(g: Und, fighter: number, code: number): string {
  const t = code & 31;
  return `attack:${fighterKey(g, fighter)}/${g.table.attacks[code >> 5].attack.id}>${t === ALL ? 'all' : fighterKey(g, t)}`;
}

/** An attack in words. */
export function attackSay(g: Und, fighter: number, code: number) {
  const t = code & 31;
  const { attack: a } = g.table.attacks[code >> 5];
  const args = { figure: { figure: fighter }, attack: { term: `attack.${a.id}` } };
  return t === ALL ? { key: 'attack-all', args } : { key: 'attack', args: { ...args, target: { figure: t } } };
}

/** Why an attack on a target is not possible. */
export function whyNoAttack(g: Und, fighter: number, which: number, target: number, why: Reasons): void {
  const x = g.state.fighters[fighter];
  if (!inPlay(g, fighter)) refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } });
  else if (g.state.fighters[target].seat === x.seat) refuse(why, 'wu:A1', 'no-enemy', why && { figure: { figure: target } });
  else canReach(g, x.hex, target, g.table.attacks[which].attack.range, why);
}

/** May it go on Guard (R5)? */
export function mayGuard(g: Und, fighter: number, why: Reasons = null): boolean {
  const f = g.state.fighters[fighter];
  if (!inPlay(g, fighter)) {
    refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } });
    return false;
  }
  if ((traitsOf(g, fighter) & NEVER_ON_GUARD) !== 0 && refuse(why, 'wu:R5', 'never-on-guard', why && { figure: { figure: fighter } }))
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
  if (g.log !== null) tell(g, 'wu:R5', 'goes-on-guard', { figure: { figure: fighter } });
}

/** Could it attack somebody from that hex? Range and sight as they are before it has moved: it stands in nobody's way. */
export function couldAttackFrom(g: Und, fighter: number, hex: number): boolean {
  return attacksOf(g, fighter).some((which) => targetsFrom(g, fighter, which, hex).length > 0);
}

/** The hexes to which a fighter could charge (R4). */
export function chargesOf(g: Und, fighter: number): number[] {
  return [...waysOf(g, fighter).keys()].filter((hex) => couldAttackFrom(g, fighter, hex));
}

/** Begins a Charge. */
export function charge(g: Und, fighter: number, hex: number): void {
  call(g, chargeSequence, { fighter, hex });
}

define(chargeSequence, [
  step('move', 'wu:R4', (g: Und, f: ChargeFrame): Flow => {
    if (g.log !== null) tell(g, 'wu:R4', 'charges', { figure: { figure: f.fighter }, space: { space: f.hex } });
    const x = g.state.fighters[f.fighter];
    note(g, { what: DEED_CHARGE, seat: x.seat, by: f.fighter, on: f.fighter, hex: x.hex });
    x.did |= CHARGED;
    move(g, f.fighter, f.hex, 1, 0);
    return NEXT;
  }),
  step('token', 'wu:R4', (g: Und, f: ChargeFrame): Flow => {
    // g.27: whatever becomes of its attack, it was a Charge.
    if (inPlay(g, f.fighter)) g.state.fighters[f.fighter].chargeToken = 1;
    return NEXT;
  }),
  decide('attack of the charge', 'wu:R4', {
    when: (g: Und, f: ChargeFrame) => attackCodes(g, f.fighter, -1, -1, true).length > 0,
    seat: (g, f) => g.state.fighters[f.fighter].seat,
    options(g, f, out) {
      for (const code of attackCodes(g, f.fighter, -1, -1, true)) out.push(code);
    },
    take(g, f, code): Flow {
      attackBy(g, f.fighter, g.state.fighters[f.fighter].seat, code, 1, 0);
      return NEXT;
    },
    id: (g, f, code) => attackId(g, f.fighter, code),
    say: (g, f, code) => attackSay(g, f.fighter, code),
    prompt: (_g, f) => ({ key: 'ask-charge-attack', args: { figure: { figure: f.fighter } } }),
  }),
]);

/** Kinds of actions that a card gives, as bits. */
export const GRANT_MOVE = 1;
export const GRANT_ATTACK = 2;

/** Gives an action: the fighter's player chooses how it is made. */
export function grant(g: Und, d: Partial<GrantFrame> & Pick<GrantFrame, 'fighter' | 'seat' | 'kinds'>): void {
  call(g, grantSequence, {
    fighter: d.fighter,
    seat: d.seat,
    kinds: d.kinds,
    optional: d.optional ?? 0,
    reaction: d.reaction ?? 0,
    target: d.target ?? -1,
    attack: d.attack ?? -1,
  });
}

const GIVEN_NONE = 65_535;
const GIVEN_MOVE = 32_768;

/** Whether a card naming a Move action would find it possible. */
function grantedMoves(g: Und, f: GrantFrame): number[] {
  const named = f.kinds === GRANT_MOVE;
  return (f.kinds & GRANT_MOVE) !== 0 && mayMove(g, f.fighter, null, named) ? [...waysOf(g, f.fighter).keys()] : [];
}

function grantedAttacks(g: Und, f: GrantFrame): number[] {
  return (f.kinds & GRANT_ATTACK) === 0 ? [] : attackCodes(g, f.fighter, f.target, f.attack);
}

define(grantSequence, [
  decide('granted', 'wu:g.28', {
    when: (g: Und, f: GrantFrame) => grantedMoves(g, f).length + grantedAttacks(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      if (f.optional === 1) out.push(GIVEN_NONE);
      for (const hex of grantedMoves(g, f)) out.push(GIVEN_MOVE + hex);
      for (const code of grantedAttacks(g, f)) out.push(code);
    },
    take(g, f, code): Flow {
      if (code === GIVEN_NONE) return END;
      if (code >= GIVEN_MOVE) move(g, f.fighter, code - GIVEN_MOVE, 0, f.reaction);
      else attackBy(g, f.fighter, f.seat, code, 0, f.reaction);
      return NEXT;
    },
    id: (g, f, code) =>
      code === GIVEN_NONE
        ? 'none'
        : code >= GIVEN_MOVE
          ? `move:${fighterKey(g, f.fighter)}>${hexKey(g, code - GIVEN_MOVE)}`
          : attackId(g, f.fighter, code),
    say: (g, f, code) =>
      code === GIVEN_NONE
        ? { key: 'choose-none', args: {} }
        : code >= GIVEN_MOVE
          ? { key: 'move', args: { figure: { figure: f.fighter }, space: { space: code - GIVEN_MOVE } } }
          : attackSay(g, f.fighter, code),
    sort: (code) => (code === GIVEN_NONE ? 0 : code >= GIVEN_MOVE ? 1 : 2),
    prompt: (_g, f) => ({ key: 'ask-granted', args: { figure: { figure: f.fighter } } }),
  }),
]);

/** Whether an attack could be granted to a fighter at all. */
export function couldAttack(g: Und, fighter: number, must = -1): boolean {
  return attackCodes(g, fighter, must).length > 0;
}

/** Friends next to a fighter, and enemies: what many cards ask for. */
export function neighbours(g: Und, fighter: number, friends: boolean): number[] {
  const { fighters } = g.state;
  return fighters.flatMap((f, i) =>
    (f.seat === fighters[fighter].seat) === friends && inPlay(g, i) && adjacent(g, fighter, i) ? [i] : [],
  );
}
