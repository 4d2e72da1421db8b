/** The shared tables of a match: everything that does not change, computed once from the set-up. */
import { Faults, NOBODY, type Play, SetupError, setupChoices, Unplayable } from '../../core/index.ts';
import {
  FIELD_LIMIT,
  type HexField,
  hexField,
  NEVER,
  newReach,
  parseHex,
  pathLengths,
  type Reach,
  type SightOptions,
  spaceAt,
} from '../../space/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { checkContent } from './content/check.ts';
import { CARDS, CHARACTERS, findMap } from './content/index.ts';
import { type BoardMap, type Character, type Effect, STATS, type Terrain } from './content/types.ts';
import {
  type AbilityDef,
  addAbility,
  type Builder,
  type CardDef,
  CHARACTER,
  changes,
  ENTERS,
  type FigureDef,
  figureDef,
  fits,
  impliedCore,
  isNarrow,
  narrows,
  PET,
  STOPS,
  TOTEM,
  TRIGGERS,
} from './defs.ts';
import type { EventKey } from './events.ts';
import { checkParties } from './party.ts';
import type { Setup } from './setup.ts';
import { NO_TOKEN, NOWHERE, type State } from './state.ts';

export * from './defs.ts';

/** A spawn point: its space, and the faction it belongs to (-1 neutral). */
export interface SpawnDef {
  readonly space: number;
  readonly faction: number;
  readonly convertible: boolean;
}

/**
 * Where a figure can move: the spaces where it may stop, ascending, the code of a move there, what it costs, and the cheapest
 * route (packed). A kept one says what it was searched for: start with points, and the spaces barred; -1 while it is empty.
 */
export interface Ways {
  start: number;
  bars: number;
  count: number;
  readonly stops: number[];
  readonly codes: number[];
  readonly costs: number[];
  readonly routes: number[];
}

/** An empty place for ways, to be filled by a search. */
export function newWays(): Ways {
  return { start: NOWHERE, bars: NOBODY, count: 0, stops: [], codes: [], costs: [], routes: [] };
}

/** Spaces held carry the stamp of the search that found them so; stamps of earlier searches mean nothing. */
export interface Held {
  readonly by: Int32Array;
  stamp: number;
}

/** How many searches are kept. */
const KEPT_SEARCHES = 4096;

/** Working memory reused by searches; never part of a state. */
export interface Scratch {
  /** The state every match of this table begins from; made when first asked for. */
  fresh: State | null;
  /** These tables without secrets; made when first asked for. */
  open?: Table;
  readonly reach: Reach;
  /** Searches kept, each where its inputs put it; and the latest of those that are not. */
  readonly kept: (Ways | undefined)[];
  readonly ways: Ways;
  /** Spaces where somebody stands, for the latest search. One object, which the tables without secrets share with these. */
  readonly held: Held;
  /** Cost of each space by its terrain alone, for those who mind it and those who do not. */
  readonly groundCost: Uint8Array;
  readonly plainCost: Uint8Array;
  readonly cost: Uint8Array;
  readonly stop: Uint8Array;
  readonly blocked: Uint8Array;
  /** The terrain, on which a look marks enemies and takes them off again. */
  readonly sight: Uint8Array;
  /** From each space to each: 1 where the terrain alone leaves sight clear, 2 where it cuts it, 0 where nobody looked yet. */
  readonly seen: Uint8Array;
}

