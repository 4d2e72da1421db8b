/** Who stands where, what lies where, who is whose enemy; ranges and sight as the map stands. */

import { NOBODY } from '../../../core/index.ts';
import { clearFromCorners, OFF_FIELD, stepsBetween, type WalledField } from '../../../space/index.ts';
import { type MapDef, walledWith } from '../map.ts';
import { DIFFICULT, ENEMY, FRIEND, type Ground, HAZARD, OBSTACLE, TRAP } from '../monsters/ground.ts';
import { CHARACTER, type FigureState, INVISIBLE, OBJECTIVE, SUMMON, type TileState } from '../state.ts';
import { chose, type Gloom } from '../table.ts';

/** The walls asked for last, and what for: they are asked for dozens of times a turn, and change with a door alone. */
const last: { map: MapDef | null; doors: number; walled: WalledField | null } = { map: null, doors: 0, walled: null };

/** The map with its walls as they stand: closed doors are walls. */
export function walledOf(g: Gloom): WalledField {
  const { map } = g.table;
  const { doors } = g.state;
  if (last.walled !== null && last.map === map && last.doors === doors) return last.walled;
  last.map = map;
  last.doors = doors;
  last.walled = walledWith(map, doors);
  return last.walled;
}

/** Is a figure on the map? */
export function inPlay(g: Gloom, figure: number): boolean {
  const f = g.state.figures[figure];
  return f !== undefined && f.out === 0 && f.hex >= 0;
}

/** The figure on a hex; `NOBODY` for none. */
export function standsOn(g: Gloom, hex: number): number {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (figures[i].hex === hex && figures[i].out === 0) return i;
  return NOBODY;
}

/** A tile of a kind on a hex. */
export function tileOn(g: Gloom, kind: number, hex: number): TileState | undefined {
  const { tiles } = g.state;
  for (let i = 0; i < tiles.length; i++) if (tiles[i].kind === kind && tiles[i].hex === hex) return tiles[i];
  return undefined;
}

/** Of the players' side: characters and their summons. */
function isPlayers({ kind }: FigureState): boolean {
  return kind === CHARACTER || kind === SUMMON;
}

/** Whether they are of different sides; one is no enemy of itself. */
export function areEnemies(g: Gloom, a: number, b: number): boolean {
  const { figures } = g.state;
  return a !== b && isPlayers(figures[a]) !== isPlayers(figures[b]);
}

/** Two of one side; what stands for neither, an objective, is nobody's ally. */
export function areAllies(g: Gloom, a: number, b: number): boolean {
  const { figures } = g.state;
  return a !== b && figures[a].kind !== OBJECTIVE && figures[b].kind !== OBJECTIVE && isPlayers(figures[a]) === isPlayers(figures[b]);
}

/** Whether one figure may be targeted by another: an enemy on the map that is not invisible (gh:attack.01). */
export function mayTarget(g: Gloom, by: number, on: number): boolean {
  return areEnemies(g, by, on) && inPlay(g, on) && (g.state.figures[on].conditions & INVISIBLE) === 0;
}

/** Steps between two figures around walls. */
export function apart(g: Gloom, a: number, b: number): number {
  return stepsBetween(walledOf(g), g.state.figures[a].hex, g.state.figures[b].hex);
}

/** Two touching hexes with a wall between are not adjacent (gh:range.2). */
export function adjacent(g: Gloom, a: number, b: number): boolean {
  return inPlay(g, a) && inPlay(g, b) && apart(g, a, b) === 1;
}

/** Whether two hexes touch and yet are not adjacent: a wall stands between (gh:range.2). */
export function acrossWall(g: Gloom, a: number, b: number): boolean {
  const w = walledOf(g);
  return w.field.neighbours.subarray(a * 6, a * 6 + 6).includes(b) && stepsBetween(w, a, b) !== 1;
}

/** The hexes beside one that no wall parts from it. */
export function openBeside(g: Gloom, hex: number): number[] {
  const { open } = walledOf(g);
  const out: number[] = [];
  for (let d = 0; d < 6; d++) if (open[hex * 6 + d] !== OFF_FIELD) out.push(open[hex * 6 + d]);
  return out;
}

/** Does sight run clear between two hexes (gh:sight.1)? */
export function sees(g: Gloom, from: number, to: number): boolean {
  return clearFromCorners(walledOf(g), from, to, g.table.choice['sight-touching-walls']);
}

/** Whether a hex belongs to a room that has been revealed. */
export function isRevealed(g: Gloom, hex: number): boolean {
  return (g.table.map.rooms[hex] & g.state.rooms) !== 0;
}

/** What a tile is to whoever moves, in the order of the kinds of tiles; money and chests are nothing. */
const TERRAIN = [OBSTACLE, TRAP, HAZARD, DIFFICULT, 0, 0] as const;

/** What lies on each hex, as movement asks for it, written over `out`. An objective that can be destroyed is an obstacle. */
export function terrainOf(g: Gloom, out: Uint8Array = new Uint8Array(g.table.map.field.size)): Uint8Array {
  const { tiles, figures } = g.state;
  out.fill(0);
  for (let i = 0; i < tiles.length; i++) if (tiles[i].hex >= 0) out[tiles[i].hex] |= TERRAIN[tiles[i].kind];
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.kind === OBJECTIVE && f.out === 0 && f.hex >= 0) out[f.hex] |= OBSTACLE;
  }
  return out;
}

/** Who stands on each hex, as this figure sees it: friends may be passed, enemies not. */
function standsFor(g: Gloom, figure: number, out: Uint8Array): Uint8Array {
  out.fill(0);
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (i !== figure && f.out === 0 && f.hex >= 0) out[f.hex] = areEnemies(g, figure, i) ? ENEMY : FRIEND;
  }
  return out;
}

/** Room for the ground of the figure asked about last: lists for a whole map, made anew each time, cost more than what is read from them. */
let terrain = new Uint8Array(0);
let stands = new Uint8Array(0);

/** The map as a figure moves over it: to be read before the next one is asked for. */
export function groundFor(g: Gloom, figure: number): Ground {
  const { size } = g.table.map.field;
  if (terrain.length !== size) {
    terrain = new Uint8Array(size);
    stands = new Uint8Array(size);
  }
  return {
    walled: walledOf(g),
    terrain: terrainOf(g, terrain),
    stands: standsFor(g, figure, stands),
    light: chose(g, 'jump-into-difficult', 'one'),
  };
}

/** Is a hex empty: no figure, no tile, no token (a money token makes it non-empty)? */
export function isEmpty(g: Gloom, hex: number): boolean {
  const { tiles } = g.state;
  for (let i = 0; i < tiles.length; i++) if (tiles[i].hex === hex) return false;
  return standsOn(g, hex) < 0 && isRevealed(g, hex);
}

/** The characters that still play. */
export function playersLeft(g: Gloom): number[] {
  const { figures } = g.state;
  const out: number[] = [];
  for (let i = 0; i < figures.length; i++) if (figures[i].kind === CHARACTER && figures[i].out === 0) out.push(i);
  return out;
}

/** Who decides for the monsters what the rules leave to the players: the first one still playing. */
export function spokesman(g: Gloom): number {
  for (const f of g.state.figures) if (f.kind === CHARACTER && f.out === 0) return f.seat;
  return 0;
}
