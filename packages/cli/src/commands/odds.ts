/** `odds FILE`: the exact distribution of what the end of a ruling's script leads to. */
import {
  asNumber,
  type ExpectedOdds,
  fraction,
  gameFault,
  isNoOdds,
  type OddsFound,
  type OddsOutcome,
  POLICIES,
  type Policy,
  type PolicyWord,
  showFraction,
  UNTIL,
  type Until,
} from '@escarmouche/engine';
import { columns, printJson, printLines, type Setting } from '../common.ts';
import { CliFault } from '../io.ts';
import { type PlayedCase, playCase } from '../running.ts';
import { told } from '../sentences.ts';

/** What is asked for on the command line. */
export interface OddsWishes {
  readonly of?: readonly string[];
  readonly until?: string;
  readonly policy?: string;
  readonly case?: number;
}

/** One value with its odds: `weight / total`, whole numbers, as texts where they are too long for a number. */
interface Outcome {
  readonly value: unknown;
  readonly weight: number | string;
  readonly total: number | string;
}

/** Runs the command. */
export function odds(setting: Setting, file: string, wishes: OddsWishes): number {
  const { io, lang, json } = setting;
  const until = wishes.until === undefined ? undefined : untilNamed(wishes.until);
  const policy = wishes.policy === undefined ? undefined : policyWritten(wishes.policy);
  const played = playCase(setting, file, wishes.case);
  if (played.match === null) return played.status;
  const { match, of, status } = played;
  const written = lastOdds(played);
  const names = wishes.of ?? (written === undefined ? [] : [written.of]);
  if (names.length === 0) throw new CliFault((t) => t.faults.missingValue('--of <NAME>'));
  const asked = { of: names, until: until ?? written?.until, policy: policy ?? written?.policy };
  let found: OddsFound;
  try {
    found = of.situations.odds(match, asked);
  } catch (error) {
    if (isNoOdds(error)) throw new CliFault((t) => t.at(file, told(lang, error.why)));
    const fault = gameFault(error);
    if (fault === undefined) throw error;
    throw new CliFault((t) => t.at(file, t.at('--of', of.fault(lang, fault.fault))));
  }
  const [first, ...others] = found.of;
  const way = asked.policy ?? 'never';
  if (json)
    printJson(io, {
      exact: true,
      of: names[0],
      until: found.until,
      policy: way,
      outcomes: outcomesOf(first),
      mean: meanOf(first),
      also: Object.fromEntries(others.map((o, i) => [names[i + 1], outcomesOf(o)])),
      positions: found.positions,
    });
  else {
    const t = setting.texts.odds;
    const told = typeof way === 'string' ? way : JSON.stringify(way);
    printLines(io, [t.head(found.until, told, found.positions), ...found.of.flatMap((o, i) => report(setting, names[i], o))]);
  }
  return status;
}

/** The last odds that the script itself asks for: what is meant where the command line does not say. */
function lastOdds(played: PlayedCase & { readonly match: object }): ExpectedOdds | undefined {
  const asked = played.chosen.script.flatMap((s) => ('expect' in s && s.expect.odds !== undefined ? [s.expect.odds] : []));
  const last = asked[asked.length - 1];
  return last === undefined || 'is' in last ? last : last[0];
}

function untilNamed(name: string): Until {
  const known = UNTIL.find((u) => u === name);
  if (known === undefined) throw new CliFault((t) => t.faults.oneOf('--until', UNTIL, name));
  return known;
}

/** `never`; `1=most,2=least` for each player; options in order of preference, `parry:1,again`. */
function policyWritten(text: string): Policy {
  const word = (name: string): PolicyWord => {
    const known = POLICIES.find((p) => p === name);
    if (known === undefined) throw new CliFault((t) => t.faults.oneOf('--policy', POLICIES, name));
    return known;
  };
  const parts = text.split(',');
  if (parts.every((p) => /^\d=/.test(p))) return Object.fromEntries(parts.map((p) => [p[0], word(p.slice(2))]));
  // A single word without a colon can only be meant as a policy; options of one word stand in a list.
  return /^[a-z]+$/.test(text) ? word(text) : parts.filter((p) => p !== '');
}

/** All over one denominator, so that the weights add up to the total. */
function outcomesOf(outcomes: readonly OddsOutcome[]): Outcome[] {
  let total = 1n;
  // Of p.den and the total so far, the least number that both divide.
  for (const { odds: p } of outcomes) total *= fraction(p.den, total).num;
  return outcomes.map(({ value, odds: p }) => ({ value, weight: plain((p.num * total) / p.den), total: plain(total) }));
}

function plain(n: bigint): number | string {
  return n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : String(n);
}

/** What may be expected of a number or a yes (1) or no (0); null for anything else. */
function meanOf(outcomes: readonly OddsOutcome[]): number | null {
  let sum = 0;
  for (const { value, odds: p } of outcomes) {
    if (typeof value !== 'number' && typeof value !== 'boolean') return null;
    sum += Number(value) * asNumber(p);
  }
  return sum;
}

function report({ texts, lang }: Setting, name: string, outcomes: readonly OddsOutcome[]): string[] {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 4 });
  const mean = meanOf(outcomes);
  const rows = outcomes.map(({ value, odds: p }) => [
    typeof value === 'string' ? value : JSON.stringify(value),
    percent.format(asNumber(p)).padStart(9),
    showFraction(p),
  ]);
  return [name, ...columns(rows), ...(mean === null ? [] : [`  ${texts.odds.mean(number.format(mean))}`])];
}
