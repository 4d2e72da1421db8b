/** Which hex, card or figure a sentence names. */
import type { Say } from '@escarmouche/engine/core';
import { cardIn, figureIn, spaceIn } from '../../../table/args.ts';

/** The hex an option ends on or picks; -1. */
export const hexOf = ({ args }: Pick<Say, 'args'>): number => spaceIn(args.space);

/** The card, by its number in the table, that an option plays or loses; -1. */
export const cardOf = ({ args }: Pick<Say, 'args'>, name: 'card' | 'other' = 'card'): number => cardIn(args[name]);

/** Options whose figure is who is meant, not who acts. */
const PICKS_FIGURE = ['target', 'attack-next', 'acts-first', 'do-line-on', 'apply-effect'];

/** The figure an option aims at or picks; -1. */
export function targetOf(say: Say): number {
  const target = figureIn(say.args.target);
  return target < 0 && PICKS_FIGURE.includes(say.key) ? figureIn(say.args.figure) : target;
}
