/** Boards in the form of monster turns (docs/monster-turns.md) and back. There columns stand upright: its columns are our rows. */
import { AREA_SIDE, TURN_COLUMNS, TURN_ROWS, type TurnCase, type TurnRead } from '@escarmouche/engine/gloomhaven';
import { DIRECTIONS } from '@escarmouche/engine/space';
import {
  type At,
  atOf,
  beside,
  type Cell,
  EMPTY,
  edgeOf,
  type Figure,
  type Ground,
  isOn,
  keyOf,
  MOST_FIGURES,
  MOST_MONSTERS,
  PLAIN_NUMBERS,
  sidesOf,
  type TurnBoard,
} from './board.ts';

/** Why a board does not fit the form. */
export type Unfit = 'size' | 'rim' | 'options' | 'area' | 'stunned';

const turned = ([column, row]: At): At => [row, column];

/** The form counts edges from the upper right, counter-clockwise; its upper right is the rules' second direction. */
const edgeNumber = (direction: number): number => (direction + 5) % 6;

/** Turning the map over takes a step `q, r` to `r, −q−r`. */
const turnedCell = ({ q, r }: Cell): Cell => ({ q: r, r: -q - r });
const turnedBack = ({ q, r }: Cell): Cell => ({ q: -q - r, r: q });

const directionTurned = (d: number): number => {
  const to = turnedCell(DIRECTIONS[d]);
  return DIRECTIONS.findIndex((x) => x.q === to.q && x.r === to.r);
};
const directionBack = (d: number): number => [0, 1, 2, 3, 4, 5].findIndex((x) => directionTurned(x) === d);

const MIDDLE = (AREA_SIDE - 1) / 2;
/** Axial coordinates on the form's pattern board, and back. */
const cellAt = ([column, row]: At): Cell => ({ q: column, r: -column - (row - Math.floor(column / 2)) });
const MIDDLE_CELL = cellAt([MIDDLE, MIDDLE]);

function patternAt(c: Cell): At | null {
  const q = c.q + MIDDLE_CELL.q;
  const r = c.r + MIDDLE_CELL.r;
  const row = -r - q + Math.floor(q / 2);
  return q >= 0 && q < AREA_SIDE && row >= 0 && row < AREA_SIDE ? [q, row] : null;
}

/** The cells of an area on the form's pattern board; null where it is too large for it. */
function patternOf(area: readonly Cell[]): At[] | null {
  const out = area.map((c) => patternAt(turnedCell(c)));
  return out.every((c) => c !== null) ? out : null;
}

/** Why a board has no words in the form; null where it has. */
export function whyUnfit(b: TurnBoard): Unfit | null {
  const all = b.columns === TURN_ROWS && b.rows === TURN_COLUMNS;
  if (b.columns > TURN_ROWS || b.rows > TURN_COLUMNS) return 'size';
  if (b.rim === 'open' && !all) return 'rim';
  if (Object.keys(b.options).length > 0) return 'options';
  if (b.monster.conditions.includes('stun')) return 'stunned';
  return b.monster.type === 'own' && patternOf(b.monster.own.area) === null ? 'area' : null;
}

/** All the form's targets at once. */
const ALL_TARGETS = 6;

/** A board as a case, with the outcomes the engine has found. `read` is the board's own. @throws RangeError where it does not fit */
export function caseOf(b: TurnBoard, read: TurnRead, spaceAt: (space: number) => At): TurnCase {
  if (whyUnfit(b) !== null) throw new RangeError('this board does not fit the form');
  const { thought, why } = read;
  const { action } = thought;
  const order = new Map(thought.foes.map((f) => [keyOf(spaceAt(f.space)), f.initiative]));
  const numbers = thought.foes.map((f) => read.initiatives[f.figure]);
  // Printed numbers where they say who acts before whom; else the places in the order.
  const tells = thought.foes.every((f, i) =>
    thought.foes.every((o, j) => Math.sign(f.initiative - o.initiative) === Math.sign(numbers[i] - numbers[j])),
  );
  const numberAt = (key: string): number => {
    const i = thought.foes.findIndex((f) => keyOf(spaceAt(f.space)) === key);
    return tells ? numbers[i] : (order.get(key) ?? 0) + 1;
  };
  const terrain: { at: At; kind: 'wallHex' | Exclude<Ground, 'wall'> }[] = [];
  const figures = Object.entries(b.figures).map(([key, f]): TurnCase['figures'][number] => {
    const at = turned(atOf(key));
    if (f.kind === 'active') return { at, kind: 'active' };
    if (order.has(key)) return { at, kind: 'character', initiative: numberAt(key) };
    // Who is invisible, and an objective, bar the way as an obstacle with somebody in it does.
    if (f.kind !== 'monster') terrain.push({ at, kind: 'obstacle' });
    return { at, kind: 'monster' };
  });
  for (let column = 0; column < TURN_COLUMNS; column++)
    for (let row = 0; row < TURN_ROWS; row++) {
      const here = turned([column, row]);
      const lies: readonly Ground[] = isOn(b, here) ? (b.ground[keyOf(here)] ?? []) : ['wall'];
      for (const kind of lies) terrain.push({ at: [column, row], kind: kind === 'wall' ? 'wallHex' : kind });
    }
  const wallEdges = b.walls.map((edge) => {
    const [at] = sidesOf(edge);
    return { at: turned(at), edge: edgeNumber(directionTurned(Number(edge.split('/')[1]))) };
  });
  if (b.rim === 'wall')
    for (let column = 0; column < b.columns; column++)
      for (let row = 0; row < b.rows; row++)
        for (let d = 0; d < 6; d++)
          if (!isOn(b, beside([column, row], d))) wallEdges.push({ at: [row, column], edge: edgeNumber(directionTurned(d)) });
  const far = (space: number): At => turned(spaceAt(space));
  const where = (figure: number): At => far(read.places[figure]);
  const seen = new Set<string>();
  return {
    n: 1,
    move: action.move,
    range: action.range,
    // Six stand for all of them there.
    targets: Math.min(ALL_TARGETS, action.targets),
    flying: b.monster.type === 'own' && b.monster.own.how === 'flies',
    jumping: b.monster.type === 'own' && b.monster.own.how === 'jumps',
    muddled: action.muddled,
    aoeCells: patternOf(action.area) ?? [],
    figures,
    terrain,
    wallEdges,
    expected: why.outcomes.flatMap((o) => {
      const outcome = { moveTo: far(o.space), attacks: o.attacks.map(where) };
      const key = JSON.stringify([outcome.moveTo, [...outcome.attacks].map(keyOf).sort()]);
      if (seen.has(key)) return [];
      seen.add(key);
      return [outcome];
    }),
  };
}

