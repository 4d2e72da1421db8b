/** Which combat a figure belongs to, and where it belongs to none that is being fought, why: each case by its own paragraph. */
import { innermost, type Refusal, type RuleId } from '../../../core/index.ts';
import { COMBAT, NO_COMBAT, WAITS } from '../state.ts';
import type { Conf } from '../table.ts';
import { enemiesTouched, melees } from './board.ts';
import { type CombatFrame, combatSequence, type SeparateFrame, separateSequence } from './frames.ts';
import { isCombat } from './separating.ts';

function because(rule: RuleId, key: string, fig: number, also: readonly RuleId[] = []): Refusal {
  return { rule, key, args: { figure: { figure: fig } }, ...(also.length === 0 ? {} : { also }) };
}

/** The latest combat of this phase that a figure is or was in: its place in the state's combats; `NO_COMBAT` for none. */
export function combatOf(g: Conf, fig: number): number {
  const { combats } = g.state;
  for (let i = combats.length - 1; i >= 0; i--) if (((combats[i].members >>> fig) & 1) === 1) return i;
  return NO_COMBAT;
}

/** The combat being fought; null where none is. */
export function combatNow(g: Conf): CombatFrame | null {
  return innermost(g.state, combatSequence);
}

/** The melee being cut; null where none is. */
export function cuttingNow(g: Conf): SeparateFrame | null {
  return innermost(g.state, separateSequence);
}

/** Why nothing of the combat phase happens outside it: it has not begun (IX-0.a), or is over (IX-H.a); null within it. */
export function outsidePhase(g: Conf): Refusal[] | null {
  if (g.state.phase === COMBAT) return null;
  return g.state.phase < COMBAT
    ? [{ rule: 'conf:IX-0.a', key: 'combat-to-come', args: {} }]
    : [{ rule: 'conf:IX-H.a', key: 'phase-is-over', args: {} }];
}

/** Why a figure is in no combat: it touches no enemy, or its melee is not cut yet, or Authority has not been rolled. */
function whyNoCombat(g: Conf, fig: number): Refusal {
  if (g.state.figures[fig].placed === 0) return because('conf:F2.e', 'killed', fig);
  if (enemiesTouched(g, fig) === 0) return because('conf:IX-A-1.b', 'touches-nobody', fig, ['conf:IX-C-1.d']);
  const melee = melees(g).find((m) => (m >>> fig) & 1) ?? 0;
  return isCombat(g, melee)
    ? because('conf:IX-C-1.c', 'authority-first', fig, ['conf:IX-C-1.d'])
    : because('conf:IX-A-2.a', 'melee-uncut', fig);
}

/** Why the combat of a figure cannot be chosen, nor the figure fight, at the present node of the combat phase. */
export function whyNotFighting(g: Conf, fig: number): Refusal[] {
  const cutting = cuttingNow(g);
  // What a pursuit has stirred up is to be cut anew before anybody fights there (IX-G.c).
  if (cutting !== null && ((cutting.members >>> fig) & 1) === 1)
    return [because('conf:IX-A-2.a', 'melee-uncut', fig, cutting.now === 1 ? ['conf:IX-G.c'] : [])];
  const at = combatOf(g, fig);
  if (at === NO_COMBAT) return [whyNoCombat(g, fig)];
  if (g.state.combats[at].done !== WAITS) return [because('conf:IX-C-1.f', 'combat-over', fig)];
  const now = combatNow(g);
  if (now !== null) return [because('conf:IX-C-1.e', now.id === at ? 'combat-being-fought' : 'another-combat', fig, ['conf:IX-C-1.d'])];
  if (g.state.authority.length === 0) return [because('conf:IX-C-1.c', 'authority-first', fig, ['conf:IX-C-1.d'])];
  return [because('conf:IX-C-1.d', 'no-speaking-turn', fig)];
}

/** A reason not to fight as one not to strike: of a combat that is over, the paragraph that ended it. */
export function asBlow(r: Refusal): Refusal {
  return r.key === 'combat-over' ? { ...r, rule: 'conf:IX-D-3.b', also: [r.rule] } : r;
}

/** Why a figure strikes no blow now. */
export function whyNoBlow(g: Conf, fig: number): Refusal[] {
  return whyNotFighting(g, fig).map(asBlow);
}

/** Whether two figures are, or were, in one combat. */
export function fightTogether(g: Conf, fig: number, other: number): boolean {
  const at = combatOf(g, fig);
  return at !== NO_COMBAT && at === combatOf(g, other);
}
