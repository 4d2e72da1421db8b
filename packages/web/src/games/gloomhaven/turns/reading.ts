/** A turn that the engine has read, as a board to change: of a ruling, of a link, or one that is played at the table. */
import {
  buildTable,
  CHARACTER,
  CHOICES,
  type ClassId,
  CONDITIONS,
  DIFFICULT,
  FLYING,
  FRIEND,
  findMonster,
  findMonsterDeck,
  HAZARD,
  JUMPING,
  MONSTER,
  type MonsterLine,
  type MonsterStats,
  OBJECTIVE,
  OBSTACLE,
  type Situation,
  type State,
  SUMMON,
  type Table,
  type Thought,
  TRAP,
  turnBegun,
  walledWith,
} from '@escarmouche/engine/gloomhaven';
import {
  type At,
  EMPTY,
  edgeOf,
  type Figure,
  type Ground,
  HINDRANCES,
  keyOf,
  type Monster,
  OPTIONS,
  type OwnNumbers,
  PLAIN_NUMBERS,
  type TurnBoard,
} from './board.ts';
import { situationOf } from './situation.ts';

/** A turn as it is about to be taken, and the table where it is. */
export interface Seen {
  readonly table: Table;
  /** Who the figures are; where they stood is in the thought. */
  readonly state: State;
  readonly thought: Thought;
  /** The number that each figure acts by; none where they are no longer known. */
  readonly initiatives?: readonly number[];
}

/** A thought with the numbers that it knows. */
export function seenIn(table: Table, state: State, thought: Thought): Seen {
  const initiatives: number[] = [];
  for (const foe of thought.foes) initiatives[foe.figure] = foe.acts.n;
  return { table, state, thought, initiatives };
}

/** A hex of the table on the board; undefined for those left out. */
type Place = (space: number) => At | undefined;

/** The hexes that belong to the turn: of a map of one's own all, of a scenario those that the monster could ever come to. */
function placesOf({ table, thought }: Seen): { readonly spaces: readonly number[]; readonly place: Place } {
  const { map, scenario } = table;
  const walled = walledWith(map, thought.doors);
  const all = map.names.map((_name, space) => space);
  const whole = scenario.id === 'own' && scenario.rooms.length === 1;
  const reached = new Set([thought.at]);
  for (const space of reached) for (let d = 0; d < 6; d++) if (walled.open[space * 6 + d] >= 0) reached.add(walled.open[space * 6 + d]);
  const spaces = whole ? all : all.filter((space) => reached.has(space));
  const at = (space: number): At => {
    const [column, row] = map.names[space].split(',').map(Number);
    return [column, row];
  };
  const left = whole ? 0 : Math.min(...spaces.map((s) => at(s)[0]));
  // An odd number of rows taken off would shift every other row.
  const above = whole ? 0 : Math.min(...spaces.map((s) => at(s)[1])) & ~1;
  const kept = new Set(spaces);
  return { spaces, place: (space) => (kept.has(space) ? [at(space)[0] - left, at(space)[1] - above] : undefined) };
}

function wallsOf({ table, thought }: Seen, spaces: readonly number[], place: Place): string[] {
  const walled = walledWith(table.map, thought.doors);
  const { neighbours } = table.map.field;
  const out = new Set<string>();
  for (const space of spaces) {
    for (let d = 0; d < 6; d++) {
      const next = neighbours[space * 6 + d];
      const at = place(space);
      if (at !== undefined && next >= 0 && place(next) !== undefined && walled.open[space * 6 + d] < 0) out.add(edgeOf(at, d));
    }
  }
  return [...out].sort();
}

const BITS: readonly (readonly [number, Ground])[] = [
  [OBSTACLE, 'obstacle'],
  [TRAP, 'trap'],
  [HAZARD, 'hazard'],
  [DIFFICULT, 'difficult'],
];

function objectiveOn({ state }: Seen, space: number): boolean {
  return state.figures.some((f) => f.kind === OBJECTIVE && f.hex === space && f.out === 0);
}

