/**
 * Luck in a match that was played: at each roll, what was to be expected of it by the rules and what came of it. What is expected is read
 * off the positions that the rules lead to, so that over many rolls the differences cancel out for whoever is neither lucky nor unlucky.
 */
import {
  type CoreState,
  isNoOdds,
  Match,
  NOBODY,
  type OddsAsked,
  type Play,
  type RecordedEntry,
  type RuleId,
  replayEntry,
} from '../core/index.ts';
import { answeringWith } from './foresee.ts';
import { type Choosing, explore, type Place } from './graph.ts';
import { numberOf, questionAt } from './odds.ts';
import type { LuckMeasure, LuckOfGame, OddsOfGame } from './odds-of-game.ts';
import { groupsOf } from './order.ts';
import { type AtStake, type Stake, yes } from './stakes.ts';

/** A roll that is part of no attack; before the first of them. */
const NO_ATTACK = -1;

/** One roll by one measure. */
export interface LuckRow {
  /** The number of the answer in the record, from 0. */
  readonly at: number;
  readonly rule: RuleId;
  readonly step: string;
  /** The outcome that fell, and its share. */
  readonly id: string;
  readonly weight: number;
  readonly total: number;
  readonly key: string;
  /** Whom it is good for, 0 or 1: of harm, the side of those it does not befall. */
  readonly side: number;
  /** Whom the harm befalls, by its place in the state; `NOBODY` where it is nobody in particular. */
  readonly figure: number;
  /** The attack that it is part of, counted from 0; `NO_ATTACK` for a roll that is part of none. */
  readonly attack: number;
  /** Before the roll, and after it: of an attack, what may then be expected in the end. */
  readonly expected: number;
  readonly actual: number;
  readonly variance: number;
  /** Shares of the outcomes that would have brought more, and less. */
  readonly more: number;
  readonly less: number;
}

/** All rolls of a side by one measure, or some in a row. */
export interface LuckSum {
  readonly side: number;
  readonly key: string;
  readonly rolls: number;
  /** Answers in the record of the first and the last of them. */
  readonly from: number;
  readonly to: number;
  /** What was expected before the first roll of each attack, or of each roll that counts for itself, and what came in the end. */
  readonly expected: number;
  readonly actual: number;
  /** What the rolls added. The rest of the difference is what answers between them did otherwise than was supposed. */
  readonly luck: number;
  /** How many deviations it is off. */
  readonly z: number;
  /** How likely it is to be so far off in this direction, by the normal curve; exact for nothing, near enough for many rolls. */
  readonly likely: number;
}

/** What was found in a record. */
export interface LuckFound {
  readonly rows: readonly LuckRow[];
  readonly sums: readonly LuckSum[];
  /** The best and the worst run of rolls of each side by each measure. */
  readonly best: readonly LuckSum[];
  readonly worst: readonly LuckSum[];
  /** Rolls of which too much could come to be counted. */
  readonly skipped: number;
}

/** Positions of one roll that are looked at. */
const MOST = 3000;
/** How often a value is worked out again where positions lead back to themselves, and the change below which that is enough. */
const ROUNDS = 2000;
const SAME = 1e-12;

/**
 * The luck of a record, roll by roll; nothing of a game that says nothing of luck. `goOn` is asked after each answer, with how many there were: false ends it with what there is.
 * @throws ReplayError where the record does not play back
 */
export function luckOf<U, T, S extends CoreState, V>(
  begun: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  entries: readonly RecordedEntry[],
  { most = MOST, goOn }: { readonly most?: number; goOn?(done: number): boolean } = {},
): LuckFound {
  const { luck } = of;
  const rows: LuckRow[] = [];
  const attacks = new Set((of.until.attack ?? []).map((s) => s.id));
  let latest: unknown = null;
  let nth = NO_ATTACK;
  let skipped = 0;
  for (const [at, entry] of entries.entries()) {
    if (luck !== undefined && begun.nodeKind === 'chance') {
      // A frame is the same as long as its rule runs.
      const attack = begun.state.stack.findLast((f) => attacks.has(f.seq))?.d ?? null;
      if (attack !== null && attack !== latest) nth++;
      latest = attack;
      try {
        rows.push(...rowsOf(begun, of, luck, at, entry.id, nth, most));
      } catch (error) {
        if (!isNoOdds(error)) throw error;
        skipped++;
      }
    }
    replayEntry(begun, entry);
    if (goOn?.(at + 1) === false) break;
  }
  return { ...luckSums(rows), rows, skipped };
}

