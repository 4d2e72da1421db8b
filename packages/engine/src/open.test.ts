/**
 * A game far smaller than any that is sold: two runners, two kinds of answers, no attacks, nothing that can be taken back. The shared
 * properties hold it to what it has, and say of what it has none.
 */
import { describe, expect, it } from 'vitest';
import {
  by,
  type CoreState,
  call,
  caseSince,
  chance,
  coded,
  decide,
  END,
  type Flow,
  fieldsFor,
  flag,
  frameOf,
  kindNamed,
  lay,
  listWords,
  Match,
  NEXT,
  NOBODY,
  name,
  offers,
  outcomesOf,
  type Paragraph,
  type Play,
  patternsOf,
  record,
  STAY,
  said,
  sequence,
  sequences,
  step,
  stepOf,
  suchAs,
  Unplayable,
  valuesOf,
  type Written,
  whole,
  write,
} from './core/index.ts';
import { expectMet } from './core/testing/seldom.testing.ts';
import { openProperties } from './open.testing.ts';
import { type OpenView, openGame, openSituations } from './open.ts';

type Setup = { readonly rounds: number };
type Table = { readonly setup: Setup };
type Runner = { at: number; tired: number };
type State = CoreState & { round: number; runners: Runner[]; winner: number; over: number };
type Race = Play<Table, State>;
type Turn = { seat: number };

const NAMES = ['A', 'B'];
const SPACES = Array.from({ length: 7 }, (_x, i) => `${i},0`);
const FINISH = SPACES.length - 1;

const RUNNER_OF = { figure: by(kindNamed<Race>('figure', NAMES), { size: NAMES.length }) };
const RUN = coded<Race, Turn>('run:{figure}', { say: 'run', parts: RUNNER_OF });
const REST = coded<Race, Turn>('rest:{figure}', { say: 'rest', parts: RUNNER_OF, first: NAMES.length });

function finish(g: Race, winner: number): void {
  g.state.over = 1;
  g.state.winner = winner;
  g.state.stack.length = 0;
  if (winner === NOBODY) g.log?.tell('race:1', 'drawn', {});
  else g.log?.tell('race:1', 'won', { seat: { seat: winner } });
}

const turn = sequence<Race, Turn>('turn', 'race:2', (f) => ({ seat: f.seat }), [
  decide('act', 'race:2', {
    ...offers(RUN, REST),
    seat: (_g, f) => f.seat,
    options: (_g, f, out) => void out.push(RUN.code(f.seat), REST.code(f.seat)),
    take(g, f, code): Flow {
      if (RUN.holds(g, f, code)) return NEXT;
      g.state.runners[f.seat].tired = 0;
      g.log?.tell('race:2', 'rests', { figure: { figure: f.seat } });
      return END;
    },
    span: 'turn',
    ends: () => true,
    prompt: () => ({ key: 'act', args: {} }),
  }),
  chance('roll', 'race:2', {
    outcomes: () => outcomesOf([1, 2, 3], [1, 1, 1]),
    take(g, f, steps): Flow {
      const runner = g.state.runners[f.seat];
      runner.at = Math.min(FINISH, runner.at + steps - runner.tired);
      runner.tired = 1;
      g.log?.tell('race:2', 'runs', { figure: { figure: f.seat }, steps, space: { space: runner.at } });
      if (runner.at === FINISH) finish(g, f.seat);
      return END;
    },
    id: (_g, _f, steps) => `steps:${steps}`,
    seat: (_g, f) => f.seat,
    dice: () => ({ dice: 1, sides: 3 }),
    fromFaces: (_g, _f, faces) => faces[0],
    prompt: () => ({ key: 'run', args: {} }),
  }),
]);
const race = sequence<Race, Turn>('race', 'race:1', (f) => ({ seat: f.seat }), [
  step('next turn', 'race:2', (g, f): Flow => {
    if (f.seat === 0 && g.state.round++ === g.table.setup.rounds) {
      finish(g, NOBODY);
      return END;
    }
    call<Race, Turn>(g, turn, { seat: f.seat });
    f.seat = 1 - f.seat;
    return STAY;
  }),
]);

const paragraph = (id: string): Paragraph => ({ id, title: { en: id, fr: id }, text: { en: id, fr: id }, source: 'rulebook' });
const open = openGame<Setup, Table, State>({
  id: 'race',
  rules: 1,
  book: sequences<Race>(race, turn),
  bound: 200,
  tables: (setup) => ({ setup }),
  begin: () => ({
    stack: [frameOf(race, { seat: 0 })],
    round: 0,
    runners: NAMES.map(() => ({ at: 0, tired: 0 })),
    winner: NOBODY,
    over: 0,
  }),
  result: ({ state }) => (state.over === 1 ? { winner: state.winner, rule: 'race:1' } : null),
  worth: ({ state: { runners } }, seat) => runners[seat].at - runners[1 - seat].at,
  paragraphs: ['race:1', 'race:2'].map(paragraph),
  options: patternsOf(RUN, REST),
  when: { run: 'race:2', rest: 'race:2' },
  events: { rests: ['figure'], runs: ['figure', 'steps', 'space'], won: ['seat'], drawn: [] },
  args: { steps: 'count' },
  figures: NAMES,
  spaces: SPACES,
});

