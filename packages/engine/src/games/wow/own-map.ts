/** Maps of one's own, drawn by letters: their bounds, and the map that one is. */
import { Faults } from '../../core/index.ts';
import { DIRECTIONS, formatHex, hexTowards, parseHex } from '../../space/index.ts';
import { FACTIONS } from './content/factions.ts';
import { type DrawnMap, LEGEND, lettersOf, mapFromRows } from './content/maps/rows.ts';
import type { BoardMap } from './content/types.ts';
import { fault } from './own-check.ts';
import type { OwnMap } from './own-notation.ts';

/** Letters of a row at most: rows of as many make a field as large as there can be. */
const LONGEST = 32;
/** Spaces that can be stood on, at least: two parties of five with their pets, and room to pass each other. */
const FEWEST_SPACES = 24;
/** Locations and spawn points of a map at most: what match files hold. */
const MOST_FEATURES = 64;

/** How a map of one's own is drawn: 0,0 lies in its middle. */
const drawn = ({ id, names, rows }: OwnMap): DrawnMap => ({
  id,
  names,
  rows,
  shifted: 'odd',
  origin: { column: Math.floor(Math.max(...rows.map((r) => lettersOf(r).length)) / 2), row: Math.floor(rows.length / 2) },
});

/** Makes a map of a person's own drawing, whose letters have been checked before. */
export function mapOfOwn(of: OwnMap): BoardMap {
  return mapFromRows(drawn(of));
}

/** The spaces next to one, on a map or not. */
function nextTo(at: string): string[] {
  const hex = parseHex(at);
  return hex === null ? [] : DIRECTIONS.map((_d, i) => formatHex(hexTowards(hex, i)));
}

/** @throws SetupError for everything that keeps a map from being played on */
export function checkMap(of: OwnMap): void {
  const faults = new Faults();
  // Open ground of the game is called so, of whatever radius.
  if (/^open-\d+$/.test(of.id)) faults.note(fault('id', 'wow:406.1', 'map-id-kept', { what: of.id }));
  for (const [i, row] of of.rows.entries()) {
    const letters = lettersOf(row);
    const strange = letters.find((c) => c !== '-' && !Object.hasOwn(LEGEND, c));
    if (strange !== undefined) faults.note(fault(`rows[${i}]`, 'wow:406.1', 'map-letter', { what: strange }));
    if (letters.length > LONGEST) faults.note(fault(`rows[${i}]`, 'wow:406.1', 'row-too-long', { n: letters.length, most: LONGEST }));
  }
  faults.end();
  const map = mapOfOwn(of);
  const ground = map.spaces.flatMap(({ at, terrain }) => (terrain === 'impassable' ? [] : [at]));
  if (ground.length < FEWEST_SPACES) faults.note(fault('rows', 'wow:406.1', 'few-spaces', { n: ground.length, needed: FEWEST_SPACES }));
  for (const { id } of FACTIONS)
    if (!map.spawn.some((p) => p.faction === id || p.faction === 'neutral'))
      faults.note(fault('rows', 'wow:406.3b', 'no-way-in', { faction: id }));
  for (const features of [map.victory, map.spawn])
    if (features.length > MOST_FEATURES)
      faults.note(fault('rows', 'wow:406.3', 'too-many-features', { n: features.length, most: MOST_FEATURES }));
  const reached = new Set(ground.slice(0, 1));
  const open = new Set(ground);
  for (const here of reached) for (const next of nextTo(here)) if (open.has(next)) reached.add(next);
  if (reached.size < ground.length) faults.note(fault('rows', 'wow:404.1', 'spaces-cut-off', { n: ground.length - reached.size }));
  faults.end();
}
