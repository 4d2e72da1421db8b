/** Broken files by the thousand, for the tests of every reader. */
import { tamed } from '@escarmouche/engine/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileFault } from './fault.ts';

/** Files of each kind of breakage. */
const FILES = Number(process.env.ESCARMOUCHE_FILES ?? 2000);
const deep = (n: number): unknown => Array.from({ length: n }).reduce((inside) => [inside], 0 as unknown);

/** What no file should hold where something else belongs. */
const STRANGE: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, 1e21, -1e308, 2 ** 53, '', ' ', 'x', '-1', '0,0', '9999,0', 'a'.repeat(5000), '\u0000', '\u2028', '😀', '*a', '&a', '!!x', '<<',
  [], {}, [[]], [{}], { a: 1 }, deep(30), deep(200), JSON.parse('{"__proto__":{"x":1}}'), { constructor: 1 }, { prototype: 1 }, { toString: 1 }, { length: -1 },
  'wow:404.1', 'heal', { do: 'heal' }, { kind: 'attack' }, { on: 'damage' },
]; // biome-ignore format: a table

/** Pieces that mean something to one notation or the other. */
const PIECES = [
  '[',
  ']',
  '{',
  '}',
  ':',
  ': ',
  ',',
  '"',
  "'",
  '- ',
  '? ',
  '&a ',
  '*a',
  '!!map ',
  '!x ',
  '|\n',
  '>-\n',
  '#',
  '%YAML 1.1\n',
  '---\n',
  '...\n',
  '\t',
  '\r',
  '\u0000',
  '\ufeff',
  '\ud800',
  '<<: ',
  '1e999',
  '.inf',
  '.nan',
  '0x',
  '__proto__: 1\n',
  '"__proto__":1,',
  'null',
  '[[[[',
  '{"a":{"a":',
];

interface Cut {
  readonly at: number;
  readonly kind: 'flip' | 'cut' | 'insert' | 'twice' | 'end';
  readonly n: number;
}

const cuts: fc.Arbitrary<Cut[]> = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('flip', 'cut', 'insert', 'twice', 'end'),
    n: fc.nat(1000),
  }),
  { minLength: 1, maxLength: 4 },
);

function mangled(text: string, list: readonly Cut[]): string {
  let t = text;
  for (const { at, kind, n } of list) {
    const i = Math.floor(at * t.length);
    const rest = t.slice(i);
    if (kind === 'flip') t = t.slice(0, i) + String.fromCharCode((rest.charCodeAt(0) || 0) ^ (1 << (n % 8))) + rest.slice(1);
    else if (kind === 'cut') t = t.slice(0, i) + rest.slice(1 + (n % 60));
    else if (kind === 'insert') t = t.slice(0, i) + PIECES[n % PIECES.length].repeat(n > 990 ? 500 : 1) + rest;
    else if (kind === 'twice') t = t.slice(0, i) + rest.slice(0, 1 + (n % 200)) + rest;
    else t = t.slice(0, i);
  }
  return t;
}

/** A copy of data with one place in it replaced by something strange. */
function spoiled(v: unknown, at: readonly number[], strange: unknown): unknown {
  const [first, ...more] = at;
  if (first === undefined || typeof v !== 'object' || v === null) return strange;
  const keys = Object.keys(v);
  if (keys.length === 0) return strange;
  const key = keys[first % keys.length];
  if (Array.isArray(v)) return v.map((x, i) => (String(i) === key ? spoiled(x, more, strange) : x));
  return Object.fromEntries(
    Object.entries(v).map(([k, x]) =>
      k === key ? (first % 11 === 0 ? [JSON.stringify(strange), x] : [k, spoiled(x, more, strange)]) : [k, x],
    ),
  );
}

const places = fc.array(fc.nat(1000), { maxLength: 9 });
const strange = fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 3 }));

/** Text of any characters. The library's own unit for this takes a second to list all of them. */
const anyText = fc.array(fc.nat(0x10ffff)).map((all) => String.fromCodePoint(...all));

/** What is wrong with what a reader threw; null where it is a line for each fault. Asked some ten thousand times, so that nothing is made before it is needed. */
function wrongIn(error: unknown): string | null {
  if (!(error instanceof FileFault)) return 'an error that is no FileFault';
  const lines = error.message.split('\n');
  if (lines.length >= 52) return `${lines.length} lines`;
  if (error.problems.length !== lines.length) return `${lines.length} lines for ${error.problems.length} problems`;
  for (const line of lines) {
    if (!/^fuzz\S*: .*expected /.test(line)) return `a line that says nothing of the file and of what was expected: ${line}`;
    if (line !== tamed(line)) return `a line that is not tame: ${line}`;
    if (line.length >= 2000) return `a line of ${line.length} characters`;
  }
  return null;
}

