/** Who touches whom, who is where: contact by base and level (F5.d, IX-B-1.b), melees as chains of enemies (IX-A-1). */
import { touching } from '../../../space/index.ts';
import type { Figure } from '../state.ts';
import type { Conf } from '../table.ts';

/** Whether two bases touch: on the same level, by their outlines (IX-B-1.b, F5.d). */
function basesTouch(g: Conf, a: Figure, b: Figure): boolean {
  if (a.level !== b.level) return false;
  const { fighters } = g.table;
  return touching(fighters[a.def].base, a.x, a.y, a.angle, fighters[b.def].base, b.x, b.y, b.angle);
}

/** Looks anew at whom a figure touches, after it came, moved or left. Nobody else's contacts change (IX-A-2.g). */
export function lookAround(g: Conf, fig: number): void {
  const { figures, contact } = g.state;
  const f = figures[fig];
  let bits = 0;
  for (let i = 0; i < figures.length; i++) {
    if (i === fig) continue;
    if (f.placed === 1 && figures[i].placed === 1 && basesTouch(g, f, figures[i])) {
      bits |= 1 << i;
      contact[i] |= 1 << fig;
    } else contact[i] &= ~(1 << fig);
  }
  contact[fig] = bits;
}

/** The figures of a side that are on the table, as bits. */
export function sideBits(g: Conf, side: number): number {
  const { figures } = g.state;
  let bits = 0;
  for (let i = 0; i < figures.length; i++) if (figures[i].side === side && figures[i].placed === 1) bits |= 1 << i;
  return bits;
}

/** The figures of a player that are on the table, as bits. */
export function seatBits(g: Conf, seat: number): number {
  const { figures } = g.state;
  let bits = 0;
  for (let i = 0; i < figures.length; i++) if (figures[i].seat === seat && figures[i].placed === 1) bits |= 1 << i;
  return bits;
}

/** The enemies a figure touches, as bits. */
export function enemiesTouched(g: Conf, fig: number): number {
  return g.state.contact[fig] & sideBits(g, 1 - g.state.figures[fig].side);
}

/** How many figures a set holds. */
export function count(bits: number): number {
  let b = bits - ((bits >>> 1) & 0x55555555);
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first figure of a set; the set is not empty. */
export function firstOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/**
 * The melees on the table, each as the bits of its members, in the order of their first figures: the chains whose links are
 * contacts between enemies (IX-A-1.a-c). Who touches no enemy is in none.
 */
export function melees(g: Conf): number[] {
  const { figures, contact } = g.state;
  const ours = [sideBits(g, 0), sideBits(g, 1)];
  let seen = 0;
  const out: number[] = [];
  for (let i = 0; i < figures.length; i++) {
    if (figures[i].placed === 0 || (seen >>> i) & 1) continue;
    let melee = 0;
    let edge = (contact[i] & ours[1 - figures[i].side]) === 0 ? 0 : 1 << i;
    while (edge !== 0) {
      const k = firstOf(edge);
      melee |= 1 << k;
      edge = (edge | (contact[k] & ours[1 - figures[k].side])) & ~melee;
    }
    seen |= melee;
    if (melee !== 0) out.push(melee);
  }
  return out;
}

/** Takes a figure off the table: it touches nobody any more. */
export function remove(g: Conf, fig: number): void {
  const f = g.state.figures[fig];
  f.placed = 0;
  lookAround(g, fig);
}
