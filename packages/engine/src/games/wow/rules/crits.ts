/** 601.1c, 602.2, 602.5. The crit abilities of an attack: which it has, and which of them wait. */
import type { Effect } from '../content/types.ts';
import { effectAt } from '../effect-numbers.ts';
import { NO_EFFECT } from '../state.ts';
import type { Wow } from '../table.ts';
import type { AttackFrame } from './frames.ts';

/** The crit abilities of an attack: its own, and those a conversion brought (600.1c). */
export function critLists(g: Wow, f: AttackFrame): readonly number[] {
  const own = g.table.abilities[f.ability].crits;
  if (f.converted === NO_EFFECT) return own;
  const effect = effectAt(g.table.lists, f.converted);
  if (effect.do !== 'convert' || effect.crit === undefined) return own;
  return [...own, ...effect.crit.map((c) => g.table.lists.indexOf(c.effects))];
}

/** What a crit ability mainly does, beside attacking again. */
export function mainEffect(g: Wow, list: number): Effect['do'] {
  return g.table.lists[list].find((e) => !isAgain(e))?.do ?? 'again';
}

function isAgain(e: Effect): boolean {
  return e.do === 'again';
}

/** An effect that adds hits at once (601.1c). */
export function isHits(e: Effect): boolean {
  return e.do === 'hits';
}

const NONE: readonly number[] = [];

/** Crit abilities still waiting for 602.2 (or 602.5, for those that attack again). */
export function waiting(g: Wow, f: AttackFrame, again: boolean): readonly number[] {
  if (f.pending === 0) return NONE;
  return critLists(g, f).flatMap((list, i) => ((f.pending >> i) & 1 && g.table.lists[list].some(isAgain) === again ? [i] : []));
}
