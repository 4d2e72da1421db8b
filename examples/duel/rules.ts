/** The rules of the duel: two figures on nineteen hexes, one blow at a time. One rule needs an answer, one dice, one a choice. */
import {
  by,
  type CoreState,
  call,
  chance,
  coded,
  decide,
  END,
  type Flow,
  kindNamed,
  NEXT,
  NOBODY,
  offers,
  on,
  outcomesOf,
  type Play,
  type Refusal,
  refuse,
  SetupError,
  STAY,
  sequence,
  sequences,
  step,
  Unplayable,
} from '@escarmouche/engine/core';
import { adjacent, type HexField, hexField, hexId, within } from '@escarmouche/engine/space';

/** What a match begins with: wounds that take a figure out, parries of each, the rounds after which it ends, and where each stands. */
export interface Setup {
  readonly health: number;
  readonly parries: number;
  readonly rounds: number;
  readonly A?: string;
  readonly B?: string;
}

export type Table = { readonly setup: Setup; readonly field: HexField; readonly starts: readonly number[] };

/** A figure; its seat is its place in the list. */
export interface Figure {
  space: number;
  wounds: number;
  parries: number;
}

export interface State extends CoreState {
  round: number;
  figures: Figure[];
  winner: number;
  over: number;
}

export type Duel = Play<Table, State>;

/** Figures by seat. */
export const NAMES = ['A', 'B'] as const;

const CELLS = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => ({ q, r }))).filter(({ q, r }) => Math.abs(q + r) <= 2);
const FIELD = hexField(CELLS);
export const SPACES = CELLS.map((_c, s) => hexId(FIELD, s));
/** Where they begin, unless the set-up says otherwise. */
export const STARTS = ['-1,0', '1,0'];

/** @throws SetupError where both would stand on one space (2.1) */
export function tableOf(setup: Setup): Table {
  const starts = NAMES.map((id, i) => spaceCalled(setup[id] ?? STARTS[i], id));
  if (starts[0] === starts[1])
    throw new SetupError('B', 'duel:2.1', { key: 'held-twice', args: { what: SPACES[starts[1]] } }, `two on ${SPACES[starts[1]]}`);
  return { setup, field: FIELD, starts };
}

/** @throws Unplayable */
export function spaceCalled(id: string, at: string): number {
  const space = SPACES.indexOf(id);
  if (space < 0) throw new Unplayable({ key: 'no-such-space', args: { what: id } }, `no space ${id}`, at);
  return space;
}

const FIGURE = kindNamed<Duel>('figure', NAMES);
const SPACE = kindNamed<Duel>('place', SPACES);

type Turn = { seat: number; stepped: number };
type Strike = { by: number; dice: number; hits: number };

// 2: what a turn can be.
const SIZE = FIELD.size;
export const WAIT = coded<Duel, Turn>('wait:{figure}', { say: 'wait', parts: { figure: by(FIGURE, { size: 2 }) } });
export const STRIKE = coded<Duel, Turn>('strike:{figure}>{target}', {
  say: 'strike',
  parts: { figure: by(FIGURE, { size: 2 }), target: on(FIGURE, { size: 2 }) },
  first: 10,
});
export const STEP = coded<Duel, Turn>('step:{figure}>{space}', {
  say: 'step',
  parts: { figure: by(FIGURE, { size: 2 }), space: on(SPACE, { size: SIZE }) },
  first: 100,
});

/** 2.1: once a turn, one space to a neighbour that nobody holds. */
function mayStep(g: Duel, { seat, stepped }: Turn, to: number, why: Refusal[] | null): boolean {
  if (stepped === 1 && refuse(why, 'duel:2.1', 'stepped')) return false;
  if (g.state.figures[1 - seat].space === to && refuse(why, 'duel:2.1', 'held', { figure: { figure: 1 - seat } })) return false;
  if (!adjacent(FIELD, g.state.figures[seat].space, to) && refuse(why, 'duel:2.1', 'too-far')) return false;
  return why === null || why.length === 0;
}