/** Everything that does not change in a match. */
export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  readonly map: BoardMap;
  readonly field: HexField;
  /** 405.1: from each space to each, the length of the shortest paths over the spaces of the map; NO_PATH where nothing joins them. */
  readonly lengths: Uint16Array;
  /** 405.3, 405.4: how the match looks along paths. */
  readonly sight: SightOptions;
  /** 0 open, 1 cover, 2 high ground, 3 impassable. */
  readonly terrain: Uint8Array;
  readonly victory: readonly number[];
  readonly spawn: readonly SpawnDef[];
  readonly factions: readonly string[];
  readonly seatFaction: readonly number[];
  readonly figures: readonly FigureDef[];
  readonly cards: readonly CardDef[];
  readonly abilities: readonly AbilityDef[];
  readonly lists: readonly (readonly Effect[])[];
  /** Names of the characters, in the order of the state's figures. */
  readonly keys: readonly string[];
  /** For each starting character, the cards of its bar by number. */
  readonly bars: readonly (readonly number[])[];
  /** For each starting character, which cards may lie in its bar. */
  readonly fits: readonly (readonly number[])[];
  /** Of those, the reacts and the equipment. */
  readonly fittingReacts: readonly (readonly number[])[];
  readonly fittingGear: readonly (readonly number[])[];
  /** For each of TRIGGERS: whether some ability waits for it. */
  readonly waited: readonly boolean[];
  /** Somewhere an ability waits for a figure to enter a space: then routes matter. */
  readonly watchesEntry: boolean;
  readonly watches: boolean;
  /** For each stat, in the order of STATS: whether some figure's ability changes it for others, and whether some card changes it. */
  readonly auras: readonly boolean[];
  readonly cardsChange: readonly boolean[];
  /** Some text changes a number for attacks of one nature or type only (600.1b). */
  readonly narrowed: boolean;
  /** Somewhere a character's own box holds a react; a card gives protection. */
  readonly boxReacts: boolean;
  readonly cardsProtect: boolean;
  /** Some card changes the range of main attacks; some card lets its bearer ignore terrain. */
  readonly rangesChange: boolean;
  readonly cardsIgnoreTerrain: boolean;
  readonly againLimit: number;
  readonly roundLimit: number;
  readonly scratch: Scratch;
}

/** A match being played. */
export type Wow = Play<Table, State, EventKey>;

const TERRAIN_CODES: readonly Terrain[] = ['open', 'cover', 'high', 'impassable'];

function spaceNamed(field: HexField, map: BoardMap, id: string): number {
  const hex = parseHex(id);
  const space = hex === null ? NOWHERE : spaceAt(field, hex.q, hex.r);
  if (space === NOWHERE)
    throw new SetupError(`map ${map.id}`, 'wow:406.1', { key: 'no-such-space', args: { space: id } }, `map ${map.id} has no space ${id}`);
  return space;
}

/** Fields kept for whoever plays on the same ground again: their tables take longer to fill than all else that a match begins with. */
const KEPT_FIELDS = 16;
const keptFields = new Map<string, HexField>();

/**
 * The field of a map: the same one for every match over these spaces while it is among the latest asked for, since nothing in it depends
 * on anything else.
 * @throws Unplayable where the map is beyond what a field can be.
 */
function fieldOf(map: BoardMap): HexField {
  const n = map.spaces.length;
  if (n > FIELD_LIMIT)
    throw new Unplayable({ key: 'map-too-big', args: { n, most: FIELD_LIMIT } }, `a map has at most ${FIELD_LIMIT} spaces, not ${n}`);
  // Their number with them: what is no coordinate may hold a blank itself.
  const key = `${n}: ${map.spaces.map((s) => s.at).join(' ')}`;
  const field = keptFields.get(key) ?? newField(map);
  // Taken out and put back it is the latest, and the first is the one that was longest not asked for.
  keptFields.delete(key);
  keptFields.set(key, field);
  for (const oldest of keptFields.keys()) {
    if (keptFields.size <= KEPT_FIELDS) break;
    keptFields.delete(oldest);
  }
  return field;
}

function newField(map: BoardMap): HexField {
  try {
    return hexField(map.spaces.map((s) => parseHex(s.at) ?? { q: Number.NaN, r: 0 }));
  } catch (error) {
    // Spaces named twice, or hundreds of spaces from each other.
    throw new Unplayable({ key: 'map-spaces', args: { what: map.id } }, `map ${map.id}: ${(error as Error).message}`);
  }
}

