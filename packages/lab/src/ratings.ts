/** Strength of each contestant from all their games: Bradley and Terry's model (1952), by Hunter's minorization (2004). */

/** Games between two contestants. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Points of `a`. */
  readonly points: number;
}

export interface Rating {
  readonly name: string;
  /** On Elo's scale, 0 being the mean of all: 400 more is ten times as many wins as losses. */
  readonly elo: number;
  /** Half the width of its 95 % interval, against that mean. */
  readonly within: number;
  readonly games: number;
}

/** Every contestant also has one game against an average one, half won: so that who won all has a rating too. */
const PRIOR = 1;
const ROUNDS = 5000;
const STILL = 1e-10;
const SCALE = 400 / Math.LN10;
const Z = 1.959963984540054;

/** Ratings, best first. Games of a contestant against itself say nothing. */
export function ratings(meetings: readonly Meeting[]): Rating[] {
  const real = meetings.filter((m) => m.a !== m.b && m.games > 0);
  const names = [...new Set(real.flatMap((m) => [m.a, m.b]))];
  const at = new Map(names.map((n, i) => [n, i]));
  const n = names.length;
  const met = Array.from({ length: n }, () => new Float64Array(n));
  const won = new Float64Array(n).fill(PRIOR / 2);
  for (const { a, b, games, points } of real) {
    const [i, j] = [at.get(a) ?? 0, at.get(b) ?? 0];
    met[i][j] += games;
    met[j][i] += games;
    won[i] += points;
    won[j] += games - points;
  }
  const strength = new Float64Array(n).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (let i = 0; i < n; i++) {
      let sum = PRIOR / (strength[i] + 1);
      for (let j = 0; j < n; j++) if (met[i][j] > 0) sum += met[i][j] / (strength[i] + strength[j]);
      const now = won[i] / sum;
      moved = Math.max(moved, Math.abs(Math.log(now / strength[i])));
      strength[i] = now;
    }
    if (moved < STILL) break;
  }
  const variances = variancesOf(inverse(information(met, strength)));
  const mean = strength.reduce((sum, x) => sum + Math.log(x), 0) / Math.max(1, n);
  return names
    .map((name, i) => ({
      name,
      elo: SCALE * (Math.log(strength[i]) - mean),
      within: Z * SCALE * Math.sqrt(variances[i]),
      games: met[i].reduce((x, y) => x + y, 0),
    }))
    .sort((x, y) => y.elo - x.elo || (x.name < y.name ? -1 : 1));
}

/** The Fisher information of the games about the logarithms of the strengths. */
function information(met: readonly Float64Array[], strength: Float64Array): Float64Array[] {
  const n = strength.length;
  const told = (i: number, by: number, many: number): number => (many * strength[i] * by) / (strength[i] + by) ** 2;
  return Array.from({ length: n }, (_x, i) => {
    const row = new Float64Array(n);
    row[i] = told(i, 1, PRIOR);
    for (let j = 0; j < n; j++) {
      if (j === i || met[i][j] === 0) continue;
      const w = told(i, strength[j], met[i][j]);
      row[i] += w;
      row[j] -= w;
    }
    return row;
  });
}

/** The inverse of a matrix by elimination; its diagonal is the larger part of each row. */
function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => {
    const wide = new Float64Array(2 * n);
    wide.set(row);
    wide[n + i] = 1;
    return wide;
  });
  for (let i = 0; i < n; i++) {
    const by = rows[i][i];
    for (let k = 0; k < 2 * n; k++) rows[i][k] /= by;
    for (let j = 0; j < n; j++) {
      const times = rows[j][i];
      if (j === i || times === 0) continue;
      for (let k = 0; k < 2 * n; k++) rows[j][k] -= times * rows[i][k];
    }
  }
  return rows.map((row) => row.slice(n));
}

/** The variance of each strength's logarithm against the mean of all: games tell differences alone, not where all of them lie. */
function variancesOf(covariance: readonly Float64Array[]): number[] {
  const n = covariance.length;
  const sums = covariance.map((row) => row.reduce((a, b) => a + b, 0));
  const all = sums.reduce((a, b) => a + b, 0) / (n * n);
  return covariance.map((row, i) => Math.max(0, row[i] - (2 * sums[i]) / n + all));
}
