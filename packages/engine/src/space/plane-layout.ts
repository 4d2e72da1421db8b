/**
 * A picture for contacts told in words: "A1 touches B1 and B2, A2 touches B2" becomes bases on a table, where those touch
 * and nobody stands in another's place. Lengths are millimetres.
 */

import { type Base, halfHeight, halfWidth, outerRadius, rounded, type Spot, touching } from './plane.ts';
import { type Candidate, candidates, type Plan } from './plane-candidates.ts';
import { components, type Graph, graphOf, sketch, turnSketch } from './plane-sketch.ts';

/** Two bases by their numbers. */
export type Pair = readonly [number, number];

export type LayoutOptions = {
  /** the angle of each base in degrees; 0 where none is said */
  readonly angles?: readonly number[];
  /** pairs that must not touch; others may, where that is how they fit */
  readonly forbidden?: readonly Pair[];
  /** how far groups without a contact between them stand apart, in millimetres; 60 if not said */
  readonly between?: number;
};

export type Layout = {
  /** where each base stands, rounded to 0.01 mm; the picture's corner is (0, 0) */
  readonly spots: readonly Spot[];
  /** the room that all bases take from there, in millimetres */
  readonly width: number;
  readonly height: number;
  /** the contacts that could not be brought about, in the order given; no overlap and no forbidden contact is ever made */
  readonly missed: readonly Pair[];
};

/** How far pairs that must not touch stand apart: at first so that one sees it, and where that fails as little as still counts. */
const CLEAR = 6;
const BARELY_CLEAR = 1;

/** The searches for a whole solution: after the sketch, twice, and where room is too scarce for that, packed as closely as may be. */
const WHOLE = [
  { clear: CLEAR, packed: false },
  { clear: BARELY_CLEAR, packed: false },
  { clear: BARELY_CLEAR, packed: true },
];

/** The searches for what misses some contacts. */
const PARTIAL = [WHOLE[1]];

/** How many placings a search for a whole solution may try before it gives up. */
const PATIENCE = 300;

/**
 * Places bases so that the contacts given are made. Deterministic: the same question has the same answer everywhere.
 * Throws RangeError for a contact of a base with itself or with one that is not there.
 */
export function layOut(bases: readonly Base[], contacts: readonly Pair[], options: LayoutOptions = {}): Layout {
  const size = bases.length;
  const angles = bases.map((_, base) => options.angles?.[base] ?? 0);
  const barred = new Uint8Array(size * size);
  for (const [a, b] of [...contacts, ...(options.forbidden ?? [])]) {
    if (!(a !== b && bases[a] !== undefined && bases[b] !== undefined)) throw new RangeError(`no contact between ${a} and ${b}`);
  }
  for (const [a, b] of options.forbidden ?? []) {
    barred[a * size + b] = 1;
    barred[b * size + a] = 1;
  }
  const graph = graphOf(bases, contacts, outerRadius);
  const x = new Float64Array(size);
  const y = new Float64Array(size);
  let right = 0;
  let lowest = 0;
  const groups = components(graph);
  const rooms = groups.map((group) => {
    layGroup({ graph, bases, angles, barred, x, y, placed: [], sketched: new Float64Array(0), clear: 0, packed: false, spare: 0 }, group);
    return roomOf(group, bases, angles, x, y);
  });
  for (const room of rooms) lowest = Math.max(lowest, room.bottom - room.top);
  rooms.forEach((room, k) => {
    if (k > 0) right += options.between ?? 60;
    const dx = right - room.left;
    const dy = (lowest - room.bottom + room.top) / 2 - room.top;
    for (const base of groups[k]) {
      x[base] += dx;
      y[base] += dy;
    }
    right += room.right - room.left;
  });
  const spots = bases.map((_, base): Spot => [rounded(x[base]), rounded(y[base])]);
  const missed = contacts.filter(
    ([a, b]) => !touching(bases[a], spots[a][0], spots[a][1], angles[a], bases[b], spots[b][0], spots[b][1], angles[b]),
  );
  return { spots, width: rounded(right), height: rounded(lowest), missed };
}

function roomOf(group: readonly number[], bases: readonly Base[], angles: readonly number[], x: Float64Array, y: Float64Array) {
  const room = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const base of group) {
    const w = halfWidth(bases[base], angles[base]);
    const h = halfHeight(bases[base], angles[base]);
    room.left = Math.min(room.left, x[base] - w);
    room.right = Math.max(room.right, x[base] + w);
    room.top = Math.min(room.top, y[base] - h);
    room.bottom = Math.max(room.bottom, y[base] + h);
  }
  return room;
}

/** Places one group around the origin, with as few contacts missed as patience allows. */
function layGroup(plan: Plan, group: readonly number[]): void {
  const order = orderOf(plan.graph, group);
  plan.sketched = sketch(plan.graph, group);
  if (order.length > 1) turnSketch(plan.sketched, order[0], order[1]);
  for (let missing = 0; ; missing++) {
    // Less patience for each contact more that is missed; the greedy way down needs as many placings as there are bases,
    // and ends, at the latest when all contacts may be missed.
    const tries = missing === 0 ? PATIENCE : Math.max(2 * order.length, Math.floor(160 / missing));
    for (const search of missing === 0 ? WHOLE : PARTIAL) {
      plan.clear = search.clear;
      plan.packed = search.packed;
      plan.spare = missing;
      plan.placed.length = 0;
      if (place(plan, order, 0, { tries })) return;
    }
  }
}

/** Those with most neighbours placed before them first: what must fit between others is tried while they can still move. */
function orderOf(graph: Graph, group: readonly number[]): number[] {
  const { size, linked } = graph;
  const degree = (base: number, among: readonly number[]): number => among.reduce((sum, other) => sum + linked[base * size + other], 0);
  const order: number[] = [];
  const rest = [...group].sort((a, b) => a - b);
  while (rest.length > 0) {
    let best = rest[0];
    for (const base of rest) {
      const more = degree(base, order) - degree(best, order);
      if (more > 0 || (more === 0 && degree(base, group) > degree(best, group))) best = base;
    }
    order.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return order;
}

/** Places the bases of an order from one on; false when no way was found, or patience ran out. */
function place(plan: Plan, order: readonly number[], from: number, left: { tries: number }): boolean {
  if (from === order.length) return true;
  const base = order[from];
  for (const candidate of candidates(plan, base)) {
    if (left.tries-- <= 0) return false;
    put(plan, base, candidate);
    plan.spare -= candidate.missed;
    if (place(plan, order, from + 1, left)) return true;
    plan.spare += candidate.missed;
    plan.placed.pop();
  }
  return false;
}

function put(plan: Plan, base: number, candidate: Candidate): void {
  plan.x[base] = candidate.x;
  plan.y[base] = candidate.y;
  plan.placed.push(base);
}
