/** A monster's turn as a case of a file of monster turns, with every outcome that the engine has found (docs/monster-turns.md). */
import {
  ALL_TARGETS,
  AREA_SIDE,
  buildTable,
  CHOICES,
  DIFFICULT,
  FLYING,
  FRIEND,
  HAZARD,
  JUMPING,
  OBSTACLE,
  type Table,
  TRAP,
  TURN_COLUMNS,
  TURN_ROWS,
  type TurnCase,
  type TurnRead,
  walledWith,
} from '@escarmouche/engine/gloomhaven';
import type { Hex } from '@escarmouche/engine/space';
import { type At, beside, EDGES, inCase, MIDDLE_CELL, turned, turnedCell } from './turnCase.ts';

/** Why a turn has no words in such a file. */
export type Unfit = 'size' | 'rim' | 'options' | 'area' | 'stunned';

/** The options of the game that a monster's turn depends on. */
const OPTIONS = ['sight-touching-walls', 'area-measured-from-wall', 'area-over-nobody', 'jump-into-difficult', 'further-targets'] as const;

const TERRAIN = [
  [OBSTACLE, 'obstacle'],
  [TRAP, 'trap'],
  [HAZARD, 'hazard'],
  [DIFFICULT, 'difficult'],
] as const;

/** The hexes of the turn and where the case has them: of a map that fits all, of a larger one those that the monster could ever come to. */
function placesOf({ map, scenario }: Table, { thought }: TurnRead): ReadonlyMap<number, At> {
  const at = map.names.map((name): At => {
    const [x, y] = name.split(',').map(Number);
    return [x, y];
  });
  if (at.every(inCase) || scenario.solid !== undefined) return new Map(at.entries());
  const { open } = walledWith(map, thought.doors);
  const reached = new Set([thought.at]);
  for (const space of reached) for (let d = 0; d < 6; d++) if (open[space * 6 + d] >= 0) reached.add(open[space * 6 + d]);
  const [left, top] = [0, 1].map((axis) => Math.min(...[...reached].map((space) => at[space][axis])));
  // An odd number of rows taken off would shift every other row.
  return new Map([...reached].map((space) => [space, [at[space][0] - left, at[space][1] - (top & ~1)]]));
}

/** The cells of an area on the board of its pattern; null where it is too large for it. */
function patternOf(area: readonly Hex[]): At[] | null {
  const cells = area.map((cell): At => {
    const { q, r } = turnedCell(cell);
    const column = q + MIDDLE_CELL.q;
    return [column, -(r + MIDDLE_CELL.r) - column + Math.floor(column / 2)];
  });
  return cells.every((at) => at.every((n) => n >= 0 && n < AREA_SIDE)) ? cells : null;
}

/** The number each enemy acts by: those that are printed where they say who acts before whom, else its place in the order. */
function initiativesOf({ thought: { foes }, initiatives }: TurnRead): number[] {
  const numbers = foes.map((f) => initiatives[f.figure]);
  const tells = foes.every((f, i) => foes.every((o, j) => Math.sign(f.initiative - o.initiative) === Math.sign(numbers[i] - numbers[j])));
  return tells ? numbers : foes.map((f) => f.initiative + 1);
}

/** A turn as a case, or why it is none. */
export function turnCaseOf(read: TurnRead): TurnCase | Unfit {
  const { thought, why } = read;
  const { action } = thought;
  const table = buildTable(read.setup);
  const { solid } = table.scenario;
  const places = placesOf(table, read);
  const spaces = new Map([...places].map(([space, at]) => [at.join(), space]));
  const pattern = patternOf(action.area);
  if (read.stunned) return 'stunned';
  if (OPTIONS.some((id) => table.choice[id] !== CHOICES.find((c) => c.id === id)?.usual)) return 'options';
  if (![...places.values()].every(inCase)) return 'size';
  if (pattern === null || (pattern.length > 0 && action.grey !== (action.range === 0))) return 'area';
  const terrain: TurnCase['terrain'][number][] = [];
  const wallEdges: TurnCase['wallEdges'][number][] = [];
  const figures: TurnCase['figures'][number][] = [];
  const numbers = initiativesOf(read);
  const { open } = walledWith(table.map, thought.doors);
  for (let row = 0; row < TURN_COLUMNS; row++)
    for (let column = 0; column < TURN_ROWS; column++) {
      const here: At = [column, row];
      const at = turned(here);
      const space = spaces.get(here.join());
      if (space === undefined) {
        // Of what is no hex at all a case knows walls alone.
        if (solid?.some((x) => x.join() === here.join()) === false) return 'rim';
        terrain.push({ at, kind: 'wallHex' });
        continue;
      }
      for (let d = 0; d < 6; d++) {
        const next = beside(here, d);
        const wall = inCase(next) ? d < 3 && spaces.has(next.join()) && open[space * 6 + d] < 0 : solid === undefined;
        if (wall) wallEdges.push({ at, edge: EDGES[d] });
      }
      for (const [bit, kind] of TERRAIN) if ((thought.terrain[space] & bit) !== 0) terrain.push({ at, kind });
      const foe = thought.foes.findIndex((f) => f.space === space);
      if (space === thought.at) figures.push({ at, kind: 'active' });
      else if (foe >= 0) figures.push({ at, kind: 'character', initiative: numbers[foe] });
      else if (thought.stands[space] !== 0) {
        figures.push({ at, kind: 'monster' });
        // Who is invisible bars the way as an obstacle with somebody in it does.
        if (thought.stands[space] !== FRIEND && (thought.terrain[space] & OBSTACLE) === 0) terrain.push({ at, kind: 'obstacle' });
      }
    }
  const far = (space: number): At => turned(places.get(space) ?? [-1, -1]);
  const outcomes = why.outcomes.map((o) => ({ moveTo: far(o.space), attacks: o.attacks.map((i) => far(read.places[i])) }));
  const keys = outcomes.map(({ moveTo, attacks }) => `${moveTo} ${attacks.map(String).sort().join(' ')}`);
  return {
    n: 1,
    move: action.move,
    range: action.range,
    targets: Math.min(ALL_TARGETS, action.targets),
    flying: action.how === FLYING,
    jumping: action.how === JUMPING,
    muddled: action.muddled,
    aoeCells: pattern,
    figures,
    terrain,
    wallEdges,
    expected: outcomes.filter((_o, i) => keys.indexOf(keys[i]) === i),
  };
}
