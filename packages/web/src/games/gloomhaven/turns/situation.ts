/** A board as the situation of a ruling: what the engine plays, what files and links hold. */
import { CARDS, CLASSES, type ClassId, findMonster, type MonsterLine, type Situation } from '@escarmouche/engine/gloomhaven';
import { activeAt, atOf, type Figure, groundAt, type Monster, type OwnNumbers, sidesOf, type TurnBoard } from './board.ts';

/** The type of a monster of one's own, and what summons are called in files. */
export const OWN_TYPE = 'monster';
const SUMMON = 'summon';
const OTHER = 'enemy';

/** Hit points that no trap or hazard on the way takes: the turn is about where it goes. */
const LASTING = 99;
const NOTHING = { hp: 5, move: 2, attack: 2, range: 0 };

/** The name of the monster's type in files. */
const typeOf = (m: Monster): string => (m.type === 'own' ? OWN_TYPE : m.type);

/** The name of the monster whose turn it is. */
const nameOfActive = (b: TurnBoard): string => `${typeOf(b.monster)}-1`;

/** A type of numbers of one's own. */
export function ownType(own: OwnNumbers): NonNullable<Situation['types']>[string] {
  const { move, attack, range, targets, how } = own;
  const stats = { hp: 10, move, attack, range, ...(targets > 1 ? { targets } : {}) };
  return {
    normal: stats,
    elite: stats,
    standees: 20,
    ...(how === 'flies' ? { flying: true as const } : {}),
    // A card that has no line at all would not be one.
    card: { initiative: 50, lines: linesOf(own) },
  };
}

/** The lines of a monster's own numbers. */
function linesOf(own: OwnNumbers): MonsterLine[] {
  const move: MonsterLine = own.how === 'jumps' ? { do: 'move', n: 0, jump: true } : { do: 'move', n: 0 };
  const area = own.area.length === 0 ? {} : { area: { red: own.area.map(({ q, r }) => ({ q, r })), grey: own.range === 0 } };
  return [move, ...(own.targets > 0 ? [{ do: 'attack' as const, n: 0, ...area }] : [])];
}

function typesOf(b: TurnBoard, monsters: number): NonNullable<Situation['types']> {
  const { monster: m } = b;
  if (m.type === 'own') return { [OWN_TYPE]: ownType(m.own) };
  return { [m.type]: { ...(monsters > (findMonster(m.type)?.standees ?? 0) ? { standees: 20 } : {}), card: m.card } };
}

function rowsOf(b: TurnBoard): Situation['map'] {
  const walls = Object.values(b.ground).some((g) => g.includes('wall'));
  if (!walls) return { columns: b.columns, rows: b.rows };
  return Array.from({ length: b.rows }, (_r, row) =>
    Array.from({ length: b.columns }, (_c, column) => (groundAt(b, [column, row]).includes('wall') ? '#' : '.')).join(''),
  );
}

const hidden = (f: { readonly invisible?: true }) => (f.invisible === true ? { conditions: ['invisible' as const] } : {});

/** Everybody else has had a turn: nothing may happen behind this one. */
const DONE = { acted: true };

/** Two cards of a class: enough to be asked for them. */
const handOf = (of: ClassId): string[] =>
  CARDS.filter((c) => c.class === of)
    .slice(0, 2)
    .map((c) => c.id);

type Kind<K extends Figure['kind']> = Extract<Figure, { kind: K }>;

/** The board as a situation in which the monster's turn begins. @throws RangeError before the monster stands on it. */
export function situationOf(b: TurnBoard): Situation {
  const active = activeAt(b);
  if (active === null) throw new RangeError('the monster stands nowhere');
  const all = Object.entries(b.figures).map(([key, f]) => ({ at: atOf(key), f }));
  const having = <K extends Figure['kind']>(kind: K) =>
    all.filter((x): x is { at: readonly [number, number]; f: Kind<K> } => x.f.kind === kind);
  const type = typeOf(b.monster);
  const harmful = Object.values(b.ground).some((g) => g.includes('trap') || g.includes('hazard'));
  const here = having('character');
  const characters = Object.fromEntries(
    CLASSES.flatMap((c) =>
      here.filter(({ f }) => f.class === c).map(({ at, f }) => [c, { at, initiative: f.initiative, ...hidden(f), ...DONE }] as const),
    ),
  );
  const classes = Object.keys(characters) as ClassId[];
  // Somebody must play, on the board or not; asked for the next round's cards, and nobody acts before that.
  const [first = 'brute'] = classes;
  const players = { ...characters, [first]: { ...characters[first], hand: handOf(first) } };

  const summonTypes: Record<string, typeof NOTHING & { initiative?: number }> = {};
  const numbers = new Map<string, number>();
  const summons = having('summon').map(({ at, f }) => {
    const owned = f.owner !== null && classes.includes(f.owner);
    const id = owned ? SUMMON : `${OTHER}-${f.initiative}`;
    summonTypes[id] = owned ? NOTHING : { ...NOTHING, initiative: f.initiative };
    const n = (numbers.get(id) ?? 0) + 1;
    numbers.set(id, n);
    return [`${id}-${n}`, { owner: owned && f.owner !== null ? f.owner : first, at, ...hidden(f), ...DONE }] as const;
  });
  const friends = having('monster').map(({ at }, i) => [`${type}-${i + 2}`, { at, ...DONE }] as const);
  const me = {
    at: active,
    ...(b.monster.elite && b.monster.type !== 'own' ? { elite: true } : {}),
    ...(harmful ? { hp: LASTING } : {}),
    ...(b.monster.conditions.length > 0 ? { conditions: b.monster.conditions } : {}),
  };
  const tiles = Object.entries(b.ground).flatMap(([key, g]) => g.flatMap((kind) => (kind === 'wall' ? [] : [{ kind, at: atOf(key) }])));
  const objectives = having('objective').map(({ at }) => ({ at, hp: 10 }));
  const walls = b.walls.filter((w) => sidesOf(w).every((at) => !groundAt(b, at).includes('wall'))).map(sidesOf);
  return {
    map: rowsOf(b) as NonNullable<Situation['map']>,
    ...(b.rim === 'open' ? { rim: 'open' as const } : {}),
    ...(walls.length > 0 ? { walls } : {}),
    ...(tiles.length > 0 ? { tiles } : {}),
    characters: players,
    monsters: Object.fromEntries([[`${type}-1`, me], ...friends]),
    ...(summons.length > 0 ? { summons: Object.fromEntries(summons), summonTypes } : {}),
    ...(objectives.length > 0 ? { objectives } : {}),
    types: typesOf(b, friends.length + 1),
    ...(b.level === 1 ? {} : { level: b.level }),
    turn: nameOfActive(b),
    ...(Object.keys(b.options).length > 0 ? { choices: b.options as Record<string, string> } : {}),
  };
}
