/** The set-up that a situation makes: its map, its cards, its monsters as content of its own. */
import { type BothLanguages, Faults, type SetupFault } from '../../core/index.ts';
import { hexFromRow } from '../../space/index.ts';
import { findMonster, findMonsterDeck, findScenario, findSummon } from './content/index.ts';
import {
  CLASSES,
  type MonsterCard,
  type MonsterDeck,
  type MonsterFace,
  type MonsterStats,
  type Placing,
  type Room,
  type Scenario,
} from './content/types.ts';
import { levelNumbers } from './levels.ts';
import type { At } from './monsters/turn-case.ts';
import { type CharacterKey, type CharacterSetup, characterKeys, classOfKey, MOST_ROOMS, type Setup } from './setup.ts';
import { isAt, type Situation } from './situation.ts';
import { named, UNNAMED } from './situation-called.ts';
import { cardFaces, modifierFace, PLAIN_CARD, PLAIN_NUMBER, type SituationType } from './situation-content.ts';
import type { SituationCharacter } from './situation-figures.ts';
import type { SituationTile } from './situation-map.ts';
import { noSuch } from './situation-names.ts';

const plainCard = (initiative: number): string => `initiative-${initiative}`;

const OPEN_FIELD = { columns: 9, rows: 7 };
/** Cards of all players at most: what they lose is named by two places in one number. */
const MOST_CARDS = 60;

/** Characters at length, with their names. */
export function charactersOf(s: Situation): [CharacterKey, SituationCharacter][] {
  return Object.entries(s.characters).map(([key, c]) => [key as CharacterKey, isAt(c) ? { at: c } : c]);
}

/** Whether a figure of this type and number is named so: `bandit-guard-2`. */
export function typeAndNumber(name: string, at: string): [string, number] {
  const read = /^(.+)-([1-9]\d?)$/.exec(name);
  if (read === null) throw noSuch('no-such-figure', at, name);
  return [read[1], Number(read[2])];
}

/** Cards of a character with the leading and the other one it has of this round, `''` for none. */
export function chosenOf(c: SituationCharacter): readonly [string, string] {
  const lead = c.lead ?? (c.initiative === undefined ? '' : plainCard(c.initiative));
  return [lead, c.other ?? (lead === '' ? '' : PLAIN_CARD)];
}

/** Every card that a character is said to have, wherever it lies. */
export function cardsOf(c: SituationCharacter): string[] {
  const named = [...(c.hand ?? []), ...(c.discard ?? []), ...(c.lost ?? []), ...(c.gone ?? []), ...(c.active ?? []).map((a) => a.card)];
  return [...named, ...chosenOf(c).filter((id) => id !== '' && !named.includes(id))];
}

/** The seats: one character alone is joined by one that takes no part. */
function seatsOf(s: Situation, faults: Faults): CharacterSetup[] {
  const all = charactersOf(s);
  const classes = all.map(([key]) => classOfKey(key));
  // The second of a class sits behind the first: numbers go by the order of the seats.
  const keys = characterKeys(classes);
  for (const [seat, [key]] of all.entries()) if (keys[seat] !== key) faults.note(noSuch('no-such-figure', `characters.${key}`, key));
  const seats: CharacterSetup[] = all.map(([, c], seat) => ({
    class: classes[seat],
    cards: cardsOf(c),
    ...(s.at === 'start' && c.deck?.pile !== undefined ? { modifiers: c.deck.pile } : {}),
  }));
  const other = CLASSES.find((id) => s.characters[id] === undefined);
  return seats.length === 1 && other !== undefined ? [...seats, { class: other, cards: [] }] : seats;
}

/** The map of a position as rows of letters, whichever way it is written; an open field where it says none. */
export function mapRows(s: Pick<Situation, 'map'>): string[] {
  const map = s.map ?? OPEN_FIELD;
  return 'columns' in map ? Array.from({ length: map.rows }, () => '.'.repeat(map.columns)) : [...map];
}