/** Reads without harm: a value, or a line for each fault. */
function harmless(read: (text: string, name: string) => unknown, text: string): void {
  try {
    read(text, 'fuzz');
  } catch (error) {
    const wrong = wrongIn(error);
    if (wrong !== null) throw new Error(wrong, { cause: error });
  }
  if (({} as Record<string, unknown>).x !== undefined) throw new Error('every object has a field `x` since');
}

/** A copy of data in which one part of it has been changed. */
function within(v: unknown, [first, ...more]: readonly (string | number)[], change: (part: unknown) => unknown): unknown {
  if (first === undefined) return change(v);
  if (Array.isArray(v)) return v.map((x, i) => (i === first ? within(x, more, change) : x));
  return Object.fromEntries(Object.entries(v as object).map(([k, x]) => [k, k === first ? within(x, more, change) : x]));
}

/**
 * Tests that a reader gives a value for whatever has become of one part of its files.
 * @param data a good file, as data
 * @param part the way to where strange values are put: anywhere in it unless given
 * @param runs how many such files
 */
function survivesStrange(
  read: (text: string, name: string) => unknown,
  data: unknown,
  part: readonly (string | number)[] = [],
  runs = FILES,
): void {
  fc.assert(
    fc.property(places, strange, (at, s) => harmless(read, JSON.stringify(within(data, part, (whole) => spoiled(whole, at, s))))),
    { numRuns: runs },
  );
}

/** A ruling, as far as it is dealt out below. */
interface Dealt {
  readonly cases: readonly { readonly situation: object; readonly script: readonly unknown[] }[];
}

/**
 * A ruling dealt out into several: each has what no situation is without, and its share of all that the first case says beside it; the other
 * cases are in the first. A broken text takes as long as it is, mostly for what nobody reads behind the first fault: of five short ones five
 * times as many can be broken, and each of their letters is as often as before.
 */
export function dealt<R extends Dealt>(ruling: R, always: readonly string[], many: number): R[] {
  const [{ situation, script, ...first }, ...others] = ruling.cases;
  const parts = Array.from({ length: many }, () => ({ size: 0, keys: new Set(always) }));
  const sizes = Object.entries({ ...situation, script }).map(([key, of]) => ({ key, size: JSON.stringify(of).length }));
  for (const { key, size } of sizes.sort((a, b) => b.size - a.size)) {
    const least = parts.reduce((a, b) => (b.size < a.size ? b : a));
    least.keys.add(key);
    least.size += size;
  }
  return parts.map(({ keys }, i) => {
    const share = Object.fromEntries(Object.entries(situation).filter(([key]) => keys.has(key)));
    const one = { ...first, situation: share, script: keys.has('script') ? script : [] };
    return { ...ruling, cases: i === 0 ? [one, ...others] : [one] };
  });
}

/**
 * Tests that a reader gives a value for whatever has become of its files, or says in one line what is wrong.
 * @param texts a good file, or several that together hold what one may
 * @param data the same or another good file, as data
 * @param part a part of yet another that is tried by itself, with strange values alone: such a file as data, and the way to it
 */
export function survives(
  name: string,
  read: (text: string, name: string) => unknown,
  texts: string | readonly string[],
  data: unknown,
  part?: { readonly of: unknown; readonly at: readonly (string | number)[] },
): void {
  const good = [texts].flat();

  describe(name, { timeout: 180_000 }, () => {
    it('takes the files the fuzzing begins with', () => {
      for (const text of good) expect(() => read(text, 'a')).not.toThrow();
      expect(() => read(JSON.stringify(data), 'a')).not.toThrow();
    });

    it(`survives ${FILES} texts flipped, cut and spliced`, () => {
      fc.assert(
        fc.property(fc.constantFrom(...good), cuts, (text, list) => harmless(read, mangled(text, list))),
        { numRuns: FILES },
      );
    });

    it(`survives ${FILES} files with strange values`, () => {
      survivesStrange(read, data);
    });

    if (part !== undefined)
      it(`survives strange values in ${part.at.join('.')}`, () => survivesStrange(read, part.of, part.at, Math.ceil(FILES / 4)));

    it('survives what is no file at all', () => {
      fc.assert(
        fc.property(fc.oneof(anyText, fc.json()), (s) => harmless(read, s)),
        { numRuns: Math.ceil(FILES / 10) },
      );
      for (const v of [undefined, null, 3, {}, new Uint8Array(3)]) harmless(read, v as string);
    });
  });
}
