/** The map of a scenario as spaces, rooms, doors and walls; one field for each set of opened doors (rulebook 14, 19; FAQ on walls). */
import {
  DIRECTIONS,
  type Edge,
  type Hex,
  type HexField,
  hexField,
  hexFromRow,
  OFF_FIELD,
  spaceAt,
  type WalledField,
  walledField,
} from '../../space/index.ts';
import type { Scenario } from './content/types.ts';
import { keeper } from './kept.ts';

/** A door: its space, and the rooms it joins. */
export interface DoorDef {
  readonly space: number;
  readonly rooms: readonly [number, number];
}

/** Everything about a map that does not change. */
export interface MapDef {
  readonly field: HexField;
  /** `column,row` of each space. */
  readonly names: readonly string[];
  /** Rooms of each space as bits: a door belongs to both of its rooms. */
  readonly rooms: Uint8Array;
  readonly doors: readonly DoorDef[];
  /** Wall lines besides the rim and the seams between rooms. */
  readonly lines: readonly Edge[];
  /** Whether the rim is a wall. */
  readonly rim: boolean;
  /** Hexes of wall where the rim is none. */
  readonly solid: readonly Hex[];
  readonly scratch: Map<number, WalledField>;
}

type At = readonly [number, number];

/** The space of a hex given by column and row; `OFF_FIELD` where there is none. */
export function spaceOf(map: Pick<MapDef, 'field'>, [column, row]: At): number {
  const hex = hexFromRow(column, row, 'odd');
  return spaceAt(map.field, hex.q, hex.r);
}

/** Maps of the last scenarios: a board is looked at again and again while figures are moved over it. */
const maps = keeper<MapDef>(8);

/**
 * The map of a scenario: built once for the same hexes, doors and walls, whatever lies or stands on them. Never to be changed.
 * @throws RangeError for a hex given twice, and for walls and doors off the map
 */
export function mapOf(scenario: Scenario): MapDef {
  const { rooms, doors, walls, solid } = scenario;
  return maps(JSON.stringify([rooms.map((room) => room.hexes), doors, walls, solid ?? null]), () => built(scenario));
}

function built(scenario: Scenario): MapDef {
  const hexes = new Map<string, { at: At; rooms: number }>();
  const add = (at: At, rooms: number): void => {
    const key = at.join();
    const known = hexes.get(key);
    if (known === undefined) hexes.set(key, { at, rooms });
    else known.rooms |= rooms;
  };
  scenario.rooms.forEach((room, i) => {
    for (const at of room.hexes) add(at, 1 << i);
  });
  for (const door of scenario.doors) add(door.at, (1 << door.rooms[0]) | (1 << door.rooms[1]));
  const all = [...hexes.values()];
  const field = hexField(all.map(({ at }) => hexFromRow(at[0], at[1], 'odd')));
  const made = { field };
  return {
    field,
    names: all.map(({ at }) => at.join()),
    rooms: Uint8Array.from(all, ({ rooms }) => rooms),
    doors: scenario.doors.map(({ at, rooms }) => ({ space: spaceOf(made, at), rooms })),
    lines: [
      ...scenario.walls.map(([a, b]) => edgeBetween(field, spaceOf(made, a), spaceOf(made, b))),
      ...edgesTo(field, scenario.solid ?? []),
    ],
    rim: scenario.solid === undefined,
    solid: (scenario.solid ?? []).map(([column, row]) => hexFromRow(column, row, 'odd')),
    scratch: new Map(),
  };
}

/** The edges that lead to hexes which are not on the map. */
function edgesTo(field: HexField, hexes: readonly At[]): Edge[] {
  return hexes.flatMap(([column, row]) => {
    const { q, r } = hexFromRow(column, row, 'odd');
    return DIRECTIONS.flatMap((step, direction) => {
      const space = spaceAt(field, q - step.q, r - step.r);
      return space === OFF_FIELD ? [] : [{ space, direction }];
    });
  });
}

function edgeBetween(field: HexField, a: number, b: number): Edge {
  for (let direction = 0; direction < 6 && a !== OFF_FIELD && b !== OFF_FIELD; direction++)
    if (field.neighbours[a * 6 + direction] === b) return { space: a, direction };
  throw new RangeError('a wall line needs two hexes of the map that touch');
}

/** The rooms a space lies in, by their places in the scenario: a door in both of its rooms. */
export function roomsAt(map: MapDef, space: number): readonly number[] {
  return [...Array(8).keys()].filter((room) => ((map.rooms[space] >> room) & 1) === 1);
}

/** The map with these doors open, all of them unless given: closed ones are walls all around, and so are the rim and the seams between rooms. */
export function walledWith(map: MapDef, doors = (1 << map.doors.length) - 1): WalledField {
  const known = map.scratch.get(doors);
  if (known !== undefined) return known;
  const edges: Edge[] = [...map.lines];
  const closed = new Set(map.doors.filter((_d, i) => ((doors >> i) & 1) === 0).map((d) => d.space));
  const { neighbours, size } = map.field;
  for (let space = 0; space < size; space++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[space * 6 + direction];
      if (closed.has(space) || (to !== OFF_FIELD && (map.rooms[space] & map.rooms[to]) === 0)) edges.push({ space, direction });
    }
  }
  const made = walledField(map.field, edges, map.rim, map.solid);
  map.scratch.set(doors, made);
  return made;
}
