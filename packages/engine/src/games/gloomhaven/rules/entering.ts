/** gh:terrain.*, gh:door.1. What happens when a figure enters a hex. */

import { NOBODY } from '../../../core/index.ts';
import { CONDITIONS } from '../content/types.ts';
import { CHARACTER, isDoorOpen, isRoomRevealed, MONSTER, TILE_HAZARD, TILE_TRAP } from '../state.ts';
import type { Gloom } from '../table.ts';
import { tileOn } from './board.ts';
import { afflict, bitOf } from './conditions.ts';
import { harm } from './harm.ts';
import { reveal } from './revealing.ts';
import { statsOf } from './stats.ts';

/** Enters a hex. `isForced` where it does not go by itself, but is pushed or pulled: then it opens no door. */
export function enter(g: Gloom, figure: number, hex: number, isForced: boolean): void {
  const f = g.state.figures[figure];
  f.hex = hex;
  touch(g, figure, hex);
  if (isForced || f.kind !== CHARACTER) return;
  g.table.map.doors.forEach((door, i) => {
    if (door.space !== hex || isDoorOpen(g.state, i)) return;
    g.state.doors |= 1 << i;
    g.log?.tell('gh:door.1', 'opens', { figure: { figure }, space: { space: hex } });
    for (const room of door.rooms) if (!isRoomRevealed(g.state, room)) reveal(g, room, figure);
  });
}

/** Springs a trap and suffers a hazard: flyers do neither. */
export function touch(g: Gloom, figure: number, hex: number): void {
  const f = g.state.figures[figure];
  if (f.kind === MONSTER && statsOf(g, figure).flying) return;
  const trap = tileOn(g, TILE_TRAP, hex);
  if (trap !== undefined) {
    g.state.tiles = g.state.tiles.filter((t) => t !== trap);
    g.log?.tell('gh:terrain.4', 'springs', { figure: { figure }, space: { space: hex } });
    for (const id of CONDITIONS) if ((trap.conditions & bitOf(id)) !== 0) afflict(g, figure, id);
    harm(g, figure, trap.n, NOBODY);
  }
  if (tileOn(g, TILE_HAZARD, hex) !== undefined) harm(g, figure, g.table.numbers.hazard, NOBODY);
}
