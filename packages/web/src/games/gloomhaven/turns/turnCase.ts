/** Cases of monster turns (docs/monster-turns.md) as positions. Hexes have a corner up there: its columns are rows of a position. */
import {
  ALL_TARGETS,
  AREA_SIDE,
  CLASSES,
  type ClassId,
  type Situation,
  TURN_COLUMNS,
  TURN_ROWS,
  type TurnCase,
} from '@escarmouche/engine/gloomhaven';
import { DIRECTIONS, type Hex, hexFromRow, hexTowards, rowFromHex } from '@escarmouche/engine/space';
import { DONE, OWN_TYPE, ownType, PLAIN_NUMBERS, turnBegins } from './begins.ts';

/** Monsters of another type, that fly. */
const HOVERING = 'flyer';

/** Column and row, of a case or of a position. */
export type At = readonly [number, number];

/** A hex of a case as a position has it, and the other way round. */
export const turned = ([column, row]: At): At => [row, column];

/** Turning the map over takes a step `q, r` to `r, −q−r`. */
export const turnedCell = ({ q, r }: Hex): Hex => ({ q: r, r: -q - r });
const turnedBack = ({ q, r }: Hex): Hex => ({ q: -q - r, r: q });

/** The edges of a case by the directions of a position: they are counted from the upper right, which is the rules' second direction. */
export const EDGES = DIRECTIONS.map((step) => {
  const to = turnedCell(step);
  return (DIRECTIONS.findIndex((x) => x.q === to.q && x.r === to.r) + 5) % 6;
});

/** The place beside one in a direction. */
export function beside([x, y]: At, direction: number): At {
  const { column, row } = rowFromHex(hexTowards(hexFromRow(x, y, 'odd'), direction), 'odd');
  return [column, row];
}

/** Whether a case has a hex for a place of a position. */
export const inCase = ([x, y]: At): boolean => x >= 0 && y >= 0 && x < TURN_ROWS && y < TURN_COLUMNS;

/** Axial coordinates on the board of an area's pattern. */
const cellAt = ([column, row]: At): Hex => ({ q: column, r: -column - (row - Math.floor(column / 2)) });
export const MIDDLE_CELL = cellAt([(AREA_SIDE - 1) / 2, (AREA_SIDE - 1) / 2]);

const MOST_TARGETS = 9;
/** Figures of a situation, and monsters of a type. */
const MOST_FIGURES = 28;
const MOST_MONSTERS = 20;

/** Why a case is no position: there are only so many figures to one, and attacks to a card; and a rim is all wall, or none of it. */
export type Unsaid = 'crowded' | 'targets' | 'rim' | 'obstacle';

/** Lines of wall between two hexes, and the rim, where nothing lies behind it unless walls are said; null where some of it is wall. */
function wallsOf(c: Pick<TurnCase, 'wallEdges'>, solid: ReadonlySet<string>) {
  const said = c.wallEdges.map(({ at, edge }) => ({ at: turned(at), direction: EDGES.indexOf(edge) }));
  const sides = new Set(said.map(({ at, direction }) => `${at.join()}/${direction}`));
  const outer: boolean[] = [];
  for (let y = 0; y < TURN_COLUMNS; y++)
    for (let x = 0; x < TURN_ROWS; x++)
      for (let d = 0; d < 6; d++) if (!solid.has(`${x},${y}`) && !inCase(beside([x, y], d))) outer.push(sides.has(`${x},${y}/${d}`));
  const lines = new Map<string, readonly [At, At]>();
  for (const { at, direction } of said) {
    const to = beside(at, direction);
    if (inCase(to) && ![at, to].some((x) => solid.has(x.join()))) lines.set([at, to].map(String).sort().join(' '), [at, to]);
  }
  const rim = outer.every((wall) => !wall) ? ('open' as const) : outer.every((wall) => wall) ? ('wall' as const) : null;
  return { rim, walls: [...lines.values()] };
}

