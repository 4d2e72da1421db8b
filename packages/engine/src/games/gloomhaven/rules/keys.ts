/** Names in ids. */
import type { NamedState } from '../named.ts';
import { CHARACTER, MONSTER, SUMMON } from '../state.ts';
import type { Gloom, Table } from '../table.ts';

/** The name of a figure in options and files: `brute`, `brute#2`, `bandit-guard-2`, `mystic-ally-1`, `altar-1`. */
export function figureKey(g: { readonly table: Table; readonly state: NamedState }, i: number): string {
  const f = g.state.figures[i];
  if (f === undefined) return '?';
  if (f.kind === CHARACTER) return g.table.characters[f.type].key;
  if (f.kind === MONSTER) return `${g.table.monsters[f.type].face.id}-${f.number}`;
  return f.kind === SUMMON ? `${g.table.summons[f.type].id}-${f.number}` : `objective-${f.number}`;
}

/** The name of a hex: its column and row. */
export function hexKey(g: Gloom, hex: number): string {
  return g.table.map.names[hex] ?? '?';
}

/** The name of the card in a place. */
export function cardKey(g: Gloom, place: number): string {
  return g.table.cards[g.state.cards[place].def].face.id;
}
