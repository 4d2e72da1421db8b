/** A fifth game: a duel on SPACES. All that the command line and the app make of it comes from the value at the end. */
import { manifest, type OpenView, openGame, openSituations } from '@escarmouche/engine';
import {
  caseSince,
  type Deed,
  fieldsFor,
  frameOf,
  lay,
  listWords,
  Match,
  NOBODY,
  name,
  patternsOf,
  record,
  said,
  shown,
  stepOf,
  suchAs,
  Unplayable,
  valuesOf,
  type Written,
  whole,
  write,
} from '@escarmouche/engine/core';
import * as rules from './rules.ts';
import { type Duel, duel, type Figure, NAMES, type Setup, SPACES, type State, strike, type Table, turn } from './rules.ts';
import { PARAGRAPHS, words } from './words.ts';

type DuelMatch = Match<Setup, Table, State, OpenView<State>>;

const left = ({ table, state }: Duel, seat: number): number => table.setup.health - state.figures[seat].wounds;

const open = openGame<Setup, Table, State>({
  id: 'duel',
  rules: 1,
  book: rules.BOOK,
  bound: 20 * 12,
  tables: rules.tableOf,
  begin: ({ setup, starts }) => ({
    stack: [frameOf(duel, { seat: 0 })],
    round: 0,
    figures: starts.map((space) => ({ space, wounds: 0, parries: setup.parries })),
    winner: NOBODY,
    over: 0,
  }),
  result: ({ state }) => (state.over === 1 ? { winner: state.winner, rule: 'duel:1' } : null),
  worth(g, seat) {
    if (g.state.over === 1) return g.state.winner === seat ? 100 : g.state.winner < 0 ? 0 : -100;
    return 4 * (left(g, seat) - left(g, 1 - seat)) + g.state.figures[seat].parries - g.state.figures[1 - seat].parries;
  },
  paragraphs: PARAGRAPHS,
  options: patternsOf(rules.WAIT, rules.STRIKE, rules.STEP, rules.PARRY, rules.PASS, rules.HARM, rules.DRIVE),
  when: { wait: 'duel:2', step: 'duel:2.1', strike: 'duel:3', parry: 'duel:4', pass: 'duel:4', harm: 'duel:5', drive: 'duel:5' },
  events: {
    'turn-begins': ['figure', 'round'],
    steps: ['figure', 'from', 'space'],
    waits: ['figure'],
    strikes: ['figure', 'target'],
    parries: ['figure'],
    rolls: ['figure', 'dice', 'n', 'faces'],
    misses: ['figure'],
    driven: ['figure', 'space'],
    wounded: ['figure', 'n'],
    won: ['seat'],
    drawn: ['seat'],
  },
  figures: NAMES,
  spaces: SPACES,
});
export const { game } = open;

// How a position is written, each field once.
const figure = fieldsFor<{ readonly table: Table }, Duel, Figure>();
const place = name<unknown, unknown>(8, '0,0', 'place', {
  lay: (_on, given, at) => rules.spaceCalled(given ?? '', at),
  show: (_g, space) => SPACES[space],
});
const FIGURE = {
  at: figure.needed(place, 'its space', 'sa case', { in: 'space' }),
  wounds: figure.field(whole(0, 8), 'wounds it has taken', 'blessures subies', { in: 'wounds' }),
  parries: figure.field(whole(0, 9), 'parries it has left', 'parades qui lui restent', { in: 'parries' }),
};
const position = fieldsFor<unknown, unknown, never>();
const health = whole(1, 9);
const rounds = whole(1, 20);
export const setupKind = record({
  health: position.needed(health, 'wounds that take a figure out', 'blessures qui mettent hors de combat', { sample: 5 }),
  parries: position.needed(whole(0, 9), 'parries of each', 'parades de chacune', { sample: 2 }),
  rounds: position.needed(rounds, 'rounds at most', 'tours de jeu au plus', { sample: 12 }),
  A: position.field(place, 'where the first figure begins', 'où commence la première figurine', { usual: rules.STARTS[0] }),
  B: position.field(place, 'where the second figure begins', 'où commence la seconde figurine', { usual: rules.STARTS[1], sample: '1,0' }),
});
const figureKind = record(FIGURE, 'figure');
const SITUATION = {
  A: position.needed(figureKind, 'the first figure', 'la première figurine'),
  B: position.needed(suchAs(figureKind, { at: '1,0', wounds: 1, parries: 1 }), 'the second figure', 'la seconde figurine'),
  health: position.field(health, 'wounds that take a figure out', 'blessures qui mettent hors de combat', { usual: 5, sample: 4 }),
  rounds: position.field(rounds, 'rounds at most', 'tours de jeu au plus', { usual: 12, sample: 6 }),
  turn: position.field(whole(1, 2), 'whose turn begins', 'à qui est le tour', { usual: 1, sample: 2 }),
  round: position.field(rounds, 'the round', 'le tour de jeu', { usual: 1, sample: 3 }),
};
const situationKind = record(SITUATION);
export type Situation = Written<typeof SITUATION>;

