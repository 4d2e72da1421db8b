/** gh:turn.5. Where a card goes once a half of it was played: discarded, lost, gone for good, or active for as long as its bonus lasts. */
import type { Ability, Half } from '../content/types.ts';
import { ACTIVE, CHOSEN, DISCARD, GONE, LOST } from '../state.ts';
import type { Gloom } from '../table.ts';
import { gainXp } from './conditions.ts';
import type { HalfFrame } from './frames.ts';
import { halfOf } from './halves.ts';
import { summonedBy } from './lasting.ts';

/** Whether what is to stay was performed: of a half's bonuses one at least, and of a summon the figure itself. */
function lasts(g: Gloom, half: Half, f: HalfFrame): boolean {
  const stays = (a: Ability): boolean => a.do !== 'element' && (a.do !== 'summon' || summonedBy(g, f.card).length > 0);
  return half.abilities.some((a, i) => ((f.kept >> i) & 1) === 1 && stays(a));
}

/** Where a used card goes, and what experience it gave (gh:turn.5, gh:turn.8). */
export function putAway(g: Gloom, f: HalfFrame): void {
  const c = g.state.cards[f.card];
  const half = halfOf(g, f.card, f.half);
  const performed = f.basic === 0 && f.done > 0;
  // What was performed gives its experience even to a character whom it has exhausted (gh:end.3).
  if (performed && half.xpOn === undefined) gainXp(g, f.seat, half.xp ?? 0);
  // The character may be exhausted by now: its cards are lost already.
  if (g.state.figures[f.figure].out === 1) return;
  if (!performed) {
    // What waited for an ability to be performed comes to nothing: that is told, since nobody was asked.
    for (const [line, a] of half.abilities.entries())
      if (a.do === 'element' && ((f.kept >> line) & 1) === 1)
        g.log?.tell('gh:turn.4', 'cannot-perform', { figure: { figure: f.figure }, ability: { term: 'line.element' } });
    c.zone = DISCARD;
    return;
  }
  // A bonus has put it in the active area, and may be used up by now.
  if (c.zone !== CHOSEN) return;
  if (half.stays !== undefined && lasts(g, half, f)) {
    stay(g, f);
    return;
  }
  c.zone = goesTo(half);
  c.after = c.zone;
  c.half = f.half;
  c.uses = 0;
}

/** Where a card goes once its half is over and done with. */
export const goesTo = (half: Half): number => (half.lost === 'for-good' ? GONE : half.lost === true ? LOST : DISCARD);

/** Puts the card of a half into the active area. */
export function stay(g: Gloom, f: HalfFrame): void {
  const c = g.state.cards[f.card];
  c.zone = ACTIVE;
  c.after = goesTo(halfOf(g, f.card, f.half));
  c.half = f.half;
  c.uses = 0;
}
