/** `odds FILE`: the exact distribution of what the end of a ruling's script leads to. */
import { asNumber, type OddsOutcome, POLICIES, type Policy, type PolicyWord, showFraction, UNTIL, type Until } from '@escarmouche/engine';
import { type OddsSampled, sampledMean } from '@escarmouche/engine/odds';
import { columns, printJson, printLines } from '../common.ts';
import { CliFault } from '../io.ts';
import { playCase } from '../running.ts';
import type { Setting } from '../setting.ts';
import { meanOf, oddsOrSamples, outcomesOf } from './odds-counted.ts';
import { oddsOver } from './odds-vary.ts';

/** What is asked for on the command line. */
export interface OddsWishes {
  readonly vary?: readonly string[];
  readonly csv?: boolean;
  readonly svg?: string;
  readonly of?: readonly string[];
  readonly until?: string;
  readonly policy?: string;
  readonly case?: number;
  /** Positions counted at most, and plays beyond that. */
  readonly most: number;
  readonly plays: number;
}

/** Runs the command. */
export async function odds(setting: Setting, file: string, wishes: OddsWishes): Promise<number> {
  const { io, json } = setting;
  const until = wishes.until === undefined ? undefined : untilNamed(wishes.until);
  const policy = wishes.policy === undefined ? undefined : policyWritten(wishes.policy);
  if (wishes.vary !== undefined) return oddsOver(setting, file, { ...wishes, vary: wishes.vary }, { until, policy });
  for (const only of ['csv', 'svg'] as const)
    if (wishes[only] !== undefined) throw new CliFault((t) => t.faults.onlyWith(`--${only}`, '--vary'));
  const played = await playCase(setting, file, wishes.case);
  if (played.match === null) return played.status;
  const { status } = played;
  const { found, names, way } = oddsOrSamples(setting, file, played, wishes.of, { until, policy }, wishes);
  if ('times' in found) {
    tellSampled(setting, found, names);
    return status;
  }
  const [first, ...others] = found.of;
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

/** What was sampled: each share, and between what the true one lies, 95 times of 100. */
function tellSampled({ io, json, texts, lang }: Setting, { of, until, times, policy }: OddsSampled, names: readonly string[]): void {
  if (json) {
    const [outcomes, ...others] = of;
    const also = Object.fromEntries(others.map((o, i) => [names[i + 1], o]));
    printJson(io, { exact: false, of: names[0], until, policy, times, outcomes, mean: sampledMean(outcomes, times)?.mean ?? null, also });
    return;
  }
  const t = texts.odds;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 4 });
  const lines = of.flatMap((outcomes, k) => {
    const mean = sampledMean(outcomes, times)?.mean ?? null;
    const rows = outcomes.map(({ value, share, low, high }) => [
      typeof value === 'string' ? value : JSON.stringify(value),
      percent.format(share).padStart(9),
      t.between(percent.format(low), percent.format(high)),
    ]);
    return [names[k], ...columns(rows), ...(mean === null ? [] : [`  ${t.mean(number.format(mean))}`])];
  });
  printLines(io, [t.sampled(until, typeof policy === 'string' ? policy : JSON.stringify(policy), times), ...lines]);
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
