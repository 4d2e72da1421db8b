/** The answer to a question about odds: the exact distribution of named values, from any state, read when what was asked about is over. */
import {
  type CoreState,
  type Fraction,
  Match,
  NoOdds,
  type OddsAsked,
  type OddsFound,
  type OddsOutcome,
  phrase,
  plus,
  type Seat,
  UNTIL,
  type Until,
} from '../core/index.ts';
import { decided } from './best.ts';
import { cutting, type Part, summed } from './endless.ts';
import { explore, type Journey, type Place } from './graph.ts';
import type { OddsOfGame } from './odds-of-game.ts';
import { groupsOf } from './order.ts';
import { type Answering, answering, chosenBy } from './policy.ts';
import { oddsOfEnds, type Way } from './sums.ts';

/** Positions looked at unless the question says otherwise: some seconds at worst. */
const MOST_POSITIONS = 100_000;

/**
 * The exact odds of what may come of the position a match stands at. `choose` answers in place of the policy, for whoever looks into
 * the state.
 * @throws NoOdds where there is no answer, in one line; Unplayable for a value that the game does not know
 */
export function oddsAt<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  choose?: Journey<T, S>['choose'],
): OddsFound {
  const { endless } = of;
  const most = asked.most ?? MOST_POSITIONS;
  // Whoever chooses by himself looks after what never ends.
  const rolls = choose === undefined ? (endless?.least(match.play) ?? null) : null;
  if (endless === undefined || rolls === null) return counted(match, of, asked, choose, null).found;
  const part = (n: number, within: number): Part => counted(match, of, { ...asked, most: within }, undefined, n);
  const first = part(rolls, most);
  return first.cut ? summed(first.found, rolls, endless.base, most, part) : first.found;
}

/** The odds where dice that might be rolled again without end are followed so many rolls far; null as far as they go. */
function counted<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  choose: Journey<T, S>['choose'] | undefined,
  rolls: number | null,
): Part {
  const { game, setup, table } = match;
  const { journey, until, answers } = questionAt(match, of, asked, choose);
  const seats = Array.from({ length: game.seatsAt?.(table) ?? game.seats }, (_x, seat) => answers.way(seat).word);
  // Who makes a value large or small means the value itself.
  const weighs = of.weighs !== undefined && seats.includes('best') && !seats.some((word) => word === 'most' || word === 'least');
  let cut = false;
  const follows = (): void => {
    cut = true;
  };
  const cuts = rolls === null || of.endless === undefined ? journey.choose : cutting(journey.choose, of.endless, rolls, of.idle, follows);
  const places = explore({ ...journey, choose: cuts }, (state) => {
    const there = new Match(game, setup, { table, state, undo: false, still: true });
    const values = asked.of.map((name) => of.value(there, name));
    return weighs ? [...values, of.weighs?.(there, asked.of[0]) ?? null] : values;
  });
  for (const id of answers.named) if (!answers.offered.has(id)) throw new NoOdds(phrase('no-odds-never-offered', { what: id }));
  const every = waysOf(places);
  const groups = groupsOf(every.map((ways) => ways.map((w) => w.to)));
  const deciding = places.some((p) => p.kind === 'decision');
  const ways = deciding ? best(match, of, asked, places, every, groups, answers) : every;
  const ordered = deciding ? groupsOf(ways.map((w) => w.map((x) => x.to))) : groups;
  const odds = oddsOfEnds(ways, ordered);
  const found = {
    of: asked.of.map((_name, k) => distribution(places, odds, k)),
    until,
    positions: places.length,
    leaves: leavesOf(ways, ordered),
  };
  return { found, cut };
}

/** A question ready to be followed: the journey it means, when it ends, and how everybody answers. */
export function questionAt<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  choose?: Journey<T, S>['choose'],
): { readonly journey: Journey<T, S>; readonly until: Until; readonly answers: Answering } {
  const { game, table } = match;
  if (match.nodeKind === 'over') throw new NoOdds(phrase('no-odds-nothing-pending'));
  const until = asked.until ?? usualUntil(match, of);
  const ends = endsOf(of, until);
  const answers = answering(asked.policy, game.seatsAt?.(table) ?? game.seats);
  // Whoever names answers may mean one that is there only as long as nothing is forgotten.
  const forgets = answers.named.length === 0 || of.offersAll === true;
  const journey: Journey<T, S> = {
    game: game as Journey<T, S>['game'],
    table,
    start: match.state,
    ends,
    roll: until === 'roll',
    choose: choose ?? byPolicy(answers, of.idle),
    most: asked.most ?? MOST_POSITIONS,
    ...(of.forget === undefined || !forgets
      ? {}
      : { forget: (state: S, held: number) => of.forget?.(state, asked.of, held, table) === true }),
    ...(of.alike === undefined || !forgets ? {} : { alike: (state: S) => of.alike?.({ table, state, log: null }, asked.of) ?? null }),
  };
  return { journey, until, answers };
}

