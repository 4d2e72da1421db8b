/**
 * Positions that have been met, found again by all that is in them. A position is written out as whole numbers of 32 bits, one text for
 * each position and no two with the same: comparing two of them is then running along two rows of numbers.
 */

/** Marks before whatever is not a small whole number. No number is written as one of these marks. */
const LEAST = -0x80000000;
const LIST = LEAST;
const RECORD = LEAST + 1;
const RECORD_ENDS = LEAST + 2;
const TEXT = LEAST + 3;
const WIDE = LEAST + 4;
const YES = LEAST + 5;
const NO = LEAST + 6;
const NOTHING = LEAST + 7;
const FIRST_NUMBER = LEAST + 8;

/** In place of the number of a position: it was not met before. */
const NEW = -1;

/** A step on the way along the names of a record's fields: where it goes on by the first name met here, and by any other. */
class Shape {
  readonly id: number;
  name = '';
  next: Shape | null = null;
  others: Map<string, Shape> | null = null;

  constructor(id: number) {
    this.id = id;
  }
}

const bits = new DataView(new ArrayBuffer(8));

/** A set of positions, each with a number: 0 is the first that was added. */
export class Known {
  private row = new Int32Array(1024);
  private length = 0;
  private shapes = 1;
  private readonly root = new Shape(0);
  private readonly texts = new Map<string, number>();
  private readonly rows: Int32Array[] = [];
  private readonly hashes: number[] = [];
  /** A hash table: at the lower bits of a position's hash stands its number and one, or else at the next free places. */
  private table = new Int32Array(256);

  /** The number of a position that was added before. One that is new gets the next number, and `NEW` is returned. `extra` counts as part of the position. */
  find(state: object, extra: number): number {
    this.length = 0;
    this.put(extra);
    this.write(state);
    const { row, length } = this;
    let hash = 0x811c9dc5;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ row[i], 0x01000193);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 13);
    const mask = this.table.length - 1;
    let at = hash & mask;
    for (; this.table[at] !== 0; at = (at + 1) & mask) {
      const n = this.table[at] - 1;
      if (this.hashes[n] === hash && this.equals(this.rows[n])) return n;
    }
    this.table[at] = this.rows.length + 1;
    this.rows.push(row.slice(0, length));
    this.hashes.push(hash);
    if (this.rows.length * 2 > this.table.length) this.grow();
    return NEW;
  }

  private equals(other: Int32Array): boolean {
    const { row, length } = this;
    if (other.length !== length) return false;
    for (let i = 0; i < length; i++) if (row[i] !== other[i]) return false;
    return true;
  }

  private grow(): void {
    this.table = new Int32Array(this.table.length * 4);
    const mask = this.table.length - 1;
    for (const [n, hash] of this.hashes.entries()) {
      let at = hash & mask;
      while (this.table[at] !== 0) at = (at + 1) & mask;
      this.table[at] = n + 1;
    }
  }

  private put(n: number): void {
    if (this.length === this.row.length) {
      const wider = new Int32Array(this.row.length * 2);
      wider.set(this.row);
      this.row = wider;
    }
    this.row[this.length++] = n;
  }

  private write(v: unknown): void {
    if (typeof v === 'number') {
      if ((v | 0) === v && v >= FIRST_NUMBER) this.put(v);
      else this.writeWide(v);
    } else if (typeof v === 'object') {
      if (v === null) this.put(NOTHING);
      else if (Array.isArray(v)) {
        this.put(LIST);
        this.put(v.length);
        for (let i = 0; i < v.length; i++) {
          const x: unknown = v[i];
          // Nearly everything is a small number.
          if (typeof x === 'number' && (x | 0) === x && x >= FIRST_NUMBER && this.length < this.row.length) this.row[this.length++] = x;
          else this.write(x);
        }
      } else {
        this.put(RECORD);
        let shape = this.root;
        for (const name in v) {
          shape = shape.next !== null && shape.name === name ? shape.next : this.along(shape, name);
          const x = (v as Record<string, unknown>)[name];
          if (typeof x === 'number' && (x | 0) === x && x >= FIRST_NUMBER && this.length < this.row.length) this.row[this.length++] = x;
          else this.write(x);
        }
        this.put(RECORD_ENDS);
        this.put(shape.id);
      }
    } else if (typeof v === 'string') {
      let id = this.texts.get(v);
      if (id === undefined) {
        id = this.texts.size;
        this.texts.set(v, id);
      }
      this.put(TEXT);
      this.put(id);
    } else if (typeof v === 'boolean') this.put(v ? YES : NO);
    else throw new TypeError(`a state holds only plain data, found ${typeof v}`);
  }

  private writeWide(v: number): void {
    bits.setFloat64(0, v);
    this.put(WIDE);
    this.put(bits.getInt32(0));
    this.put(bits.getInt32(4));
  }

  private along(shape: Shape, name: string): Shape {
    if (shape.next === null) {
      shape.name = name;
      shape.next = new Shape(this.shapes++);
      return shape.next;
    }
    if (shape.name === name) return shape.next;
    shape.others ??= new Map();
    let next = shape.others.get(name);
    if (next === undefined) {
      next = new Shape(this.shapes++);
      shape.others.set(name, next);
    }
    return next;
  }
}
