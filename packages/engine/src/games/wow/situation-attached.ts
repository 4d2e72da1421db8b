/** Whom a card may lie on in a position: who wears it or is in its form, and whom a buff or a debuff is attached to. */
import { slotTaken } from './rules/match.ts';
import type { Laying } from './situation-figures.ts';
import { NOWHERE } from './state.ts';

/** The rule that a position breaks, and what is said. */
interface Broken {
  readonly rule: string;
  readonly key: string;
}

/** Why a card cannot lie on a figure as a position says; null where it can. */
export function whyNotOn(g: Laying, c: number, bearer: number, on: number): Broken | null {
  const { type, gear } = g.table.cards[g.state.cards[c].def];
  if (gear || type === 'form') return notWorn(g, c, bearer, on);
  if (type === 'buff' || type === 'debuff') return notAttached(g, type, bearer, on);
  return { rule: 'wow:301', key: 'not-attached' };
}

/** Its bearer alone has it on, one thing in a place, one form at a time. */
function notWorn(g: Laying, c: number, bearer: number, on: number): Broken | null {
  const { gear, type } = g.table.cards[g.state.cards[c].def];
  const form = type === 'form';
  const rule = form ? 'wow:303' : 'wow:302';
  if (on !== bearer) return { rule, key: 'on-its-bearer' };
  if (gear && slotTaken(g, c)) return { rule, key: 'slot-worn' };
  const other = g.state.cards.some((o, i) => i !== c && o.bearer === bearer && o.active === 1 && g.table.cards[o.def].type === 'form');
  return form && other && g.table.choice['forms-at-once'] === 'one' ? { rule, key: 'one-form' } : null;
}

/** A debuff lies on an enemy and a buff on an ally (407.1a), and whoever is destroyed loses both, but for an option (403.3). */
function notAttached(g: Laying, type: 'buff' | 'debuff', bearer: number, on: number): Broken | null {
  const { figures } = g.state;
  if ((figures[bearer].seat === figures[on].seat) !== (type === 'buff'))
    return { rule: 'wow:407.1a', key: type === 'buff' ? 'buff-on-enemy' : 'debuff-on-ally' };
  const gone = g.ground && figures[on].space === NOWHERE && g.table.choice['return-attached'] === 'lost';
  return gone ? { rule: 'wow:403.3', key: 'attached-to-nobody' } : null;
}
