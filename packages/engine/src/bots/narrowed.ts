/** A question with some of its answers alone. */
import type { Ask } from '../core/index.ts';

/** The same question with only some of its answers on offer. */
export function narrowed<T, V>(ask: Ask<T, V>, codes: readonly number[]): Ask<T, V> {
  const { seat, view, table, random, id, sort } = ask;
  return { seat, codes, count: codes.length, at: (n) => codes[n], view, table, random, id, sort };
}
