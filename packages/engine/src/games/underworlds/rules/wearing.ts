/** G3, K2. Upgrades on fighters. Where they lie is kept in a list as well, since every value of every fighter asks for them. */

import { NOBODY } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { type CardState, DISCARD, IN_PLAY } from '../state.ts';

/** Puts an upgrade on a fighter. */
export function putOn(g: Und, place: number, fighter: number): void {
  const c = g.state.cards[place];
  c.zone = IN_PLAY;
  c.on = fighter;
  g.state.worn = wornAmong(g.state.cards);
}

/** Discards an upgrade: one that is spent, one whose bearer is gone. */
export function takeOff(g: Und, place: number): void {
  const c = g.state.cards[place];
  c.zone = DISCARD;
  c.on = NOBODY;
  g.state.worn = g.state.worn.filter((p) => p !== place);
}

/** The places of all upgrades on fighters, ascending. */
export function wornAmong(cards: readonly CardState[]): number[] {
  const out: number[] = [];
  for (let place = 0; place < cards.length; place++) if (cards[place].on >= 0 && cards[place].zone === IN_PLAY) out.push(place);
  return out;
}