const VALUES = valuesOf<Duel, Figure>(FIGURE, {
  out: shown('out of the match', 'hors de combat', ({ table }, f) => f.wounds === table.setup.health),
});
const OF_STRIKE = new Map([
  ['dice', said('dice of the blow', 'dés du coup')],
  ['hits', said('hits of the blow', 'touches du coup')],
]);

function laid(s: Situation): DuelMatch {
  const setup: Setup = { health: s.health ?? 5, parries: 2, rounds: s.rounds ?? 12 };
  const table = game.tables(setup);
  const state = game.begin(table);
  state.round = s.round ?? 1;
  for (const [i, id] of NAMES.entries()) {
    lay(FIGURE, { table }, state.figures[i], s[id], id);
    if (state.figures[i].wounds >= setup.health)
      throw new Unplayable({ key: 'out', args: { what: id } }, `${id} has too many wounds`, `${id}.wounds`);
  }
  if (state.figures[0].space === state.figures[1].space)
    throw new Unplayable({ key: 'held-twice', args: { what: s.B.at } }, `two on ${s.B.at}`, 'B.at');
  const seat = (s.turn ?? 1) - 1;
  state.stack = [frameOf(duel, { seat: 1 - seat }, stepOf(duel, 'next turn')), frameOf(turn, { seat, stepped: 0 })];
  return new Match(game, setup, { table, state });
}

/** A position with the answers given since a turn began. */
export function caseOf(match: DuelMatch) {
  const { table } = match;
  return caseSince(match, { en: 'A position of a duel', fr: 'Une position de duel' }, (_at, state) => {
    const top = state.stack.at(-1);
    if (top === undefined || top.seq !== turn.id || top.step !== 0) return null;
    const g: Duel = { table, state, log: null };
    const [A, B] = state.figures.map((f) => write(FIGURE, g, f));
    const { seat, stepped } = top.d as { readonly seat: number; readonly stepped: number };
    if (stepped === 1) return null;
    return { A, B, health: table.setup.health, turn: seat + 1, round: state.round, rounds: table.setup.rounds };
  });
}

function value({ play, state }: DuelMatch, id: string): unknown {
  if (id === 'round') return state.round;
  const [who, what = ''] = id.split('.');
  const under = state.stack.findLast((f) => f.seq === strike.id)?.d as Readonly<Record<string, number>> | undefined;
  if (who === 'strike') return under?.[what] ?? 0;
  const i = NAMES.indexOf(who as 'A');
  const of = VALUES.get(what);
  if (i < 0 || of === undefined) throw new Unplayable({ key: 'no-such-value', args: { what: id } }, `no value is called ${id}`);
  return of.value(play, state.figures[i], i);
}

export const { situations, odds } = openSituations<Setup, Table, State, Situation>(open, {
  figures: NAMES,
  spaces: SPACES,
  values: { '{figure}.NAME': VALUES, 'strike.NAME': OF_STRIKE, NAME: new Map([['round', said('round', 'tour')]]) },
  match: laid,
  value,
  notation: {
    kind: situationKind,
    blank: { A: { at: '0,0', parries: 2 }, B: { at: '1,0', parries: 2 } },
    lists: { place: () => listWords(SPACES), figure: () => listWords(NAMES) },
  },
  until: { roll: [strike], attack: [strike], turn: [turn], action: [turn] },
  idle: /^(pass|wait:.*)$/,
  good: ['parries'],
  bad: ['wounds', 'out'],
  aims({ state }, { does, on }: Deed) {
    const under = state.stack.findLast((f) => f.seq === strike.id)?.d as { readonly by: number } | undefined;
    return under !== undefined ? 1 - under.by : does === 'strike' ? NAMES.indexOf(on.figures[0] as 'A') : -1;
  },
});

const FIGURES = [
  { id: NAMES[0], names: { en: 'Rust', fr: 'Rouille' } },
  { id: NAMES[1], names: { en: 'Slate', fr: 'Ardoise' } },
];

export default manifest({
  name: { en: 'The Duel', fr: 'Le Duel' },
  about: { en: 'One against one on nineteen hexes. Three minutes.', fr: 'Une contre une sur dix-neuf hexagones. Trois minutes.' },
  prefix: 'duel',
  paragraphs: PARAGRAPHS,
  setup: { kind: setupKind, blank: { health: 5, parries: 2, rounds: 12 }, lists: { place: () => listWords(SPACES) } },
  situations,
  odds,
  field: ({ field }) => field,
  figures: () => FIGURES,
  pieces: ({ setup }, { figures }) =>
    figures.map(({ space, wounds, parries }, side) => ({
      id: NAMES[side],
      side,
      place: space,
      left: setup.health - wounds,
      most: setup.health,
      signs: [],
      values: { parries },
    })),
  score: ({ setup }, { figures }) => figures.map((f) => setup.health - f.wounds),
  scored: { en: 'Health', fr: 'Santé' },
  round: ({ round }) => round,
  caseOf,
  told: { turns: ['turn-begins'], ends: ['won', 'drawn'], harms: ['wounded'], blows: ['strikes'] },
  passes: ['pass'],
  aimed: ['strike'],
  rests: ['pass', 'wait'],
  words,
});
