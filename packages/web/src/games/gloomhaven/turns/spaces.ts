/** Hexes of the engine as places of the board. */
import { buildTable, type Setup, type Table } from '@escarmouche/engine/gloomhaven';
import type { At } from './board.ts';

/** The place of a hex on a table made of a board. */
export function atOn(table: Table): (space: number) => At {
  return (space) => {
    const [column, row] = (table.map.names[space] ?? '-1,-1').split(',').map(Number);
    return [column, row];
  };
}

/** The same from a set-up. */
export function atIn(setup: Setup): (space: number) => At {
  return atOn(buildTable(setup));
}
