/** F4.d, F5, IX-D, IX-E. What it costs to choose an option: a figure's action, a distance, dice. */
import type { Cost } from '../../../core/index.ts';
import type { Conf } from '../table.ts';
import { actionOf, FINISH, figureOf, LEAVE, LEVEL, STAY_PUT, xOf, yOf } from './codes.ts';
import { figureKey } from './keys.ts';
import { distanceTo } from './moving.ts';

/** So many attack dice (IX-D.d). */
export function attackDice(n: number): readonly Cost[] {
  return [{ unit: 'dice', n, of: ['attack'], say: { key: 'cost-attack-dice', args: { n } } }];
}

/** So many defence dice (IX-E-3.d); none where an exception keeps them. */
export function defenceDice(n: number): readonly Cost[] {
  return n === 0 ? [] : [{ unit: 'dice', n, of: ['defence'], say: { key: 'cost-defence-dice', args: { n } } }];
}

/** The way of an action with a place, in millimetres; none where the figure stays. */
export function distanceCost(g: Conf, code: number): readonly Cost[] {
  const action = actionOf(code);
  if (action === STAY_PUT || action === LEVEL || action === LEAVE || action === FINISH) return [];
  const far = Math.round(distanceTo(g, figureOf(code), xOf(code), yOf(code)));
  return far === 0 ? [] : [{ unit: 'distance', n: far, say: { key: 'cost-distance', args: { far } } }];
}

/** An action in an activation: the figure has acted then, but for a change of level and for leaving contact, after which it may go on. */
export function actionCost(g: Conf, code: number, waiting: readonly number[]): readonly Cost[] {
  const action = actionOf(code);
  if (action === LEVEL || action === LEAVE) return [];
  const figures = action === FINISH ? [...waiting] : [figureOf(code)];
  const of = figures.map((i) => figureKey(g, i));
  return [
    { unit: 'activation', n: figures.length, of, say: { key: 'cost-acted', args: { figures: { figures } } } },
    ...distanceCost(g, code),
  ];
}
