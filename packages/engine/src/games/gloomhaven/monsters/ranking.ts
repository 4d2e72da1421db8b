/** Ranking candidates by criteria in order: who is left, and at which criterion each of the others lost. */

/** A criterion: its name, and a number for each candidate of which the least is best. */
export interface Criterion<C> {
  readonly name: string;
  readonly rule: string;
  of(c: C): number;
}

/** A candidate's fate: the place of the criterion at which it lost, or -1. */
export interface Ranked<C> {
  readonly candidate: C;
  readonly lostAt: number;
}

/** The candidates that are best by every criterion in turn. */
export function best<C>(all: readonly C[], criteria: readonly Criterion<C>[]): C[] {
  let left = all.slice();
  for (const k of criteria) {
    if (left.length < 2) break;
    let least = Number.POSITIVE_INFINITY;
    for (const c of left) least = Math.min(least, k.of(c));
    left = left.filter((c) => k.of(c) === least);
  }
  return left;
}

/** Every candidate with the criterion at which it lost. */
export function ranked<C>(all: readonly C[], criteria: readonly Criterion<C>[]): Ranked<C>[] {
  const lost = new Map<C, number>();
  let left = all.slice();
  criteria.forEach((k, i) => {
    const least = Math.min(...left.map((c) => k.of(c)));
    for (const c of left) if (k.of(c) !== least) lost.set(c, i);
    left = left.filter((c) => k.of(c) === least);
  });
  return all.map((candidate) => ({ candidate, lostAt: lost.get(candidate) ?? -1 }));
}
