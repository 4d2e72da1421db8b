/** `odds FILE --vary A.power=1..10`: the same question over a range of situations, as a table, as CSV, or drawn. */
import { asNumber, type OddsOutcome, type Policy, type Until } from '@escarmouche/engine';
import { type Change, combinations, type Range, rangeIn, situationsIn } from '@escarmouche/files';
import { columns, csvLines, OK, printJson, printLines, type Setting } from '../common.ts';
import { CliFault, writeText } from '../io.ts';
import { playCase } from '../running.ts';
import { meanOf, oddsIn, outcomesOf } from './odds-counted.ts';

/** What is asked for besides what `odds` itself takes. */
export interface VaryWishes {
  readonly of?: readonly string[];
  readonly case?: number;
  readonly vary: readonly string[];
  readonly csv?: boolean;
  readonly svg?: string;
}

/** One situation: what its fields were set to, and what comes of it for each name. */
interface Row {
  readonly changes: readonly Change[];
  readonly found: readonly (readonly OddsOutcome[])[];
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
    const played = playCase(setting, file, wishes.case, changes);
    if (played.match === null) return played.status;
    const one = oddsIn(setting, file, played, wishes.of, reading);
    names = one.names;
    rows.push({ changes, found: one.found.of });
    if (io.terminal) io.err(`\r${i + 1}/${many}${i + 1 === many ? '\n' : ''}`);
  }
  if (wishes.svg !== undefined) writeText(wishes.svg, await drawn(setting, ranges, rows, names));
  if (json)
    printJson(
      io,
      rows.map(({ changes, found }) => ({
        with: Object.fromEntries(changes.map((c) => [c.path, c.value])),
        of: Object.fromEntries(names.map((name, k) => [name, { mean: meanOf(found[k]), outcomes: outcomesOf(found[k]) }])),
      })),
    );
  else if (wishes.csv === true) printLines(io, csvOf(ranges, rows, names));
  else printLines(io, tableOf(setting, ranges, rows, names));
  return OK;
}

/** What may be expected, one line for each situation; values that are no numbers are told by their shares. */
function tableOf({ lang }: Setting, ranges: readonly Range[], rows: readonly Row[], names: readonly string[]): string[] {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 });
  const cell = (outcomes: readonly OddsOutcome[]): string => {
    const mean = meanOf(outcomes);
    if (mean !== null && !outcomes.every((o) => typeof o.value === 'boolean')) return number.format(mean);
    if (mean !== null) return percent.format(mean);
    return outcomes.map((o) => `${written(o.value)} ${percent.format(asNumber(o.odds))}`).join(', ');
  };
  return columns(
    [
      [...ranges.map((r) => r.path), ...names],
      ...rows.map(({ changes, found }) => [...changes.map((c) => String(c.value)), ...found.map(cell)]),
    ],
    '',
  );
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A line for each value that may come about: what was set, the name, the value, its share, and the share as a fraction. */
function csvOf(ranges: readonly Range[], rows: readonly Row[], names: readonly string[]): string[] {
  const head = [...ranges.map((r) => r.path), 'of', 'value', 'share', 'weight', 'total'];
  const lines = rows.flatMap(({ changes, found }) =>
    names.flatMap((name, k) => {
      const shares = found[k].map((o) => asNumber(o.odds));
      return outcomesOf(found[k]).map((o, i) => [
        ...changes.map((c) => String(c.value)),
        name,
        written(o.value),
        String(shares[i]),
        String(o.weight),
        String(o.total),
      ]);
    }),
  );
  return csvLines([head, ...lines]);
}

/** The mean of the first name over the first range, a line for each value of the others. */
async function drawn({ lang }: Setting, ranges: readonly Range[], rows: readonly Row[], [name]: readonly string[]): Promise<string> {
  const told = rows.map(({ changes, found }) => {
    const n = meanOf(found[0]);
    if (n === null) throw new CliFault((t) => t.faults.notDrawn(name));
    return { values: changes.map((c) => c.value), n };
  });
  const [{ svgOf }, { overRanges }] = await Promise.all([import('@escarmouche/charts/svg'), import('@escarmouche/charts/over')]);
  return svgOf(overRanges(ranges, told, name), lang);
}
