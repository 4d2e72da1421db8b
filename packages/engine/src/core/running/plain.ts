/** Hash and equality of plain data: numbers, strings, booleans, null, arrays and plain objects. */

/** A value that is nothing but data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const SEED_ABOVE = 0x1b873593;

/** The two halves of the hash being made: it is done before another one begins. */
let low = 0;
let above = 0;

/** Takes one number into both halves, which have nothing in common but that number. */
function mix(n: number): void {
  let x = Math.imul(low ^ n, PRIME);
  x ^= x >>> 15;
  low = Math.imul(x, 0x2c1b3c6d) ^ (x >>> 13);
  const y = Math.imul(n, 0xcc9e2d51);
  const z = above ^ Math.imul((y << 15) | (y >>> 17), 0x1b873593);
  above = (Math.imul((z << 13) | (z >>> 19), 5) + 0xe6546b64) | 0;
}

const bits = new DataView(new ArrayBuffer(8));

/** Numbers beyond 32 bits count in full: integers by their two halves, fractions by every bit. */
function wide(v: number): void {
  if (Number.isInteger(v)) {
    mix(Math.floor(v / 4294967296) | 0);
    mix((v >>> 0) | 0);
    return;
  }
  if (!Number.isFinite(v)) throw new TypeError(`a state holds only plain data, found ${v}`);
  bits.setFloat64(0, v);
  mix(19);
  mix(bits.getInt32(0));
  mix(bits.getInt32(4));
}

function walk(v: unknown): void {
  switch (typeof v) {
    case 'number':
      if ((v | 0) === v) mix(v | 0);
      else wide(v);
      return;
    case 'boolean':
      mix(v ? 3 : 5);
      return;
    case 'string':
      mix(v.length + 7);
      for (let i = 0; i < v.length; i++) mix(v.charCodeAt(i));
      return;
    case 'object': {
      if (v === null) {
        mix(11);
        return;
      }
      if (Array.isArray(v)) {
        mix(v.length + 13);
        for (let i = 0; i < v.length; i++) walk(v[i]);
        return;
      }
      const kind = Object.getPrototypeOf(v);
      if (kind !== Object.prototype && kind !== null) throw new TypeError('a state holds only plain data, found an object of a class');
      mix(17);
      for (const k in v) walk((v as Record<string, unknown>)[k]);
      return;
    }
    default:
      throw new TypeError(`a state holds only plain data, found ${typeof v}`);
  }
}

function hashed(v: unknown): void {
  low = SEED;
  above = SEED_ABOVE;
  walk(v);
}

/**
 * A 32-bit hash of plain data, the same on every machine: enough to name a state in print, not to tell many of them apart. Keys are not
 * hashed, their order is: states have fixed shapes.
 * @throws TypeError on anything that JSON cannot hold: a function, a bigint, undefined, an endless number, a Map, a Date.
 */
export function hashOf(v: unknown): number {
  hashed(v);
  return low >>> 0;
}

/** What the upper half of a wide hash counts. */
const ABOVE = 2 ** 32;

/**
 * A hash of plain data as wide as a whole number can be, 53 bits: of a hundred thousand states two have the same 32 bits more often than
 * not, and the same of these once in a million times. Its lower half is `hashOf`.
 * @throws TypeError as `hashOf`
 */
export function wideHashOf(v: unknown): number {
  hashed(v);
  // The upper bits of the second half are the better mixed ones.
  const upper = Math.imul(above ^ (above >>> 16), 0x85ebca6b) >>> 11;
  return upper * ABOVE + (low >>> 0);
}

/** Whether a recorded hash is that of a state whose wide hash is known. Records made before hashes were wide hold the lower half alone. */
export function isHash(recorded: number, wide: number): boolean {
  return recorded === wide || (recorded < ABOVE && recorded === wide % ABOVE);
}

/** Whether two pieces of plain data are the same all the way down. Key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const k in a) {
    const x = (a as Record<string, unknown>)[k];
    const y = (b as Record<string, unknown>)[k];
    // Whether it is there at all is asked only where that is not plain already: it takes longer than all the rest.
    if (x === y ? x === undefined && !Object.hasOwn(b, k) : !Object.hasOwn(b, k) || !same(x, y)) return false;
    more++;
  }
  for (const _k in b) more--;
  return more === 0;
}
