/** What may come of an answer over ranges of a situation. Asked in a worker of its own, which may be ended at any moment. */
import {
  asNumber,
  type CoreState,
  gameFault,
  isNoOdds,
  type Match,
  NOBODY,
  NoOdds,
  phrase,
  playStep,
  seeded,
} from '@escarmouche/engine/core';
import { type Foreseen, foresee, numberOf, oddsAt, sampledAt, sampledMean } from '@escarmouche/engine/odds';
import { type Change, combinations, FileFault, rangeIn, readRuling, readVaried } from '@escarmouche/files';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { workerGameOf } from './games.ts';
import type { VaryAsked, VaryTold } from './told.ts';

type Told = VaryTold['rows'][number]['outlook'];

/** What messages call the text, which comes from no file. */
const NAME = 'ruling';

/** The odds of a named value as the command line tells them; null where nothing is pending, or it is neither a number nor a yes or no. */
function oddsOf(of: AnyWorkerGame, match: AnyMatch, name: string, most: number): Told {
  try {
    const { of: found } = oddsAt(match as Match<unknown, unknown, CoreState, unknown>, of.odds, { of: [name], most });
    const outcomes = found[0].map(({ value, odds }): Foreseen => {
      const n = numberOf(value);
      if (n === null) throw new NoOdds(phrase('no-odds-no-number', { what: name }));
      return { n, share: asNumber(odds), exact: [String(odds.num), String(odds.den)] };
    });
    const mean = outcomes.reduce((sum, o) => sum + o.n * o.share, 0);
    const as = found[0].every((o) => typeof o.value === 'boolean') ? 'chance' : 'amount';
    return { prospects: [{ key: { named: name }, as, figure: NOBODY, mean, low: mean, high: mean, outcomes }] };
  } catch (error) {
    if (!isNoOdds(error)) throw error;
    return error.why.key === 'no-odds-too-many-positions' ? sampledOf(of, match, name) : null;
  }
}

/** Positions in which a named value is counted. */
const MOST = 100_000;

/** Plays of what is too much to be counted, and what their dice begin with: the same answer each time. */
const PLAYS = 2000;
const SEED = 1;

function sampledOf(of: AnyWorkerGame, match: AnyMatch, name: string): Told {
  const asked = { of: [name] };
  const { of: found, times } = sampledAt(match as Match<unknown, unknown, CoreState, unknown>, of.odds, asked, seeded(SEED), {
    times: PLAYS,
  });
  const mean = sampledMean(found[0], times);
  if (mean === null) return null;
  const outcomes = found[0].map(({ value, share }): Foreseen => ({ n: numberOf(value) ?? 0, share, exact: null }));
  return { prospects: [{ key: { named: name }, figure: NOBODY, ...mean, outcomes }] };
}

/** What the last answer of a case may come to with something of it changed; null where the script does not lead there. */
function outlookOf(of: AnyWorkerGame, text: string, changes: readonly Change[], name: string | undefined, most: number): Told {
  const { situation, script } = readVaried(text, NAME, 1, changes).cases[0];
  const match: AnyMatch = of.situations.match(situation);
  // What the script expects is expected of the situation as it is written.
  const steps = script.filter((s) => !('expect' in s));
  const last = name === undefined ? steps.pop() : undefined;
  const seen = { events: 0 };
  for (const step of steps) if (playStep(of.situations, match, step, {}, seen).stop) return null;
  if (name !== undefined) return oddsOf(of, match, name, most);
  if (last === undefined || !('take' in last) || match.nodeKind !== 'decision') return null;
  const option = match.options().find((o) => o.id === last.take);
  return option === undefined ? null : foresee(match as Match<unknown, unknown, CoreState, unknown>, of.odds, option, { settled: true });
}

/** The path of the situation in the text, which nobody but us has written: what is asked for begins behind it. */
const SITUATION = /^cases\[0\]\.situation\.?/;

/** What is wrong with a text of ours, told by its place in the situation: there are no lines of it that anybody could look at. */
function inSituation(fault: unknown): unknown {
  if (!(fault instanceof FileFault)) return fault;
  return new FileFault(fault.problems.map((p) => ({ ...p, place: '', path: p.path.replace(SITUATION, '') })));
}

/**
 * The answer in every situation that the ranges make. A named value is counted in `most` positions at most, and played out beyond them.
 * @throws FileFault, SetupError, Unplayable where it can be given in none of them; RangeError for ranges that are none
 */
export async function varied(
  { text, vary, of: name }: VaryAsked,
  tell: (done: number, of: number) => void,
  most = MOST,
): Promise<VaryTold> {
  const ranges = vary.map((written) => {
    const range = rangeIn(written);
    if (range === null) throw new RangeError(`no range: ${written}`);
    return range;
  });
  const of = await workerGameOf(readRuling(text, NAME).game);
  const ways = combinations(ranges);
  let fault: unknown = null;
  const rows = ways.map((changes, i) => {
    tell(i, ways.length);
    const values = changes.map((c) => c.value);
    try {
      return { values, outlook: outlookOf(of, text, changes, name, most) };
    } catch (error) {
      // A value may be one that cannot be, among others that can.
      if ((error as Error).name !== 'FileFault' && gameFault(error) === undefined) throw error;
      fault ??= error;
      return { values, outlook: null };
    }
  });
  if (fault !== null && rows.every((r) => r.outlook === null)) throw inSituation(fault);
  return { ranges, rows };
}
