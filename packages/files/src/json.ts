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
  return new Reading(text, file).whole();
}

/** One text as it is being read, from its beginning on. */
class Reading {
  private readonly text: string;
  private readonly file: string;
  private readonly places: Places = new WeakMap();
  private readonly holes = new WeakMap<object, Set<Step>>();
  /** What can be read over. */
  private readonly faults: Placed[] = [];
  /** The character that is read next. */
  private at = 0;
  private values = 0;
  private holders = 0;

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
  }

  whole(): Tree {
    const { text, file, places, faults, holes } = this;
    this.space();
    const value = this.value(1);
    this.space();
    if (this.at < text.length) throw this.fault(say('end-of-file'));
    if (value === HOLE) throw faultsOf(text, file, faults);
    return { value, text, places, faults, holes };
  }

  /** What cannot be read over: nobody knows how the text goes on. */
  private fault(expected: Phrase, found?: Phrase, where = this.at): FileFault {
    const { text, file, faults } = this;
    const there = where < text.length ? asWritten(JSON.stringify(text.slice(where, where + 1))) : say('end-of-file');
    return faultsOf(text, file, [...faults, { at: where, expected, found: found ?? there }]);
  }

  private space(): void {
    for (; this.at < this.text.length; this.at++) {
      const c = this.text.charCodeAt(this.at);
      if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return;
    }
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return null;
    this.at += found[0].length;
    return found[0];
  }

  /** A text in quotation marks; `what` says what it is to be, where there is none. */
  private string(what: FileKey): string {
    const { text } = this;
    if (text[this.at] !== '"') throw this.fault(say(what));
    const start = this.at++;
    for (; this.at < text.length; this.at++) {
      const c = text.charCodeAt(this.at);
      if (c === 0x22) break;
      if (c < 0x20) throw this.fault(say('text-on-one-line'));
      if (c === 0x5c) this.at++;
    }
    if (this.at >= text.length) throw this.fault(say('end-of-text', { sign: '"' }), undefined, text.length);
    this.at++;
    try {
      return JSON.parse(text.slice(start, this.at)) as string;
    } catch {
      throw this.fault(say('known-escapes'), undefined, start);
    }
  }

  /** Any value, so many brackets deep; `HOLE` where it is JSON, but nothing that can be worked with. */
  private value(depth: number): unknown {
    if (depth > DEEPEST) throw this.fault(say('at-most-deep', { n: DEEPEST }), say('more'));
    if (++this.values > MOST_VALUES) throw this.fault(say('at-most-values', { n: MOST_VALUES }), say('more'));
    const c = this.text[this.at];
    if ((c === '{' || c === '[') && ++this.holders > MOST_HOLDERS)
      throw this.fault(say('at-most-holders', { n: MOST_HOLDERS }), say('more'));
    if (c === '{') return this.object(depth);
    if (c === '[') return this.array(depth);
    if (c === '"') return this.string('text-in-quotes');
    const start = this.at;
    const number = this.match(NUMBER);
    if (number !== null) {
      const n = Number(number);
      if (Number.isFinite(n)) return n === 0 ? 0 : n;
      this.faults.push({ at: start, expected: say('countable-number'), found: asWritten(number.slice(0, 40)) });
      return HOLE;
    }
    const word = this.match(WORD);
    if (word === null) throw this.fault(say('a-value'));
    return WORDS[word];
  }

  /** What stands between the brackets, with commas between; `one` reads a single thing. */
  private enclosed(end: string, one: () => void): void {
    this.at++;
    this.space();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      one();
      this.space();
      const c = this.text[this.at];
      if (c !== end && c !== ',') throw this.fault(say('one-of', { words: ['","', JSON.stringify(end)] }));
      this.at++;
      if (c === end) return;
      this.space();
    }
  }

  private object(depth: number): unknown {
    const o: Record<string, unknown> = {};
    const where = new Map<string, number>();
    this.enclosed('}', () => {
      const start = this.at;
      const name = this.string('field-name-in-quotes');
      this.space();
      if (this.text[this.at] !== ':') throw this.fault(asWritten('":"'));
      this.at++;
      this.space();
      const wrong = fieldFault(o, name);
      if (wrong !== null) this.faults.push({ at: start, ...wrong });
      else where.set(name, this.at);
      const v = this.value(depth + 1);
      if (wrong === null) o[name] = this.filled(o, name, v);
    });
    this.places.set(o, where);
    return o;
  }

  private array(depth: number): unknown {
    const list: unknown[] = [];
    const where = new Map<number, number>();
    this.enclosed(']', () => {
      where.set(list.length, this.at);
      const v = this.value(depth + 1);
      list.push(this.filled(list, list.length, v));
    });
    this.places.set(list, where);
    return list;
  }

  /** The value of a field: null where there is a hole, which is kept in mind. */
  private filled(holder: object, field: Step, value: unknown): unknown {
    if (value !== HOLE) return value;
    this.holes.set(holder, (this.holes.get(holder) ?? new Set()).add(field));
    return null;
  }
}
