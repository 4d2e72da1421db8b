/** R2, R3, R4, R7, G3, P1. What it costs to choose an option: the activation, a token, glory, a card. */
import type { Cost } from '../../../core/index.ts';
import type { Und } from '../table.ts';
import { CHARGE, EXCHANGE, fighterIn, kindOf, MOVE, restOf } from './activation-codes.ts';
import { cardArg, cardKey } from './keys.ts';

const ACTIVATION: Cost = { unit: 'activation', n: 1, say: { key: 'settles-activation', args: {} } };

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

/** An action, whether it uses up an activation or a card gives it. */
export function actionCost(g: Und, code: number, given: boolean): readonly Cost[] {
  const out: Cost[] = given ? [] : [ACTIVATION];
  const kind = kindOf(code);
  const figure = { figure: fighterIn(code) };
  if (kind === MOVE) out.push({ unit: 'token', n: 1, of: ['move'], say: { key: 'cost-move-token', args: { figure } } });
  if (kind === CHARGE) out.push({ unit: 'token', n: 1, of: ['charge'], say: { key: 'cost-charge-token', args: { figure } } });
  if (kind === EXCHANGE) out.push(cardCost(g, restOf(code), 'discarded'));
  return out;
}
