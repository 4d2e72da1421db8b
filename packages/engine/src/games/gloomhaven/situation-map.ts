/** The map of a situation, and what lies and waits on it. */
import {
  either,
  type FieldKind,
  fieldsFor,
  flag,
  list,
  name,
  named,
  oneOf,
  record,
  row,
  suchAs,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import type { HitPoints, OverlayKind, Scenario } from './content/types.ts';
import { COLUMNS, MOST_HEXES, MOST_ROOMS, MOST_WALLS, ROWS } from './setup.ts';
import { conditions } from './situation-figures.ts';
import { at, atOf, hexOf, id, type Laying, type Writing } from './situation-names.ts';
import { OBJECTIVE as AN_OBJECTIVE, isDoorOpen, type State, TILE_CHEST, TILE_OBSTACLE, TILE_TRAP, type TileState } from './state.ts';

/** In place of the number of what lies on a hex, until the one it usually has is known. */
const UNSAID = -1;

/** What the rim of a map may be: a wall, or the end of what there is. */
export const RIMS = ['wall', 'open'] as const;

/** What may lie on a hex, in the order of the state's kinds. */
export const TILES = ['obstacle', 'trap', 'hazard', 'difficult', 'coin', 'chest'] as const satisfies readonly OverlayKind[];

const tile = fieldsFor<Laying, Writing, TileState>();
/** What a tile has that does not say: a trap its damage by the level, unless it has conditions; others one, or none. */
const usualNumber = (on: Laying, { kind }: TileState, bare: boolean): number =>
  kind === TILE_TRAP ? (bare ? on.table.numbers.trap : 0) : kind === TILE_CHEST || kind === TILE_OBSTACLE ? 0 : 1;

/** A tile or a token. */
export const TILE = {
  kind: tile.needed(oneOf(TILES, 'trap', 'tile'), 'what lies there', 'ce qui s’y trouve', { in: 'kind' }),
  at: tile.needed(at(3, 2), 'its hex, [column, row]', 'sa case, [colonne, rangée]', {
    lay: (on, t, given, place) => {
      if (given !== undefined) t.hex = hexOf(on, given, place);
    },
    write: (g, t) => atOf(g, t.hex),
  }),
  n: tile.field(
    whole(0, 99),
    'damage of a trap, by the level unless given (0 with conditions); number of a chest',
    'dégâts d’un piège, ceux du niveau si rien n’est dit (0 avec des états) ; numéro d’un trésor',
    {
      more: {
        en: 'the piece that obstacles of the same number are: what destroys one of its hexes takes all of it',
        fr: 'la pièce que font des obstacles de même numéro : ce qui détruit une de ses cases l’enlève tout entière',
      },
      sample: 3,
      usual: undefined,
      lay: (_on, t, given = UNSAID) => {
        t.n = given;
      },
      write: (_g, t) => t.n,
    },
  ),
  conditions: tile.field(suchAs(conditions, ['stun']), 'conditions of a trap', 'états d’un piège', {
    in: 'conditions',
    usual: undefined,
    lay: (on, t, given, place) => {
      t.conditions = conditions.code?.lay(on, given, place) ?? 0;
      if (t.n === UNSAID) t.n = usualNumber(on, t, given === undefined);
    },
  }),
};
export type SituationTile = Written<typeof TILE>;

const { field, needed } = fieldsFor<Laying, Writing, State>();

/** Hit points that a scenario writes. */
export const hitPointsKind: FieldKind<HitPoints> = suchAs(
  either(
    [
      whole(1, 99),
      record({
        base: field(whole(0, 99), 'so many', 'tant'),
        perCharacter: field(whole(0, 99), 'for each character', 'par personnage'),
        perLevel: field(whole(0, 99), 'for each level', 'par niveau'),
        perCharacterAndLevel: field(whole(0, 99), 'for each character and level', 'par personnage et niveau'),
      }),
    ],
    'number-or-fields',
    { fields: '{ base, perCharacter, perLevel, perCharacterAndLevel }' },
  ),
  6,
);

/** An obstacle with hit points. */
const OBJECTIVE = {
  at: needed(at(5, 0), 'its hex', 'sa case'),
  hp: needed(
    hitPointsKind,
    'hit points: a number, or by the number of characters (C) and the level (L)',
    'points de vie : un nombre, ou selon le nombre de personnages (C) et le niveau (L)',
    {
      more: {
        en: '{ base, perCharacter, perLevel, perCharacterAndLevel }, so that C x (4 + L) is { perCharacter: 4, perCharacterAndLevel: 1 }',
        fr: '{ base, perCharacter, perLevel, perCharacterAndLevel }, si bien que C x (4 + L) est { perCharacter: 4, perCharacterAndLevel: 1 }',
      },
    },
  ),
};

/** A monster that a room not yet revealed calls for. */
const PLACING = {
  type: needed(id('bandit-archer', 'monster'), 'its type', 'son type'),
  at: needed(at(12, 0), 'its hex', 'sa case'),
  elite: field(flag, 'an elite', 'une élite'),
};

const shownOf = <X>(of: readonly X[]): readonly X[] | undefined => (of.length === 0 ? undefined : of);

/** The rooms that are none of the game's: a position says them whole. */
export function ownRooms({ table: { setup } }: Writing): Scenario | undefined {
  return setup.own?.scenario?.id === setup.scenario ? setup.own.scenario : undefined;
}

/** Rooms and doors as rows of letters. */
function lettersOf({ rooms, doors, solid }: Scenario): string[] {
  const letters = new Map<string, string>();
  for (const [i, { hexes }] of rooms.entries()) for (const hex of hexes) letters.set(hex.join(), i === 0 ? '.' : String(i + 1));
  for (const door of doors) letters.set(door.at.join(), 'D');
  for (const hex of solid ?? []) letters.set(hex.join(), '#');
  const places = [...letters.keys()].map((key) => key.split(',').map(Number));
  const most = (axis: number): number => Math.max(...places.map((place) => place[axis])) + 1;
  // Behind an open rim there is nothing but what is solid.
  const none = solid === undefined ? '#' : ' ';
  return Array.from({ length: most(1) }, (_r, y) => Array.from({ length: most(0) }, (_c, x) => letters.get(`${x},${y}`) ?? none).join(''));
}

/** Rooms of one's own that nobody has seen yet, by their number. */
const unseen = (g: Writing, s: State) =>
  (ownRooms(g)?.rooms ?? []).flatMap((room, i) => (((s.rooms >> i) & 1) === 1 ? [] : [[String(i + 1), room] as const]));

/** Who waits in those rooms. */
function waitingIn(g: Writing, s: State) {
  const rank = (ranks: readonly string[]): string => ranks[Math.min(ranks.length - 1, s.players.length - 2)] ?? 'none';
  const all = unseen(g, s).map(
    ([room, { monsters }]) =>
      [
        room,
        monsters.flatMap(({ type, at, ranks }) => {
          const is = rank(ranks);
          return is === 'none' ? [] : [{ type, at, ...(is === 'elite' ? { elite: true } : {}) }];
        }),
      ] as const,
  );
  const some = all.filter(([, list]) => list.length > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

/** What lies in those rooms. */
function hiddenIn(g: Writing, s: State): SituationTile[] {
  return unseen(g, s).flatMap(([, { overlays }]) =>
    overlays.flatMap(({ kind, at, damage, id: n, conditions: of }) => {
      const tile = TILES.find((x) => x === kind);
      if (tile === undefined) return [];
      const number = damage ?? (n === undefined ? undefined : Number(n));
      return at.map((hex) => ({
        kind: tile,
        at: hex,
        ...(number === undefined ? {} : { n: number }),
        ...(of === undefined ? {} : { conditions: of }),
      }));
    }),
  );
}

/** The map, and what is on it. */
export const ON_MAP = {
  map: field(
    either(
      [
        list(name(COLUMNS, '....#222', undefined, undefined, 'a-text'), ROWS, 1),
        record({
          columns: needed(whole(1, COLUMNS), 'columns', 'colonnes', { sample: 9 }),
          rows: needed(whole(1, ROWS), 'rows', 'rangées', { sample: 7 }),
        }),
      ],
      'list-or-fields',
      { fields: '{ columns, rows }' },
    ),
    'map: rows of letters, or the columns and rows of an open field; 9 by 7 unless given',
    'plateau : des rangées de lettres, ou les colonnes et les rangées d’un terrain ouvert ; 9 sur 7 si rien n’est dit',
    {
      more: {
        en: '. a hex of room 1, 2 to 8 of another room, D a door, which touches two rooms, # no hex',
        fr: '. une case de la salle 1, de 2 à 8 d’une autre salle, D une porte, qui touche deux salles, # pas de case',
      },
      sample: ['....#222#33#44', '....D222D33D44', '....#222#33#44'],
      write(g) {
        const rooms = ownRooms(g);
        return rooms === undefined ? undefined : lettersOf(rooms);
      },
    },
  ),
  rim: field(
    oneOf(RIMS, 'open', 'rim'),
    'rim of the map: wall (unless given), or open where nothing lies behind it and only # are walls',
    'bord du plateau : wall, un mur (si rien n’est dit), ou open, rien n’étant derrière et seuls les # étant des murs',
    {
      usual: 'wall',
      write: (g) => (ownRooms(g)?.solid === undefined ? undefined : 'open'),
    },
  ),
  walls: field(
    list(row([at(0, 0), at(1, 0)], 'two-hexes'), MOST_WALLS),
    'wall lines: each between two hexes that touch',
    'lignes de mur : chacune entre deux cases qui se touchent',
    { write: (g) => shownOf(ownRooms(g)?.walls ?? []) },
  ),
  open: field(list(at(4, 1), 20), 'open doors: what they join is revealed', 'portes ouvertes : ce qu’elles relient est révélé', {
    write: (g, s) => shownOf(g.table.map.doors.flatMap((d, i) => (isDoorOpen(s, i) ? [atOf(g, d.space)] : []))),
  }),
  revealed: field(list(whole(1, MOST_ROOMS), 8), 'revealed rooms: those besides the first', 'salles révélées : celles outre la première', {
    sample: [3],
    write: (g, s) => shownOf(g.table.scenario.rooms.flatMap((_r, i) => (i > 0 && ((s.rooms >> i) & 1) === 1 ? [i + 1] : []))),
  }),
  waiting: field(
    named(list(record(PLACING), 30), 8, '4', 1, 'room'),
    'waiting monsters: those of rooms not yet revealed, by the room’s number',
    'monstres en attente : ceux des salles encore cachées, par le numéro de la salle',
    { write: waitingIn },
  ),
  tiles: field(
    list(record(TILE, 'tile'), MOST_HEXES * 4),
    'terrain and things: obstacles, traps, hazards, difficult hexes, coins, chests',
    'terrain et objets : obstacles, pièges, dangers, terrains difficiles, pièces, trésors',
    {
      more: { en: 'in a room not yet revealed they wait for it', fr: 'dans une salle encore cachée, ils l’attendent' },
      write: (g, s) => [...s.tiles.map((t) => write(TILE, g, t)), ...hiddenIn(g, s)],
    },
  ),
};

/** Obstacles with hit points. */
export const OBJECTIVES = field(
  list(record(OBJECTIVE), 20),
  'objectives: obstacles with hit points, objective-1, objective-2 …',
  'objectifs : des obstacles qui ont des points de vie, objective-1, objective-2 …',
  {
    write: (g, s) => shownOf(s.figures.flatMap((x) => (x.kind === AN_OBJECTIVE && x.out === 0 ? [{ at: atOf(g, x.hex), hp: x.hp }] : []))),
  },
);