/** Rooms and doors from rows of letters: a door joins the two rooms that it touches. */
function ownScenario(s: Situation, faults: Faults): Scenario {
  const solid: At[] = [];
  const rooms = new Map<number, At[]>([[0, []]]);
  const doors: At[] = [];
  const roomAt = new Map<string, number>();
  mapRows(s).forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === '#') solid.push([x, y]);
      if (letter === '#' || letter === ' ') return;
      if (letter === 'D') {
        doors.push([x, y]);
        return;
      }
      const room = letter === '.' ? 0 : Number(letter) - 1;
      if (!/[1-8.]/.test(letter)) {
        faults.note(noSuch('no-such-letter', `map[${y}]`, letter));
        return;
      }
      rooms.set(room, [...(rooms.get(room) ?? []), [x, y]]);
      const hex = hexFromRow(x, y, 'odd');
      roomAt.set(`${hex.q},${hex.r}`, room);
    });
  });
  const many = Math.max(...rooms.keys()) + 1;
  const beside = (at: At): [number, number] => {
    const { q, r } = hexFromRow(at[0], at[1], 'odd');
    const near = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ].flatMap(([dq, dr]) => roomAt.get(`${q + dq},${r + dr}`) ?? []);
    const two = [...new Set(near)].sort();
    if (two.length !== 2) throw noSuch('door-joins-two', `map[${at[1]}]`, at.join());
    return [two[0], two[1]];
  };
  return {
    id: 'own',
    number: 0,
    names: { en: 'Situation', fr: 'Situation' },
    goal: 'kill-all',
    rooms: Array.from({ length: many }, (_x, i): Room => ({ hexes: rooms.get(i) ?? [], overlays: [], monsters: [] })),
    doors: doors.flatMap((at) => faults.part(() => [{ at, rooms: beside(at) }]) ?? []),
    walls: s.walls ?? [],
    ...(s.rim === 'open' ? { solid } : {}),
  };
}

/** Rooms and doors of rows of letters, whatever a situation says besides. */
export function roomsFrom(map: readonly string[], faults: Faults): Scenario {
  return ownScenario({ characters: {}, map }, faults);
}

/** The rooms of a situation that have been revealed, as bits; of rooms that there are not, nothing. */
export function revealedRooms(s: Situation, scenario: Scenario): number {
  let bits = 1;
  for (const n of s.revealed ?? []) if (n >= 1 && n <= scenario.rooms.length) bits |= 1 << (n - 1);
  for (const door of scenario.doors)
    if ((s.open ?? []).some((at) => at.join() === door.at.join())) bits |= (1 << door.rooms[0]) | (1 << door.rooms[1]);
  return bits;
}

/** Whether a tile lies where nobody has looked yet. */
export function isHidden(t: SituationTile, s: Situation, scenario: Scenario): boolean {
  const bits = revealedRooms(s, scenario);
  const rooms = scenario.rooms.flatMap((r, i) => (r.hexes.some((at) => at.join() === t.at.join()) ? [i] : []));
  return rooms.length > 0 && rooms.every((i) => ((bits >> i) & 1) === 0);
}

/** Types that stand on the map or wait, or of which anything is said. A name that nothing has is reported where its figure is laid. */
export function typesOf(s: Situation): string[] {
  const named = Object.keys(s.monsters ?? {}).flatMap((name) => new Faults().part(() => [typeAndNumber(name, 'monsters')[0]]) ?? []);
  const waiting = Object.values(s.waiting ?? {}).flatMap((list) => list.map((p) => p.type));
  return [...new Set([...named, ...waiting, ...Object.keys(s.types ?? {})])];
}

