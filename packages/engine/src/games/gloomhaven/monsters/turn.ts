/**
 * A monster's turn: where it may end and whom it may attack, every legal outcome, and why each other one is none
 * (gh:monster-move.1 to .9). Sources: rulebook 29 to 31, its FAQ, and cases played by others where both leave the tail open.
 */

import { NOBODY } from '../../../core/index.ts';
import { FOCUS_CRITERIA, type FocusCandidate, focusOf, focusRanked, ranksOf } from './focus.ts';
import { mayEnd, NO_WAY, negativesIn, stepsIn, waysTo, weightsFor } from './ground.ts';
import { best, type Criterion, type Ranked, ranked } from './ranking.ts';
import {
  type Action,
  attacksFrom,
  bit,
  canAttackAll,
  count,
  hampered,
  type Position,
  type Reading,
  reachedAtOnce,
  reaches,
  reading,
} from './reach.ts';
import { placeAndWayWorth, placeWorth, RANKS_AT_ONCE, ranksWorth, stageWorth } from './worth.ts';

/** A legal outcome. */
export interface Outcome {
  /** Foe it focuses; `NOBODY` where nobody can be. */
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

/** Going for one focus: what its stands are compared by. */
interface Aim {
  readonly x: Reading;
  readonly focus: number;
  /** The foes ranked as further targets. */
  readonly ranks: readonly number[];
  /** The sets of foes that it is left with once it is clear whom it attacks. */
  sets: readonly number[];
}

const aimOf = (x: Reading, focus: number): Aim => ({ x, focus, ranks: ranksOf(x), sets: [] });

/** Where it would attack from, compared in this order: these hang on the place alone. */
const BY_PLACE: readonly Criterion<Stand, Aim>[] = [
  { name: 'negative', rule: 'gh:monster-move.1', of: (c) => negativesIn(c.way) },
  { name: 'this-turn', rule: 'gh:monster-move.2', of: (c) => c.later },
  { name: 'disadvantage', rule: 'gh:monster-move.3', of: (c, { x, focus }) => (hampered(x, c.space, focus) ? 1 : 0) },
];

/** Every space with the sets of foes attacked from it; without `all` only those that `BY_PLACE` leaves, found without laying out the others. */
function standsWith(aim: Aim, setsAt: (aim: Aim, space: number) => readonly number[], all: boolean): Stand[] {
  const { ways, a } = aim.x;
  const out: Stand[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < ways.length; space++) {
    const way = ways[space];
    if (way === NO_WAY) continue;
    const later = stepsIn(way) > a.move ? 1 : 0;
    const worth = all ? 0 : placeWorth(way, later, hampered(aim.x, space, aim.focus));
    if (worth > least) continue;
    const sets = setsAt(aim, space);
    if (sets.length === 0) continue;
    if (worth < least) out.length = 0;
    least = worth;
    for (let i = 0; i < sets.length; i++) out.push({ space, way, attacks: sets[i], later });
  }
  return out;
}

/** Every space from which the focus can be attacked, with each set of targets. */
const standsFor = (aim: Aim, all: boolean): Stand[] => standsWith(aim, attacksAt, all);
const attacksAt = ({ x, focus, ranks }: Aim, space: number): readonly number[] => attacksFrom(x, space, focus, ranks);

/** Foes of a set other than the focus that are attacked with disadvantage from a space. */
function hamperedOthers(x: Reading, focus: number, c: Stand): number {
  let n = 0;
  for (let i = 0; i < x.p.foes.length; i++) if (i !== focus && (c.attacks & bit(i)) !== 0 && hampered(x, c.space, i)) n++;
  return n;
}

/**
 * The ranks of the further targets of a set, best first, as a number: the best-ranked ones weigh most. A criterion takes ten of
 * them, from a place in their order on; further ones are the business of the next.
 */
function ranksIn(ranks: readonly number[], focus: number, attacks: number, begin: number): number {
  const found: number[] = [];
  for (let i = 0; i < ranks.length; i++) if (i !== focus && (attacks & bit(i)) !== 0) found.push(ranks[i]);
  found.sort((a, b) => a - b);
  return ranksWorth(found, begin);
}

/** One criterion for each ten further targets that there can be. */
const SECONDARY: readonly Criterion<Stand, Aim>[] = [0, 1, 2].map((ten) => ({
  name: 'secondary',
  rule: 'gh:monster-move.6',
  of: (c, { ranks, focus }) => ranksIn(ranks, focus, c.attacks, ten * RANKS_AT_ONCE),
}));

const WAY: Criterion<Stand, Aim> = { name: 'way', rule: 'gh:monster-move.5', of: (c) => stepsIn(c.way) };

/** First whom to attack, the best set of targets: by how many tens of further targets there can be. */
const TARGETS: readonly (readonly Criterion<Stand, Aim>[])[] = SECONDARY.map((_c, tens) => [
  ...BY_PLACE,
  { name: 'targets', rule: 'gh:monster-move.4', of: (c) => -count(c.attacks) },
  WAY,
  ...SECONDARY.slice(0, tens + 1),
]);
/** The same by an option: whom first, the way only from among the places for them. */
const TARGETS_BY_FOCUS: typeof TARGETS = TARGETS.map((list) => list.filter((k) => k !== WAY));
const settingTargets = ({ x, ranks }: Aim): readonly Criterion<Stand, Aim>[] =>
  (x.p.byFocus === true ? TARGETS_BY_FOCUS : TARGETS)[Math.max(0, Math.ceil((ranks.length - 1) / RANKS_AT_ONCE) - 1)];

/** Then from where, for the same targets. */
const PLACE: readonly Criterion<Stand, Aim>[] = [
  ...BY_PLACE,
  { name: 'secondary-disadvantage', rule: 'gh:monster-move.7', of: (c, { x, focus }) => hamperedOthers(x, focus, c) },
  WAY,
];

/** Every place from which just the sets that are left can be attacked. */
const placesFor = (aim: Aim, all: boolean): Stand[] => standsWith(aim, setsLeftAt, all);
const setsLeftAt = ({ x, focus, sets }: Aim, space: number): readonly number[] =>
  sets.filter((set) => (x.a.targets === 0 ? reaches(x, space, focus) : canAttackAll(x, space, set)));

function setsOf(stands: readonly Stand[]): readonly number[] {
  const out: number[] = [];
  for (const { attacks } of stands) if (!out.includes(attacks)) out.push(attacks);
  return out;
}

/** Where it attacks from and whom: the best sets of targets first, then the best places for them. */
function standsChosen(aim: Aim): Stand[] {
  if (isPlain(aim.x)) return standsForOne(aim);
  aim.sets = setsOf(best(standsFor(aim, false), settingTargets(aim), aim));
  return best(placesFor(aim, false), PLACE, aim);
}

/** One target at most and no area: most turns are such. */
const isPlain = (x: Reading): boolean => x.turns.length === 0 && x.a.targets < 2;

/**
 * Where a plain attack is made from. With one target there is one set, and nobody else to have disadvantage against: what is left of the criteria,
 * those of `BY_PLACE` and the way, is one number.
 */
function standsForOne(aim: Aim): Stand[] {
  const { x, focus } = aim;
  const { ways, reached, a } = x;
  const attacks = a.targets === 0 ? 0 : bit(focus);
  const out: Stand[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < ways.length; space++) {
    const way = ways[space];
    if ((reached[space] & bit(focus)) === 0 || way === NO_WAY) continue;
    const later = stepsIn(way) > a.move ? 1 : 0;
    const worth = placeAndWayWorth(way, later, hampered(x, space, focus));
    if (worth > least) continue;
    if (worth < least) out.length = 0;
    least = worth;
    out.push({ space, way, attacks, later });
  }
  return out;
}

/** On the way to a place out of this turn's reach: the least left to go, and no step that does not serve (gh:monster-move.8). */
const GOING: readonly Criterion<Stage>[] = [
  { name: 'negative', rule: 'gh:monster-move.1', of: (c) => negativesIn(c.way) + negativesIn(c.left) },
  { name: 'left', rule: 'gh:monster-move.8', of: (c) => stepsIn(c.left) },
  { name: 'way', rule: 'gh:monster-move.9', of: (c) => stepsIn(c.way) },
];

/** Every space to go to on the way to a goal; without `all` only those that `GOING` leaves, its three criteria as one number. */
function stagesTo(x: Reading, goal: number, all: boolean): Stage[] {
  const { p, a, ways } = x;
  const left = waysTo(p.ground, a.how, goal, weightsFor(ways.length));
  const out: Stage[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < ways.length; space++) {
    if (ways[space] === NO_WAY || stepsIn(ways[space]) > a.move || left[space] === NO_WAY) continue;
    if (space !== p.at && !mayEnd(p.ground, a.how, space)) continue;
    const way = ways[space];
    const worth = all ? 0 : stageWorth(way, left[space]);
    if (worth > least) continue;
    if (worth < least) out.length = 0;
    least = worth;
    out.push({ space, goal, way, left: left[space] });
  }
  return out;
}

/** The spaces of stands, each once. */
function goalsOf(stands: readonly Stand[]): readonly number[] {
  const out: number[] = [];
  for (const { space } of stands) if (!out.includes(space)) out.push(space);
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
  const at = isPlain(x) ? reachedAtOnce(x) : 0;
  for (const focus of focuses) {
    // One target in reach from where it stands, without disadvantage: no other place is as good by `BY_PLACE` and needs as short a way.
    if ((at & bit(focus)) !== 0 && !hampered(x, x.p.at, focus)) {
      add(focus, x.p.at, x.a.targets === 0 ? 0 : bit(focus));
      continue;
    }
    const chosen = standsChosen(aimOf(x, focus));
    // One that is no candidate from here can be attacked from nowhere.
    if (chosen.length === 0) continue;
    if (chosen[0].later === 0) for (const c of chosen) add(focus, c.space, c.attacks);
    else for (const goal of goalsOf(chosen)) for (const c of stagesTo(x, goal, false)) add(focus, c.space, 0);
  }
  if (out.length === 0) add(NOBODY, x.p.at, 0);
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

/** A monster's turn with every candidate and why it lost; for its `settled` focus, though from here another may come first. */
export function explainTurn(p: Position, a: Action, settled?: number): Explanation {
  const x = reading(p, a);
  const first = focusOf(x);
  return {
    focus: { criteria: named(FOCUS_CRITERIA), candidates: focusRanked(x) },
    turns: (settled === undefined || first.includes(settled) ? first : [settled]).map((focus) => {
      const aim = aimOf(x, focus);
      const targets = ranked(standsFor(aim, true), settingTargets(aim), aim);
      aim.sets = setsOf(targets.filter((r) => r.lostAt < 0).map((r) => r.candidate));
      const places = ranked(placesFor(aim, true), PLACE, aim);
      const goals = new Set(places.filter((r) => r.lostAt < 0 && r.candidate.later === 1).map((r) => r.candidate.space));
      return {
        focus,
        targets: { criteria: named(settingTargets(aim)), candidates: targets },
        places: { criteria: named(PLACE), candidates: places },
        going: { criteria: named(GOING), candidates: [...goals].flatMap((goal) => ranked(stagesTo(x, goal, true), GOING, undefined)) },
      };
    }),
    outcomes: outcomesOf(p, a),
  };
}
