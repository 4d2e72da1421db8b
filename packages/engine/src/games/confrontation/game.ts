/** Confrontation as a game that any driver can play. */
import { type Frame, FrameShape, frameOf, type Game, NOBODY, type Play, type Refusal, sequences } from '../../core/index.ts';
import { insideTable, placeFree, rounded } from '../../space/index.ts';
import { confrontationAims } from './aims.ts';
import { CHOICES } from './choices.ts';
import { wrong } from './faults.ts';
import { confrontationGrammar } from './grammar.ts';
import { confrontationGuide } from './guide.ts';
import { actSteps, chargeLands } from './rules/acting.ts';
import { activationSteps, cardSteps, deploySteps } from './rules/activation.ts';
import { attackSteps } from './rules/attack.ts';
import { enemiesTouched, lookAround } from './rules/board.ts';
import { combatSteps, countedPassSteps, passSteps } from './rules/combat.ts';
import { effectsSteps } from './rules/effects.ts';
import { notNow } from './rules/elsewhere.ts';
import { type MatchFrame, matchSequence } from './rules/frames.ts';
import { endRule, matchSteps, orderSteps, rallySteps, roundSteps } from './rules/match.ts';
import { crowd } from './rules/moving.ts';
import { opposedSteps } from './rules/opposed.ts';
import { phaseSteps, separateSteps, speakSteps } from './rules/phase.ts';
import { pursuitSteps } from './rules/pursuing.ts';
import { testSteps } from './rules/tests.ts';
import { countersOf, woundSteps } from './rules/wounds.ts';
import { type FighterSetup, type Setup, WOUNDS } from './setup.ts';
import { copyState, DEPLOYMENT, type Figure, HAS_ENGAGED, NO_COMBAT, NO_TURN, type State } from './state.ts';
import { buildTable, type Conf, type Table } from './table.ts';
import { imagineFrom, type View, viewOf } from './view.ts';
import { worthFor } from './worth.ts';

/** The rules in the order of their numbers, which saved states rely on. */
const BOOK = sequences<Conf>(
  matchSteps,
  deploySteps,
  roundSteps,
  orderSteps,
  opposedSteps,
  testSteps,
  phaseSteps,
  separateSteps,
  speakSteps,
  combatSteps,
  passSteps,
  attackSteps,
  woundSteps,
  pursuitSteps,
  effectsSteps,
  activationSteps,
  cardSteps,
  actSteps,
  rallySteps,
  countedPassSteps,
);

function copyFrame(f: Frame): Frame {
  return new FrameShape(f.seq, f.step, BOOK[f.seq].copy(f.d));
}

/** An independent copy of a state. */
export function copyConfrontation(s: State): State {
  return copyState(s, copyFrame);
}

function figureFrom(table: Table, f: FighterSetup, i: number): Figure {
  const seat = table.seatOf[i];
  return {
    def: table.defs[i],
    seat,
    side: table.sideOf[seat],
    x: rounded(f.at?.[0] ?? 0),
    y: rounded(f.at?.[1] ?? 0),
    angle: f.angle ?? 0,
    level: f.level ?? 0,
    placed: table.setup.mode === 'combat' ? 1 : 0,
    wound: f.wound === undefined ? 0 : WOUNDS.indexOf(f.wound) + 1,
    stunned: f.stunned === true ? 1 : 0,
    charged: 0,
    assaulted: f.engaged === true ? HAS_ENGAGED : 0,
    dive: 0,
    fierce: 0,
    fury: 0,
    counters: 0,
    routed: f.routed === true ? 1 : 0,
    braved: 0,
    pursuits: 0,
    mods: [0, 0, 0, 0],
    used: 0,
    combat: NO_COMBAT,
    unplaced: 0,
    attack: 0,
    defence: 0,
    placedAttack: 0,
    placedDefence: 0,
    ready: 0,
    sustained: 0,
    acted: 0,
  };
}

/**
 * Looks at who touches whom and who has charged, as the set-up says.
 * @throws SetupError where a figure stands in another's place, or off the table, or charges nobody it touches.
 */
