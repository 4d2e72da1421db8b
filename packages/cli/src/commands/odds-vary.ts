/** `odds FILE --vary A.power=1..10`: the same question over a range of situations, as a table, as CSV, or drawn. */
import { asNumber, type OddsFound, type OddsOutcome, type Policy, type Until } from '@escarmouche/engine';
import { type OddsSampled, sampledMean } from '@escarmouche/engine/odds';
import { type Change, combinations, type Range, rangeIn, situationsIn } from '@escarmouche/files/open';
import { columns, csvLines, OK, printJson, printLines } from '../common.ts';
import { CliFault, writeText } from '../io.ts';
import { playCase } from '../running.ts';
import type { Setting } from '../setting.ts';
import { meanOf, oddsOrSamples, outcomesOf } from './odds-counted.ts';

/** What is asked for besides what `odds` itself takes. */
export interface VaryWishes {
  readonly of?: readonly string[];
  readonly case?: number;
  readonly vary: readonly string[];
  readonly csv?: boolean;
  readonly svg?: string;
  /** Positions counted at most, and plays beyond that. */
  readonly most: number;
  readonly plays: number;
}

/** One situation: what its fields were set to, and what comes of it for each name, counted or by samples. */
interface Row {
  readonly changes: readonly Change[];
  readonly found: OddsFound | OddsSampled;
}

/** What comes of one name: each value's share, what may be expected, and between what both lie; exact: the bounds are the share. */
interface Told {
  readonly exact: readonly OddsOutcome[] | null;
  readonly shares: readonly { readonly value: unknown; readonly share: number; readonly low: number; readonly high: number }[];
  readonly mean: { readonly as: 'chance' | 'amount'; readonly mean: number; readonly low: number; readonly high: number } | null;
}

function toldOf(found: Row['found'], k: number): Told {
  if ('times' in found) return { exact: null, shares: found.of[k], mean: sampledMean(found.of[k], found.times) };
  const outcomes = found.of[k];
  const mean = meanOf(outcomes);
  const as = outcomes.every((o) => typeof o.value === 'boolean') ? 'chance' : 'amount';
  const shares = outcomes.map(({ value, odds }) => ({ value, share: asNumber(odds), low: asNumber(odds), high: asNumber(odds) }));
  return { exact: outcomes, shares, mean: mean === null ? null : { as, mean, low: mean, high: mean } };
}

/** Situations at most: each is played and counted out. */
const MOST = 2000;

function rangeOf(text: string): Range {
  const range = rangeIn(text);
  if (range === null) throw new CliFault((t) => t.faults.range(text));
  return range;
}

/** Runs the command over ranges. */
export async function oddsOver(
  setting: Setting,
  file: string,
  wishes: VaryWishes,
  reading: { readonly until: Until | undefined; readonly policy: Policy | undefined },
): Promise<number> {
  const { io, json } = setting;
  const ranges = wishes.vary.map(rangeOf);
  const many = situationsIn(ranges);
  if (many > MOST) throw new CliFault((t) => t.faults.tooManySituations(MOST, many));
  const rows: Row[] = [];
  let names: readonly string[] = [];
  for (const [i, changes] of combinations(ranges).entries()) {
    const played = await playCase(setting, file, wishes.case, changes);
    if (played.match === null) return played.status;
    const one = oddsOrSamples(setting, file, played, wishes.of, reading, wishes);
    names = one.names;
    rows.push({ changes, found: one.found });
    if (io.terminal) io.err(`\r${i + 1}/${many}${i + 1 === many ? '\n' : ''}`);
  }
  if (wishes.svg !== undefined) writeText(wishes.svg, await drawn(setting, ranges, rows, names));
  if (json)
    printJson(
      io,
      rows.map(({ changes, found }) => ({
        with: Object.fromEntries(changes.map((c) => [c.path, c.value])),
        of: Object.fromEntries(names.map((name, k) => [name, jsonOf(found, k)])),
      })),
    );
  else if (wishes.csv === true) printLines(io, csvOf(ranges, rows, names));
  else printLines(io, tableOf(setting, ranges, rows, names));
  return OK;
}

function jsonOf(found: Row['found'], k: number): object {
  const { exact, shares, mean } = toldOf(found, k);
  if (exact !== null) return { mean: mean?.mean ?? null, outcomes: outcomesOf(exact) };
  return { exact: false, mean: mean?.mean ?? null, low: mean?.low ?? null, high: mean?.high ?? null, outcomes: shares };
}

/** What may be expected, one line for each situation, with its bounds where it was played out; values that are no numbers are told by their shares. */
function tableOf({ lang, texts }: Setting, ranges: readonly Range[], rows: readonly Row[], names: readonly string[]): string[] {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 });
  const cell = ({ exact, shares, mean }: Told): string => {
    if (mean === null) return shares.map((o) => `${exact === null ? '≈ ' : ''}${written(o.value)} ${percent.format(o.share)}`).join(', ');
    const show = (n: number): string => (mean.as === 'chance' ? percent : number).format(n);
    return exact === null ? `≈ ${show(mean.mean)} (${texts.odds.between(show(mean.low), show(mean.high))})` : show(mean.mean);
  };
  const table = columns(
    [
      [...ranges.map((r) => r.path), ...names],
      ...rows.map(({ changes, found }) => [...changes.map((c) => String(c.value)), ...names.map((_name, k) => cell(toldOf(found, k)))]),
    ],
    '',
  );
  const sampled = rows.find(({ found }) => 'times' in found)?.found;
  if (sampled === undefined || !('times' in sampled)) return table;
  const { until, policy, times } = sampled;
  return [...table, `≈ ${texts.odds.sampled(until, typeof policy === 'string' ? policy : JSON.stringify(policy), times)}`];
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A line for each value that may come about: what was set, the name, the value, its share, the share as a fraction where it was counted, and
 * between what it lies where it was played out.
 */
function csvOf(ranges: readonly Range[], rows: readonly Row[], names: readonly string[]): string[] {
  const head = [...ranges.map((r) => r.path), 'of', 'value', 'share', 'weight', 'total', 'low', 'high'];
  const lines = rows.flatMap(({ changes, found }) =>
    names.flatMap((name, k) => {
      const { exact, shares } = toldOf(found, k);
      const counted = exact === null ? null : outcomesOf(exact);
      return shares.map((o, i) => [
        ...changes.map((c) => String(c.value)),
        name,
        written(o.value),
        ...[o.share, counted?.[i].weight ?? '', counted?.[i].total ?? '', o.low, o.high].map(String),
      ]);
    }),
  );
  return csvLines([head, ...lines]);
}

/** The mean of the first name over the first range, a line for each value of the others. */
async function drawn({ lang }: Setting, ranges: readonly Range[], rows: readonly Row[], [name]: readonly string[]): Promise<string> {
  const told = rows.map(({ changes, found }) => {
    const { mean } = toldOf(found, 0);
    if (mean === null) throw new CliFault((t) => t.faults.notDrawn(name));
    return { values: changes.map((c) => c.value), n: mean.mean, low: mean.low, high: mean.high };
  });
  const [{ svgOf }, { overRanges }] = await Promise.all([import('@escarmouche/charts/svg'), import('@escarmouche/charts/over')]);
  return svgOf(overRanges(ranges, told, name), lang);
}
