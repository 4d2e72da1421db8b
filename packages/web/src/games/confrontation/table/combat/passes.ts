/** The log of a combat read as a sequence of passes: who struck whom, what was rolled, what came of it. */
import { type Arg, type GameEvent, NOBODY } from '@escarmouche/engine/core';
import { figureIn, figuresIn, termIn } from '../../../../table/args.ts';

/** A test as it was rolled: the dice that counted, what was added, what it came to. */
export interface RolledTest {
  /** Naturals in the order they were added up: the first one, then each six rolled again. */
  readonly naturals: readonly number[];
  /** Dice of the first roll; the best one counts. */
  readonly dice: number;
  /** The characteristic as it was, and what the card prints. */
  readonly value: number;
  readonly printed: number;
  readonly plus: number;
  /** Null while it is not over. */
  readonly total: number | null;
  /** Zero or less: a failure whatever it is compared with. */
  readonly failed: boolean;
}

/** A wound roll as it was read off the table. */
export interface RolledWound {
  readonly by: number;
  readonly on: number;
  readonly low: number;
  readonly high: number;
  readonly force: number;
  readonly resistance: number;
  readonly total: number;
  readonly location: string;
  readonly row: string;
  readonly result: string;
}

export const OUTCOMES = ['pending', 'hits', 'parried', 'fails', 'feint', 'saved'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One attack. */
export interface Strike {
  /** Place of its first event in the log. */
  readonly at: number;
  readonly by: number;
  readonly on: number;
  readonly how: 'plain' | 'master' | 'gained';
  /** What the target answered with; null where it had no choice to make. */
  readonly answer: { readonly dice: number; readonly how: 'plain' | 'sustained' | 'counter' } | null;
  /** Null before it is rolled, and where the roll was left out. */
  readonly attack: RolledTest | null;
  readonly defence: RolledTest | null;
  readonly outcome: Outcome;
  readonly wound: RolledWound | null;
  /** Events of what it did to the target: stunned, wounded, killed and so on. */
  readonly effects: readonly GameEvent[];
}

/** One pass of arms. */
export interface Pass {
  readonly n: number;
  readonly strikes: readonly Strike[];
}

/** One combat, from the dealing of its dice. */
export interface Fight {
  /** Its number in the phase, as events tell it. */
  readonly n: number;
  readonly members: readonly number[];
  /** What each member placed, by figure. */
  readonly placed: ReadonlyMap<number, { readonly attack: number; readonly defence: number }>;
  /** Seat that won Initiative; `NOBODY` before. */
  readonly first: number;
  readonly passes: readonly Pass[];
  readonly over: boolean;
  /** The round it was fought in; 0 where the log does not tell. */
  readonly round: number;
}

type Building<T> = { -readonly [K in keyof T]: T[K] };

/** `wound.light` without what it is a word for: `light`. */
function bareTerm(a: Arg | undefined): string {
  const term = termIn(a);
  return term.slice(term.indexOf('.') + 1);
}

/** What happens to a target after a wound roll, and how it is spared. */
const EFFECTS = [
  'stunned',
  'wounded',
  'wound-grows',
  'wounds-kill',
  'killed',
  'fierce-stands',
  'immune',
  'huge-spares',
  'feints-attack',
  'feints-defence',
  'survives',
];

const STRIKES: Readonly<Record<string, Strike['how']>> = { attacks: 'plain', 'attacks-master': 'master', 'strikes-back': 'gained' };
const ANSWERS: Readonly<Record<string, 'plain' | 'sustained' | 'counter'>> = {
  'does-not-parry': 'plain',
  'parries-with': 'plain',
  sustains: 'sustained',
  counters: 'counter',
};

function rolled(before: RolledTest | null, e: GameEvent): RolledTest {
  const natural = Number(e.args.natural);
  if (e.key === 'rolls-test' || before === null)
    return { naturals: [natural], dice: Number(e.args.dice), value: 0, printed: 0, plus: 0, total: null, failed: false };
  if (e.key === 'rolls-again') return { ...before, naturals: [...before.naturals, natural] };
  const value = Number(e.args.value);
  const printed = Number(e.args.printed ?? value);
  return { ...before, value, printed, plus: Number(e.args.plus), total: Number(e.args.total), failed: e.key === 'test-fails' };
}

const TESTS = ['rolls-test', 'rolls-again', 'test-total', 'test-fails'];

/** Writes one event of an attack into it. */
function note(s: Building<Strike>, e: GameEvent): void {
  if (TESTS.includes(e.key)) {
    const stat = bareTerm(e.args.stat);
    if (stat === 'ATT' && figureIn(e.args.figure) === s.by) s.attack = rolled(s.attack, e);
    else if (stat === 'DEF' && figureIn(e.args.figure) === s.on) s.defence = rolled(s.defence, e);
    return;
  }
  const how = ANSWERS[e.key];
  if (how !== undefined) s.answer = { dice: how === 'sustained' ? 1 : Number(e.args.n), how };
  else if (e.key === 'attack-fails') s.outcome = 'fails';
  else if (e.key === 'parried') s.outcome = 'parried';
  else if (e.key === 'hits') s.outcome = 'hits';
  else if (e.key === 'wound-roll')
    s.wound = {
      by: figureIn(e.args.figure),
      on: figureIn(e.args.target),
      low: Number(e.args.low),
      high: Number(e.args.high),
      force: Number(e.args.force),
      resistance: Number(e.args.resistance),
      total: Number(e.args.total),
      location: bareTerm(e.args.location),
      row: String(e.args.row),
      result: bareTerm(e.args.result),
    };
  if (e.key === 'survives') s.outcome = 'saved';
  if (e.key === 'feints-attack' || e.key === 'feints-defence') s.outcome = 'feint';
  if (EFFECTS.includes(e.key)) s.effects = [...s.effects, e];
}

/** Every combat of a log, in the order in which they were fought. An attack that a parry earns stands after the one it answers. */
export function fightsIn(events: readonly GameEvent[]): readonly Fight[] {
  const fights: Building<Fight>[] = [];
  let open: Building<Strike> | null = null;
  // What was fought before the first round that is told was fought in the one before.
  const told = events.find((e) => e.key === 'round-begins');
  let round = told === undefined ? 0 : Number(told.args.round) - 1;
  events.forEach((e, at) => {
    if (e.key === 'round-begins') round = Number(e.args.round);
    if (e.key === 'combat-begins') {
      open = null;
      fights.push({
        n: Number(e.args.n),
        members: figuresIn(e.args.figures),
        placed: new Map(),
        first: NOBODY,
        passes: [],
        over: false,
        round,
      });
      return;
    }
    let fight = fights[fights.length - 1];
    if (fight === undefined || fight.over) {
      // A situation may begin in the middle of a combat, before anything of it was told.
      if (e.key !== 'pass-begins' && STRIKES[e.key] === undefined) return;
      fight = { n: 0, members: [], placed: new Map(), first: NOBODY, passes: [], over: false, round };
      fights.push(fight);
    }
    const { seat } = e.args;
    if (e.key === 'dice-placed')
      fight.placed = new Map([
        ...fight.placed,
        [figureIn(e.args.figure), { attack: Number(e.args.attack), defence: Number(e.args.defence) }],
      ]);
    else if (e.key === 'won-initiative') fight.first = typeof seat === 'object' && 'seat' in seat ? seat.seat : NOBODY;
    else if (e.key === 'pass-begins') {
      open = null;
      fight.passes = [...fight.passes, { n: Number(e.args.n), strikes: [] }];
    } else if (e.key === 'combat-ends') fight.over = true;
    const how = STRIKES[e.key];
    if (how === undefined) {
      // An attack that was earned is over before anything else is told: what happens belongs to the latest.
      if (open !== null) note(open, e);
      return;
    }
    const s: Building<Strike> = {
      at,
      by: figureIn(e.args.figure),
      on: figureIn(e.args.target),
      how,
      answer: null,
      attack: null,
      defence: null,
      outcome: 'pending',
      wound: null,
      effects: [],
    };
    open = s;
    const pass = fight.passes[fight.passes.length - 1] as Building<Pass> | undefined;
    if (pass === undefined) fight.passes = [{ n: 1, strikes: [s] }];
    else pass.strikes = [...pass.strikes, s];
  });
  return fights;
}

/** What an attack did beyond what the wound table said: a state that got worse, a feint, a death that did not hold. */
export function besidesOf({ effects, wound }: Strike): readonly GameEvent[] {
  const said = wound?.result;
  return effects.filter((e) => e.key !== said && !(e.key === 'wounded' && bareTerm(e.args.wound) === said));
}

/** The latest wound roll of a log; null where there was none. */
export function latestWound(events: readonly GameEvent[]): RolledWound | null {
  for (const fight of fightsIn(events).toReversed())
    for (const pass of fight.passes.toReversed()) for (const s of pass.strikes.toReversed()) if (s.wound !== null) return s.wound;
  return null;
}