export function standAsSet(g: Conf): void {
  const { table } = g;
  const { figures, contact } = g.state;
  const all = table.setup.seats.flatMap((s) => s.fighters);
  figures.forEach((f, i) => {
    const at = `seats[${table.seatOf[i]}]: ${table.keys[i]}`;
    const told = table.setup.contacts !== undefined;
    if (!told && all[i].at === undefined) throw wrong(at, 'conf:F4.k', 'no-place', table.keys[i]);
    const { base } = table.fighters[f.def];
    if (f.placed === 1 && !told && !insideTable(base, f.x, f.y, f.angle, table.wide, table.deep))
      throw wrong(at, 'conf:F5.j', 'off-table', table.keys[i]);
    if (f.placed === 1 && !told && !placeFree(base, f.x, f.y, f.angle, crowd(g, i, f.level)))
      throw wrong(at, 'conf:F5.h', 'no-room', table.keys[i]);
    if (!told) lookAround(g, i);
  });
  for (const [k, [a, b]] of (table.setup.contacts ?? []).entries()) {
    const i = table.keys.indexOf(a);
    const j = table.keys.indexOf(b);
    if (i < 0 || j < 0 || i === j) throw wrong(`contacts[${k}]`, 'conf:F5.d', 'no-such-figure', i < 0 ? a : b);
    if (figures[i].level !== figures[j].level) throw wrong(`contacts[${k}]`, 'conf:IX-B-1.b', 'other-level', `${a}, ${b}`);
    // Who is off the table touches nobody.
    if (figures[i].placed === 0 || figures[j].placed === 0) continue;
    contact[i] |= 1 << j;
    contact[j] |= 1 << i;
  }
  all.forEach((f, i) => {
    for (const key of f.charged ?? []) {
      const on = table.keys.indexOf(key);
      if (on < 0 || figures[on].side === figures[i].side)
        throw wrong(`seats[${table.seatOf[i]}]: ${table.keys[i]}.charged`, 'conf:F5.c', 'no-enemy', key);
      if (((enemiesTouched(g, i) >>> on) & 1) === 0)
        throw wrong(`seats[${table.seatOf[i]}]: ${table.keys[i]}.charged`, 'conf:F5.d', 'not-touching', key);
      chargeLands(g, i, on, f.dived === true);
    }
  });
}

/** The figures of both sides, placed where the set-up puts them. */
export function freshState(table: Table): State {
  const figures = table.setup.seats.flatMap((s) => s.fighters).map((f, i) => figureFrom(table, f, i));
  const state: State = {
    stack: [],
    round: 0,
    phase: DEPLOYMENT,
    over: 0,
    winner: NOBODY,
    figures,
    contact: figures.map(() => 0),
    combats: [],
    tactics: table.setup.tactics === undefined ? [] : [...table.setup.tactics],
    authority: [],
    speaking: NO_TURN,
    hands: table.sideOf.map(() => ({ pile: [], reserve: [] })),
  };
  const g: Conf = { table, state, log: null };
  figures.forEach((f, i) => {
    f.counters = countersOf(g, i);
  });
  if (table.setup.mode === 'combat') standAsSet(g);
  return state;
}

/** The game. */
export const confrontation: Game<Setup, Table, State, View> = {
  id: 'confrontation',
  seats: 2,
  seatsAt: (table) => table.sideOf.length,
  book: BOOK,
  rules: 9,
  bound: 20_000,
  choices: CHOICES,
  grammar: confrontationGrammar,
  tables(setup) {
    const table = buildTable(setup);
    // What stands where nobody can stand is found here, not at the first step.
    table.scratch.fresh = freshState(table);
    return table;
  },
  begin(table) {
    const fresh = table.scratch.fresh ?? freshState(table);
    table.scratch.fresh = fresh;
    const state = copyConfrontation(fresh);
    const d: MatchFrame = { mode: table.setup.mode === 'combat' ? 0 : 1 };
    state.stack.push(frameOf(matchSequence, d));
    return state;
  },
  copy: copyConfrontation,
  notNow: (g, id): readonly Refusal[] | null => notNow(g, id),
  result(g: Play<Table, State>) {
    return g.state.over === 1 ? { winner: g.state.winner, rule: endRule(g) } : null;
  },
  view: (g, seat) => viewOf(g, seat, copyConfrontation),
  imagine: (_table, view, pick) => imagineFrom(view, pick, copyConfrontation),
  worth: worthFor,
  guide: confrontationGuide,
  aims: confrontationAims,
};