/** 3: only a neighbour can be struck. */
function mayStrike(g: Duel, seat: number, why: Refusal[] | null): boolean {
  const [one, two] = g.state.figures;
  if (!adjacent(FIELD, one.space, two.space) && refuse(why, 'duel:3', 'out-of-reach', { figure: { figure: 1 - seat } })) return false;
  return why === null || why.length === 0;
}

const ACTS = offers(WAIT, STRIKE, STEP);

export const turn = sequence<Duel, Turn>('turn', 'duel:2', (f) => ({ seat: f.seat, stepped: f.stepped }), [
  decide('act', 'duel:2', {
    ...ACTS,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      if (mayStrike(g, f.seat, null)) out.push(STRIKE.code(f.seat, 1 - f.seat));
      for (const to of within(FIELD, g.state.figures[f.seat].space, 1)) if (mayStep(g, f, to, null)) out.push(STEP.code(f.seat, to));
      out.push(WAIT.code(f.seat));
    },
    take(g, f, code): Flow {
      if (STEP.holds(g, f, code)) {
        const figure = g.state.figures[f.seat];
        const from = figure.space;
        figure.space = STEP.part(code, 1);
        f.stepped = 1;
        g.log?.tell('duel:2.1', 'steps', { figure: { figure: f.seat }, from: { space: from }, space: { space: figure.space } });
        return STAY;
      }
      if (STRIKE.holds(g, f, code)) call<Duel, Strike>(g, strike, { by: f.seat, dice: 2, hits: 0 });
      else g.log?.tell('duel:2', 'waits', { figure: { figure: f.seat } });
      return NEXT;
    },
    cites: (g, f, code) => (STRIKE.holds(g, f, code) ? 'duel:3' : STEP.holds(g, f, code) ? 'duel:2.1' : 'duel:2'),
    span: 'turn',
    ends: (g, f, code) => !STEP.holds(g, f, code),
    refused(g, f) {
      const why: Refusal[] = [];
      return mayStrike(g, f.seat, why) ? [] : [ACTS.barred(g, f, STRIKE.code(f.seat, 1 - f.seat), why)];
    },
    understand(g, f, id) {
      const to = STEP.values(g, f, id)?.[1] ?? -1;
      const why: Refusal[] = [];
      return !id.startsWith(`step:${NAMES[f.seat]}>`) || to < 0 || mayStep(g, f, to, why) ? null : why;
    },
    prompt: (_g, f) => ({ key: 'act', args: { figure: { figure: f.seat } } }),
  }),
]);

// 4: the answer.
export const PARRY = coded<Duel, Strike>('parry:{figure}', { say: 'parry', parts: { figure: by(FIGURE, { size: 2 }) }, first: 2 });
export const PASS = coded<Duel, Strike>('pass', { say: 'pass', first: 0 });
// 5: the choice.
export const HARM = coded<Duel, Strike>('harm:{figure}', {
  say: 'harm',
  parts: { figure: on(FIGURE, { size: 2 }) },
  first: 2,
  more: (_g, f) => ({ n: f.hits }),
});
export const DRIVE = coded<Duel, Strike>('drive:{figure}>{space}', {
  say: 'drive',
  parts: { figure: on(FIGURE, { size: 2 }), space: on(SPACE, { size: SIZE }) },
  first: 10,
  more: (_g, f) => ({ n: f.hits - 1 }),
});

/** Hits of so many dice: each of 4 to 6. */
const HITS = [[1], [1, 1], [1, 2, 1]].map((weights) => outcomesOf([...weights.keys()], weights));

function wound(g: Duel, seat: number, n: number): void {
  const figure = g.state.figures[seat];
  figure.wounds = Math.min(g.table.setup.health, figure.wounds + n);
  if (n > 0) g.log?.tell('duel:5', 'wounded', { figure: { figure: seat }, n });
  if (figure.wounds === g.table.setup.health) finish(g, 1 - seat);
}

