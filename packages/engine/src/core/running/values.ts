/**
 * A characteristic computed in one place, in fixed layers, able to tell what it is made of: base, then settings, then
 * multiplications, then additions, then limits.
 */
import type { Arg, RuleId } from './types.ts';

/** The layers in the order they apply. */
export const LAYERS = ['base', 'set', 'multiply', 'add', 'limit'] as const;
export type Layer = (typeof LAYERS)[number];

/** One part of a value: how much, from where, by which rule. */
export interface Contribution {
  readonly layer: Layer;
  readonly amount: number;
  readonly source: Arg;
  readonly rule: RuleId;
}

/** A total with its parts. */
export interface Value {
  readonly total: number;
  readonly because: readonly Contribution[];
}

/**
 * Adds up contributions by layer, whatever their order in the list: the last `set` wins over the base, factors multiply,
 * additions add, and a limit is a floor the total cannot go below.
 */
export function total(parts: readonly Contribution[]): number {
  let value = 0;
  for (const p of parts) if (p.layer === 'base') value += p.amount;
  for (const p of parts) if (p.layer === 'set') value = p.amount;
  for (const p of parts) if (p.layer === 'multiply') value *= p.amount;
  for (const p of parts) if (p.layer === 'add') value += p.amount;
  for (const p of parts) if (p.layer === 'limit' && value < p.amount) value = p.amount;
  return value;
}

/** Running computation of a value for hot paths: amounts only, and the parts where somebody asks. */
export interface Tally {
  set: number;
  isSet: boolean;
  base: number;
  factor: number;
  sum: number;
  because: Contribution[] | null;
}

/** Starts a tally anew; the object is reused so that asking for a value allocates nothing. */
export function begin(t: Tally, because: Contribution[] | null): Tally {
  t.set = 0;
  t.isSet = false;
  t.base = 0;
  t.factor = 1;
  t.sum = 0;
  t.because = because;
  return t;
}

/** A fresh tally. */
export function tally(): Tally {
  return { set: 0, isSet: false, base: 0, factor: 1, sum: 0, because: null };
}

/** Puts one part into a tally. The source is named by a tag and a reference, made into an object only where wanted. */
export function put(
  t: Tally,
  layer: Layer,
  amount: number,
  rule: RuleId,
  tag: 'figure' | 'card' | 'space' | 'term',
  ref: number | string,
): void {
  if (layer === 'add') t.sum += amount;
  else if (layer === 'base') t.base += amount;
  else if (layer === 'set') {
    t.set = amount;
    t.isSet = true;
  } else if (layer === 'multiply') t.factor *= amount;
  if (t.because !== null) t.because.push({ layer, amount, source: { [tag]: ref } as Arg, rule });
}

/** Closes a tally with a floor. */
export function close(t: Tally, floor: number, rule: RuleId): number {
  const value = (t.isSet ? t.set : t.base) * t.factor + t.sum;
  if (value >= floor) return value;
  if (t.because !== null) t.because.push({ layer: 'limit', amount: floor, source: { term: 'floor' }, rule });
  return floor;
}