function groundOf(seen: Seen, spaces: readonly number[], place: Place): TurnBoard['ground'] {
  const { terrain, stands } = seen.thought;
  const out: Record<string, readonly Ground[]> = {};
  for (const space of spaces) {
    // An objective is an obstacle by itself; one that is an enemy stands in one.
    const bits = stands[space] === FRIEND && objectiveOn(seen, space) ? terrain[space] & ~OBSTACLE : terrain[space];
    const here = BITS.flatMap(([bit, ground]) => ((bits & bit) === 0 ? [] : [ground]));
    const at = place(space);
    if (at !== undefined && here.length > 0) out[keyOf(at)] = here;
  }
  return out;
}

type Enemy = Extract<Figure, { kind: 'character' | 'summon' }>;

/** The place in the order of somebody who is not in it. */
const LAST_RANK = 49;

/** What a figure of the players' side is on the board. `taken` are the classes that stand there already. */
function enemyOf(seen: Seen, figure: number, initiative: number, taken: Set<ClassId>, ranks: boolean): Enemy {
  const { state, table } = seen;
  const f = state.figures[figure];
  const of = f === undefined || f.seat < 0 ? undefined : table.characters[f.seat]?.face.id;
  if (f?.kind === CHARACTER && of !== undefined && !taken.has(of)) {
    taken.add(of);
    return { kind: 'character', class: of, initiative };
  }
  const own = f?.kind === SUMMON && table.summons[f.type].initiative === undefined && !ranks;
  return { kind: 'summon', owner: own && of !== undefined && taken.has(of) ? of : null, initiative };
}

/** Everybody. With `ranks`, numbers that say no more than who acts before whom: where printed ones do not tell the same. */
function figuresOf(seen: Seen, spaces: readonly number[], place: Place, ranks: boolean): TurnBoard['figures'] {
  const { thought, state, initiatives } = seen;
  const out: Record<string, Figure> = {};
  const put = (space: number, f: Figure): void => {
    const at = place(space);
    if (at !== undefined) out[keyOf(at)] = f;
  };
  const numberOf = (figure: number, rank: number): number =>
    ranks || initiatives?.[figure] === undefined ? Math.min(99, 2 * rank + 1) : Math.max(1, Math.min(99, initiatives[figure]));
  const isCharacter = (figure: number): boolean => state.figures[figure]?.kind === CHARACTER;
  const enemies = [
    ...thought.foes.map((foe) => ({ ...foe, invisible: false })),
    ...thought.unseen.map((foe) => ({ ...foe, initiative: LAST_RANK, invisible: true })),
  ];
  const taken = new Set<ClassId>();
  // Characters first: their summons go by them.
  for (const foe of [...enemies].sort((a, b) => Number(isCharacter(b.figure)) - Number(isCharacter(a.figure)))) {
    const f = enemyOf(seen, foe.figure, numberOf(foe.figure, foe.initiative), taken, ranks);
    put(foe.space, foe.invisible ? { ...f, invisible: true } : f);
  }
  for (const space of spaces)
    if (space !== thought.at && thought.stands[space] === FRIEND) put(space, { kind: objectiveOn(seen, space) ? 'objective' : 'monster' });
  put(thought.at, { kind: 'active' });
  return out;
}

/** The numbers that a stat card and the lines of an ability card come to. */
function numbersOf(stats: MonsterStats, flying: boolean, lines: readonly MonsterLine[]): OwnNumbers {
  const move = lines.find((l) => l.do === 'move');
  const attack = lines.find((l) => l.do === 'attack');
  const ranged = attack?.rangeIs ?? (stats.range > 0 ? Math.max(1, stats.range + (attack?.range ?? 0)) : 0);
  return {
    move: move === undefined ? 0 : Math.max(0, stats.move + move.n),
    attack: Math.max(0, stats.attack + (attack?.n ?? 0)),
    range: attack?.area?.grey === true ? 0 : ranged,
    targets: attack === undefined ? 0 : attack.allOnOne === true ? 1 : (attack.targets ?? stats.targets ?? 1),
    area: attack?.area?.red ?? [],
    how: flying ? 'flies' : move?.jump === true ? 'jumps' : 'walks',
  };
}

