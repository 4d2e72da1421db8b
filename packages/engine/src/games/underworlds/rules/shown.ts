/** What a screen shows of a position beside the state: numbers with their parts, where sight runs, what a fighter could reach. */
import { type Contribution, type Layer, type RuleId, total, type Value } from '../../../core/index.ts';
import { explainStraight } from '../../../space/index.ts';
import type { InForce, Source, Und } from '../defs.ts';
import { rangeBetween } from '../field.ts';
import { fieldOf } from '../table.ts';
import { foesFrom } from './acting.ts';
import { attackSteps } from './attack.ts';
import { blockers, inPlay, isBlocked } from './board.ts';
import { ATTACK_DIE, DEFENCE_DIE, type FaceName, facesIn, MAGIC_DIE, type ShownDice, shownDice } from './dice.ts';
import { type AttackFrame, attackSequence, type RollFrame, rollSequence, UNDER_WAY } from './frames.ts';
import { everythingInForce } from './in-force.ts';
import { waysOf } from './moving.ts';
import { LONG, wayCode } from './packing.ts';
import { listLong, listThrough, wayBy, wayThrough } from './through.ts';
import { attackOf, attackSuccesses, attacksOf, defenceSuccesses, diceOf, isSpell, sideUp } from './values.ts';

/** The numbers of a fighter that do not depend on whom it attacks. */
export interface FighterValues {
  readonly move: Value;
  readonly wounds: Value;
  readonly defence: Value;
  /** Its attacks, those of its upgrades behind its own, by their places in the table. */
  readonly attacks: readonly number[];
}

/** What a thing in force does to a number: each layer with its amount, where it does anything. */
type Part = (what: InForce, s: Source) => Partial<Readonly<Record<Layer, number | null | undefined>>>;

/** Amounts that change nothing. */
const NOTHING: Partial<Readonly<Record<Layer, number>>> = { add: 0, multiply: 1 };

/** A number: what is printed, what everything in force does to it, and what it never falls below; `lift` where a part of it alone was lifted so far. */
function computed(g: Und, rule: RuleId, printed: number, least: number, part: Part, own = 0, lift = 0): Value {
  const because: Contribution[] = [{ layer: 'base', amount: printed, source: { term: 'printed' }, rule }];
  if (own !== 0) because.push({ layer: 'add', amount: own, source: { term: 'this-attack' }, rule });
  everythingInForce(g, (what, s) => {
    for (const [layer, amount] of Object.entries(part(what, s)) as [Layer, number | null | undefined][]) {
      if (amount === undefined || amount === null || amount === NOTHING[layer]) continue;
      because.push({ layer, amount, source: sourceOf(g, s), rule });
    }
  });
  if (lift > 0) because.push({ layer: 'add', amount: lift, source: { term: 'floor' }, rule });
  if (total(because) < least) because.push({ layer: 'limit', amount: least, source: { term: 'floor' }, rule });
  return { total: total(because), because };
}

/** What changes a number, as it is named: a card, an ability that left something behind, or a fighter. */
function sourceOf(g: Und, s: Source): Contribution['source'] {
  if (s.card >= 0) return { card: g.state.cards[s.card].def };
  const left = g.state.lasting[s.lasting];
  return left === undefined ? { figure: s.fighter } : { term: `ability.${g.table.abilities[left.ability].id}` };
}

/** Defence dice of a fighter (A4). */
function defenceOf(g: Und, fighter: number): Value {
  return computed(g, 'wu:A4', sideUp(g, fighter).side.defence.dice, 1, (w, s) => ({ add: w.defence?.(g, s, fighter) }));
}

/** The numbers of a fighter with everything they are made of (363.1). */
export function valuesOf(g: Und, fighter: number): FighterValues {
  const { side } = sideUp(g, fighter);
  return {
    move: computed(g, 'wu:R3', side.move, 0, (w, s) => ({ add: w.move?.(g, s, fighter), multiply: w.moveTimes?.(g, s, fighter) })),
    wounds: computed(g, 'wu:g.21', side.wounds, 1, (w, s) => ({ add: w.wounds?.(g, s, fighter) })),
    defence: defenceOf(g, fighter),
    attacks: attacksOf(g, fighter),
  };
}

/** A hex a fighter could go to: the hexes it enters on its way, how many of them are lethal, and the enemies in reach of it there. */
export interface ReachedHex {
  readonly hex: number;
  readonly path: readonly number[];
  readonly lethal: number;
  /** The way there through one lethal hex on purpose, where that is worth it to the fighter; null where it is not. */
  readonly through: readonly number[] | null;
  /** The longest way there, where an objective in its player's hand asks for one; null where none does. */
  readonly long: readonly number[] | null;
  /** Enemies that one of its attacks could be made on from there, as things stand: whom a Charge to it is for (R4). */
  readonly foes: readonly number[];
}

