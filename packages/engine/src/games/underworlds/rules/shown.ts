/** What a screen shows of a position beside the state: numbers with their parts, where sight runs, what a fighter could reach. */
import { type Contribution, type RuleId, total, type Value } from '../../../core/index.ts';
import { explainStraight } from '../../../space/index.ts';
import type { InForce, Source } from '../behaviour.ts';
import { rangeBetween } from '../field.ts';
import { fieldOf, type Und } from '../table.ts';
import { blockers, inPlay, isBlocked } from './board.ts';
import { type AttackFrame, attackSequence } from './frames.ts';
import { waysOf } from './moving.ts';
import { attacksOf, damageOf, defenceDiceOf, diceOf, eachInForce, sideUp } from './values.ts';

/** The numbers of a fighter that do not depend on whom it attacks. */
export interface FighterValues {
  readonly move: Value;
  readonly wounds: Value;
  readonly defence: Value;
  /** Its attacks, those of its upgrades behind its own, by their places in the table. */
  readonly attacks: readonly number[];
}

/** What a thing in force adds to a number, or multiplies it by. */
type Part = (what: InForce, s: Source) => number | undefined;

function computed(g: Und, rule: RuleId, printed: number, least: number, add: Part, times: Part = () => undefined): Value {
  const because: Contribution[] = [{ layer: 'base', amount: printed, source: { term: 'printed' }, rule }];
  const put = (layer: 'add' | 'multiply', nothing: number, amount: number | undefined, s: Source): void => {
    if (amount === undefined || amount === nothing) return;
    because.push({ layer, amount, source: s.card >= 0 ? { card: g.state.cards[s.card].def } : { figure: s.fighter }, rule });
  };
  eachInForce(g, (what, s) => {
    put('multiply', 1, times(what, s), s);
    put('add', 0, add(what, s), s);
  });
  if (total(because) < least) because.push({ layer: 'limit', amount: least, source: { term: 'floor' }, rule });
  return { total: total(because), because };
}

/** The numbers of a fighter with everything they are made of (363.1). */
export function valuesOf(g: Und, fighter: number): FighterValues {
  const { side } = sideUp(g, fighter);
  return {
    move: computed(
      g,
      'wu:R3',
      side.move,
      0,
      (w, s) => w.move?.(g, s, fighter),
      (w, s) => w.moveTimes?.(g, s, fighter),
    ),
    wounds: computed(g, 'wu:g.21', side.wounds, 1, (w, s) => w.wounds?.(g, s, fighter)),
    defence: computed(g, 'wu:A4', side.defence.dice, 1, (w, s) => w.defence?.(g, s, fighter)),
    attacks: attacksOf(g, fighter),
  };
}

/** A hex a fighter could go to: the hexes it enters on its way, and how many of them are lethal. */
export interface ReachedHex {
  readonly hex: number;
  readonly path: readonly number[];
  readonly lethal: number;
}

/** Where a fighter could go with its present Move, whether or not it may move now (R3). */
export function reachOf(g: Und, fighter: number): readonly ReachedHex[] {
  if (!inPlay(g, fighter)) return [];
  const ways = waysOf(g, fighter);
  return ways.hexes.flatMap((hex) => {
    const way = ways.get(hex);
    return way === undefined ? [] : [{ hex, path: way.path, lethal: way.lethal }];
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
  readonly dice: number;
  readonly damage: number;
  readonly defence: number;
}

/** The innermost attack that is not over yet. */
export function attackUnderWay(g: Und): ShownAttack | null {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    if (stack[i].seq !== attackSequence.id) continue;
    const a = stack[i].d as AttackFrame;
    if (a.ended !== 0 || !inPlay(g, a.by) || !inPlay(g, a.on)) return null;
    return { by: a.by, on: a.on, attack: a.attack, dice: diceOf(g, a), damage: damageOf(g, a), defence: defenceDiceOf(g, a.on) };
  }
  return null;
}