/** What the monster may be on the board, the likest to what it is first. */
function monstersOf({ table, state, thought }: Seen): Monster[] {
  const { action } = thought;
  const f = state.figures[thought.figure];
  const how = action.how === FLYING ? 'flies' : action.how === JUMPING ? 'jumps' : 'walks';
  const own = { ...EMPTY.monster, type: 'own', elite: false };
  const plain: Monster = {
    ...own,
    own: { ...PLAIN_NUMBERS, move: action.move, range: action.range, targets: action.targets, area: action.area, how },
    conditions: action.muddled ? ['muddle'] : [],
  };
  if (f?.kind !== MONSTER) return [plain];
  const { face, normal, elite, cards } = table.monsters[f.type];
  const conditions = HINDRANCES.filter((c) => ((f.conditions >> CONDITIONS.indexOf(c)) & 1) === 1);
  const card = cards[state.types[f.type].card];
  const known = findMonster(face.id);
  const reckoned: Monster = {
    ...own,
    own: numbersOf(f.elite === 1 ? elite : normal, face.flying === true, card?.lines ?? []),
    conditions,
  };
  const printed = known !== undefined && findMonsterDeck(known.deck)?.cards.some((c) => c.id === card?.id) === true;
  return [...(printed ? [{ ...EMPTY.monster, type: known.id, elite: f.elite === 1, card: card.id, conditions }] : []), reckoned, plain];
}

/** What must be the same for a turn to be the same: what it may do, where it stands, who may be attacked, in which order. */
function gist({ thought, table }: Seen, place: Place): string {
  const { at, action, foes } = thought;
  const where = (space: number): string => keyOf(place(space) ?? [-1, -1]);
  const area = [...action.area].map((c) => `${c.q},${c.r}`).sort();
  const order = [...new Set(foes.map((x) => x.initiative))].sort((a, b) => a - b);
  return JSON.stringify([
    where(at),
    { ...action, area },
    foes.map((x) => `${where(x.space)} ${order.indexOf(x.initiative)}`).sort(),
    table.map.names.flatMap((_n, s) => (place(s) === undefined ? [] : [`${where(s)} ${thought.terrain[s]} ${thought.stands[s]}`])).sort(),
  ]);
}

/** The turn that begins in a situation, with its table. @throws SetupError, Unplayable as `turnBegun` */
export function seenOf(s: Situation): Seen {
  const { setup, state, thought, initiatives } = turnBegun(s);
  return { table: buildTable(setup), state, thought, initiatives };
}

/** A turn as a board; null where the board has no way to say it. */
export function boardOf(seen: Seen): TurnBoard | null {
  const { table } = seen;
  const { spaces, place } = placesOf(seen);
  const places = spaces.map(place).filter((at) => at !== undefined);
  const columns = Math.max(...places.map(([column]) => column)) + 1;
  const rows = Math.max(...places.map(([, row]) => row)) + 1;
  const there = new Set(places.map(keyOf));
  const ground: Record<string, readonly Ground[]> = {};
  const lies = groundOf(seen, spaces, place);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const key = keyOf([column, row]);
      if (!there.has(key)) ground[key] = ['wall'];
      else if (lies[key] !== undefined) ground[key] = lies[key];
    }
  }
  const options = Object.fromEntries(
    OPTIONS.flatMap((id) => (table.choice[id] === CHOICES.find((c) => c.id === id)?.usual ? [] : [[id, table.choice[id]]])),
  );
  const wanted = gist(seen, place);
  for (const ranks of [false, true]) {
    for (const monster of monstersOf(seen)) {
      const board: TurnBoard = {
        columns,
        rows,
        rim: table.scenario.solid === undefined ? 'wall' : 'open',
        level: table.level,
        ground,
        figures: inReadingOrder(figuresOf(seen, spaces, place, ranks)),
        walls: wallsOf(seen, spaces, place),
        monster,
        options,
      };
      const again = readAgain(board);
      if (again !== null && gist(again, placesOf(again).place) === wanted) return board;
    }
  }
  return null;
}

function inReadingOrder(of: TurnBoard['figures']): TurnBoard['figures'] {
  const place = (key: string): number => Number(key.split(',')[1]) * 1000 + Number(key.split(',')[0]);
  return Object.fromEntries(Object.entries(of).sort(([a], [b]) => place(a) - place(b)));
}

function readAgain(board: TurnBoard): Seen | null {
  try {
    return seenOf(situationOf(board));
  } catch {
    // Too many of something for a file.
    return null;
  }
}