/** Where a fighter could go with its present Move, whether or not it may move now (R3). */
export function reachOf(g: Und, fighter: number): readonly ReachedHex[] {
  if (!inPlay(g, fighter)) return [];
  const ways = waysOf(g, fighter);
  const hurting = new Set(listThrough(g, fighter));
  const stretched = new Set(listLong(g, fighter));
  return ways.hexes.flatMap((hex) => {
    const way = ways.get(hex);
    const through = hurting.has(wayCode(hex, 1)) ? (wayThrough(g, fighter, hex, 1)?.path ?? null) : null;
    const long = stretched.has(wayCode(hex, LONG)) ? (wayBy(g, fighter, hex, LONG)?.path ?? null) : null;
    return way === undefined ? [] : [{ hex, path: way.path, lethal: way.lethal, through, long, foes: foesFrom(g, fighter, hex) }];
  });
}

/** A hex as an attack sees it. */
export interface AimedHex {
  readonly hex: number;
  readonly seen: boolean;
}

/** The hexes within a range, and whether sight runs clear to each (A1). */
export function aimsOf(g: Und, from: number, range: number): readonly AimedHex[] {
  const field = fieldOf(g);
  const blocked = blockers(g, field);
  return field.names.flatMap((_name, hex) => {
    if (hex === from || rangeBetween(field, from, hex) > range || isBlocked(g, hex)) return [];
    return [{ hex, seen: explainStraight(field.hexes, from, hex, blocked, g.table.choice['grazing-sight']).clear }];
  });
}

/** A straight look from hex to hex. */
export interface Look {
  readonly from: number;
  readonly to: number;
  readonly clear: boolean;
  readonly range: number;
  /** Hexes that stop it. */
  readonly stoppedBy: readonly number[];
}

/** A look with what it meets (A1). */
export function lookBetween(g: Und, from: number, to: number): Look {
  const field = fieldOf(g);
  const { clear, hexes } = explainStraight(field.hexes, from, to, blockers(g, field), g.table.choice['grazing-sight']);
  return { from, to, clear, range: rangeBetween(field, from, to), stoppedBy: hexes.filter((h) => h.stops).map((h) => h.space) };
}

/** The attack under way, for the board; null where there is none. */
export interface ShownAttack {
  readonly by: number;
  readonly on: number;
  /** The attack, by its place in the table's attacks. */
  readonly attack: number;
  /** Dice it rolls and damage it does as things stand, and dice of the defence. */
  readonly dice: Value;
  readonly damage: Value;
  readonly defence: Value;
  /** Faces that succeed for either side. */
  readonly hits: readonly FaceName[];
  readonly saves: readonly FaceName[];
  /** Whether its rolls have been compared (D4). */
  readonly compared: boolean;
}

/** The dice of an attack (A3): the characteristic, or the wizard level for a spell. */
function attackDice(g: Und, a: AttackFrame): Value {
  const spell = isSpell(g, a);
  const printed = spell ? (g.table.fighters[a.by].fighter.wizard ?? 0) : attackOf(g, a).attack.dice;
  const part: Part = (w, s) => ({
    set: w.baseDice?.(g, s, a),
    add: (w.dice?.(g, s, a) ?? 0) + (spell ? 0 : (w.attackDice?.(g, s, a) ?? 0)),
  });
  const plain = computed(g, 'wu:A3', printed, Number.NEGATIVE_INFINITY, part, a.moreDice).total;
  const dice = diceOf(g, a);
  // Fewer than one Dice is one before the attack dice come that are rolled besides (g.16).
  return computed(g, 'wu:A3', printed, 1, part, a.moreDice, dice > Math.max(1, plain) ? dice - plain : 0);
}

/** The damage of an attack (A7). */
function attackDamage(g: Und, a: AttackFrame): Value {
  const { damage, traits } = attackOf(g, a).attack;
  const critical = a.attackCrits > 0 && a.success === 1 ? (traits.criticalDamage ?? 0) : 0;
  return computed(g, 'wu:A7', damage, 0, (w, s) => ({ add: w.damage?.(g, s, a) }), a.bonus + critical);
}

/** The innermost attack that is not over yet. */
export function attackUnderWay(g: Und): ShownAttack | null {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    if (stack[i].seq !== attackSequence.id) continue;
    const a = stack[i].d as AttackFrame;
    if (a.ended !== UNDER_WAY || !inPlay(g, a.by) || !inPlay(g, a.on)) return null;
    return {
      by: a.by,
      on: a.on,
      attack: a.attack,
      dice: attackDice(g, a),
      damage: attackDamage(g, a),
      defence: defenceOf(g, a.on),
      hits: facesIn(isSpell(g, a) ? MAGIC_DIE : ATTACK_DIE, attackSuccesses(g, a)),
      saves: facesIn(DEFENCE_DIE, defenceSuccesses(g, a)),
      compared: stack[i].step > attackSteps.steps.findIndex((s) => s.name === 'compared'),
    };
  }
  return null;
}

/** The dice of the roll under way; null where none with symbols are rolled. */
export function diceUnderWay({ state: { stack } }: Und): ShownDice | null {
  const top = stack.at(-1);
  return top?.seq === rollSequence.id ? shownDice((top.d as RollFrame).die) : null;
}
