/** gh:turn.5, gh:damage.1, gh:move.1, gh:element.2. What it costs to choose an option: cards, hit points, movement points, elements. */
import type { Cost } from '../../../core/index.ts';
import { ELEMENTS } from '../content/types.ts';
import { DISCARD, GONE, LOST } from '../state.ts';
import type { Gloom } from '../table.ts';
import { halfOf } from './halves.ts';
import { cardKey } from './keys.ts';
import { goesTo } from './putting-away.ts';

type Fate = 'discarded' | 'lost' | 'active' | 'removed';

/** What becomes of a card, by where it goes (`goesTo`). */
const FATES: Readonly<Record<number, Fate>> = { [DISCARD]: 'discarded', [LOST]: 'lost', [GONE]: 'removed' };

/** A card, and what becomes of it. */
export function cardCost(g: Gloom, place: number, to: Fate): Cost {
  const card = { card: g.state.cards[place].def };
  const key = to === 'lost' ? 'cost-loses' : to === 'active' ? 'cost-active' : to === 'removed' ? 'cost-removes' : 'cost-discards';
  return { unit: 'card', n: 1, of: [cardKey(g, place)], to, say: { key, args: { card } } };
}

/** A half that is played: where its card goes once it has done anything (gh:turn.5). */
export function halfCost(g: Gloom, card: number, half: number, basic: boolean): Cost {
  if (basic) return cardCost(g, card, 'discarded');
  const played = halfOf(g, card, half);
  return cardCost(g, card, played.stays !== undefined ? 'active' : FATES[goesTo(played)]);
}

/** One of the discards, which one being chosen or drawn later (gh:rest.1, gh:rest.2). */
export const ONE_OF_THE_DISCARDS: readonly Cost[] = [{ unit: 'card', n: 1, to: 'lost', say: { key: 'settles-rest', args: {} } }];

/** Hit points, never more than there are. */
export function healthCost(n: number, hp: number): readonly Cost[] {
  const less = Math.min(n, hp);
  return less <= 0 ? [] : [{ unit: 'health', n: less, say: { key: 'cost-health', args: { n: less } } }];
}

/** Movement points of a leg. */
export function moveCost(n: number): readonly Cost[] {
  return [{ unit: 'move', n, say: { key: 'cost-move', args: { n } } }];
}

/** An element that is used up. */
export function elementCost(e: number): readonly Cost[] {
  return [
    { unit: 'element', n: 1, of: [ELEMENTS[e]], say: { key: 'cost-element', args: { element: { term: `element.${ELEMENTS[e]}` } } } },
  ];
}
