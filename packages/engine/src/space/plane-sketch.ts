/**
 * A rough picture of who stands near whom, from contacts alone: places whose distances resemble the number of contacts
 * between them. A layout that follows it rarely has to take back a choice.
 */

import { type Base, COSINES, SINES } from './plane.ts';

/** Contacts between bases numbered 0 to n - 1, and what follows from them. */
export type Graph = {
  readonly size: number;
  /** n rows of n: 1 where two shall touch */
  readonly linked: Uint8Array;
  /** n rows of n: the shortest chain of contacts between two, each as long as two bases are on average; Infinity where there is none */
  readonly chain: Float64Array;
  /** the same with each contact as long as it can be: no two can stand farther apart */
  readonly reach: Float64Array;
};

/** The graph of some contacts; `longest` tells half of the length of a contact at most, for each base. */
export function graphOf(bases: readonly Base[], contacts: readonly (readonly [number, number])[], longest: (base: Base) => number): Graph {
  const size = bases.length;
  const linked = new Uint8Array(size * size);
  for (const [a, b] of contacts) {
    linked[a * size + b] = 1;
    linked[b * size + a] = 1;
  }
  return {
    size,
    linked,
    chain: chains(
      linked,
      bases.map((base) => (base.wide + base.deep) / 4),
    ),
    reach: chains(linked, bases.map(longest)),
  };
}

/** Shortest chains between all pairs. */
function chains(linked: Uint8Array, half: readonly number[]): Float64Array {
  const n = half.length;
  const length = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) {
      if (a === b) length[a * n + b] = 0;
      else if (linked[a * n + b] === 1) length[a * n + b] = half[a] + half[b];
    }
  }
  for (let via = 0; via < n; via++) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) length[a * n + b] = Math.min(length[a * n + b], length[a * n + via] + length[via * n + b]);
    }
  }
  return length;
}

/** The bases that hang together, each group in the order in which a walk along contacts meets them. */
export function components(graph: Graph): number[][] {
  const { size, linked } = graph;
  const met = new Uint8Array(size);
  const groups: number[][] = [];
  const walk = (base: number, group: number[]): void => {
    met[base] = 1;
    group.push(base);
    for (let next = 0; next < size; next++) if (linked[base * size + next] === 1 && met[next] === 0) walk(next, group);
  };
  for (let base = 0; base < size; base++) {
    if (met[base] === 1) continue;
    const group: number[] = [];
    walk(base, group);
    groups.push(group);
  }
  return groups;
}

/** Long chains unroll slowly. */
const ROUNDS = 250;

/**
 * Sketched places for the bases of a group, by number, as x and y in turn: from a circle, in the order of the group, each
 * round moves everybody to where the others would have it (the majorisation of stress, with nearer ones weighing more).
 */
export function sketch(graph: Graph, group: readonly number[]): Float64Array {
  const { size, chain } = graph;
  const places = new Float64Array(size * 2);
  const radius = group.length * 8;
  group.forEach((base, k) => {
    const step = Math.floor((k * 24) / group.length) % 24;
    // Slightly unequal radii, so that no two forces cancel each other out by symmetry alone.
    places[base * 2] = (radius + k) * COSINES[step];
    places[base * 2 + 1] = (radius + k) * SINES[step];
  });
  const moved = new Float64Array(size * 2);
  for (let round = 0; round < ROUNDS; round++) {
    for (const a of group) {
      let x = 0;
      let y = 0;
      let weights = 0;
      for (const b of group) {
        if (a === b) continue;
        const ideal = chain[a * size + b];
        const dx = places[a * 2] - places[b * 2];
        const dy = places[a * 2 + 1] - places[b * 2 + 1];
        const distance = Math.sqrt(dx * dx + dy * dy) + 1e-6;
        const weight = 1 / (ideal * ideal);
        x += weight * (places[b * 2] + (ideal / distance) * dx);
        y += weight * (places[b * 2 + 1] + (ideal / distance) * dy);
        weights += weight;
      }
      moved[a * 2] = weights === 0 ? 0 : x / weights;
      moved[a * 2 + 1] = weights === 0 ? 0 : y / weights;
    }
    for (const a of group) {
      places[a * 2] = moved[a * 2];
      places[a * 2 + 1] = moved[a * 2 + 1];
    }
  }
  return places;
}

/** Turns a sketch so that the way from one base to another leads to the right. */
export function turnSketch(places: Float64Array, from: number, to: number): void {
  const dx = places[to * 2] - places[from * 2];
  const dy = places[to * 2 + 1] - places[from * 2 + 1];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return;
  for (let k = 0; k < places.length; k += 2) {
    const x = places[k];
    const y = places[k + 1];
    places[k] = (x * dx + y * dy) / length;
    places[k + 1] = (y * dx - x * dy) / length;
  }
}