/** A case as a position; its first three characters are those of the game, further ones enemies on numbers of their own. */
export function situationOfCase(c: Omit<TurnCase, 'expected'>): Situation | Unsaid {
  const foes = c.figures.filter((f) => f.kind === 'character');
  const friends = c.figures.filter((f) => f.kind === 'monster');
  const active = c.figures.find((f) => f.kind === 'active');
  if (active === undefined) throw new RangeError('nobody is active');
  if (c.figures.length > MOST_FIGURES || friends.length >= MOST_MONSTERS) return 'crowded';
  // Who hovers above an obstacle is of a type that flies: nobody else can be there, and no character is.
  const obstacles = new Set(c.terrain.flatMap((t) => (t.kind === 'obstacle' ? [t.at.join()] : [])));
  const hovers = friends.map(({ at }) => !c.flying && obstacles.has(at.join()));
  if ([...foes, ...(c.flying ? [] : [active])].some(({ at }) => obstacles.has(at.join()))) return 'obstacle';
  const all = c.targets >= ALL_TARGETS;
  if (all && foes.length > MOST_TARGETS) return 'targets';
  const solid = new Set(c.terrain.flatMap((t) => (t.kind === 'wallHex' ? [turned(t.at).join()] : [])));
  const { rim, walls } = wallsOf(c, solid);
  if (rim === null) return 'rim';
  const said = foes.map((f) => f.initiative ?? 0);
  const order = [...new Set(said)].sort((a, b) => a - b);
  // Numbers that no card has are told by their places in the order.
  const fits = said.every((n) => n >= 1 && n <= 99);
  const numbers = fits ? said : said.map((n) => order.indexOf(n) + 1);
  const people: Partial<Record<ClassId, { at: At; initiative: number }>> = {};
  const summons: Record<string, NonNullable<Situation['summons']>[string]> = {};
  const summonTypes: Record<string, NonNullable<Situation['summonTypes']>[string]> = {};
  for (const [i, f] of foes.entries()) {
    const at = turned(f.at);
    const initiative = numbers[i];
    const of = CLASSES[i];
    if (of !== undefined) people[of] = { at, initiative };
    else {
      summonTypes[`enemy-${initiative}`] = {
        name: { en: `Enemy (${initiative})`, fr: `Ennemi (${initiative})` },
        hp: 5,
        move: 2,
        attack: 2,
        range: 0,
        initiative,
      };
      const n = Object.keys(summons).filter((key) => key.startsWith(`enemy-${initiative}-`)).length + 1;
      summons[`enemy-${initiative}-${n}`] = { owner: CLASSES[0], at, ...DONE };
    }
  }
  const tiles = new Map<string, NonNullable<Situation['tiles']>[number]>();
  for (const { at, kind } of c.terrain)
    if (kind !== 'wallHex' && !solid.has(turned(at).join())) tiles.set(`${kind} ${at.join()}`, { kind, at: turned(at) });
  const melee = c.targets === 0 && c.aoeCells.length === 0;
  const area = c.aoeCells.map((cell) => {
    const { q, r } = cellAt(cell);
    return turnedBack({ q: q - MIDDLE_CELL.q, r: r - MIDDLE_CELL.r });
  });
  const type = ownType({
    move: c.move,
    range: melee ? 0 : c.range,
    targets: all ? Math.max(1, Math.min(MOST_TARGETS, foes.length)) : c.targets,
    area,
    how: c.flying ? 'flies' : c.jumping ? 'jumps' : 'walks',
  });
  const harmful = c.terrain.some((t) => t.kind === 'trap' || t.kind === 'hazard');
  return turnBegins(OWN_TYPE, turned(active.at), people, {
    map:
      solid.size === 0
        ? { columns: TURN_ROWS, rows: TURN_COLUMNS }
        : Array.from({ length: TURN_COLUMNS }, (_r, y) =>
            Array.from({ length: TURN_ROWS }, (_c, x) => (solid.has(`${x},${y}`) ? '#' : '.')).join(''),
          ),
    ...(rim === 'open' ? { rim } : {}),
    ...(walls.length > 0 ? { walls } : {}),
    ...(tiles.size > 0 ? { tiles: [...tiles.values()] } : {}),
    ...(Object.keys(summons).length > 0 ? { summons, summonTypes } : {}),
    types: { [OWN_TYPE]: type, ...(hovers.includes(true) ? { [HOVERING]: ownType({ ...PLAIN_NUMBERS, how: 'flies' }) } : {}) },
    monsters: {
      [`${OWN_TYPE}-1`]: {
        at: turned(active.at),
        // No trap or hazard on the way takes it off: the turn is about where it goes.
        ...(harmful ? { hp: 99 } : {}),
        ...(c.muddled ? { conditions: ['muddle'] } : {}),
      },
      ...Object.fromEntries(friends.map(({ at }, i) => [`${hovers[i] ? HOVERING : OWN_TYPE}-${i + 2}`, { at: turned(at), ...DONE }])),
    },
  });
}
