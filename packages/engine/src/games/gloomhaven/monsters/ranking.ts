/** Ranking candidates by criteria in order: who is left, and at which criterion each of the others lost. */

/** A criterion: its name, and a number for each candidate of which the least is best; `about` is what candidates are seen against. */
export interface Criterion<C, A = undefined> {
  readonly name: string;
  readonly rule: string;
  of(c: C, about: A): number;
}

/** In place of the place of a criterion: none told against it. */
const UNBEATEN = -1;

/** A candidate's fate: the place of the criterion by which it lost; `UNBEATEN` where it did not. */
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
  return all.map((candidate) => ({ candidate, lostAt: lost.get(candidate) ?? UNBEATEN }));
}

/** The place of the number at `i` among the different ones of the first so many, least first: equal numbers have equal places. */
export function placeAmong(numbers: readonly number[], many: number, i: number): number {
  let place = 0;
  for (let k = 0; k < many; k++) {
    if (numbers[k] >= numbers[i]) continue;
    // Each of the lesser ones counts where it is met first.
    let first = 0;
    while (numbers[first] !== numbers[k]) first++;
    if (first === k) place++;
  }
  return place;
}

/** The place of each. */
export function placesAmong(numbers: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < numbers.length; i++) out.push(placeAmong(numbers, numbers.length, i));
  return out;
}