/** Answers as a policy says. An answer that it names has been offered where it stood alone, too. */
function byPolicy<T, S extends CoreState>(answers: Answering, idle: RegExp): Journey<T, S>['choose'] {
  const choose: Journey<T, S>['choose'] = (_g, seat, codes, id) => chosenBy(answers.way(seat), codes, id, idle, answers.offered);
  return Object.assign(choose, { names: answers.named.length > 0 });
}

/** The attack under way, else the roll under way, else the next action. */
function usualUntil<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, { until }: OddsOfGame<U, T, S, V>): Until {
  const { stack } = match.state;
  if (until.attack?.some((s) => stack.some((f) => f.seq === s.id))) return 'attack';
  const rolling = until.roll?.some((s) => stack[stack.length - 1]?.seq === s.id) === true;
  return rolling || match.nodeKind === 'chance' ? 'roll' : 'action';
}

function endsOf<U, T, S extends CoreState, V>({ until: known }: OddsOfGame<U, T, S, V>, until: Until): ReadonlySet<number> {
  // Everywhere dice are a roll, even where no rule of its own makes it.
  const sequences = known[until] ?? (until === 'roll' ? [] : undefined);
  if (sequences === undefined) {
    const words = UNTIL.filter((u) => u === 'roll' || known[u] !== undefined).join(', ');
    throw new NoOdds(phrase('no-odds-no-such-moment', { what: until, known: words }));
  }
  return new Set(sequences.map((s) => s.id));
}

/** Ways from place to place; outcomes that lead to the same are one. */
function waysOf(places: readonly Place[]): Way[][] {
  return places.map(({ to, weights, total, kind }) => {
    if (kind !== 'chance') return to.map((i) => ({ to: i, weight: 1, total: 1, outcomes: 1 }));
    const ways: Way[] = [];
    for (let k = 0; k < to.length; k++) {
      const first = ways.findIndex((w) => w.to === to[k]);
      if (first < 0) ways.push({ to: to[k], weight: weights[k], total, outcomes: 1 });
      else ways[first] = { to: to[k], weight: ways[first].weight + weights[k], total, outcomes: ways[first].outcomes + 1 };
    }
    return ways;
  });
}

/** The graph once everybody has decided for the best. */
function best<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  places: readonly Place[],
  ways: Way[][],
  groups: readonly (readonly number[])[],
  answers: Answering,
): (readonly Way[])[] {
  const [name] = asked.of;
  const wants = (seat: Seat): 1 | -1 => {
    const { word } = answers.way(seat);
    if (word === 'most') return 1;
    if (word === 'least') return -1;
    const sign = of.wants(match, name, seat);
    if (sign === 0) throw new NoOdds(phrase('no-odds-best-for-whom', { what: name }));
    return sign;
  };
  const ends = places.map((p) => {
    if (p.kind !== 'end') return 0;
    const [value] = p.values;
    const weight = p.values[asked.of.length];
    const n = typeof weight === 'number' ? weight : numberOf(value);
    if (n === null) throw new NoOdds(phrase('no-odds-no-number', { what: name }));
    return n;
  });
  return decided({ ways, seats: places.map((p) => p.seat), ends, wants }, groups);
}

/** A value that can be weighed: a number, or a truth as one or nought; null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : null;
}

/** Equal values are one outcome. In the order of numbers, other values as they come. */
function distribution(places: readonly Place[], odds: readonly Fraction[], k: number): OddsOutcome[] {
  const found = new Map<string, OddsOutcome>();
  for (const [i, p] of places.entries()) {
    if (p.kind !== 'end' || odds[i].num === 0n) continue;
    const value = p.values[k];
    const key = JSON.stringify(value);
    const before = found.get(key);
    found.set(key, { value, odds: before === undefined ? odds[i] : plus(before.odds, odds[i]) });
  }
  return [...found.values()].sort((a, b) => (numberOf(a.value) ?? 0) - (numberOf(b.value) ?? 0));
}

/** Leaves that the tree over the same dice would have; null where it would have no end. */
function leavesOf(ways: readonly (readonly Way[])[], groups: readonly (readonly number[])[]): bigint | null {
  const leaves = new Array<bigint>(ways.length).fill(1n);
  for (const group of groups) {
    const [i] = group;
    if (group.length > 1 || ways[i].some((w) => w.to === i)) return null;
    if (ways[i].length > 0) leaves[i] = ways[i].reduce((sum, w) => sum + leaves[w.to] * BigInt(w.outcomes), 0n);
  }
  return leaves[0];
}
