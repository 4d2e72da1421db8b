/** Who stands where: occupied hexes, distances, sight, ways to go. */
import { NOBODY, type Reasons, type RuleId, refuse } from '../../../core/index.ts';
import { OFF_FIELD } from '../../../space/index.ts';
import { HOLDS_NOTHING, PASSES_BLOCKED, PASSES_FIGHTERS, UNHURT_BY_LETHAL } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { type Battlefield, rangeBetween, seesBetween, UNREACHABLE } from '../field.ts';
import { BLOCKED, LETHAL, STARTING } from '../joining.ts';
import { NO_TOKEN } from '../state.ts';
import { fieldOf } from '../table.ts';

/** Is a fighter on the battlefield? */
export function inPlay(g: Und, fighter: number): boolean {
  // Nobody is asked about as well, and looked up in no list: a place that none has is dear to ask for.
  if (fighter < 0) return false;
  const f = g.state.fighters[fighter];
  return f !== undefined && f.out === 0 && f.hex >= 0;
}

/** What always holds of a fighter, by the side of its card that lies up and the upgrades on it: bits. */
export function traitsOf(g: Und, fighter: number): number {
  const { state, table } = g;
  const { cards, worn } = state;
  let bits = table.fighters[fighter].sides[state.fighters[fighter].inspired === 1 ? 1 : 0].traits;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.on === fighter) bits |= table.cards[c.def].does.traits ?? 0;
  }
  return bits;
}

/** The fighter that stands on a hex; `NOBODY` for none. */
export function standsOn(g: Und, hex: number): number {
  const { fighters } = g.state;
  for (let i = 0; i < fighters.length; i++) if (fighters[i].hex === hex) return i;
  return NOBODY;
}

/** Is a hex blocked, printed or by a card? */
export function isBlocked(g: Und, hex: number): boolean {
  if ((fieldOf(g).kinds[hex] & BLOCKED) !== 0) return true;
  for (const l of g.state.lasting) if (l.hex === hex && blocksHex(g, l.card)) return true;
  return false;
}

/** Whether a card that lasts on a hex blocks it. */
function blocksHex(g: Und, card: number): boolean {
  return card >= 0 && g.table.cards[g.state.cards[card].def]?.does.blocksHex === true;
}

/** Is this hex lethal, whoever enters it (S3)? */
export function isLethal(g: Und, hex: number): boolean {
  return (fieldOf(g).kinds[hex] & LETHAL) !== 0;
}

/** Does entering this hex hurt such a fighter (S3)? */
export function harms(g: Und, traits: number, hex: number): boolean {
  return (traits & UNHURT_BY_LETHAL) === 0 && isLethal(g, hex);
}

/** May such a fighter pass through this hex in a Move action, whether or not it may stand there? */
export function isPassable(g: Und, traits: number, hex: number): boolean {
  if (hex === OFF_FIELD) return false;
  if ((traits & PASSES_BLOCKED) === 0 && isBlocked(g, hex)) return false;
  return (traits & PASSES_FIGHTERS) !== 0 || standsOn(g, hex) < 0;
}

/** Writes for each hex of the battlefield whether such a fighter may pass through it (`isPassable`), 1 or 0: for who asks of many. */
export function markPassable(g: Und, traits: number, out: Uint8Array): void {
  const field = fieldOf(g);
  const { fighters } = g.state;
  const stops = blockers(g, field);
  const throughBlocked = (traits & PASSES_BLOCKED) !== 0;
  for (let hex = 0; hex < field.hexes.size; hex++) out[hex] = throughBlocked || stops[hex] === 0 ? 1 : 0;
  if ((traits & PASSES_FIGHTERS) !== 0) return;
  for (let i = 0; i < fighters.length; i++) if (fighters[i].hex >= 0) out[fighters[i].hex] = 0;
}

/** Is this a starting hex (S7)? */
export function isStarting(g: Und, hex: number): boolean {
  return (fieldOf(g).kinds[hex] & STARTING) !== 0;
}

/** May a fighter stand here: a complete hex, neither blocked nor occupied? */
export function isFree(g: Und, hex: number): boolean {
  return hex !== OFF_FIELD && !isBlocked(g, hex) && standsOn(g, hex) < 0;
}