/** A roll by everything that is measured of it. */
function rowsOf<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  luck: LuckOfGame<T, S>,
  at: number,
  id: string,
  nth: number,
  most: number,
): LuckRow[] {
  const { node } = match;
  if (node.kind !== 'chance') return [];
  const outcomes = match.outcomes();
  const fallen = outcomes.findIndex((o) => o.id === id);
  // A roll that can fall in one way only is no luck.
  if (fallen < 0 || outcomes.length < 2) return [];
  const { weight, total } = outcomes[fallen];
  const base = { at, rule: node.rule, step: node.step, id, weight, total };
  const rows: LuckRow[] = [];
  const add = (key: string, side: number, figure: number, attack: number, worth: readonly (number | null)[]): void => {
    const told = weighed(worth, outcomes, fallen);
    if (told !== null) rows.push({ ...base, key, side, figure, attack, ...told });
  };
  const own = luck.sideOfSeat(match.table, node.seat);
  const idle: Choosing<unknown> = (_g, _seat, codes, name) =>
    Math.max(
      0,
      codes.findIndex((c) => of.idle.test(name(c))),
    );
  const rolled = worthOf(match, of, { of: luck.rolls.map((m) => m.of), until: 'roll', most }, luck.rolls, idle);
  for (const [k, m] of luck.rolls.entries()) add(m.key, own, NOBODY, NO_ATTACK, rolled[k]);
  const stakes = of.stakes?.(match, NOTHING) ?? null;
  if (stakes === null) return rows;
  // What a side has by then is no luck: what it gains is.
  const points = (luck.points ?? []).map(({ read, ...m }) => {
    const before = read(of.value(match, m.of)) ?? 0;
    const gained = (v: unknown): number | null => {
      const n = read(v);
      return n === null ? null : n - before;
    };
    return { ...m, read: gained };
  });
  const harms = stakes.stakes.filter((s) => s.figure >= 0);
  const prizes =
    luck.prize === undefined ? [] : harms.filter((s) => s.key === 'out').map((s) => prized(s, luck.prize?.(match.play, s.figure) ?? 0));
  const told = [...harms, ...prizes];
  const measures = [...told.map((s) => ({ key: s.key, of: s.of, read: (v: unknown): number => s.read(v) })), ...points];
  const worth = worthOf(
    match,
    of,
    { of: measures.map((m) => m.of), until: stakes.until, most },
    measures,
    answeringWith<T, S>(of.idle, stakes as AtStake<S>, '', 0),
  );
  for (const [k, s] of told.entries()) add(s.key, 1 - luck.sideOf(match.play, s.figure), s.figure, nth, worth[k]);
  for (const [k, m] of points.entries()) add(m.key, m.side, NOBODY, nth, worth[told.length + k]);
  return rows;
}

/** The points that come of taking a figure out of action. */
function prized(out: Stake, points: number): Pick<Stake, 'figure' | 'of' | 'read'> & { readonly key: string } {
  return { ...out, key: 'points', read: (v) => points * out.read(v) };
}

/** Not an answer: what is under way is asked about. */
const NOTHING = { does: '', on: { figures: [], spaces: [] }, with: [] } as const;

/** What each outcome of the chance a match stands at is worth by each measure; null for one that says nothing. */
function worthOf<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  measures: readonly LuckMeasure[],
  choose: Choosing<Play<T, S>>,
): (number | null)[][] {
  if (measures.length === 0) return [];
  const { journey } = questionAt(match, of, asked, choose);
  const places = explore(journey, (state) => {
    const there = new Match(match.game, match.setup, { table: match.table, state, undo: false, still: true });
    return measures.map((m) => m.read(of.value(there, m.of)));
  });
  const groups = groupsOf(places.map((p) => p.to));
  return measures.map((_m, k) => {
    const worth = expectations(places, groups, (i) => places[i].values[k] as number | null);
    return places[0].to.map((i) => worth[i]);
  });
}

