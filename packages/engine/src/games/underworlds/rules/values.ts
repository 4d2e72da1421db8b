/** Characteristics, each computed in one place: what is printed, then what multiplies, then what adds (363.1). */
import { MAKES_NO_ATTACK, NEVER_ON_GUARD } from '../behaviour.ts';
import type { AttackDef, SideDef, Und } from '../defs.ts';
import { chose } from '../table.ts';
import { adjacent, inPlay, traitsOf } from './board.ts';
import { CHANNEL, CRITICAL, DODGE, DOUBLE, FOCUS, HAMMER, SHIELD, SINGLE, SWORDS } from './dice.ts';
import type { AttackFrame } from './frames.ts';
import { added, anyInForce, inForce } from './in-force.ts';

/** The side of a fighter's card that lies up. */
export function sideUp(g: Und, fighter: number): SideDef {
  return g.table.fighters[fighter].sides[g.state.fighters[fighter].inspired === 1 ? 1 : 0];
}

/** The upgrades on a fighter, by their places. */
export function upgradesOn(g: Und, fighter: number): number[] {
  const { cards, worn } = g.state;
  const out: number[] = [];
  for (let i = 0; i < worn.length; i++) if (cards[worn[i]].on === fighter) out.push(worn[i]);
  return out;
}

/** The attacks a fighter has: those of its side, and what its upgrades give. */
export function attacksOf(g: Und, fighter: number): readonly number[] {
  if ((traitsOf(g, fighter) & MAKES_NO_ATTACK) !== 0) return [];
  let all = sideUp(g, fighter).attacks;
  const { worn, cards } = g.state;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on !== fighter) continue;
    const { attack } = g.table.cards[c.def];
    if (attack >= 0) all = [...all, attack];
  }
  return all;
}

/** Hexes a fighter may move (R3): multiplied before anything is added. */
export function moveOf(g: Und, fighter: number): number {
  const { move } = sideUp(g, fighter).side;
  const { forcing } = g.table;
  let times = 1;
  const found = inForce(g, forcing.moveTimes);
  for (let i = 0; i < found.length; i++) times *= found[i].does(g, found[i].s, fighter);
  return Math.max(0, move * times + added(g, forcing.move, fighter));
}

/** Wounds a fighter can suffer before it goes out of action (g.21). */
export function woundsOf(g: Und, fighter: number): number {
  return Math.max(1, sideUp(g, fighter).side.wounds + added(g, g.table.forcing.wounds, fighter));
}

/** Symbols of attacks as faces. */
const FACE_OF = { hammer: HAMMER, swords: SWORDS, focus: FOCUS, channel: CHANNEL } as const;

/** The attack of a frame. */
export function attackOf(g: Und, a: AttackFrame): AttackDef {
  return g.table.attacks[a.attack];
}

/** Whether an attack is made with magic dice (M6). */
export function isSpell(g: Und, a: AttackFrame): boolean {
  return attackOf(g, a).attack.traits.spell === true;
}

/**
 * Dice of an attack: the characteristic, or the wizard level for a spell, set and added to, but never under one; then the attack dice that are
 * rolled besides, which are no part of it (g.16), and no fewer than one in all.
 */
export function diceOf(g: Und, a: AttackFrame): number {
  const { attack } = attackOf(g, a);
  const spell = isSpell(g, a);
  let base = spell ? (g.table.fighters[a.by].fighter.wizard ?? 0) : attack.dice;
  const { forcing } = g.table;
  for (const { does, s } of inForce(g, forcing.baseDice)) base = does(g, s, a) ?? base;
  const characteristic = Math.max(1, base + added(g, forcing.dice, a));
  return Math.max(1, characteristic + a.moreDice + (spell ? 0 : added(g, forcing.attackDice, a)));
}

/** Dice that may be rolled again in the attack roll. */
export function rerollsOf(g: Und, a: AttackFrame): number {
  if (isSpell(g, a)) return 0;
  return (attackOf(g, a).attack.traits.reroll ?? 0) + added(g, g.table.forcing.rerollAttack, a);
}

/** Whether any number of dice may be rolled again in the attack roll (327.1). */
export function rerollsAny(g: Und, a: AttackFrame): boolean {
  return !isSpell(g, a) && anyInForce(g, g.table.forcing.rerollAny, a);
}

/** Dice that may be rolled again in the defence roll. */
export function defenceRerollsOf(g: Und, a: AttackFrame): number {
  return added(g, g.table.forcing.rerollDefence, a);
}

/** Damage of an attack: printed, and what adds to it. */
export function damageOf(g: Und, a: AttackFrame): number {
  const { attack } = attackOf(g, a);
  let damage = attack.damage + a.bonus;
  if (a.attackCrits > 0 && a.success === 1) damage += attack.traits.criticalDamage ?? 0;
  return Math.max(0, damage + added(g, g.table.forcing.damage, a));
}

/** Hexes of a drive back: the one that every attack has, and as many more as Knockback says (A8, A9, g.26). */
export function knockbackOf(g: Und, a: AttackFrame): number {
  const { knockback } = attackOf(g, a).attack.traits;
  if (knockback === undefined) return 1;
  return knockback.when === 'always' || (a.attackCrits > 0 && a.success === 1) ? 1 + knockback.n : 1;
}