/** Hexes between two fighters; `UNREACHABLE` where one is not on the battlefield. */
export function apart(g: Und, a: number, b: number): number {
  const { fighters } = g.state;
  if (fighters[a].hex < 0 || fighters[b].hex < 0) return UNREACHABLE;
  return rangeBetween(fieldOf(g), fighters[a].hex, fighters[b].hex);
}

/** Do two fighters stand side by side? */
export function adjacent(g: Und, a: number, b: number): boolean {
  return a !== b && apart(g, a, b) === 1;
}

/** What stops sight: blocked hexes, printed and laid by cards. */
export function blockers(g: Und, field: Battlefield): ArrayLike<number> {
  let all: Uint8Array | null = null;
  const { lasting } = g.state;
  for (let i = 0; i < lasting.length; i++) {
    const l = lasting[i];
    if (l.hex < 0 || !blocksHex(g, l.card)) continue;
    all ??= field.blocked.slice();
    all[l.hex] = 1;
  }
  return all ?? field.blocked;
}

/** Does sight run clear between two hexes (A1)? */
export function inSight(g: Und, from: number, to: number): boolean {
  const field = fieldOf(g);
  return seesBetween(field, from, to, blockers(g, field), g.table.choice['grazing-sight']);
}

/** The ruling on how range is counted, and what stops sight. */
const RANGE_AND_SIGHT = ['wu:g.06'] as const;

/** May this fighter, standing on this hex, be attacked from there with that range? `also` is cited where it may not. */
export function canReach(g: Und, from: number, target: number, range: number, why: Reasons = null, also: readonly RuleId[] = []): boolean {
  const to = g.state.fighters[target].hex;
  if (to < 0) {
    refuse(why, 'wu:A1', 'not-in-play', why && { figure: { figure: target } });
    return false;
  }
  const n = rangeBetween(fieldOf(g), from, to);
  let good = true;
  if (n > range) {
    if (refuse(why, 'wu:A1', 'out-of-range', why && { figure: { figure: target }, n, range }, why && [...RANGE_AND_SIGHT, ...also]))
      return false;
    good = false;
  }
  if (!inSight(g, from, to)) {
    if (refuse(why, 'wu:A1', 'no-sight', why && { figure: { figure: target } }, why && [...RANGE_AND_SIGHT, ...also])) return false;
    good = false;
  }
  return good;
}

/** Does an enemy of this seat stand on a hex? */
export function enemyOn(g: Und, seat: number, hex: number): number {
  const f = standsOn(g, hex);
  return f >= 0 && g.state.fighters[f].seat !== seat ? f : NOBODY;
}

/** Does a fighter hold an objective, and which (S8)? Place of the token; `NO_TOKEN` for none. */
export function holds(g: Und, fighter: number): number {
  const f = g.state.fighters[fighter];
  if (f.hex < 0) return NO_TOKEN;
  const { tokens } = g.state;
  for (let t = 0; t < tokens.length; t++) if (tokens[t].hex === f.hex) return (traitsOf(g, fighter) & HOLDS_NOTHING) !== 0 ? NO_TOKEN : t;
  return NO_TOKEN;
}

/** Objectives that a seat holds. */
export function heldBy(g: Und, seat: number): number[] {
  const { fighters } = g.state;
  const out: number[] = [];
  for (let i = 0; i < fighters.length; i++) {
    if (fighters[i].seat !== seat) continue;
    const token = holds(g, i);
    if (token >= 0) out.push(token);
  }
  return out;
}

/** Whose territory a fighter stands in: a seat, or `NOBODY`. */
export function territoryOf(g: Und, fighter: number): number {
  const { hex } = g.state.fighters[fighter];
  return hex < 0 ? NOBODY : fieldOf(g).territory[hex];
}

/** The fighters of a seat on the battlefield. */
export function survivors(g: Und, seat: number): number[] {
  const { fighters } = g.state;
  const out: number[] = [];
  for (let i = 0; i < fighters.length; i++) if (fighters[i].seat === seat && fighters[i].out === 0 && fighters[i].hex >= 0) out.push(i);
  return out;
}