/** Reacts in boxes, of characters and of the pets that bars may bring: a window has a bit for each, by which it knows that it was played. */
const MOST_BOX_REACTS = 32;

/** @throws SetupError for more reacts in boxes than a window knows of */
function checkBoxReacts(setup: Setup, figures: readonly FigureDef[], cards: readonly CardDef[]): void {
  const inBars = setup.seats.flatMap((seat) => seat.party.flatMap((m) => m.cards));
  const brought = inBars.flatMap((id) =>
    cards.filter(({ card, token }) => card.id === id && token !== NO_TOKEN).map((c) => figures[c.token]),
  );
  const characters = figures.filter((f) => f.kind === CHARACTER);
  const n = [...characters, ...brought].reduce((sum, f) => sum + f.reacts.length, 0);
  if (n > MOST_BOX_REACTS)
    throw new SetupError(
      'seats',
      'wow:701',
      { key: 'too-many-box-reacts', args: { n, most: MOST_BOX_REACTS } },
      `at most ${MOST_BOX_REACTS} reacts in the boxes of characters and pets, not ${n}`,
    );
}

/** Numbers of the bar cards of each character, in the order the state lists them. */
function barsOf(setup: Setup): number[][] {
  let c = 0;
  return setup.seats.flatMap((seat) => seat.party.map((m) => m.cards.map(() => c++)));
}

/**
 * Builds the tables of a match.
 * @throws SetupError for unknown cards and maps and for parties that break their format, citing the rules: every fault of the set-up.
 */
