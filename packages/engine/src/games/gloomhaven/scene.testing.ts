/** Small scenes for the tests of this game: an open field, figures where they are wanted, the modifier cards that are to be drawn. */
import { frameOf, Match } from '../../core/index.ts';
import type { Ability, CardFace, Half, MonsterLine, MonsterStats, Overlay, Scenario, SummonFace } from './content/types.ts';
import { CONDITIONS, type ConditionId } from './content/types.ts';
import { gloomhaven } from './game.ts';
import { spaceOf } from './map.ts';
import { turnSequence } from './rules/frames.ts';
import type { Setup } from './setup.ts';
import { CHARACTER, CHOSEN, type FigureState, MONSTER, OBJECTIVE, type State, SUMMON } from './state.ts';
import type { Table } from './table.ts';

type At = readonly [number, number];

/** A figure of a scene. Characters are `brute` and `scoundrel`; monsters are of the type `dummy` unless they say another. */
export interface Drawn {
  readonly at: At;
  readonly hp?: number;
  readonly has?: readonly ConditionId[];
  readonly elite?: true;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly kind?: 'summon' | 'objective';
  readonly type?: 'dummy' | 'shooter';
}

export interface Drawing {
  readonly brute?: Drawn;
  readonly scoundrel?: Drawn;
  /** Further figures by their order: standees 1, 2, ... */
  readonly others?: readonly Drawn[];
  readonly top?: Partial<Half> | readonly Ability[];
  readonly bottom?: Partial<Half> | readonly Ability[];
  /** What the second card has as its two halves. */
  readonly second?: readonly [readonly Ability[], readonly Ability[]];
  readonly overlays?: readonly Overlay[];
  readonly walls?: Scenario['walls'];
  readonly without?: readonly At[];
  readonly choices?: Readonly<Record<string, string>>;
  /** Modifier cards of the brute, and of the monsters where they are wanted. */
  readonly deck?: Readonly<Record<string, number>>;
  readonly lines?: readonly MonsterLine[];
  readonly stats?: Partial<MonsterStats>;
  readonly initiative?: number;
  readonly summon?: Partial<SummonFace>;
  readonly elements?: readonly number[];
}

const COLUMNS = 9;
const ROWS = 9;
const STATS: MonsterStats = { hp: 50, move: 2, attack: 2, range: 0 };

const halfOf = (of: Drawing['top']): Half =>
  Array.isArray(of) ? { abilities: of } : { abilities: [], ...(of as Partial<Half> | undefined) };

function card(id: string, initiative: number, top: Drawing['top'], bottom: Drawing['top']): CardFace {
  const text = { en: id, fr: id };
  return {
    id: `brute:${id}`,
    names: text,
    class: 'brute',
    level: 1,
    initiative,
    top: halfOf(top),
    bottom: halfOf(bottom),
    text: { top: text, bottom: text },
    confidence: 'sure',
  };
}