/** The map with what its rooms hold. */
function scenarioOf(s: Situation, faults: Faults): Scenario {
  if (s.scenario !== undefined) {
    const found = findScenario(s.scenario);
    if (found === undefined) throw noSuch('no-such-scenario', 'scenario', s.scenario);
    if (s.map !== undefined || s.walls !== undefined || s.rim !== undefined || s.waiting !== undefined)
      throw noSuch('scenario-or-map', 'map', s.scenario);
    return found;
  }
  const bare = ownScenario(s, faults);
  if (bare.rooms.length > MOST_ROOMS) throw noSuch('no-such-room', 'map', String(bare.rooms.length));
  const [{ hexes }] = bare.rooms;
  if (hexes.length === 0) throw noSuch('no-such-room', 'map', '1');
  // A type is part of the scenario where some place of its names it; these places are never filled.
  const known: Placing[] = typesOf(s).map((type) => ({ at: hexes[0], type, ranks: ['none'] }));
  const waiting = (room: number): Placing[] =>
    (s.waiting?.[String(room + 1)] ?? []).map((p) => ({ at: p.at, type: p.type, ranks: [p.elite === true ? 'elite' : 'normal'] }));
  for (const name of Object.keys(s.waiting ?? {}))
    if (!/^[1-8]$/.test(name) || Number(name) > bare.rooms.length) faults.note(noSuch('no-such-room', `waiting.${name}`, name));
  const hidden = (s.tiles ?? []).filter((t) => isHidden(t, s, bare));
  const rooms = bare.rooms.map((room, i): Room => {
    const keys = new Set(room.hexes.map((at) => at.join()));
    const overlays = hidden.filter((t) => keys.has(t.at.join()));
    return {
      hexes: room.hexes,
      overlays: overlays.map((t) => ({
        kind: t.kind,
        at: [t.at],
        ...(t.kind === 'trap' && t.n !== undefined ? { damage: t.n } : {}),
        ...((t.kind === 'chest' || t.kind === 'obstacle') && t.n !== undefined ? { id: String(t.n) } : {}),
        ...(t.conditions === undefined ? {} : { conditions: t.conditions }),
      })),
      monsters: [...(i === 0 ? known : []), ...waiting(i)],
    };
  });
  return { ...bare, rooms };
}

const NO_VALUES = { hp: 1, move: 0, attack: 0, range: 0 };
/** What a type of the situation's own does unless it has cards: it moves and attacks as its stat card says. */
const USUAL: MonsterCard = {
  id: 'usual',
  initiative: 50,
  lines: [
    { do: 'move', n: 0 },
    { do: 'attack', n: 0 },
  ],
};

/** Whether a type is the game's own in everything that is printed. */
function isPrinted(id: string, t: SituationType): boolean {
  const { card: _card, left: _left, used: _used, ...printed } = t;
  return findMonster(id) !== undefined && Object.keys(printed).length === 0 && typeof t.card !== 'object';
}

/** The values without which nobody can be a monster. */
const NEEDED = ['hp', 'move', 'attack', 'range'] as const;

/**
 * The values of a rank: what the situation says, and what is printed for the rest. A type of the situation's own has nothing printed.
 * @throws Unplayable where a value is missing then
 */
function valuesOf(said: Partial<MonsterStats> | undefined, printed: MonsterStats | undefined, at: string): MonsterStats | undefined {
  if (said === undefined) return printed;
  const lacking = NEEDED.filter((name) => said[name] === undefined && printed?.[name] === undefined);
  if (lacking.length > 0) throw noSuch('values-missing', at, lacking.join(', '));
  return { ...NO_VALUES, ...printed, ...said };
}

/** A type that the situation says something of, with its deck. */
function typeOf(
  id: string,
  t: SituationType,
  level: number,
): { readonly face: Omit<MonsterFace, 'names'> & { readonly names: BothLanguages | undefined }; readonly deck: MonsterDeck } {
  const printed = findMonster(id);
  const stats = printed?.levels[Math.min(level, printed.levels.length - 1)];
  const normal =
    valuesOf(t.normal, stats?.normal, `types.${id}.normal`) ?? valuesOf(t.elite, stats?.elite, `types.${id}.elite`) ?? NO_VALUES;
  const elite = valuesOf(t.elite, stats?.elite, `types.${id}.elite`) ?? normal;
  const known = typeof t.deck === 'string' ? t.deck : (printed?.deck ?? '');
  const deck = findMonsterDeck(known);
  if (typeof t.deck === 'string' && deck === undefined) throw noSuch('no-such-monster-deck', `types.${id}`, t.deck);
  const cards = [...(typeof t.deck === 'object' ? t.deck : (deck?.cards ?? []))];
  if (typeof t.card === 'object') cards.push({ ...t.card, id: t.card.id ?? 'own' });
  if (cards.length === 0) cards.push(USUAL);
  return {
    face: {
      id,
      names: t.name ?? printed?.names,
      standees: t.standees ?? printed?.standees ?? 10,
      ...((t.flying ?? printed?.flying) === true ? { flying: true as const } : {}),
      levels: [{ normal, elite }],
      deck: `${id} (own)`,
    },
    deck: { id: `${id} (own)`, cards },
  };
}