/** 1: the end. */
function finish(g: Duel, winner: number): void {
  g.state.over = 1;
  g.state.winner = winner;
  g.state.stack.length = 0;
  g.log?.tell('duel:1', winner < 0 ? 'drawn' : 'won', { seat: { seat: winner } });
}

export const strike = sequence<Duel, Strike>('strike', 'duel:3', (f) => ({ by: f.by, dice: f.dice, hits: f.hits }), [
  step('declared', 'duel:3', (g, f): Flow => {
    g.log?.tell('duel:3', 'strikes', { figure: { figure: f.by }, target: { figure: 1 - f.by } });
    return NEXT;
  }),
  decide('parry', 'duel:4', {
    ...offers(PASS, PARRY),
    when: (g, f) => g.state.figures[1 - f.by].parries > 0,
    seat: (_g, f) => 1 - f.by,
    options: (_g, f, out) => void out.push(PASS.code(), PARRY.code(1 - f.by)),
    take(g, f, code): Flow {
      if (code === PASS.code()) return NEXT;
      g.state.figures[1 - f.by].parries--;
      f.dice--;
      g.log?.tell('duel:4', 'parries', { figure: { figure: 1 - f.by } });
      return NEXT;
    },
    quiet: 0,
    prompt: (_g, f) => ({ key: 'parry', args: { figure: { figure: 1 - f.by }, target: { figure: f.by } } }),
  }),
  chance('roll', 'duel:3', {
    outcomes: (_g, f) => HITS[f.dice],
    take(g, f, code, faces): Flow {
      f.hits = code;
      g.log?.tell('duel:3', 'rolls', { figure: { figure: f.by }, dice: f.dice, n: code, faces: faces?.join(' ') ?? '' });
      if (code > 0) return NEXT;
      g.log?.tell('duel:3', 'misses', { figure: { figure: f.by } });
      return END;
    },
    id: (_g, _f, code) => `hits:${code}`,
    seat: (_g, f) => f.by,
    dice: (_g, f) => ({ dice: f.dice, sides: 6 }),
    fromFaces: (_g, _f, faces) => faces.filter((n) => n >= 4).length,
    prompt: (_g, f) => ({ key: 'strike', args: { figure: { figure: f.by }, dice: f.dice } }),
  }),
  decide('blow', 'duel:5', {
    ...offers(HARM, DRIVE),
    seat: (_g, f) => f.by,
    options(g, f, out) {
      out.push(HARM.code(1 - f.by));
      const [here, there] = [g.state.figures[f.by].space, g.state.figures[1 - f.by].space];
      for (const to of within(FIELD, there, 1))
        if (to !== there && to !== here && !adjacent(FIELD, here, to)) out.push(DRIVE.code(1 - f.by, to));
    },
    take(g, f, code): Flow {
      const harmed = HARM.holds(g, f, code);
      if (!harmed) {
        g.state.figures[1 - f.by].space = DRIVE.part(code, 1);
        g.log?.tell('duel:5', 'driven', { figure: { figure: 1 - f.by }, space: { space: DRIVE.part(code, 1) } });
      }
      wound(g, 1 - f.by, harmed ? f.hits : f.hits - 1);
      return END;
    },
    prompt: (_g, f) => ({ key: 'blow', args: { figure: { figure: f.by }, n: f.hits } }),
  }),
]);

export const duel = sequence<Duel, { seat: number }>('duel', 'duel:1', (f) => ({ seat: f.seat }), [
  step('next turn', 'duel:2', (g, f): Flow => {
    if (f.seat === 0 && g.state.round === g.table.setup.rounds) {
      const [a, b] = g.state.figures;
      finish(g, a.wounds === b.wounds ? NOBODY : a.wounds < b.wounds ? 0 : 1);
      return END;
    }
    if (f.seat === 0) g.state.round++;
    g.log?.tell('duel:2', 'turn-begins', { figure: { figure: f.seat }, round: g.state.round });
    call<Duel, Turn>(g, turn, { seat: f.seat, stepped: 0 });
    f.seat = 1 - f.seat;
    return STAY;
  }),
]);

export const BOOK = sequences<Duel>(duel, turn, strike);
