/**
 * A monster's turn: where it may end and whom it may attack, every legal outcome, and why each other one is none
 * (gh:monster-move.1 to .9). Sources: rulebook 29 to 31, its FAQ, and cases played by others where both leave the tail open.
 */
import { FOCUS_CRITERIA, type FocusCandidate, focusOf, focusRanked, ranksOf } from './focus.ts';
import { mayEnd, NO_WAY, negativesIn, stepsIn, waysTo, weightsFor } from './ground.ts';
import { best, type Criterion, type Ranked, ranked } from './ranking.ts';
import { type Action, attacksFrom, bit, canAttackAll, count, hampered, type Position, type Reading, reaches, reading } from './reach.ts';

/** A legal outcome. */
export interface Outcome {
  /** Foe it focuses; -1 where nobody can be. */
  readonly focus: number;
  /** Space it ends on: its own where it stays. */
  readonly space: number;
  /** Foes it attacks, as bits. */
  readonly attacks: number;
}

/** A space from which the focus can be attacked, with one set of targets. */
export interface Stand {
  readonly space: number;
  /** Weight of the best way there. */
  readonly way: number;
  readonly attacks: number;
  /** 1 where it is beyond this turn's movement. */
  readonly later: number;
}

/** A space it can go to on its way to a stand beyond this turn's movement. */
export interface Stage {
  readonly space: number;
  readonly goal: number;
  readonly way: number;
  /** Weight of the way that would be left. */
  readonly left: number;
}

/** Where it would attack from, compared in this order. */
const ATTACKING: readonly Criterion<Stand>[] = [
  { name: 'negative', rule: 'gh:monster-move.1', of: (c) => negativesIn(c.way) },
  { name: 'this-turn', rule: 'gh:monster-move.2', of: (c) => c.later },
];

function standsFor(x: Reading, focus: number): Stand[] {
  const ranks = ranksOf(x);
  const out: Stand[] = [];
  for (let space = 0; space < x.ways.length; space++) {
    const way = x.ways[space];
    if (way === NO_WAY) continue;
    const later = stepsIn(way) > x.a.move ? 1 : 0;
    for (const attacks of attacksFrom(x, space, focus, ranks)) out.push({ space, way, attacks, later });
  }
  return out;
}

/** Foes of a set other than the focus that are attacked with disadvantage from a space. */
function hamperedOthers(x: Reading, focus: number, c: Stand): number {
  let n = 0;
  for (let i = 0; i < x.p.foes.length; i++) if (i !== focus && (c.attacks & bit(i)) !== 0 && hampered(x, c.space, i)) n++;
  return n;
}

/** Ranks that fit into one number without loss: each is below 32. */
const RANKS_AT_ONCE = 10;

/**
 * The ranks of the further targets of a set, best first, as a number: the best-ranked ones weigh most. A criterion takes ten of
 * them, from a place in their order on; further ones are the business of the next.
 */
function ranksIn(ranks: readonly number[], focus: number, attacks: number, begin: number): number {
  const found: number[] = [];
  for (let i = 0; i < ranks.length; i++) if (i !== focus && (attacks & bit(i)) !== 0) found.push(ranks[i]);
  found.sort((a, b) => a - b);
  return found.slice(begin, begin + RANKS_AT_ONCE).reduce((sum, r) => sum * 32 + r, 0);
}

/** One criterion for each ten further targets that there can be. */
function secondary(ranks: readonly number[], focus: number): Criterion<Stand>[] {
  const out: Criterion<Stand>[] = [];
  for (let begin = 0; begin === 0 || begin < ranks.length - 1; begin += RANKS_AT_ONCE)
    out.push({ name: 'secondary', rule: 'gh:monster-move.6', of: (c) => ranksIn(ranks, focus, c.attacks, begin) });
  return out;
}

const WAY: Criterion<Stand> = { name: 'way', rule: 'gh:monster-move.5', of: (c) => stepsIn(c.way) };

/** First whom to attack: the best set of targets. */
function settingTargets(x: Reading, focus: number): Criterion<Stand>[] {
  const ranks = ranksOf(x);
  return [
    ...ATTACKING,
    { name: 'disadvantage', rule: 'gh:monster-move.3', of: (c) => (hampered(x, c.space, focus) ? 1 : 0) },
    { name: 'targets', rule: 'gh:monster-move.4', of: (c) => -count(c.attacks) },
    WAY,
    ...secondary(ranks, focus),
  ];
}

/** Then from where, for the same targets. */
function settingPlace(x: Reading, focus: number): Criterion<Stand>[] {
  return [
    ...settingTargets(x, focus).slice(0, 3),
    { name: 'secondary-disadvantage', rule: 'gh:monster-move.7', of: (c) => hamperedOthers(x, focus, c) },
    WAY,
  ];
}

