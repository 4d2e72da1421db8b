/** IX-A-2: every way to cut a melee into combats, and why a proposed cut is none. */
import { type Reasons, refuse } from '../../../core/index.ts';
import type { Conf } from '../table.ts';
import { count, firstOf, sideBits } from './board.ts';
import { figuresIn } from './keys.ts';

/** Cuts listed at most. A melee of two against two has 2, of six against six in full contact some thousands. */
const MOST_CUTS = 20_000;

/**
 * Every legal separation of these figures: each a list of combats as bits. Each figure is in exactly one combat, with
 * somebody it touches; a combat is one against one or one against several (IX-A-1.e-g, IX-A-2.e-f).
 */
export function separations(g: Conf, members: number): number[][] {
  const { contact } = g.state;
  const sides = [members & sideBits(g, 0), members & sideBits(g, 1)];
  const foes = (i: number): number => contact[i] & members & ((sides[0] >>> i) & 1 ? sides[1] : sides[0]);
  const out: number[][] = [];
  const cut: number[] = [];
  const go = (left: number): void => {
    if (out.length >= MOST_CUTS) return;
    if (left === 0) {
      out.push(cut.slice());
      return;
    }
    const v = firstOf(left);
    const near = foes(v) & left;
    // The first one left stands alone against any of those it touches...
    for (let set = near; set !== 0; set = (set - 1) & near) {
      cut.push((1 << v) | set);
      go(left & ~((1 << v) | set));
      cut.pop();
    }
    // ...or is one of several against somebody it touches.
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const u = firstOf(rest);
      const others = foes(u) & left & ~(1 << v);
      for (let set = others; set !== 0; set = (set - 1) & others) {
        const combat = (1 << u) | (1 << v) | set;
        cut.push(combat);
        go(left & ~combat);
        cut.pop();
      }
    }
  };
  go(members);
  // Within a cut one order, whatever the order in which its combats were found.
  return out.map((c) => c.sort((a, b) => firstOf(a) - firstOf(b)));
}

/** Whether these combats separate these figures by the rules. */
export function maySeparate(g: Conf, members: number, combats: readonly number[], why: Reasons): boolean {
  const { contact } = g.state;
  const sides = [sideBits(g, 0), sideBits(g, 1)];
  let placed = 0;
  let twice = 0;
  for (const c of combats) {
    twice |= placed & c;
    placed |= c;
    if ((c & ~members) !== 0 && refuse(why, 'conf:IX-A-1.d', 'outside-melee', why && { figures: { figures: figuresIn(c & ~members) } }))
      return false;
    const a = c & sides[0];
    const b = c & sides[1];
    if (count(a) > 1 && count(b) > 1) {
      if (refuse(why, 'conf:IX-A-1.g', 'several-against-several', null, ['conf:IX-A-1.f'])) return false;
      continue;
    }
    if (a === 0 || b === 0) {
      if (refuse(why, 'conf:IX-A-1.f', 'one-side-only', null, ['conf:IX-A-2.f'])) return false;
      continue;
    }
    const lone = firstOf(count(a) === 1 ? a : b);
    const apart = (c & ~(1 << lone) & ~contact[lone]) >>> 0;
    if (
      apart !== 0 &&
      refuse(why, 'conf:IX-A-1.e', 'not-in-contact', why && { figures: { figures: figuresIn(apart) }, figure: { figure: lone } })
    )
      return false;
  }
  if (twice !== 0 && refuse(why, 'conf:IX-A-2.e', 'in-two-combats', why && { figures: { figures: figuresIn(twice) } })) return false;
  const out = members & ~placed;
  if (out !== 0 && refuse(why, 'conf:IX-A-2.f', 'left-out', why && { figures: { figures: figuresIn(out) } })) return false;
  return why === null || why.length === 0;
}

/** Whether a set of figures is a combat already, with nobody to be parted: one against one, or one figure against several that it touches. */
export function isCombat(g: Conf, members: number): boolean {
  const a = members & sideBits(g, 0);
  const b = members & sideBits(g, 1);
  return count(a) === 1 || count(b) === 1;
}
