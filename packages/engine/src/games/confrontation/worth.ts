/** How good a position is, for plain bots: who stands, how badly hurt, and in a skirmish how near the enemy is. */
import { NOBODY } from '../../core/index.ts';
import { firstOf, sideBits } from './rules/board.ts';
import { stat } from './rules/values.ts';
import { ACTIVATION, COMBAT, CRITICAL, DEPLOYMENT, type Figure, HAS_CHARGED, KILLED, NO_COMBAT } from './state.ts';
import { ATT, type Conf, DEF, FOR, INI, PA, RES } from './table.ts';

/** What is left of a fighter's value with each wound. */
const LEFT = [1, 0.8, 0.6, 0.4, 0] as const;

/** What a figure is still worth, wounded as it is: a part of what it cost. */
export const valueLeft = (g: Conf, f: Figure): number => g.table.fighters[f.def].values[PA] * LEFT[f.fierce > 0 ? CRITICAL : f.wound];

/** What a figure brings to a fight, by its values as they are. */
function might(g: Conf, fig: number): number {
  return stat(g, fig, INI) + stat(g, fig, ATT) + stat(g, fig, FOR) + stat(g, fig, DEF) + stat(g, fig, RES);
}

/** What the contacts of a figure promise its side: each enemy touched is a fight, and two against one are two of them. */
function promise(g: Conf, fig: number, foes: number): number {
  let sum = 0;
  for (let b = g.state.contact[fig] & foes; b !== 0; b &= b - 1) sum += 4 + might(g, fig) - might(g, firstOf(b));
  return sum;
}

/**
 * The worth of a position for a seat: what stands and how well, the other side's taken away. Only its own wish to come to blows
 * counts, since the way between two figures is as short for one as for the other.
 */
export function worthFor(g: Conf, seat: number): number {
  const s = g.state;
  const side = g.table.sideOf[seat];
  if (s.over === 1) return s.winner === NOBODY ? 0 : g.table.sideOf[s.winner] === side ? 10_000 : -10_000;
  const foes = sideBits(g, 1 - side);
  let sum = 0;
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i];
    const sign = f.side === side ? 1 : -1;
    const pa = g.table.fighters[f.def].values[PA];
    if (f.placed === 0) {
      if (f.wound === KILLED) sum -= sign * pa;
      continue;
    }
    let own = valueLeft(g, f) - (f.stunned === 1 ? pa * 0.05 : 0) - (f.routed === 1 ? pa * 0.2 : 0);
    if (s.phase === COMBAT && f.combat !== NO_COMBAT) {
      // A die in attack is worth its blow, one in defence the blow it may stop; IX-C-3.h: more for those who strike second.
      own += f.attack * (stat(g, i, ATT) + 4) * 0.35 + f.defence * (stat(g, i, DEF) + 4) * 0.3;
      if (f.ready === 1 && f.defence === 0 && f.sustained === 0) own -= Math.max(0, 5 - stat(g, i, INI)) * 0.25;
    }
    // Towards the middle, whence every enemy can be reached.
    if (s.phase === DEPLOYMENT && sign > 0) own -= (Math.abs(f.x - g.table.wide / 2) + Math.abs(f.y - g.table.deep / 2)) * 0.02;
    if (s.phase === ACTIVATION) {
      own -= f.charged * pa * 0.06;
      if (sign > 0) own += nearness(g, i, foes) * 30 + promise(g, i, foes) + (f.dive === 1 || f.assaulted === HAS_CHARGED ? 3 : 0);
    }
    sum += sign * own;
  }
  // A card held back is a turn not taken yet.
  return sum - s.hands[seat].reserve.length;
}

/** From 0 far from every enemy to 1 in contact with one. */
export function nearness(g: Conf, fig: number, foes: number): number {
  const f = g.state.figures[fig];
  let best = 0;
  for (let b = foes; b !== 0; b &= b - 1) {
    const o = g.state.figures[firstOf(b)];
    const dx = o.x - f.x;
    const dy = o.y - f.y;
    best = Math.max(best, 1 - Math.sqrt(dx * dx + dy * dy) / 900);
  }
  return best;
}
