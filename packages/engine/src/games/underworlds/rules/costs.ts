/** R7, G3, P1. What cards cost whoever plays them or gives them up: the card, and glory for an upgrade. */
import type { Cost } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { cardArg, cardKey } from './keys.ts';

/** A card that leaves a hand: what becomes of it is told where that is sure. */
export function cardCost(g: Und, place: number, to: 'discarded' | 'active'): Cost {
  const card = cardArg(g, place);
  return {
    unit: 'card',
    n: 1,
    of: [cardKey(g, place)],
    to,
    say: { key: to === 'active' ? 'cost-in-play' : 'cost-discards', args: { card } },
  };
}

/** A card played from a hand: discarded once it is done, or in play for as long as it persists. */
export function playCost(g: Und, place: number): Cost {
  return cardCost(g, place, g.table.cards[g.state.cards[place].def].face.persists === undefined ? 'discarded' : 'active');
}

/** An upgrade: a point of glory, and the card goes onto the fighter. */
export function upgradeCost(g: Und, place: number): readonly Cost[] {
  return [{ unit: 'glory', n: 1, say: { key: 'cost-glory', args: { n: 1 } } }, cardCost(g, place, 'active')];
}