function scenarioOf(d: Drawing): Scenario {
  const hexes = Array.from({ length: COLUMNS * ROWS }, (_x, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  const gone = new Set((d.without ?? []).map(String));
  const ranks = ['none', 'none', 'none'] as const;
  return {
    id: 'scene',
    number: 0,
    names: { en: 'Scene', fr: 'Scène' },
    goal: 'kill-all',
    rooms: [
      {
        hexes: hexes.filter((at) => !gone.has(String(at))),
        overlays: d.overlays ?? [],
        monsters: [
          { at: [0, 0], type: 'dummy', ranks },
          { at: [0, 0], type: 'shooter', ranks },
        ],
      },
    ],
    doors: [],
    walls: d.walls ?? [],
  };
}

export type Scene = Match<Setup, Table, State, unknown>;

function figure(of: Partial<FigureState> & Pick<FigureState, 'kind' | 'hex'>): FigureState {
  return {
    seat: -1,
    type: 0,
    number: 1,
    elite: 0,
    hp: 10,
    most: 50,
    conditions: 0,
    fresh: 0,
    shield: 0,
    retaliate: 0,
    far: [],
    acted: 0,
    summoned: 0,
    out: 0,
    ...of,
  };
}

/** The scene as a match at the beginning of somebody's turn: the brute's, unless it is that of one of the others. */
export function scene(d: Drawing, turn = -1): Scene {
  const names = (id: string) => ({ en: id, fr: id });
  const levels = (range: number) => {
    const normal = { ...STATS, range, ...d.stats };
    return [{ normal, elite: normal }];
  };
  const setup: Setup = {
    scenario: 'scene',
    characters: [
      { class: 'brute', cards: ['brute:one', 'brute:two'], ...(d.deck === undefined ? {} : { modifiers: d.deck }) },
      { class: 'scoundrel', cards: ['scoundrel:flanking-strike', 'scoundrel:venom-shiv'] },
    ],
    level: 0,
    anyHand: true,
    choices: { 'order-of-adjustments': 'best', ...d.choices },
    own: {
      scenario: scenarioOf(d),
      cards: [card('one', 20, d.top, d.bottom), card('two', 40, d.second?.[0], d.second?.[1])],
      monsters: [
        { id: 'dummy', names: names('Dummy'), standees: 10, deck: 'scene', levels: levels(0) },
        { id: 'shooter', names: names('Shooter'), standees: 10, deck: 'scene', levels: levels(3) },
      ],
      decks: [{ id: 'scene', cards: [{ id: 'c', initiative: d.initiative ?? 50, lines: d.lines ?? [] }] }],
      summons: [{ id: 'helper', names: names('Helper'), hp: 4, move: 2, attack: 2, range: 0, ...d.summon }],
    },
  };
  const table = gloomhaven.tables(setup);
  const state = gloomhaven.begin(table);
  const hex = (at: At): number => spaceOf(table.map, at);
  const bits = (x: Drawn): number => (x.has ?? []).reduce((all, id) => all | (1 << CONDITIONS.indexOf(id)), 0);
  const drawn = (x: Drawn) => ({ hex: hex(x.at), conditions: bits(x), shield: x.shield ?? 0, retaliate: x.retaliate ?? 0 });
  state.rooms = 1;
  state.acting = 1;
  state.round = 1;
  if (d.elements !== undefined) state.elements = [...d.elements];
  const TILES = ['obstacle', 'trap', 'hazard', 'difficult', 'coin', 'chest'];
  for (const o of d.overlays ?? [])
    for (const at of o.at) {
      const kind = TILES.indexOf(o.kind);
      const conditions = (o.conditions ?? []).reduce((all, id) => all | (1 << CONDITIONS.indexOf(id)), 0);
      if (kind >= 0) state.tiles.push({ kind, hex: hex(at), n: o.damage ?? (o.conditions === undefined ? 2 : 0), conditions });
    }
  const characters = [d.brute ?? { at: [4, 4] as const }, d.scoundrel];
  characters.forEach((x, seat) => {
    const face = table.characters[seat].face.hp;
    const at = x === undefined ? { hex: -1 } : drawn(x);
    state.figures[seat] = figure({ kind: CHARACTER, seat, type: seat, hp: x?.hp ?? face, most: face, out: x === undefined ? 1 : 0, ...at });
  });
  const last = table.summons.length - 1;
  (d.others ?? []).forEach((x, i) => {
    const number = 1 + (d.others ?? []).slice(0, i).filter((y) => y.kind === x.kind && y.type === x.type).length;
    const of = { ...drawn(x), number, elite: x.elite === undefined ? 0 : 1 };
    if (x.kind === 'summon') state.figures.push(figure({ kind: SUMMON, seat: 0, type: last, hp: x.hp ?? 4, most: 4, summoned: 1, ...of }));
    else if (x.kind === 'objective') state.figures.push(figure({ kind: OBJECTIVE, hp: x.hp ?? 6, most: 6, ...of }));
    else state.figures.push(figure({ kind: MONSTER, type: x.type === 'shooter' ? 1 : 0, hp: x.hp ?? 50, ...of }));
  });
  state.types.forEach((t) => {
    t.card = 0;
    t.left = 0;
  });
  state.players[0].lead = 0;
  state.players[0].other = 1;
  state.players[1].lead = 2;
  state.players[1].other = 3;
  for (const c of state.cards) c.zone = CHOSEN;
  const who = turn < 0 ? 0 : 2 + turn;
  state.stack = [frameOf(turnSequence, { figure: who, actions: 0, card: -1, half: -1 })];
  return new Match(gloomhaven, setup, { table, state }) as Scene;
}

/** Takes options one after the other; `~+1` lets the modifier card of that name fall. */
export function play(m: Scene, ...ids: readonly string[]): Scene {
  for (const id of ids) {
    if (id.startsWith('~')) m.fall(id.slice(1));
    else m.take(id);
  }
  return m;
}

/** The ids offered now. */
export const offered = (m: Scene): string[] => m.options().map((o) => o.id);

/** Hit points of the other figures in order. */
export const health = (m: Scene): number[] => m.state.figures.slice(2).map((f) => f.hp);
