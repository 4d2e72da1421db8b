/** X1. Why a reaction named in full is not to be had. */
import { type Refusal, type RuleId, refuse, type WindowFrame } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { NO_ABILITY } from '../state.ts';
import { inPlay } from './board.ts';
import { ofAbility, ofCard } from './cited.ts';
import { cardKey } from './keys.ts';
import { answering, fits, reactSequence } from './reacting.ts';
import { sideUp, upgradesOn } from './values.ts';

/**
 * Why a reaction named in full is not to be had: there is nothing to answer, or this is not what it answers.
 */
export function whyNoReaction(g: Und, seat: number, id: string): Refusal[] {
  const why: Refusal[] = [];
  const top = g.state.stack[g.state.stack.length - 1];
  const [, who, what] = /^react:(?:([a-z0-9-]+)\/)?([a-z0-9:-]+)$/.exec(id) ?? [];
  if (what === undefined) return why;
  if (top.seq !== reactSequence.id) {
    refuse(why, 'wu:X1', 'no-window-now', null, ofNamed(g, what));
    return why;
  }
  const fighter = g.table.fighters.findIndex((f) => f.key === who);
  if (fighter < 0) return why;
  const f = top.d as WindowFrame;
  const u = answering(f, seat, fighter);
  const place = upgradesOn(g, fighter).find((p) => cardKey(g, p) === what);
  u.ability = sideUp(g, fighter).abilities.find((a) => g.table.abilities[a].id === what) ?? NO_ABILITY;
  if (place !== undefined) {
    u.card = place;
    u.def = g.state.cards[place].def;
  }
  if (!inPlay(g, fighter)) refuse(why, 'wu:X1', 'not-in-play', { figure: { figure: fighter } });
  else if (g.state.fighters[fighter].seat !== seat) refuse(why, 'wu:X1', 'no-friend', { figure: { figure: fighter } });
  else if (u.ability < 0 && place === undefined)
    refuse(why, 'wu:X1', 'no-such-reaction', { figure: { figure: fighter } }, ofSides(g, fighter, what));
  else fits(g, f, u, why);
  return why;
}

/** What is said of the card or the ability that is named. */
function ofNamed(g: Und, what: string): readonly RuleId[] | null {
  const ability = g.table.abilities.findIndex((a) => a.id === what);
  if (ability >= 0) return ofAbility(g, ability);
  return ofCard(
    g,
    g.table.cards.findIndex((c) => c.face.id === what),
  );
}

/** What is said of an ability that another side of the fighter's card has. */
function ofSides(g: Und, fighter: number, id: string): readonly RuleId[] | null {
  const ability = g.table.abilities.findIndex((a) => a.id === id);
  const other = g.table.fighters[fighter].sides.some((side) => side.abilities.includes(ability));
  return ability >= 0 && other ? ofAbility(g, ability) : null;
}
