/** The shared tables of a match: everything that does not change, computed once from the set-up. */
import { type GameEvent, type Play, SetupError } from '../../core/index.ts';
import { type HexField, hexField, NEVER, newReach, parseHex, type Reach, spaceAt } from '../../space/index.ts';
import { type Choices, choicesWith } from './choices.ts';
import { checkContent } from './content/check.ts';
import { CARDS, CHARACTERS, findMap } from './content/index.ts';
import {
  type Ability,
  type BoardMap,
  type Card,
  type Character,
  type CritAbility,
  type Effect,
  type Names,
  type OngoingAbility,
  type Range,
  STATS,
  type Stat,
  type Terrain,
  type Whom,
} from './content/types.ts';
import { checkParties } from './party.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** What kind of thing a figure is. */
export const CHARACTER = 0;
export const PET = 1;
export const TOTEM = 2;

/** How an ability aims: not at all, at figures, or at a space. */
export const AIM_NOTHING = 0;
export const AIM_FIGURES = 1;
export const AIM_SPACE = 2;

/** What an ongoing ability can wait for (704.2), in the order of the numbers frames hold. */
export const TRIGGERS = ['enters', 'stops', 'hurt', 'hurts', 'tick-end'] as const;
export const ENTERS = 0;
export const STOPS = 1;
export const HURT = 2;
export const HURTS = 3;
export const TICK_END = 4;

/** No list of effects. */
export const NO_LIST = -1;

/** An ability with the numbers of its effect lists. */
export interface AbilityDef {
  readonly id: number;
  /** `main`, `lower`, `lower2`, `core`, `grant` ... */
  readonly key: string;
  readonly ability: Ability;
  /** 1 for the main attack of a character or pet. */
  readonly main: number;
  readonly effects: number;
  readonly before: number;
  readonly after: number;
  readonly instead: number;
  /** One list for each crit ability. */
  readonly crits: readonly number[];
  /** What its checks ask all the time, read off the ability once: is it an attack, is it played in a turn, its printed ticks. */
  readonly attack: boolean;
  readonly played: boolean;
  readonly ticks: number;
  /** 0 aims at nothing, 1 at figures, 2 at a space (407). */
  readonly aim: number;
  readonly mostTargets: number;
  /** The printed range icon. */
  readonly icon: Range | undefined;
  readonly whom: Whom;
  /** 407.1a: whom it never targets, however wide a circle its text draws: allies (attacks, debuffs), enemies (buffs, heals). */
  readonly spares: 'allies' | 'enemies' | 'nobody';
  readonly once: boolean;
  /** What an ongoing ability waits for: place in TRIGGERS, -1 nothing. */
  readonly waits: number;
}

/** A figure's card: character, pet or totem. */
export interface FigureDef {
  readonly id: number;
  readonly card: string;
  readonly kind: number;
  readonly names: Names;
  readonly character: Character | null;
  readonly health: number;
  readonly armor: number;
  readonly resist: number;
  readonly honor: number;
  readonly legendary: boolean;
  /** Main attack first where there is one, then the lower box's payment abilities. */
  readonly abilities: readonly AbilityDef[];
  readonly ongoing: readonly AbilityDef[];
  /** Reacts of the lower box; most stand on Action Bar cards (700.1). */
  readonly reacts: readonly AbilityDef[];
  readonly ignoresTerrain: boolean;
  readonly protects: boolean;
  /** For each stat, in the order of STATS: whether its own abilities change it for itself. */
  readonly changes: readonly boolean[];
}

/** An Action Bar card with its abilities numbered. */
export interface CardDef {
  readonly id: number;
  readonly card: Card;
  /** What is played: the printed core ability, or the one its type implies (700.2). */
  readonly core: AbilityDef;
  readonly ongoing: readonly AbilityDef[];
  readonly grants: readonly AbilityDef[];
  /** The figure it brings into play, or -1. */
  readonly token: number;
  readonly react: boolean;
  readonly instant: boolean;
  readonly gear: boolean;
}

export interface SpawnDef {
  readonly space: number;
  readonly faction: number;
  readonly convertible: boolean;
}

/** Where a figure can move: the spaces where it may stop, ascending, what each costs, and the cheapest route to each (packed). */
export interface Ways {
  count: number;
  readonly stops: number[];
  readonly costs: number[];
  readonly routes: number[];
}

export function newWays(): Ways {
  return { count: 0, stops: [], costs: [], routes: [] };
}

