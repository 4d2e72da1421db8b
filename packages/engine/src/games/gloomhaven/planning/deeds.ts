/** What halves of cards do, in short, and what their blows come to: the coins in which plans are reckoned. */

import { stepsBetween, type WalledField } from '../../../space/index.ts';
import type { Ability, ConditionId, Half } from '../content/types.ts';
import { WALKING, waysFrom } from '../monsters/ground.ts';
import { groundFor, inPlay, sees, walledOf } from '../rules/board.ts';
import { BOTTOM, printedHalf } from '../rules/halves.ts';
import { BASIC_N } from '../rules/lines.ts';
import { halfIn, isBasic, placeIn } from '../rules/played-code.ts';
import { DISARM, INVISIBLE, MONSTER, STUN } from '../state.ts';
import type { Gloom } from '../table.ts';

/*
 * What counts for how much, in one coin. Measured by plans that play alone, hundreds of scenarios for each number: docs/search.md.
 */
/** A point of a monster's health, and the monster itself: whoever is dead strikes nobody. */
const POINT = 2.7;
const KILL = 25;
/** A card lost for what its half does. */
const LOST = 12;
/** A point of a blow that may fall where one stands, and how much worse that is for one who has little left: so many points. */
const EXPOSED = 0.8;
export const LOW = 2;
export const LITTLE = 3;
/** A step of the way to what is to be done, and one that is too far for a turn. */
const STEP = 0.5;
const BEYOND = 2;
const TURN = 3;
/** Health given back, a point of shield or of retaliate, any other line. */
const HEAL = 2.5;
const SHIELD = 3;
const OTHER = 1;
/** Of two blows in a turn the second may meet whoever the first one has killed. */
export const SECOND = 0.7;
/** Far below any promise: what nobody sensible does. */
export const NEVER = -1_000;

/** An attack as its card prints it. */
export interface Blow {
  readonly n: number;
  readonly range: number;
  readonly many: number;
  readonly pierce: number;
  /** What its conditions and bonuses are worth on each target. */
  readonly more: number;
}

/** What a half does. */
export interface Deeds {
  readonly move: number;
  readonly blow: Blow | null;
  readonly heal: number;
  readonly shield: number;
  readonly other: number;
  readonly lost: boolean;
}

const CONDITION: Partial<Readonly<Record<ConditionId, number>>> = { stun: 10, disarm: 7, wound: 4, immobilize: 3, poison: 3, muddle: 2 };

/** An attack of a card as a blow; null for any other line. */
export function blowOf(a: Ability): Blow | null {
  if (a.do !== 'attack') return null;
  const n = typeof a.n === 'number' ? a.n : typeof a.n === 'string' ? 2 : a.n.base;
  const area = a.area === undefined ? 1 : Math.min(2, a.area.red.length);
  const many = typeof a.targets === 'number' ? a.targets : a.targets === undefined ? area : 3;
  let [pierce, more] = [0, 0];
  for (const e of a.effects ?? []) {
    if (e.kind === 'pierce') pierce += e.n;
    else if (e.kind === 'condition') more += CONDITION[e.of] ?? 0;
  }
  // Half of them hold, as a rule.
  for (const b of a.bonuses ?? []) more += (b.n + (b.times === 2 ? n : 0)) * POINT * 0.5;
  return { n, range: a.range ?? 1, many, pierce, more };
}

const known = new WeakMap<Half, Deeds>();

/** What a half does, in short. */
export function deedsOf(half: Half): Deeds {
  const found = known.get(half);
  if (found !== undefined) return found;
  let [move, heal, shield, other] = [0, 0, 0, 0];
  let blow: Blow | null = null;
  for (const a of half.abilities) {
    const made = blowOf(a);
    if (made !== null) {
      if (blow === null || made.n * made.many > blow.n * blow.many) blow = made;
    } else if (a.do === 'move') move += typeof a.n === 'number' ? a.n : 2;
    else if (a.do === 'heal') heal += a.n;
    else if (a.do === 'shield' || a.do === 'retaliate') shield += a.n;
    else other++;
  }
  const made: Deeds = { move, blow, heal, shield, other, lost: half.lost !== undefined };
  known.set(half, made);
  return made;
}