/** An open field, in place of a map that there is not. */
const PLAIN_FIELD: Situation = { characters: {} };

/** The set-up a situation makes, with something plain in place of whatever is wrong with it. */
export function setupOf(s: Situation, faults: Faults): Setup {
  const level = s.level ?? 1;
  const { asked } = levelNumbers(level, s.solo === true);
  const types = Object.entries(s.types ?? {}).flatMap(([id, t]) =>
    isPrinted(id, t) ? [] : [faults.part(() => typeOf(id, t, asked)) ?? typeOf(id, {}, asked)],
  );
  const numbered = new Set(charactersOf(s).flatMap(([, c]) => cardsOf(c).filter((card) => PLAIN_NUMBER.test(card))));
  const plain = [...numbered].filter((card) => s.cards === undefined || !Object.hasOwn(s.cards, card));
  const initiatives = plain.map((card) => [card, { initiative: Number(PLAIN_NUMBER.exec(card)?.[1]) }] as const);
  const cards = cardFaces(s.cards ?? {});
  const many = charactersOf(s).reduce((n, [, c]) => n + cardsOf(c).length, 0);
  if (many > MOST_CARDS) faults.note(noSuch('too-many-cards', 'characters', String(many)));
  const summons = Object.entries(s.summonTypes ?? {}).map(([id, { name, ...t }]) => ({ id, names: name ?? findSummon(id)?.names, ...t }));
  const scenario = faults.part(() => scenarioOf(s, faults)) ?? ownScenario(PLAIN_FIELD, new Faults());
  for (const [i, n] of (s.revealed ?? []).entries())
    if (n < 1 || n > scenario.rooms.length) faults.note(noSuch('no-such-room', `revealed[${i}]`, String(n)));
  return {
    scenario: scenario.id,
    characters: seatsOf(s, faults),
    level,
    ...(s.solo === true ? { solo: true as const } : {}),
    anyHand: true,
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    own: {
      cards: [...cardFaces({ [PLAIN_CARD]: { initiative: 99 }, ...Object.fromEntries(initiatives) }), ...cards],
      monsters: named(
        types.map((t) => t.face),
        UNNAMED.monster,
      ),
      decks: types.map((t) => t.deck),
      summons: named(summons, UNNAMED.summon),
      ...(s.modifiers === undefined ? {} : { modifiers: Object.entries(s.modifiers).map(([id, m]) => modifierFace(id, m)) }),
      ...(s.scenario === undefined || scenario.id === 'own' ? { scenario } : {}),
    },
  };
}

/**
 * The same map and classes without cards and modifiers, and without the monsters that nobody knows: to look at places and turns. With its
 * wall lines or, where those are at fault, without.
 */
export function bareOf(setup: Setup, walls: boolean): Setup {
  const own = setup.own?.scenario;
  const monsters = setup.own?.monsters ?? [];
  const knows = (type: string): boolean => findMonster(type) !== undefined || monsters.some((m) => m.id === type);
  const rooms = own?.rooms.map((room) => ({ ...room, monsters: room.monsters.filter((m) => knows(m.type)) }));
  return {
    scenario: setup.scenario,
    characters: setup.characters.map((c) => ({ class: c.class, cards: [] })),
    anyHand: true,
    own: {
      monsters,
      decks: setup.own?.decks ?? [],
      summons: setup.own?.summons ?? [],
      ...(own === undefined || rooms === undefined ? {} : { scenario: { ...own, rooms, walls: walls ? own.walls : [] } }),
    },
  };
}

/** Where in a situation a fault of the set-up made of it lies. */
export function placeIn(s: Situation, { at, say }: SetupFault): string {
  const seat = /^characters\[(\d+)\](.*)$/.exec(at);
  if (seat !== null)
    return `characters.${charactersOf(s)[Number(seat[1])]?.[0] ?? ''}${seat[2].replace(/^\.modifiers$/, '.deck').replace(/^\.cards$/, '')}`;
  if (say.key !== 'unknown-monster') return at;
  const name = Object.keys(s.monsters ?? {}).find((x) => x.replace(/-\d+$/, '') === say.args.what);
  return name === undefined ? 'waiting' : `monsters.${name}`;
}