/** Working memory reused by searches; never part of a state. */
export interface Scratch {
  /** The state every match of this table begins from; made when first asked for. */
  fresh: State | null;
  /** These tables without secrets; made when first asked for. */
  open?: Table;
  readonly reach: Reach;
  /** Kept searches by space, points and whether ground is ignored, then by who bars the way; and the latest result with what it left out. */
  readonly kept: (Ways[] | undefined)[];
  readonly ways: Ways;
  readonly held: Uint8Array;
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

export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  readonly map: BoardMap;
  readonly field: HexField;
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
export type Wow = Play<Table, State, GameEvent>;

const TERRAIN_CODES: readonly Terrain[] = ['open', 'cover', 'high', 'impassable'];

/** Whether a card may lie in a character's bar: a blank restriction fits anyone (300.2). */
export function fits(card: Card, c: Character): boolean {
  return card.restriction.length === 0 || card.restriction.some((r) => r === c.className || r === c.race || r === c.id);
}

/** The tick cost of an ability as printed; ongoing abilities have none. */
export function ticksOf(a: Ability): number {
  return a.kind === 'ongoing' ? 0 : a.ticks;
}

interface Builder {
  readonly abilities: AbilityDef[];
  readonly lists: (readonly Effect[])[];
}

function addList(b: Builder, list: readonly Effect[] | undefined): number {
  if (list === undefined || list.length === 0) return NO_LIST;
  // Conversions carry crit abilities of their own: they get lists too, found by identity.
  for (const e of list) if (e.do === 'convert') for (const c of e.crit ?? []) addList(b, c.effects);
  const at = b.lists.indexOf(list);
  if (at !== -1) return at;
  return b.lists.push(list) - 1;
}

/** Whom an attack may target: enemies, totems among them (407.1a, 405.2.ex). */
const ENEMIES: Whom = { side: 'enemy', tokens: true };
const ITSELF: Whom = { side: 'self' };

/** 407: how an ability aims. */
function aiming(a: Ability): Pick<AbilityDef, 'aim' | 'mostTargets' | 'icon' | 'whom'> {
  if (a.kind === 'attack')
    return { aim: a.area === true ? AIM_SPACE : AIM_FIGURES, mostTargets: a.targets ?? 1, icon: a.range, whom: ENEMIES };
  if (a.kind !== 'payment') return { aim: AIM_NOTHING, mostTargets: 0, icon: undefined, whom: ITSELF };
  if (a.area !== undefined) return { aim: AIM_SPACE, mostTargets: 0, icon: a.area.range, whom: ITSELF };
  if (a.target === undefined) return { aim: AIM_NOTHING, mostTargets: 0, icon: undefined, whom: ITSELF };
  return { aim: AIM_FIGURES, mostTargets: a.target.up ?? 1, icon: a.target.range, whom: a.target };
}

/** 407.1a: attacks and debuffs spare allies; buffs and heals spare enemies. */
function spared(a: Ability, type: Card['type']): AbilityDef['spares'] {
  if (a.kind === 'attack' || type === 'debuff') return 'allies';
  const heals = a.kind === 'payment' && a.effects.some((e) => e.do === 'heal' && e.who === 'target');
  return heals || type === 'buff' ? 'enemies' : 'nobody';
}

function addAbility(b: Builder, key: string, ability: Ability, main: number, type: Card['type'] = 'none'): AbilityDef {
  const crits = ability.kind === 'attack' ? (ability.crit ?? []).map((c: CritAbility) => addList(b, c.effects)) : [];
  const def: AbilityDef = {
    id: b.abilities.length,
    key,
    ability,
    main,
    effects: ability.kind === 'attack' ? NO_LIST : addList(b, ability.effects),
    before: ability.kind === 'attack' ? addList(b, ability.before) : NO_LIST,
    after: ability.kind === 'attack' ? addList(b, ability.after) : NO_LIST,
    instead: ability.kind === 'attack' ? addList(b, ability.instead) : NO_LIST,
    crits,
    attack: ability.kind === 'attack',
    played: ability.kind === 'attack' || ability.kind === 'payment',
    ticks: ticksOf(ability),
    ...aiming(ability),
    spares: spared(ability, type),
    once: ability.kind === 'payment' && ability.oncePerTurn === true,
    waits: ability.kind === 'ongoing' && ability.trigger !== undefined ? TRIGGERS.indexOf(ability.trigger.on) : -1,
  };
  b.abilities.push(def);
  return def;
}

/** Whether one of these ongoing abilities changes a number, of anybody or (`others`) of others than its bearer. */
function changes(ongoing: readonly AbilityDef[], stat: Stat, others = false): boolean {
  return ongoing.some(
    (o) => o.ability.kind === 'ongoing' && (o.ability.modifiers ?? []).some((m) => m.stat === stat && (!others || m.on !== 'self')),
  );
}

function figureDef(
  b: Builder,
  id: number,
  card: string,
  kind: number,
  source: { names: Names; health: number; armor: number; resist: number },
  character: Character | null,
  main: Ability | null,
  lower: readonly Ability[],
): FigureDef {
  const abilities: AbilityDef[] = [];
  const ongoing: AbilityDef[] = [];
  const reacts: AbilityDef[] = [];
  if (main !== null) abilities.push(addAbility(b, 'main', main, 1));
  lower.forEach((a) => {
    const list = a.kind === 'ongoing' ? ongoing : a.kind === 'react' ? reacts : abilities;
    const nth = lower.filter((x) => (x.kind === 'ongoing') === (a.kind === 'ongoing')).indexOf(a);
    list.push(addAbility(b, nth === 0 ? 'lower' : `lower${nth + 1}`, a, 0));
  });
  const has = (f: (o: OngoingAbility) => boolean): boolean => ongoing.some((o) => o.ability.kind === 'ongoing' && f(o.ability));
  return {
    id,
    card,
    kind,
    names: source.names,
    character,
    health: source.health,
    armor: source.armor,
    resist: source.resist,
    honor: character?.honor ?? 0,
    legendary: character?.legendary === true,
    abilities,
    ongoing,
    reacts,
    ignoresTerrain: has((o) => o.ignoresTerrain === true),
    protects: has((o) => o.protector !== undefined),
    changes: STATS.map((stat) => changes(ongoing, stat)),
  };
}

/** What playing a card without a written core ability does: its type says it (700.2). */
function impliedCore(card: Card): Ability {
  const attach = card.attach;
  return attach === undefined
    ? { kind: 'payment', ticks: card.ticks, effects: [] }
    : { kind: 'payment', ticks: card.ticks, target: attach, effects: [] };
}

function spaceNamed(field: HexField, map: BoardMap, id: string): number {
  const hex = parseHex(id);
  const space = hex === null ? -1 : spaceAt(field, hex.q, hex.r);
  if (space < 0)
    throw new SetupError(`map ${map.id}`, 'wow:406.1', { key: 'no-such-space', args: { space: id } }, `map ${map.id} has no space ${id}`);
  return space;
}

/** Numbers of the bar cards of each character, in the order the state lists them. */
function barsOf(setup: Setup): number[][] {
  let c = 0;
  return setup.seats.flatMap((seat) => seat.party.map((m) => m.cards.map(() => c++)));
}

/**
 * Builds the tables of a match.
 * @throws SetupError for an unknown card or map and for a party that breaks its format, citing the rule.
 */
export function buildTable(setup: Setup): Table {
  let choice: Choices;
  try {
    choice = choicesWith(setup.choices);
  } catch (error) {
    const message = (error as Error).message;
    throw new SetupError('choices', 'wow:103', { key: 'unknown-choice', args: { what: message } }, message);
  }
  checkContent(setup.content ?? {});
  const characters = new Map([...CHARACTERS, ...(setup.content?.characters ?? [])].map((c) => [c.id, c]));
  const pool = [...new Map([...CARDS, ...(setup.content?.cards ?? [])].map((c) => [c.id, c])).values()];
  checkParties(setup, choice, characters, new Map(pool.map((c) => [c.id, c])));
  const map = setup.content?.maps?.find((m) => m.id === setup.map) ?? findMap(setup.map);
  if (map === undefined)
    throw new SetupError('map', 'wow:406.1', { key: 'unknown-map', args: { map: setup.map } }, `no map is called ${setup.map}`);

  const field = hexField(map.spaces.map((s) => parseHex(s.at) ?? { q: Number.NaN, r: 0 }));
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
    let token = -1;
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
      core: addAbility(b, 'core', card.ability ?? impliedCore(card), 0, card.type),
      ongoing: (card.ongoing ?? []).map((o, i) => addAbility(b, `ongoing${i + 1}`, o, 0)),
      grants: (card.equipment?.grants ?? []).map((a, i) => addAbility(b, i === 0 ? 'grant' : `grant${i + 1}`, a, 0)),
      token,
      react: card.category === 'react',
      instant: card.category === 'instant',
      gear: card.type === 'equipment',
    };
  });

  const ongoings = b.abilities.flatMap((a) => (a.ability.kind === 'ongoing' ? [a.ability] : []));
  const waited = TRIGGERS.map((on) => ongoings.some((o) => o.trigger?.on === on));
  return {
    setup,
    choice,
    map,
    field,
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
    fittingGear: fitting.map((list) => list.filter((c) => cards[c].card.type === 'equipment')),
    waited,
    watchesEntry: waited[ENTERS],
    watches: waited[ENTERS] || waited[STOPS],
    auras: STATS.map((stat) => figures.some((f) => changes(f.ongoing, stat, true))),
    cardsChange: STATS.map((stat) => cards.some((c) => changes(c.ongoing, stat))),
    boxReacts: figures.some((f) => f.reacts.length > 0),
    cardsProtect: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.protector !== undefined)),
    rangesChange: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.mainRange !== undefined)),
    cardsIgnoreTerrain: cards.some((c) => c.ongoing.some((o) => o.ability.kind === 'ongoing' && o.ability.ignoresTerrain === true)),
    againLimit: Number(choice['again-limit']),
    roundLimit: choice['round-limit'] === 'none' ? 0 : Number(choice['round-limit']),
    scratch: {
      fresh: null,
      reach: newReach(field),
      kept: new Array<Ways[] | undefined>(field.size * 8).fill(undefined),
      ways: newWays(),
      held: new Uint8Array(field.size),
      groundCost: terrain.map((t) => (t === 3 ? NEVER : t === 0 ? 1 : 2)),
      plainCost: terrain.map((t) => (t === 3 ? NEVER : 1)),
      cost: new Uint8Array(field.size),
      stop: new Uint8Array(field.size),
      blocked: new Uint8Array(field.size),
      sight: terrain.slice(),
      seen: new Uint8Array(field.size * field.size),
    },
  };
}
