/** How good a position is for the players, for plain bots: who stands, what is left of the monsters, cards to go on with. */
import { inPlay, walledOf } from './rules/board.ts';
import { CHARACTER, DISCARD, HAND, MONSTER } from './state.ts';
import type { Gloom } from './table.ts';

const FAR = 30;

/** The worth of a position: the same for every seat, since they win together. */
export function worthFor(g: Gloom, seat: number): number {
  const { state } = g;
  if (state.over === 1) return state.won === 1 ? 10_000 : -10_000;
  let sum = 0;
  const w = walledOf(g);
  const monsters = state.figures.flatMap((f, i) => (f.kind === MONSTER && inPlay(g, i) ? [f] : []));
  for (const f of monsters) sum -= 30 + f.hp * 6;
  state.figures.forEach((f, i) => {
    if (f.kind !== CHARACTER) return;
    if (!inPlay(g, i)) {
      sum -= f.out === 1 ? 150 : 0;
      return;
    }
    sum += f.hp * 8;
    if (f.seat !== seat) return;
    // One's own nearness to what is to be fought, and to the doors while nobody is.
    const goals =
      monsters.length > 0
        ? monsters.map((m) => m.hex)
        : g.table.map.doors.flatMap((d, k) => (((state.doors >> k) & 1) === 0 ? [d.space] : []));
    const near = Math.min(FAR, ...goals.map((hex) => g.table.map.field.distances[f.hex * w.field.size + hex]));
    sum += (FAR - near) * 2;
  });
  for (const c of state.cards) sum += c.zone === HAND ? 6 : c.zone === DISCARD ? 4 : 0;
  return sum + state.rooms * 20;
}
