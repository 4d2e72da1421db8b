/** Where something is to be done: the monsters on the map, and the doors that lead on while there are none. */
import { inPlay } from './rules/board.ts';
import { isDoorOpen, isRoomRevealed, MONSTER } from './state.ts';
import type { Gloom } from './table.ts';

const FAR = 30;

/** What is to be done next, and how many hexes it is from a hex to the nearest place to do it, walls left out of account; 30 where there is none. */
export interface Goals {
  readonly fight: boolean;
  near(hex: number): number;
}

/** The goals of a position: living monsters, and where none is in sight, doors that are still closed. */
export function goalsOf(g: Gloom): Goals {
  const { state } = g;
  const { figures } = state;
  const { distances, size } = g.table.map.field;
  const goals: number[] = [];
  for (let i = 0; i < figures.length; i++) if (figures[i].kind === MONSTER && inPlay(g, i)) goals.push(figures[i].hex);
  const fight = goals.length > 0;
  if (!fight)
    g.table.map.doors.forEach((d, i) => {
      const leads = d.rooms.some((room) => isRoomRevealed(state, room));
      if (leads && !isDoorOpen(state, i)) goals.push(d.space);
    });
  const near = (hex: number): number => {
    let least = FAR;
    for (let i = 0; i < goals.length; i++) least = Math.min(least, distances[hex * size + goals[i]]);
    return least;
  };
  return { fight, near };
}