/** Why a case has no board: there are only so many figures to a situation, and attacks to a card; and a rim is all wall, or none of it. */
export type Unsaid = 'crowded' | 'targets' | 'rim';

const MOST_TARGETS = 9;
const CLASSES = ['brute', 'scoundrel', 'spellweaver'] as const;

/** At its rim the form has nothing, unless walls are said there; null where some of it is wall. */
function rimOf(
  size: { columns: number; rows: number },
  ground: Readonly<Record<string, readonly Ground[]>>,
  sides: ReadonlySet<string>,
): TurnBoard['rim'] | null {
  const outer: boolean[] = [];
  for (let column = 0; column < size.columns; column++)
    for (let row = 0; row < size.rows; row++)
      for (let d = 0; d < 6; d++)
        if (ground[keyOf([column, row])]?.[0] !== 'wall' && !isOn(size, beside([column, row], d)))
          outer.push(sides.has(`${column},${row}/${d}`));
  if (outer.every((wall) => !wall)) return 'open';
  return outer.every((wall) => wall) ? 'wall' : null;
}

/** A case as a board; the first three characters are those of the game, further ones enemies on numbers of their own. */
export function boardOfCase(c: Omit<TurnCase, 'expected'>): TurnBoard | Unsaid {
  const foes = c.figures.filter((f) => f.kind === 'character');
  const friends = c.figures.length - foes.length - 1;
  if (c.figures.length > MOST_FIGURES || friends >= MOST_MONSTERS) return 'crowded';
  const all = c.targets >= ALL_TARGETS;
  if (all && foes.length > MOST_TARGETS) return 'targets';
  const said = foes.map((f) => f.initiative ?? 0);
  const order = [...new Set(said)].sort((a, b) => a - b);
  const fits = said.every((n) => n >= 1 && n <= 99);
  const figures: Record<string, Figure> = {};
  let characters = 0;
  for (const f of c.figures) {
    const key = keyOf(turned(f.at));
    if (f.kind !== 'character') figures[key] = { kind: f.kind };
    else {
      const initiative = fits ? (f.initiative ?? 0) : order.indexOf(f.initiative ?? 0) + 1;
      figures[key] =
        characters < CLASSES.length
          ? { kind: 'character', class: CLASSES[characters++], initiative }
          : { kind: 'summon', owner: null, initiative };
    }
  }
  const ground: Record<string, Ground[]> = {};
  for (const t of c.terrain) {
    const key = keyOf(turned(t.at));
    const kind = t.kind === 'wallHex' ? 'wall' : t.kind;
    if (ground[key]?.[0] === 'wall' || ground[key]?.includes(kind) === true) continue;
    ground[key] = kind === 'wall' ? ['wall'] : [...(ground[key] ?? []), kind];
  }
  const size = { columns: TURN_ROWS, rows: TURN_COLUMNS };
  const sides = new Set(c.wallEdges.map(({ at, edge }) => `${keyOf(turned(at))}/${directionBack((edge + 1) % 6)}`));
  const rim = rimOf(size, ground, sides);
  if (rim === null) return 'rim';
  const walls = c.wallEdges.flatMap(({ at, edge }) => {
    const here = turned(at);
    const direction = directionBack((edge + 1) % 6);
    return isOn(size, beside(here, direction)) ? [edgeOf(here, direction)] : [];
  });
  return {
    ...EMPTY,
    ...size,
    rim,
    ground,
    figures,
    walls: [...new Set(walls)].sort(),
    monster: {
      ...EMPTY.monster,
      type: 'own',
      conditions: c.muddled ? ['muddle'] : [],
      own: {
        ...PLAIN_NUMBERS,
        move: c.move,
        range: c.targets === 0 && c.aoeCells.length === 0 ? 0 : c.range,
        targets: all ? Math.max(1, Math.min(MOST_TARGETS, foes.length)) : c.targets,
        area:
          c.targets === 0
            ? []
            : c.aoeCells.map((cell) => {
                const { q, r } = cellAt(cell);
                return turnedBack({ q: q - MIDDLE_CELL.q, r: r - MIDDLE_CELL.r });
              }),
        how: c.flying ? 'flies' : c.jumping ? 'jumps' : 'walks',
      },
    },
  };
}
