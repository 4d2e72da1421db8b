/** What is cited beside the general paragraph of a refusal: what the commentary says of the card or the ability that it is about. */
import { innermost, type RuleId } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { OF_ABILITIES, OF_CARDS, type OfCard } from '../rulebook/of-cards.ts';
import { type UseFrame, useSequence } from './frames.ts';
import { sideUp, upgradesOn } from './values.ts';

/** Of a card of the table; null where the commentary says nothing of the kind. */
export function ofCard(g: Und, def: number, what: keyof OfCard = 'itself'): readonly RuleId[] | null {
  const id = g.table.cards[def]?.face.id ?? '';
  return OF_CARDS[id]?.[what] ?? null;
}

/** Of an ability: its own paragraph, and what the commentary adds. */
export function ofAbility(g: Und, ability: number): readonly RuleId[] {
  const { id, rule } = g.table.abilities[ability];
  return [rule, ...(OF_ABILITIES[id] ?? [])];
}

/** Of what is used: a card, or an ability. */
export function ofUse(g: Und, u: UseFrame): readonly RuleId[] | null {
  return u.ability >= 0 ? ofAbility(g, u.ability) : ofCard(g, u.def);
}

/** Of the upgrades on a fighter. */
export function ofBearer(g: Und, fighter: number, what: 'move' | 'charge'): readonly RuleId[] | null {
  return some(upgradesOn(g, fighter).flatMap((place) => ofCard(g, g.state.cards[place].def, what) ?? []));
}

/** Of an attack of a fighter: of the card that gives it, and of upgrades that are about every attack. */
export function ofAttack(g: Und, fighter: number, which: number): readonly RuleId[] {
  const { card } = g.table.attacks[which];
  return upgradesOn(g, fighter).flatMap((place) => {
    const { def } = g.state.cards[place];
    return g.table.cards[def].attack < 0 || def === card ? (ofCard(g, def, 'attack') ?? []) : [];
  });
}

/** Of whom an attack must be made on that a card gives: the card that is being used. */
export function ofGrant(g: Und): readonly RuleId[] | null {
  const use = innermost(g.state, useSequence);
  return use === null || use.def < 0 ? null : ofCard(g, use.def, 'target');
}

/** Of a fighter's abilities that have this trait. */
export function ofTrait(g: Und, fighter: number, trait: number): readonly RuleId[] | null {
  return some(
    sideUp(g, fighter).abilities.flatMap((a) => {
      const { traits, rule } = g.table.abilities[a];
      return ((traits ?? 0) & trait) !== 0 ? [rule] : [];
    }),
  );
}

const some = (all: readonly RuleId[]): readonly RuleId[] | null => (all.length > 0 ? all : null);