/** Friends of a fighter next to another, as they count for support (D3): each as one, two at most. */
export function supportersOf(g: Und, a: AttackFrame, of: number, nextTo: number): number {
  const { fighters } = g.state;
  let n = 0;
  for (let i = 0; i < fighters.length; i++) if (isSupporter(g, i, of, nextTo)) n += countsAs(g, a, i);
  return n;
}

/** Whether a fighter supports another against a third one: a friend next to that one, or off the battlefield where something has it support from there. */
export function isSupporter(g: Und, fighter: number, of: number, nextTo: number): boolean {
  const { fighters } = g.state;
  if (fighter === of || fighter === nextTo || fighters[fighter].seat !== fighters[of].seat) return false;
  return inPlay(g, fighter) ? adjacent(g, fighter, nextTo) : anyInForce(g, g.table.forcing.supportsFromOff, fighter);
}

/** As how many supporters one counts (319.1). */
function countsAs(g: Und, a: AttackFrame, supporter: number): number {
  let counts = 1;
  for (const { does, s } of inForce(g, g.table.forcing.supports)) counts = Math.max(counts, does(g, s, a, supporter));
  return Math.min(2, counts);
}

/** Supporters of an attack (D3), as they count: a spell has them as well, though no face of its dice needs them. */
export function supportOf(g: Und, a: AttackFrame): number {
  return isSupported(g, a) ? supportersOf(g, a, a.by, a.on) : 0;
}

/** Whether an attack is one that anybody supports: with somebody else's fighter, or on its own side, it is not. */
export function isSupported(g: Und, a: AttackFrame): boolean {
  const { fighters } = g.state;
  return fighters[a.by].seat !== fighters[a.on].seat && fighters[a.by].seat === a.seat;
}

/** How many supporters more than its target an attacker has; fewer where it is negative (D3). */
export function moreSupport(g: Und, a: AttackFrame): number {
  if (!isSupported(g, a)) return 0;
  return supportersOf(g, a, a.by, a.on) - supportersOf(g, a, a.on, a.by);
}

/** Support faces that count for the attacker and for the target: one side alone has them (D3). */
function supportFaces(g: Und, a: AttackFrame): { readonly attack: number; readonly defence: number } {
  const more = moreSupport(g, a);
  const faces = (n: number): number => (n >= 2 ? SINGLE | DOUBLE : n === 1 ? SINGLE : 0);
  return { attack: faces(more), defence: faces(-more) };
}

/** The faces that succeed in an attack roll (D2): the symbol of the attack, or the one that replaces all (11.1), criticals, support. */
export function attackSuccesses(g: Und, a: AttackFrame): number {
  const spell = isSpell(g, a);
  let symbol: number = FACE_OF[attackOf(g, a).attack.symbol];
  const { forcing } = g.table;
  for (const { does, s } of inForce(g, forcing.symbol)) symbol = does(g, s, a) ?? symbol;
  // Magic dice have no support faces (g.16).
  let faces = symbol | CRITICAL | (spell ? 0 : supportFaces(g, a).attack);
  if (!spell) for (const { does, s } of inForce(g, forcing.faces)) faces |= does(g, s, a);
  return faces;
}

/** Whether shields are no successes against this attack (A12). */
function cleaves(g: Und, a: AttackFrame): boolean {
  const { cleave } = attackOf(g, a).attack.traits;
  return cleave === 'always' || (cleave !== undefined && a.attackCrits > 0);
}

/** Is a fighter on Guard, by its token or by what counts as one (R5)? */
function onGuard(g: Und, fighter: number): boolean {
  if ((traitsOf(g, fighter) & NEVER_ON_GUARD) !== 0) return false;
  return g.state.fighters[fighter].guardToken === 1 || anyInForce(g, g.table.forcing.guards, fighter);
}

/** The faces of the Defence that a fighter's card prints. */
export function printedDefence(g: Und, fighter: number): number {
  const { symbol } = sideUp(g, fighter).side.defence;
  return symbol === 'both' ? SHIELD | DODGE : symbol === 'shield' ? SHIELD : DODGE;
}

/** The faces of a fighter's own Defence, whatever is rolled against: its symbol, or what replaces it. */
export function defenceFaces(g: Und, fighter: number): number {
  let faces = printedDefence(g, fighter);
  for (const { does, s } of inForce(g, g.table.forcing.defenceSymbol)) faces = does(g, s, fighter) ?? faces;
  return faces;
}

/** The faces that succeed in a defence roll: the symbol of the Defence, both on Guard (R5), criticals, support; no shields against Cleave. */
export function defenceSuccesses(g: Und, a: AttackFrame): number {
  let faces = onGuard(g, a.on) ? SHIELD | DODGE : defenceFaces(g, a.on);
  if (cleaves(g, a)) faces &= ~SHIELD;
  faces |= CRITICAL | supportFaces(g, a).defence;
  for (const { does, s } of inForce(g, g.table.forcing.defenceLoses)) faces &= ~does(g, s, a);
  return faces;
}

/** Whether somebody counts the criticals of the defence roll even where they fail (377.1). */
export function countsCriticals(g: Und, a: AttackFrame): boolean {
  return anyInForce(g, g.table.forcing.countsCriticals, a);
}

/** Defence dice. */
export function defenceDiceOf(g: Und, fighter: number): number {
  return Math.max(1, sideUp(g, fighter).side.defence.dice + added(g, g.table.forcing.defence, fighter));
}

/** Whether two criticals in the roll of a spell attack hurt (M4). */
export function spellAttackHurts(g: Und): boolean {
  return chose(g, 'spell-attack-criticals', 'damage');
}
