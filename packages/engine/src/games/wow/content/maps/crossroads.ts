/**
 * The ready-made map: rows of eleven and ten spaces in turn, each row of ten half a hex to the right of its neighbours.
 * `.` open, `c` cover, `h` high ground, `x` impassable, `V` victory point location, `D` and `A` spawn points.
 * Turned by half a circle it is itself, with the two factions exchanged: neither side has the better half.
 */
import { mapFromRows } from './rows.ts';

/** Its drawing, from which others may begin. */
export const CROSSROADS_ROWS = [
  '. . . c . . . x . . .',
  ' . . . . . h . . . .',
  'D . . . . . . c . . A',
  ' . . c . . . . . . .',
  'D . . . h V h . . . A',
  ' . . . . . . . c . .',
  'D . . c . . . . . . A',
  ' . . . . h . . . . .',
  '. . . x . . . c . . .',
];

export const CROSSROADS = mapFromRows({
  id: 'crossroads',
  names: { en: 'Crossroads', fr: 'La Croisée' },
  shifted: 'odd',
  origin: { column: 5, row: 4 },
  rows: CROSSROADS_ROWS,
});
