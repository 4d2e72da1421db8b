/** Ranges over which something of a situation is varied: `A.printed.main.power=1..10`, `X.printed.resist=1,3,5`. */
import type { Change } from './opened-varied.ts';

/** One field and the values it takes. */
export interface Range {
  readonly path: string;
  readonly values: readonly (number | string)[];
}

/** Values of one range at most. */
const MOST_VALUES = 500;

/** A range as it is written; null for what is none. */
export function rangeIn(text: string): Range | null {
  const equals = text.indexOf('=');
  const [path, values] = [text.slice(0, equals), text.slice(equals + 1)];
  if (equals <= 0 || values === '') return null;
  const span = /^(-?\d+)\.\.(-?\d+)$/.exec(values);
  if (span === null) {
    const list = values.split(',');
    if (list.includes('') || list.length > MOST_VALUES) return null;
    return { path, values: list.map((v) => (/^-?\d{1,9}(\.\d{1,6})?$/.test(v) ? Number(v) : v)) };
  }
  const [low, high] = [Number(span[1]), Number(span[2])];
  if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || high < low || high - low >= MOST_VALUES) return null;
  return { path, values: Array.from({ length: high - low + 1 }, (_x, i) => low + i) };
}

/** Situations that ranges make, one for each way to choose a value of each. */
export function situationsIn(ranges: readonly Range[]): number {
  return ranges.reduce((n, r) => n * r.values.length, 1);
}

/** Every way to choose one value of each range, the last range fastest. */
export function combinations(ranges: readonly Range[]): Change[][] {
  let all: Change[][] = [[]];
  for (const { path, values } of ranges) all = all.flatMap((before) => values.map((value) => [...before, { path, value }]));
  return all;
}