/** Every place from which just these sets can be attacked. */
function placesFor(x: Reading, focus: number, sets: readonly number[]): Stand[] {
  const out: Stand[] = [];
  for (let space = 0; space < x.ways.length; space++) {
    const way = x.ways[space];
    if (way === NO_WAY) continue;
    for (const attacks of sets) {
      const can = x.a.targets === 0 ? reaches(x, space, focus) : canAttackAll(x, space, attacks);
      if (can) out.push({ space, way, attacks, later: stepsIn(way) > x.a.move ? 1 : 0 });
    }
  }
  return out;
}

/** Where it attacks from and whom: the best sets of targets first, then the best places for them. */
function standsChosen(x: Reading, focus: number): Stand[] {
  const sets = new Set(best(standsFor(x, focus), settingTargets(x, focus)).map((c) => c.attacks));
  return best(placesFor(x, focus, [...sets]), settingPlace(x, focus));
}

/** On the way to a place out of this turn's reach: the least left to go, and no step that does not serve (gh:monster-move.8). */
const GOING: readonly Criterion<Stage>[] = [
  { name: 'negative', rule: 'gh:monster-move.1', of: (c) => negativesIn(c.way) + negativesIn(c.left) },
  { name: 'left', rule: 'gh:monster-move.8', of: (c) => stepsIn(c.left) },
  { name: 'way', rule: 'gh:monster-move.9', of: (c) => stepsIn(c.way) },
];

function stagesTo(x: Reading, goal: number): Stage[] {
  const { p, a, ways } = x;
  const left = waysTo(p.ground, a.how, goal, weightsFor(ways.length));
  const out: Stage[] = [];
  for (let space = 0; space < ways.length; space++) {
    if (ways[space] === NO_WAY || stepsIn(ways[space]) > a.move || left[space] === NO_WAY) continue;
    if (space !== p.at && !mayEnd(p.ground, a.how, space)) continue;
    out.push({ space, goal, way: ways[space], left: left[space] });
  }
  return out;
}

/** Every legal outcome of a monster's turn; one at least. Without a focus it stays and attacks nobody. */
export function outcomesOf(p: Position, a: Action): Outcome[] {
  const x = reading(p, a);
  return outcomesIn(x, focusOf(x));
}

/** The same of a reading, for those whom it may focus on. */
export function outcomesIn(x: Reading, focuses: readonly number[]): Outcome[] {
  const out: Outcome[] = [];
  const add = (focus: number, space: number, attacks: number): void => {
    if (!out.some((o) => o.focus === focus && o.space === space && o.attacks === attacks)) out.push({ focus, space, attacks });
  };
  for (const focus of focuses) {
    const chosen = standsChosen(x, focus);
    if (chosen[0].later === 0) for (const c of chosen) add(focus, c.space, c.attacks);
    else for (const goal of new Set(chosen.map((c) => c.space))) for (const c of best(stagesTo(x, goal), GOING)) add(focus, c.space, 0);
  }
  if (out.length === 0) add(-1, x.p.at, 0);
  return out;
}

/** A criterion by its name and paragraph, for whoever shows it. */
export interface CriterionNamed {
  readonly name: string;
  readonly rule: string;
}

const named = (list: readonly CriterionNamed[]): CriterionNamed[] => list.map(({ name, rule }) => ({ name, rule }));

/** Why a monster does what it does: each candidate, and the criterion at which it lost, by its place in the list beside. */
export interface Explanation {
  readonly focus: { readonly criteria: readonly CriterionNamed[]; readonly candidates: readonly Ranked<FocusCandidate>[] };
  /** For each focus that may be chosen. */
  readonly turns: readonly {
    readonly focus: number;
    readonly targets: { readonly criteria: readonly CriterionNamed[]; readonly candidates: readonly Ranked<Stand>[] };
    readonly places: { readonly criteria: readonly CriterionNamed[]; readonly candidates: readonly Ranked<Stand>[] };
    /** Empty where it attacks this turn. */
    readonly going: { readonly criteria: readonly CriterionNamed[]; readonly candidates: readonly Ranked<Stage>[] };
  }[];
  readonly outcomes: readonly Outcome[];
}

/** A monster's turn with every candidate and why it lost. */
export function explainTurn(p: Position, a: Action): Explanation {
  const x = reading(p, a);
  return {
    focus: { criteria: named(FOCUS_CRITERIA), candidates: focusRanked(x) },
    turns: focusOf(x).map((focus) => {
      const targets = ranked(standsFor(x, focus), settingTargets(x, focus));
      const sets = new Set(targets.filter((r) => r.lostAt < 0).map((r) => r.candidate.attacks));
      const places = ranked(placesFor(x, focus, [...sets]), settingPlace(x, focus));
      const goals = new Set(places.filter((r) => r.lostAt < 0 && r.candidate.later === 1).map((r) => r.candidate.space));
      return {
        focus,
        targets: { criteria: named(settingTargets(x, focus)), candidates: targets },
        places: { criteria: named(settingPlace(x, focus)), candidates: places },
        going: { criteria: named(GOING), candidates: [...goals].flatMap((goal) => ranked(stagesTo(x, goal), GOING)) },
      };
    }),
    outcomes: outcomesOf(p, a),
  };
}
