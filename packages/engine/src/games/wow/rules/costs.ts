/** 408.2, 202. What it costs to choose an option: ticks of a clock, a card that is exhausted. */
import { type Cost, NOBODY } from '../../../core/index.ts';
import { NO_CARD } from '../state.ts';
import type { AbilityDef, Wow } from '../table.ts';
import { sharer } from './clocks.ts';
import { cardKey, figureKey } from './keys.ts';
import { toPay } from './values.ts';

function ticksOf(g: Wow, figures: number[], n: number): readonly Cost[] {
  return [{ unit: 'ticks', n, of: figures.map((i) => figureKey(g, i)), say: { key: 'cost-ticks', args: { n, figures: { figures } } } }];
}

/** The tick that a turn costs which has cost none (501). */
export function idleCost(g: Wow, fig: number): readonly Cost[] {
  return ticksOf(g, [fig], 1);
}

/** An ability: its ticks, which whoever controls the figure pays as well (400.3), and its card where that is exhausted by it; `card` is `NO_CARD` for a character's own. */
export function playCost(g: Wow, fig: number, def: AbilityDef, card: number): readonly Cost[] {
  const n = toPay(g, fig, def);
  const other = sharer(g, fig);
  const ticks = n === 0 ? [] : ticksOf(g, other === NOBODY ? [fig] : [fig, other], n);
  // Equipment stays as it is (302).
  if (card === NO_CARD || g.table.cards[g.state.cards[card].def].gear) return ticks;
  return [
    ...ticks,
    { unit: 'card', n: 1, of: [cardKey(g, card)], to: 'exhausted', say: { key: 'cost-exhausts', args: { card: { card } } } },
  ];
}