const runner = fieldsFor<unknown, Race, Runner>();
const space = name<unknown, unknown>(8, '0,0', 'place', {
  lay(_on, given = '', at) {
    const i = SPACES.indexOf(given);
    if (i < 0) throw new Unplayable({ key: 'no-such-space', args: { what: given } }, `no space ${given}`, at);
    return i;
  },
  show: (_g, i) => SPACES[i],
});
const RUNNER = {
  at: runner.needed(space, 'its space', 'sa case', { in: 'at' }),
  tired: runner.field(flag, 'tired', 'fatigué', { in: 'tired' }),
};
const { field, needed } = fieldsFor<unknown, unknown, never>();
const runnerKind = record(RUNNER, 'runner');
const SITUATION = {
  A: needed(runnerKind, 'the first runner', 'le premier coureur'),
  B: needed(suchAs(runnerKind, { at: '3,0' }), 'the second runner', 'le second coureur'),
  rounds: needed(whole(1, 20), 'rounds at most', 'tours de jeu au plus', { sample: 12 }),
  round: field(whole(1, 20), 'the round', 'le tour de jeu', { usual: 1, sample: 3 }),
  turn: field(whole(1, 2), 'whose turn begins', 'à qui est le tour', { usual: 1, sample: 2 }),
};
type Situation = Written<typeof SITUATION>;
const VALUES = valuesOf<Race, Runner>(RUNNER, {});

const { situations, odds } = openSituations<Setup, Table, State, Situation>(open, {
  figures: NAMES,
  spaces: SPACES,
  values: { '{figure}.NAME': VALUES, NAME: new Map([['round', said('round', 'tour')]]) },
  match(s) {
    const setup = { rounds: s.rounds };
    const table = open.game.tables(setup);
    const state = open.game.begin(table);
    state.round = s.round ?? 1;
    for (const [i, x] of [s.A, s.B].entries()) lay(RUNNER, null, state.runners[i], x, NAMES[i]);
    const seat = (s.turn ?? 1) - 1;
    state.stack = [frameOf(race, { seat: 1 - seat }, stepOf(race, 'next turn')), frameOf(turn, { seat })];
    return new Match(open.game, setup, { table, state });
  },
  value({ play, state }, id) {
    if (id === 'round') return state.round;
    const [who, what = ''] = id.split('.');
    const i = NAMES.indexOf(who);
    const of = VALUES.get(what);
    if (i < 0 || of === undefined) throw new Unplayable({ key: 'no-such-value', args: { what: id } }, `no value is called ${id}`);
    return of.value(play, state.runners[i], i);
  },
  notation: {
    kind: record(SITUATION),
    blank: { A: { at: '0,0' }, B: { at: '0,0' }, rounds: 12 },
    lists: { place: () => listWords(SPACES), figure: () => listWords(NAMES) },
  },
  until: { roll: [turn], turn: [turn], action: [turn] },
  idle: /^rest:/,
  good: ['at'],
  bad: ['tired'],
  aims: () => NOBODY,
});

/** A position with the answers given since a turn began. */
function caseOf(match: Match<Setup, Table, State, OpenView<State>>) {
  const { table } = match;
  return caseSince(match, { en: 'A race', fr: 'Une course' }, (_at, state) => {
    const top = state.stack.at(-1);
    if (top?.seq !== turn.id || top.step !== 0) return null;
    const [A, B] = state.runners.map((f) => write(RUNNER, { table, state, log: null }, f));
    return { A, B, rounds: table.setup.rounds, round: state.round, turn: (top.d as Turn).seat + 1 };
  });
}

openProperties({
  situations,
  odds,
  caseOf,
  spaces: SPACES,
  setups: (seed) => ({ rounds: 1 + (seed % 12) }),
  broken: ({ state: { runners } }) => (runners.some((r) => r.at > FINISH) ? 'somebody ran past the finish' : null),
  without: ['taken-back', 'long-turns'],
});

describe('what a game is said to be without', () => {
  it('is asked for where nothing is said, and must never come about where it is', () => {
    expect(() => expectMet({}, 'taken-back', 0)).toThrow("without: ['taken-back']");
    expect(() => expectMet({ without: ['taken-back'] }, 'taken-back', 3)).toThrow('random games came by it');
    expectMet({ without: ['long-turns'] }, 'taken-back', 1);
  });
});

describe('the words of a small game', () => {
  it('are what its events need, the usual ones and those it names itself', () => {
    expect(open.vocabulary.args).toEqual({ figure: 'figure', space: 'place', seat: 'seat', steps: 'count' });
  });
});
