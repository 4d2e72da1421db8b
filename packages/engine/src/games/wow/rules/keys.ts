/** The names that options and files use for figures, cards and spaces. */

import { NOBODY } from '../../../core/index.ts';
import { hexId, parseHex, spaceAt } from '../../../space/index.ts';
import { NOWHERE } from '../state.ts';
import type { Wow } from '../table.ts';

/** The name of a figure in options: its key; a pet or totem is named after its owner and card. */
export function figureKey(g: Wow, i: number): string {
  if (i < g.table.keys.length) return g.table.keys[i];
  const f = g.state.figures[i];
  return `${g.table.keys[g.state.cards[f.card].bearer]}.${g.table.figures[f.def].card}`;
}

/** The name of a bar card in options: `D1/K07`. */
export function cardKey(g: Wow, c: number): string {
  const card = g.state.cards[c];
  return `${figureKey(g, card.bearer)}/${g.table.cards[card.def].card.id}`;
}

/** The name of a space in options: `3,-1`. */
export function spaceId(g: Wow, space: number): string {
  return hexId(g.table.field, space);
}

/** The figure of that name; `NOBODY` for none. */
export function figureNamed(g: Wow, key: string): number {
  for (let i = 0; i < g.state.figures.length; i++) if (figureKey(g, i) === key) return i;
  return NOBODY;
}

/** The space of that name; `NOWHERE` for none. */
export function spaceNamed(g: Wow, id: string): number {
  const hex = parseHex(id);
  return hex === null ? NOWHERE : spaceAt(g.table.field, hex.q, hex.r);
}
