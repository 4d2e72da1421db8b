/** Ranking candidates by criteria in order: who is left, and at which criterion each of the others lost. */

/** A criterion: its name, and a number for each candidate of which the least is best; `about` is what candidates are seen against. */
export interface Criterion<C, A = undefined> {
  readonly name: string;
  readonly rule: string;
  of(c: C, about: A): number;
}

/** A candidate's fate: the place of the criterion by which it lost; -1 where it was not beaten. */
export interface Ranked<C> {
  readonly candidate: C;
  readonly lostAt: number;
}

/** The candidates that are best by every criterion in turn. */
export function best<C, A>(all: readonly C[], criteria: readonly Criterion<C, A>[], about: A): C[] {
  const left = all.slice();
  for (let i = 0; i < criteria.length && left.length > 1; i++) {
    // Whoever is as good as the best so far moves up to it.
    let least = Number.POSITIVE_INFINITY;
    let n = 0;
    for (let at = 0; at < left.length; at++) {
      const value = criteria[i].of(left[at], about);
      if (value > least) continue;
      if (value < least) n = 0;
      least = value;
      left[n++] = left[at];
    }
    left.length = n;
  }
  return left;
}

/** Every candidate with the criterion at which it lost. */
export function ranked<C, A>(all: readonly C[], criteria: readonly Criterion<C, A>[], about: A): Ranked<C>[] {
  const lost = new Map<C, number>();
  let left = all.slice();
  criteria.forEach((k, i) => {
    const least = Math.min(...left.map((c) => k.of(c, about)));
    for (const c of left) if (k.of(c, about) !== least) lost.set(c, i);
    left = left.filter((c) => k.of(c, about) === least);
  });
  return all.map((candidate) => ({ candidate, lostAt: lost.get(candidate) ?? -1 }));
}

/** For each number its place among the different ones, least first: equal numbers have equal places. */
export function placesAmong(numbers: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < numbers.length; i++) {
    let place = 0;
    // Each of the lesser ones counts where it is met first.
    for (let k = 0; k < numbers.length; k++) if (numbers[k] < numbers[i] && numbers.indexOf(numbers[k]) === k) place++;
    out.push(place);
  }
  return out;
}
