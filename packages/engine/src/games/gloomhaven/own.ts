/** Monsters, rooms and ability cards of one's own: their bounds, and how matches and situations have them. */
import { Faults, joined, listThings, type OwnContent, type OwnThings, ownKind, thingsOf } from '../../core/index.ts';
import { stepsBetween, UNREACHED } from '../../space/index.ts';
import { MONSTERS, SCENARIOS } from './content/index.ts';
import { MONSTER_DECKS } from './content/monsters.ts';
import type { MonsterDeck, MonsterFace, Placing, Scenario } from './content/types.ts';
import { levelNumbers } from './levels.ts';
import { mapOf, spaceOf, walledWith } from './map.ts';
import { ABILITY_CARD, layCards, withCards } from './own-cards.ts';
import { monsterKind, type OwnMonster, type OwnScenario, scenarioKind } from './own-notation.ts';
import type { Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { charactersOf, roomsFrom, typesOf } from './situation-setup.ts';
import { wrong } from './table.ts';

/** @throws SetupError for two cards of one name: positions call them by it */
function checkMonster({ cards }: OwnMonster): void {
  const faults = new Faults();
  for (const [i, { id }] of cards.entries())
    if (cards.findIndex((c) => c.id === id) < i) faults.note(wrong(`cards[${i}].id`, 'gh:scenario.1', 'monster-card-twice', id));
  faults.end();
}

/** Hexes that a fault names at most. */
const MOST_TOLD = 12;

type At = readonly [number, number];
const hasAt = (list: readonly At[], at: At): boolean => list.some((x) => x.join() === at.join());

/** The scenario that rooms of one's own are. @throws SetupError or Unplayable for everything that keeps them from being one */
function scenarioFrom(of: OwnScenario): Scenario {
  const faults = new Faults();
  const bare = faults.part(() => roomsFrom(of.map, faults));
  faults.end();
  if (bare === undefined) throw faults.error();
  const roomOf = (at: At): number => bare.rooms.findIndex((room) => hasAt(room.hexes, at));
  const inRoom = (at: At, place: string): void => {
    if (roomOf(at) < 0) faults.note(wrong(place, 'gh:scenario.1', 'off-the-rooms', at.join()));
  };
  for (const [i, at] of of.start.entries())
    if (roomOf(at) !== 0) faults.note(wrong(`start[${i}]`, 'gh:scenario.1', 'start-in-the-first-room', at.join()));
  for (const [i, { at }] of of.monsters.entries()) {
    inRoom(at, `monsters[${i}].at`);
    if (of.monsters.findIndex((m) => m.at.join() === at.join()) < i || hasAt(of.start, at))
      faults.note(wrong(`monsters[${i}].at`, 'gh:scenario.1', 'hex-taken-already', at.join()));
  }
  const tiles = of.tiles ?? [];
  for (const [i, { at, kind }] of tiles.entries()) {
    inRoom(at, `tiles[${i}].at`);
    const taken = kind === 'obstacle' && (hasAt(of.start, at) || of.monsters.some((m) => m.at.join() === at.join()));
    if (taken || tiles.findIndex((t) => t.at.join() === at.join()) < i)
      faults.note(wrong(`tiles[${i}].at`, 'gh:scenario.1', 'hex-taken-already', at.join()));
  }
  const reached = new Set([0]);
  for (const here of reached) for (const { rooms } of bare.doors) if (rooms.includes(here)) for (const room of rooms) reached.add(room);
  for (const [i] of bare.rooms.entries())
    if (!reached.has(i)) faults.note(wrong('map', 'gh:scenario.1', 'room-without-a-way', String(i + 1)));
  faults.end();
  // A door may lead to a part of a room only: who waits in the other part would never be met, and the scenario never be over.
  const map = mapOf(bare);
  const ways = walledWith(map);
  const from = spaceOf(map, of.start[0]);
  const cut = map.names.filter((_name, space) => stepsBetween(ways, from, space) === UNREACHED);
  if (cut.length > 0) throw wrong('map', 'gh:scenario.1', 'hexes-without-a-way', cut.slice(0, MOST_TOLD).join('; '));
  const rooms = bare.rooms.map((room, i) => ({
    hexes: room.hexes,
    overlays: [
      ...(i === 0 ? [{ kind: 'start' as const, at: of.start }] : []),
      ...tiles.flatMap(({ at, ...tile }) => (roomOf(at) === i ? [{ ...tile, at: [at] }] : [])),
    ],
    monsters: of.monsters.flatMap(({ type, at, for2, for3, for4 }): Placing[] =>
      roomOf(at) === i ? [{ type, at, ranks: [for2, for3, for4] }] : [],
    ),
  }));
  return { ...bare, id: of.id, names: of.names, rooms };
}

const faceOf = ({ cards: _cards, ...face }: OwnMonster): MonsterFace => ({ ...face, deck: face.id });
const deckOf = ({ id, cards }: OwnMonster): MonsterDeck => ({ id, cards });

const MONSTER = {
  one: { en: 'monster', fr: 'monstre' },
  many: { en: 'Monsters', fr: 'Monstres' },
  is: monsterKind,
  blank: monsterKind.example as OwnMonster,
  printed: MONSTERS.map(({ grammar: _grammar, deck, ...face }): OwnMonster => {
    const cards = MONSTER_DECKS.find((d) => d.id === deck)?.cards ?? [];
    return { ...face, cards };
  }),
  most: 20,
  check: checkMonster,
};
const SCENARIO = {
  one: { en: 'scenario', fr: 'scénario' },
  many: { en: 'Rooms', fr: 'Salles' },
  is: scenarioKind,
  blank: scenarioKind.example as OwnScenario,
  printed: [] as readonly OwnScenario[],
  most: 20,
  lists: { monster: ({ monsters = [] }: OwnThings) => listThings([...MONSTERS, ...monsters]) },
  check(of: OwnScenario): void {
    if (SCENARIOS.some((s) => s.id === of.id)) throw wrong('id', 'gh:scenario.1', 'scenario-id-taken', of.id);
    scenarioFrom(of);
  },
};

/** Rooms laid on the table of a situation: the first with who waits there, the others as they are found. */
function laidOut(s: Situation, of: OwnScenario): Situation {
  const { scenario: _named, ...rest } = s;
  const { rooms } = scenarioFrom(of);
  const nth = Math.min(Math.max(charactersOf(s).length, 2), 4) - 2;
  const there = rooms.map((room) =>
    room.monsters.flatMap(({ ranks, ...m }) => (ranks[nth] === 'none' ? [] : [{ ...m, elite: ranks[nth] === 'elite' }])),
  );
  const first = there[0].map(({ type, ...m }, i) => [`${type}-${there[0].slice(0, i + 1).filter((o) => o.type === type).length}`, m]);
  const waiting = Object.fromEntries(there.slice(1).map((list, i) => [String(i + 2), list]));
  return {
    ...rest,
    map: of.map,
    tiles: [
      ...(s.tiles ?? []),
      ...(of.tiles ?? []).map(({ damage, ...tile }) => ({ ...tile, ...(damage === undefined ? {} : { n: damage }) })),
    ],
    monsters: s.monsters ?? Object.fromEntries(first),
    ...(rooms.length > 1 ? { waiting: s.waiting ?? waiting } : {}),
  };
}

export const GLOOMHAVEN_OWN: OwnContent<Setup, Situation> = {
  kinds: { monsters: ownKind(MONSTER), scenarios: ownKind(SCENARIO), cards: ownKind(ABILITY_CARD) },
  bring(given, things) {
    const setup = withCards(given, things);
    const [rooms] = thingsOf(things, 'scenarios', SCENARIO, ({ id }) => id === setup.scenario);
    if (rooms === undefined) return setup;
    // Of the monsters those that wait in these rooms.
    const there = thingsOf(things, 'monsters', MONSTER, ({ id }) => rooms.monsters.some((m) => m.type === id));
    const own = {
      ...setup.own,
      ...(there.length === 0 ? {} : { monsters: joined(setup.own?.monsters, there.map(faceOf)), decks: joinedDecks(setup, there) }),
      scenario: scenarioFrom(rooms),
    };
    return { ...setup, own };
  },
  lay(given, things, chosen) {
    const situation = layCards(given, things, chosen);
    const [rooms] = thingsOf(things, 'scenarios', SCENARIO, ({ id }) => id === situation.scenario);
    const laid = rooms === undefined ? situation : laidOut(situation, rooms);
    const types = typesOf(laid);
    const named = thingsOf(things, 'monsters', MONSTER, ({ id }) => types.includes(id));
    // Where none is named, they are brought to be, if there is room for all of them.
    const all = things.monsters ?? [];
    const brought = named.length > 0 || all.length > MONSTER.most ? named : thingsOf(things, 'monsters', MONSTER);
    if (brought.length === 0) return laid;
    const level = levelNumbers(laid.level ?? 1, laid.solo === true).asked;
    const told = brought.map(({ id, names, standees, flying, levels, cards }) => {
      const { normal, elite } = levels[Math.min(level, levels.length - 1)];
      return [
        id,
        { name: names, normal, elite, standees, ...(flying === true ? { flying } : {}), deck: cards, ...laid.types?.[id] },
      ] as const;
    });
    return { ...laid, types: { ...laid.types, ...Object.fromEntries(told) } };
  },
};

function joinedDecks(setup: Setup, monsters: readonly OwnMonster[]): readonly MonsterDeck[] {
  const fresh = monsters.map(deckOf);
  return [...(setup.own?.decks ?? []).filter((d) => !fresh.some((f) => f.id === d.id)), ...fresh];
}
