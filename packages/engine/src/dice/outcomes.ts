/**
 * Tables of outcomes with exact integer weights. Nothing is rolled here: a driver enumerates a table or draws from it
 * (`core/running/random.ts`). An outcome is a code, a single integer.
 */

/** The outcomes of a chance, all possible ones, in ascending order of code. Shared: do not write to it. */
export type OutcomeTable = {
  /** number of outcomes */
  readonly size: number;
  /** what each outcome is; the function that made the table says how to read it */
  readonly codes: Float64Array;
  /** ways each outcome can come about, 1 or more */
  readonly weights: Float64Array;
  /** sum of the weights up to and including each outcome */
  readonly cumulative: Float64Array;
  /** sum of all weights: the probability of an outcome is its weight over this */
  readonly total: number;
};

/**
 * Builds a table from pairs of code and weight. Equal codes are merged, weights of 0 dropped, codes sorted. Throws
 * RangeError for codes and weights that are no integers of 0 or more, for a total of 0 and one of 2^53 or more.
 */
export function outcomeTable(entries: Iterable<readonly [code: number, weight: number]>): OutcomeTable {
  const merged = new Map<number, number>();
  let total = 0;
  for (const [code, weight] of entries) {
    if (!Number.isSafeInteger(code) || code < 0) throw new RangeError(`${code} is no code of an outcome`);
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is no weight of an outcome`);
    total += weight;
    if (weight > 0) merged.set(code, (merged.get(code) ?? 0) + weight);
  }
  if (total < 1 || !Number.isSafeInteger(total)) throw new RangeError(`the weights add up to ${total}`);
  const codes = Float64Array.from(merged.keys()).sort();
  const weights = codes.map((code) => merged.get(code) ?? 0);
  let sum = 0;
  const cumulative = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return { size: codes.length, codes, weights, cumulative, total };
}

/** A table seen more coarsely: outcomes that get the same code from `recode` become one, and their weights are added. */
export function coarser(table: OutcomeTable, recode: (code: number) => number): OutcomeTable {
  return outcomeTable(Array.from(table.codes, (code, k) => [recode(code), table.weights[k]] as const));
}
