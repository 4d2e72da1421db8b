/** A number over ranges: across the first of them, a line for each value of the others. */
import type { Chart, ChartLine, ChartPoint } from './chart.ts';

/** One field and the values it takes. */
interface Range {
  readonly path: string;
  readonly values: readonly (number | string)[];
}

/** What came of one choice of values; null for nothing. */
interface Row {
  readonly values: readonly (number | string)[];
  readonly n: number | null;
  readonly low?: number;
  readonly high?: number;
}

/** The chart of what comes over ranges. @param up what is measured */
export function overRanges([across, ...others]: readonly Range[], rows: readonly Row[], up: string): Chart {
  const lines = new Map<string, ChartLine & { readonly points: ChartPoint[] }>();
  for (const { values, n, low, high } of rows) {
    if (n === null) continue;
    const name = others.map((r, k) => `${r.path} ${values[k + 1]}`).join(', ');
    const line = lines.get(name) ?? { name, points: [] };
    lines.set(name, line);
    const sampled = low !== undefined && high !== undefined && low < high;
    line.points.push({ x: across.values.indexOf(values[0]), y: n, ...(sampled ? { low, high } : {}) });
  }
  return { across: across.path, up, lines: [...lines.values()], places: across.values.map(String) };
}
