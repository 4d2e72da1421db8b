/** What a player may care for: points, health on either side, nearness to the enemy, spaces that bring points. */
import type { Aim } from '../../core/index.ts';
import { apart } from './rules/board.ts';
import { NOWHERE, type State } from './state.ts';
import { CHARACTER, type Table, type Wow } from './table.ts';

/** Farther than this is all the same. */
const FAR = 12;

/** The sum over the characters of a seat that stand on the map. */
function ofCharacters(g: Wow, seat: number, value: (fig: number) => number): number {
  let sum = 0;
  g.state.figures.forEach((f, i) => {
    if (f.seat === seat && f.space !== NOWHERE && g.table.figures[f.def].kind === CHARACTER) sum += value(i);
  });
  return sum;
}

const healthOf = (g: Wow, seat: number): number => ofCharacters(g, seat, (i) => Math.max(0, g.state.figures[i].health));

/** How much nearer than `FAR` a figure is to the nearest of some spaces. */
function near(g: Wow, fig: number, spaces: readonly number[]): number {
  const from = g.state.figures[fig].space;
  let best = FAR;
  for (const to of spaces) best = Math.min(best, apart(g, from, to));
  return FAR - best;
}

export const wowAims: readonly Aim<Table, State>[] = [
  { key: 'points', step: 0.5, of: (g, seat) => g.state.points[seat] },
  { key: 'denied', step: 0.5, of: (g, seat) => -g.state.points[1 - seat] },
  { key: 'own', step: 1, of: healthOf },
  { key: 'harm', step: 1, of: (g, seat) => -healthOf(g, 1 - seat) },
  {
    key: 'near',
    step: 2,
    of(g, seat) {
      const foes = g.state.figures.flatMap((f) => (f.seat !== seat && f.space !== NOWHERE ? [f.space] : []));
      return ofCharacters(g, seat, (i) => near(g, i, foes));
    },
  },
  { key: 'goals', step: 2, of: (g, seat) => ofCharacters(g, seat, (i) => near(g, i, g.table.victory)) },
];