const NOTHING: Deeds = { move: 0, blow: null, heal: 0, shield: 0, other: 0, lost: false };
export const PLAIN_BLOW: Blow = { n: BASIC_N, range: 1, many: 1, pierce: 0, more: 0 };
const PLAIN_ATTACK: Deeds = { ...NOTHING, blow: PLAIN_BLOW };
const PLAIN_MOVE: Deeds = { ...NOTHING, move: BASIC_N };

/** What an action does, by the code with which it is played. Nothing for any other code. */
export function deedsBy(g: Gloom, code: number): Deeds {
  const card = g.state.cards[placeIn(code)];
  if (card === undefined) return NOTHING;
  const half = halfIn(code);
  if (isBasic(code)) return half === BOTTOM ? PLAIN_MOVE : PLAIN_ATTACK;
  return deedsOf(printedHalf(g.table.cards[card.def].face, half));
}

/** What a half does besides moving and striking, for one who has lost so much health. */
export function besides(d: Deeds, missing: number): number {
  return Math.min(d.heal, missing) * HEAL + d.shield * SHIELD + d.other * OTHER - (d.lost ? LOST : 0);
}

/** Monsters that can be struck now, and the map around them: looked up once a question. */
const foes: number[] = [];
let walled: WalledField | null = null;

/** To be called before blows and places are judged. */
export function look(g: Gloom): void {
  foes.length = 0;
  walled = walledOf(g);
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++)
    if (figures[i].kind === MONSTER && inPlay(g, i) && (figures[i].conditions & INVISIBLE) === 0) foes.push(i);
}

/** The chance that a blow takes all, by how much stronger it is than what there is to take: modifier decks as they are at first. */
function chanceToKill(over: number): number {
  return over >= 1 ? 0.9 : over === 0 ? 0.7 : over === -1 ? 0.3 : over === -2 ? 0.1 : 0;
}

/** What a blow against one monster is worth. */
export function against(g: Gloom, i: number, blow: Blow): number {
  const f = g.state.figures[i];
  const type = g.table.monsters[f.type];
  const printed = f.elite === 1 ? type.elite.shield : type.normal.shield;
  const dealt = Math.max(0, blow.n - Math.max(0, printed + f.shield - blow.pierce));
  if (dealt === 0) return 0;
  return Math.min(dealt, f.hp) * POINT + chanceToKill(dealt - f.hp) * KILL + (dealt < f.hp ? blow.more : 0);
}

/** The best targets of one blow, the best first. */
const best = new Float64Array(8);

/** What a blow struck from a space is worth: the best targets within its reach. */
export function struckFrom(g: Gloom, from: number, blow: Blow | null): number {
  if (blow === null || walled === null) return 0;
  const many = Math.min(blow.many, best.length);
  for (let k = 0; k < many; k++) best[k] = 0;
  for (const i of foes) {
    const { hex } = g.state.figures[i];
    if (stepsBetween(walled, from, hex) > blow.range || !sees(g, from, hex)) continue;
    let worth = against(g, i, blow);
    for (let k = 0; k < many; k++) {
      if (worth <= best[k]) continue;
      const less = best[k];
      best[k] = worth;
      worth = less;
    }
  }
  let sum = 0;
  for (let k = 0; k < many; k++) sum += best[k];
  return sum;
}

/** What standing on a space is worth to a character: never more than 0, for blows may fall there, and there may be a way still to go. */
export function standing(g: Gloom, hex: number, hp: number, steps: number): number {
  let sum = 0;
  if (walled !== null)
    for (const i of foes) {
      const f = g.state.figures[i];
      if ((f.conditions & (STUN | DISARM)) !== 0) continue;
      const type = g.table.monsters[f.type];
      const { move, range, attack } = f.elite === 1 ? type.elite : type.normal;
      if (stepsBetween(walled, hex, f.hex) <= move + Math.max(1, range)) sum -= attack * EXPOSED;
    }
  if (hp <= LITTLE) sum *= LOW;
  return sum - Math.max(0, steps - TURN) * BEYOND - steps * STEP;
}

let ways = new Int32Array(0);

/** Points that walking to each space takes from where a figure stands, more than anybody has where no way leads or none that is safe; kept until the next call. */
export function waysFor(g: Gloom, figure: number): Readonly<Int32Array> {
  const { size } = g.table.map.field;
  if (ways.length !== size) ways = new Int32Array(size);
  return waysFrom(groundFor(g, figure), WALKING, g.state.figures[figure].hex, ways);
}
