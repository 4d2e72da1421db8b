/** Odds counted for a command: at the end of a played case, in the numbers that commands print. */
import {
  asNumber,
  type ExpectedOdds,
  fraction,
  gameFault,
  isNoOdds,
  type OddsAsked,
  type OddsFound,
  type OddsOutcome,
  type Policy,
  seeded,
  type Until,
} from '@escarmouche/engine';
import { type OddsSampled, sampledAt } from '@escarmouche/engine/odds';
import { CliFault } from '../io.ts';
import type { Lang } from '../lang.ts';
import type { PlayedCase } from '../running.ts';
import { told } from '../sentences.ts';
import type { Setting } from '../setting.ts';

/** One value with its odds: `weight / total`, whole numbers, as texts where they are too long for a number. */
export interface Outcome {
  readonly value: unknown;
  readonly weight: number | string;
  readonly total: number | string;
}

/** How odds are read, where the command line says so. */
export interface Reading {
  readonly until: Until | undefined;
  readonly policy: Policy | undefined;
}

/**
 * The odds at the end of a case's script, of the names given, or of those that the script asks for or looks at itself: counted, or by
 * samples where there are too many positions. @throws CliFault
 */
export function oddsOrSamples(
  setting: Setting,
  file: string,
  played: PlayedCase & { readonly match: object },
  of: readonly string[] | undefined,
  reading: Reading,
  { most, plays }: { readonly most: number; readonly plays: number },
): { readonly found: OddsFound | OddsSampled; readonly names: readonly string[]; readonly way: Policy } {
  const { names, asked } = askedOf(played, of, reading);
  return guarded(setting.lang, file, played, () => {
    try {
      return { found: played.of.situations.odds(played.match, { ...asked, most }), names, way: asked.policy ?? 'never' };
    } catch (error) {
      if (!isNoOdds(error) || error.why.key !== 'no-odds-too-many-positions') throw error;
      const found = sampledAt(played.match, played.of.odds, asked, seeded(SEED), { times: plays });
      return { found, names, way: found.policy };
    }
  });
}

/** What dice begin with where odds are too many to be counted: the same answer each time. */
const SEED = 1;

function askedOf(
  played: PlayedCase & { readonly match: object },
  of: readonly string[] | undefined,
  { until, policy }: Reading,
): { readonly names: readonly string[]; readonly asked: OddsAsked } {
  const written = lastOdds(played);
  const names = of ?? (written === undefined ? lastValues(played) : [written.of]);
  if (names.length === 0) throw new CliFault((t) => t.faults.oddsOfNothing);
  return { names, asked: { of: names, until: until ?? written?.until, policy: policy ?? written?.policy } };
}

function guarded<T>(lang: Lang, file: string, played: PlayedCase & { readonly match: object }, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (isNoOdds(error)) throw new CliFault((t) => t.at(file, told(lang, error.why)));
    const fault = gameFault(error);
    if (fault === undefined) throw error;
    throw new CliFault((t) => t.at(file, t.at('--of', played.of.fault(lang, fault.fault))));
  }
}

/** The last odds that the script itself asks for: what is meant where the command line does not say. */
function lastOdds(played: PlayedCase & { readonly match: object }): ExpectedOdds | undefined {
  const asked = played.chosen.script.flatMap((s) => ('expect' in s && s.expect.odds !== undefined ? [s.expect.odds] : []));
  const last = asked[asked.length - 1];
  return last === undefined || 'is' in last ? last : last[0];
}

/** The named values that the script looked at last: what its writer cares for, where odds are asked for nowhere. */
function lastValues(played: PlayedCase & { readonly match: object }): readonly string[] {
  const looked = played.chosen.script.flatMap((s) =>
    'expect' in s && s.expect.values !== undefined ? [Object.keys(s.expect.values)] : [],
  );
  return looked[looked.length - 1] ?? [];
}

/** All over one denominator, so that the weights add up to the total. */
export function outcomesOf(outcomes: readonly OddsOutcome[]): Outcome[] {
  let total = 1n;
  // Of p.den and the total so far, the least number that both divide.
  for (const { odds: p } of outcomes) total *= fraction(p.den, total).num;
  return outcomes.map(({ value, odds: p }) => ({ value, weight: plain((p.num * total) / p.den), total: plain(total) }));
}

function plain(n: bigint): number | string {
  return n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : String(n);
}

/** What may be expected of a number or a yes (1) or no (0); null for anything else. */
export function meanOf(outcomes: readonly OddsOutcome[]): number | null {
  let sum = 0;
  for (const { value, odds: p } of outcomes) {
    if (typeof value !== 'number' && typeof value !== 'boolean') return null;
    sum += Number(value) * asNumber(p);
  }
  return sum;
}
