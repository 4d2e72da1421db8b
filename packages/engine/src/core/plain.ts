/** Hash and equality of plain data: numbers, strings, booleans, null, arrays and plain objects. */

/** A value that is nothing but data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

function mix(h: number, n: number): number {
  let x = Math.imul(h ^ (n | 0), PRIME);
  x ^= x >>> 15;
  return Math.imul(x, 0x2c1b3c6d) ^ (x >>> 13);
}

const bits = new DataView(new ArrayBuffer(8));

/** Numbers beyond 32 bits count in full: integers by their two halves, fractions by every bit. */
function wide(h: number, v: number): number {
  if (Number.isInteger(v)) return mix(mix(h, Math.floor(v / 4294967296)), v >>> 0);
  if (!Number.isFinite(v)) throw new TypeError(`a state holds only plain data, found ${v}`);
  bits.setFloat64(0, v);
  return mix(mix(mix(h, 19), bits.getInt32(0)), bits.getInt32(4));
}

function walk(h: number, v: unknown): number {
  switch (typeof v) {
    case 'number':
      return (v | 0) === v ? mix(h, v) : wide(h, v);
    case 'boolean':
      return mix(h, v ? 3 : 5);
    case 'string': {
      let x = mix(h, v.length + 7);
      for (let i = 0; i < v.length; i++) x = mix(x, v.charCodeAt(i));
      return x;
    }
    case 'object': {
      if (v === null) return mix(h, 11);
      if (Array.isArray(v)) {
        let x = mix(h, v.length + 13);
        for (let i = 0; i < v.length; i++) x = walk(x, v[i]);
        return x;
      }
      const kind = Object.getPrototypeOf(v);
      if (kind !== Object.prototype && kind !== null) throw new TypeError('a state holds only plain data, found an object of a class');
      let x = mix(h, 17);
      for (const k in v) x = walk(x, (v as Record<string, unknown>)[k]);
      return x;
    }
    default:
      throw new TypeError(`a state holds only plain data, found ${typeof v}`);
  }
}

/**
 * A 32-bit hash of plain data, the same on every machine. Keys are not hashed, their order is: states have fixed shapes.
 * @throws TypeError on anything that JSON cannot hold: a function, a bigint, undefined, an endless number, a Map, a Date.
 */
export function hashOf(v: unknown): number {
  return walk(SEED, v) >>> 0;
}

/** Whether two pieces of plain data are the same all the way down. Key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const ka = Object.keys(a);
  if (ka.length !== Object.keys(b).length) return false;
  for (const k of ka) {
    if (!Object.hasOwn(b, k) || !same((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k])) return false;
  }
  return true;
}