export function buildTable(setup: Setup): Table {
  const faults = new Faults();
  const choice: Choices = faults.part(() => setupChoices(() => choicesWith(setup.choices), 'wow:103')) ?? choicesWith();
  faults.part(() => checkContent(setup.content ?? {}));
  const characters = new Map([...CHARACTERS, ...(setup.content?.characters ?? [])].map((c) => [c.id, c]));
  const pool = [...new Map([...CARDS, ...(setup.content?.cards ?? [])].map((c) => [c.id, c])).values()];
  faults.part(() => checkParties(setup, choice, characters, new Map(pool.map((c) => [c.id, c]))));
  const map = setup.content?.maps?.find((m) => m.id === setup.map) ?? findMap(setup.map);
  if (map === undefined)
    throw faults.with(
      new SetupError('map', 'wow:406.1', { key: 'unknown-map', args: { map: setup.map } }, `no map is called ${setup.map}`),
    );
  faults.end();

  const field = fieldOf(map);
  const terrain = Uint8Array.from(map.spaces, (s) => Math.max(0, TERRAIN_CODES.indexOf(s.terrain)));
  const factions = [
    ...new Set([...setup.seats.map((s) => s.faction), ...map.spawn.filter((s) => s.faction !== 'neutral').map((s) => s.faction)]),
  ];

  const b: Builder = { abilities: [], lists: [] };
  const figures: FigureDef[] = [];
  const keys: string[] = [];
  const fitting: number[][] = [];
  for (const seat of setup.seats) {
    for (const m of seat.party) {
      const c = characters.get(m.character) as Character;
      figures.push(figureDef(b, figures.length, c.id, CHARACTER, c, c, c.main, c.lower));
      const wanted = m.key ?? c.id;
      keys.push(keys.includes(wanted) ? `${wanted}'` : wanted);
      fitting.push(pool.flatMap((card, i) => (fits(card, c) ? [i] : [])));
    }
  }
  const cards = pool.map((card, id): CardDef => {
    let token = NO_TOKEN;
    if (card.pet !== undefined) {
      token = figures.length;
      figures.push(figureDef(b, token, card.id, PET, card.pet, null, card.pet.main, card.pet.lower ?? []));
    } else if (card.totem !== undefined) {
      token = figures.length;
      figures.push(figureDef(b, token, card.id, TOTEM, card.totem, null, null, card.totem.abilities));
    }
    return {
      id,
      card,
      type: card.type,
      beforeMove: card.beforeMove === true,
      core: addAbility(b, 'core', card.ability ?? impliedCore(card), 0, card),
      ongoing: (card.ongoing ?? []).map((o, i) => addAbility(b, `ongoing${i + 1}`, o, 0, card)),
      grants: (card.equipment?.grants ?? []).map((a, i) => addAbility(b, i === 0 ? 'grant' : `grant${i + 1}`, a, 0, card)),
      token,
      react: card.category === 'react',
      gear: card.type === 'equipment',
    };
  });

  checkBoxReacts(setup, figures, cards);

  // Last of all: whoever lays what lasts finds each by its place from the end.
  for (const effect of setup.content?.effects ?? []) b.lists.push([effect]);

  const ongoings = b.abilities.flatMap((a) => (a.ability.kind === 'ongoing' ? [a.ability] : []));
  const waited = TRIGGERS.map((on) => ongoings.some((o) => o.trigger?.on === on));
  return {
    setup,
    choice,
    map,
    field,
    lengths: pathLengths(field),
    sight: { middleRuleAtFour: true, fewerThanFour: choice['middle-paths'] === 'those-left' },
    terrain,
    victory: map.victory.map((id) => spaceNamed(field, map, id)),
    spawn: map.spawn.map((s) => ({
      space: spaceNamed(field, map, s.at),
      faction: factions.indexOf(s.faction),
      convertible: s.convertible === true,
    })),
    factions,
    seatFaction: setup.seats.map((s) => factions.indexOf(s.faction)),
    figures,
    cards,
    abilities: b.abilities,
    lists: b.lists,
    keys,
    bars: barsOf(setup),
    fits: fitting,
    fittingReacts: fitting.map((list) => list.filter((c) => cards[c].react)),
    fittingGear: fitting.map((list) => list.filter((c) => cards[c].gear)),
    waited,
    watchesEntry: waited[ENTERS],
    watches: waited[ENTERS] || waited[STOPS],
    auras: STATS.map((stat) => figures.some((f) => changes(f.ongoing, stat, true))),
    cardsChange: STATS.map((stat) => cards.some((c) => changes(c.ongoing, stat))),
    narrowed: b.abilities.some(narrows) || b.lists.some((list) => list.some((e) => e.do === 'modify' && isNarrow(e))),
    boxReacts: figures.some((f) => f.reacts.length > 0),
    cardsProtect: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.protector !== undefined)),
    rangesChange: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.mainRange !== undefined)),
    cardsIgnoreTerrain: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.ignoresTerrain === true)),
    againLimit: Number(choice['again-limit']),
    roundLimit: choice['round-limit'] === 'none' ? 0 : Number(choice['round-limit']),
    scratch: scratchOf(field, terrain),
  };
}

function scratchOf(field: HexField, terrain: Uint8Array): Scratch {
  return {
    fresh: null,
    reach: newReach(field),
    kept: new Array<Ways | undefined>(KEPT_SEARCHES).fill(undefined),
    ways: newWays(),
    held: { by: new Int32Array(field.size), stamp: 0 },
    groundCost: terrain.map((t) => (t === 3 ? NEVER : t === 0 ? 1 : 2)),
    plainCost: terrain.map((t) => (t === 3 ? NEVER : 1)),
    cost: new Uint8Array(field.size),
    stop: new Uint8Array(field.size),
    blocked: new Uint8Array(field.size),
    sight: terrain.slice(),
    seen: new Uint8Array(field.size * field.size),
  };
}

/** The same tables with other ground at one space: for asking what would be if it were so. Nothing learnt of the old ground is kept. */
export function withTerrain(table: Table, space: number, kind: Terrain): Table {
  const terrain = table.terrain.slice();
  terrain[space] = TERRAIN_CODES.indexOf(kind);
  return { ...table, terrain, scratch: scratchOf(table.field, terrain) };
}
