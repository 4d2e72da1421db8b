/**
 * JSON, read strictly: like `JSON.parse`, but it knows where everything stands, refuses a name that comes twice, and goes
 * down only so far.
 */
import { asWritten, type Phrase } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import { type FileFault, say } from './fault.ts';
import { DEEPEST, faultsOf, fieldFault, MOST_HOLDERS, MOST_VALUES, type Placed, type Places, type Step, type Tree } from './tree.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** Stands for a value that could not be read. */
const HOLE = Symbol('hole');

/** Reads a JSON text. @throws FileFault at the first place that is not JSON, with what was wrong before it. */
export function readJson(text: string, file: string): Tree {
  const places: Places = new WeakMap();
  const holes = new WeakMap<object, Set<Step>>();
  /** What can be read over. */
  const faults: Placed[] = [];
  let at = 0;
  let values = 0;
  let holders = 0;

  /** What cannot: nobody knows how the text goes on. */
  const fault = (expected: Phrase, found?: Phrase, where = at): FileFault =>
    faultsOf(text, file, [
      ...faults,
      {
        at: where,
        expected,
        found: found ?? (where < text.length ? asWritten(JSON.stringify(text.slice(where, where + 1))) : say('end-of-file')),
      },
    ]);

  const space = (): void => {
    for (; at < text.length; at++) {
      const c = text.charCodeAt(at);
      if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return;
    }
  };

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return null;
    at += found[0].length;
    return found[0];
  };

  const string = (what: FileKey): string => {
    if (text[at] !== '"') throw fault(say(what));
    const start = at++;
    for (; at < text.length; at++) {
      const c = text.charCodeAt(at);
      if (c === 0x22) break;
      if (c < 0x20) throw fault(say('text-on-one-line'));
      if (c === 0x5c) at++;
    }
    if (at >= text.length) throw fault(say('end-of-text', { sign: '"' }), undefined, text.length);
    at++;
    try {
      return JSON.parse(text.slice(start, at)) as string;
    } catch {
      throw fault(say('known-escapes'), undefined, start);
    }
  };

  const value = (depth: number): unknown => {
    if (depth > DEEPEST) throw fault(say('at-most-deep', { n: DEEPEST }), say('more'));
    if (++values > MOST_VALUES) throw fault(say('at-most-values', { n: MOST_VALUES }), say('more'));
    const c = text[at];
    if ((c === '{' || c === '[') && ++holders > MOST_HOLDERS) throw fault(say('at-most-holders', { n: MOST_HOLDERS }), say('more'));
    if (c === '{') return object(depth);
    if (c === '[') return array(depth);
    if (c === '"') return string('text-in-quotes');
    const start = at;
    const number = match(NUMBER);
    if (number !== null) {
      const n = Number(number);
      if (Number.isFinite(n)) return n === 0 ? 0 : n;
      faults.push({ at: start, expected: say('countable-number'), found: asWritten(number.slice(0, 40)) });
      return HOLE;
    }
    const word = match(WORD);
    if (word === null) throw fault(say('a-value'));
    return WORDS[word];
  };

  /** What stands between the brackets, with commas between; `one` reads a single thing. */
  const enclosed = (end: string, one: () => void): void => {
    at++;
    space();
    if (text[at] === end) {
      at++;
      return;
    }
    for (;;) {
      one();
      space();
      if (text[at] === end) {
        at++;
        return;
      }
      if (text[at] !== ',') throw fault(say('one-of', { words: ['","', JSON.stringify(end)] }));
      at++;
      space();
    }
  };

  const object = (depth: number): unknown => {
    const o: Record<string, unknown> = {};
    const where = new Map<string, number>();
    enclosed('}', () => {
      const start = at;
      const name = string('field-name-in-quotes');
      space();
      if (text[at] !== ':') throw fault(asWritten('":"'));
      at++;
      space();
      const wrong = fieldFault(o, name);
      if (wrong !== null) faults.push({ at: start, ...wrong });
      else where.set(name, at);
      const v = value(depth + 1);
      if (wrong !== null) return;
      if (v === HOLE) holes.set(o, (holes.get(o) ?? new Set()).add(name));
      o[name] = v === HOLE ? null : v;
    });
    places.set(o, where);
    return o;
  };

  const array = (depth: number): unknown => {
    const list: unknown[] = [];
    const where = new Map<number, number>();
    enclosed(']', () => {
      where.set(list.length, at);
      const v = value(depth + 1);
      if (v === HOLE) holes.set(list, (holes.get(list) ?? new Set()).add(list.length));
      list.push(v === HOLE ? null : v);
    });
    places.set(list, where);
    return list;
  };

  space();
  const v = value(1);
  space();
  if (at < text.length) throw fault(say('end-of-file'));
  if (v === HOLE) throw faultsOf(text, file, faults);
  return { value: v, text, places, faults, holes };
}
