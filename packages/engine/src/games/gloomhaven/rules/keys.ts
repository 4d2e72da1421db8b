/** Names in ids. */
import { NOBODY } from '../../../core/index.ts';
import type { NamedState } from '../named.ts';
import { CHARACTER, MONSTER, NOWHERE, SUMMON } from '../state.ts';
import type { Gloom, Table } from '../table.ts';

/** The name of a figure in options and files: `brute`, `brute#2`, `bandit-guard-2`, `mystic-ally-1`, `altar-1`. */
export function figureKey(g: { readonly table: Table; readonly state: NamedState }, i: number): string {
  const f = g.state.figures[i];
  if (f === undefined) return '?';
  if (f.kind === CHARACTER) return g.table.characters[f.type].key;
  if (f.kind === MONSTER) return `${g.table.monsters[f.type].face.id}-${f.number}`;
  return f.kind === SUMMON ? `${g.table.summons[f.type].id}-${f.number}` : `objective-${f.number}`;
}

/** The figure on the map that is called so; `NOBODY` for none. */
function figureNamed(g: Gloom, name: string): number {
  return g.state.figures.findIndex((f, i) => f.out === 0 && f.hex >= 0 && figureKey(g, i) === name);
}

/** The hex that an id names behind its word; `NOWHERE` where it begins with another word, or names none. */
export function hexIn(g: Gloom, id: string, word: string): number {
  return id.startsWith(word) ? g.table.map.names.indexOf(id.slice(word.length)) : NOWHERE;
}

/** The figure on the map that an id names behind its word, likewise; `NOBODY` for none. */
export function figureIn(g: Gloom, id: string, word: string): number {
  return id.startsWith(word) ? figureNamed(g, id.slice(word.length)) : NOBODY;
}

/** The name of a hex: its column and row. */
export function hexKey(g: Gloom, hex: number): string {
  return g.table.map.names[hex] ?? '?';
}

/** The name of the card in a place. */
export function cardKey(g: Gloom, place: number): string {
  return g.table.cards[g.state.cards[place].def].face.id;
}
