/** Whether a card or an ability can be used: its own condition, and something to choose from wherever it asks. */
import { allowed, type Reasons, refuse } from '../../../core/index.ts';
import type { Choose, Und, Used, UseStep } from '../defs.ts';
import { fieldOf } from '../table.ts';
import { ofUse } from './cited.ts';
import type { UseFrame } from './frames.ts';

/** What a use does: what its card or ability does, the reaction its card lends while it persists, the action an upgrade gives besides one. */
export function usedOf(g: Und, u: UseFrame): Used | undefined {
  if (u.ability >= 0) return g.table.abilities[u.ability].use;
  const { does } = g.table.cards[u.def];
  return (u.reaction === 1 ? does.lends : does.action) ?? does.use;
}

/** Whether a step asks for something. */
export function isChoice(s: UseStep): s is Choose {
  return s.do !== 'roll' && s.do !== 'then' && s.do !== 'scatter';
}

/** Whether a choice may be left out although there is something to choose. */
export function mayLeaveOut(g: Und, u: UseFrame, s: Choose): boolean {
  return typeof s.optional === 'function' ? s.optional(g, u) : s.optional === true;
}

/** Numbers that may be chosen at most. */
const NUMBERS = 13;

/** How many there are of what a step asks for. */
function candidates(g: Und, s: Choose): number {
  if (s.do === 'fighter') return g.state.fighters.length;
  if (s.do === 'hex') return fieldOf(g).hexes.size;
  if (s.do === 'card') return g.state.cards.length;
  if (s.do === 'number') return NUMBERS;
  return s.do === 'direction' ? 6 : g.state.tokens.length;
}

/** What may be chosen at a step. */
export function choicesAt(g: Und, u: UseFrame, s: Choose): number[] {
  const out: number[] = [];
  if (s.all !== undefined) {
    for (const code of s.all(g, u)) out.push(code);
    return out;
  }
  const n = candidates(g, s);
  for (let code = 0; code < n; code++) if (s.may(g, u, code, null)) out.push(code);
  return out;
}

/** Whether there is anything to choose. */
export function hasChoice(g: Und, u: UseFrame, s: Choose): boolean {
  if (s.all !== undefined) return s.all(g, u).length > 0;
  const n = candidates(g, s);
  for (let code = 0; code < n; code++) if (s.may(g, u, code, null)) return true;
  return false;
}

/** Whether a card that lasts lets nobody play power cards. */
export function barsCards(g: Und, card: number): boolean {
  return card >= 0 && g.table.cards[g.state.cards[card].def]?.does.barsCards === true;
}

/** What bars power cards: besides the paragraph on playing them, that on the card that does (344.1). */
export const NO_TIME = ['wu:344.1'] as const;

/** Whether nobody may play power cards for now. */
export function barredByCards(g: Und): boolean {
  const { lasting } = g.state;
  for (let i = 0; i < lasting.length; i++) if (barsCards(g, lasting[i].card)) return true;
  return false;
}

/** Whether a use may begin: what is chosen later depends on what is chosen first, so only the first choice is looked at. */
export function couldUse(g: Und, used: Used, u: UseFrame, why: Reasons): boolean {
  const n = why?.length ?? 0;
  if (used.may !== undefined && !used.may(g, u, why)) {
    if (why === null) return false;
    if (why.length === n) refuse(why, 'wu:X2', 'not-now', null, ofUse(g, u));
  }
  const first = used.steps[0];
  if (
    first !== undefined &&
    isChoice(first) &&
    !mayLeaveOut(g, u, first) &&
    !hasChoice(g, u, first) &&
    refuse(why, 'wu:X2', 'nothing-to-choose', why && { what: { term: `ask.${first.ask}` } }, why && ofUse(g, u))
  )
    return false;
  return allowed(why);
}