/** What may be expected at each place; null where an end that it leads to says nothing. */
function expectations(
  places: readonly Place[],
  groups: readonly (readonly number[])[],
  end: (i: number) => number | null,
): (number | null)[] {
  const worth = new Array<number | null>(places.length).fill(0);
  const look = (i: number): number | null => {
    const { to, weights, total, kind } = places[i];
    if (kind === 'end') return end(i);
    let sum = 0;
    for (let k = 0; k < to.length; k++) {
      const w = worth[to[k]];
      if (w === null) return null;
      sum += (w * weights[k]) / total;
    }
    return sum;
  };
  for (const group of groups)
    for (let round = 0; round < ROUNDS; round++) {
      let moved = 0;
      for (const i of group) {
        const now = look(i);
        moved = Math.max(moved, Math.abs((now ?? 0) - (worth[i] ?? 0)));
        worth[i] = now;
      }
      if (moved < SAME || (group.length === 1 && !places[group[0]].to.includes(group[0]))) break;
    }
  return worth;
}

/** Expected and actual of one roll; null where it makes no difference. */
function weighed(
  worth: readonly (number | null)[] | undefined,
  outcomes: readonly { readonly weight: number; readonly total: number }[],
  fallen: number,
): Pick<LuckRow, 'expected' | 'actual' | 'variance' | 'more' | 'less'> | null {
  const actual = worth?.[fallen] ?? null;
  if (worth === undefined || actual === null || worth.includes(null)) return null;
  const share = (k: number): number => outcomes[k].weight / outcomes[k].total;
  const values = worth as readonly number[];
  const expected = values.reduce((sum, v, k) => sum + v * share(k), 0);
  const variance = values.reduce((sum, v, k) => sum + (v - expected) ** 2 * share(k), 0);
  if (variance < SAME) return null;
  const part = (fits: (v: number) => boolean): number => values.reduce((sum, v, k) => sum + (fits(v) ? share(k) : 0), 0);
  return { expected, actual, variance, more: part((v) => v > actual + SAME), less: part((v) => v < actual - SAME) };
}

/** Whole sums of some rolls, and the best and worst runs among them. */
export function luckSums(rows: readonly LuckRow[]): Pick<LuckFound, 'sums' | 'best' | 'worst'> {
  const by = new Map<string, LuckRow[]>();
  for (const row of rows) by.set(`${row.side} ${row.key}`, [...(by.get(`${row.side} ${row.key}`) ?? []), row]);
  const all = [...by.values()];
  return {
    sums: all.map(sumOf),
    best: all.map((list) => sumOf(run(list, 1))),
    worst: all.map((list) => sumOf(run(list, -1))),
  };
}

/** The rolls in a row that brought most, or least, beyond what was expected (Kadane 1984). */
function run(rows: readonly LuckRow[], sign: 1 | -1): readonly LuckRow[] {
  let best = -Infinity;
  let found = [0, 0];
  let sum = 0;
  let from = 0;
  for (const [i, { actual, expected }] of rows.entries()) {
    if (sum <= 0) {
      sum = 0;
      from = i;
    }
    sum += sign * (actual - expected);
    if (sum > best) {
      best = sum;
      found = [from, i];
    }
  }
  return rows.slice(found[0], found[1] + 1);
}

function sumOf(rows: readonly LuckRow[]): LuckSum {
  const total = (of: (row: LuckRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  const [first] = rows;
  const same = (a: LuckRow, b: LuckRow): boolean => a.attack >= 0 && a.attack === b.attack && a.figure === b.figure;
  const luck = total((r) => r.actual - r.expected);
  const expected = rows.reduce((sum, r, i) => sum + (rows.slice(0, i).some((o) => same(o, r)) ? 0 : r.expected), 0);
  const actual = rows.reduce((sum, r, i) => sum + (rows.slice(i + 1).some((o) => same(o, r)) ? 0 : r.actual), 0);
  const z = luck / Math.sqrt(total((r) => r.variance));
  return {
    side: first.side,
    key: first.key,
    rolls: rows.length,
    from: first.at,
    to: rows[rows.length - 1].at,
    expected,
    actual,
    luck,
    z,
    likely: tail(Math.abs(z)),
  };
}

/** How likely a normal value is to be more than `z` deviations above its mean (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}

/** A number as it is; null for anything else. */
export const asIs = (value: unknown): number | null => (typeof value === 'boolean' ? yes(value) : numberOf(value));
