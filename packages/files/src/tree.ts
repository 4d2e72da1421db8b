/** What both readers of text share: the places of values in the file, the limits, and the names that are refused. */
import { asWritten, type Phrase } from '@escarmouche/engine/core';
import type { FileProblem } from '@escarmouche/words/files';
import { type Fault, FileFault, faultAt, MOST_FAULTS, problemAt, say } from './fault.ts';

/** A step down into a value: a field's name or a number in a list. */
export type Step = string | number;

/** Where values stand in a text: for each list and object, the offsets of what it holds. */
export type Places = WeakMap<object, Map<Step, number>>;

/** A fault at an offset of the text. */
export interface Placed extends Fault {
  readonly at: number;
  /** The rest of the line may have been read wrongly: what else is wrong with it need not be told. */
  readonly spoils?: true;
}

/** A text as data, with the places of everything in it. */
export interface Tree {
  readonly value: unknown;
  readonly text: string;
  readonly places: Places;
  /** What was wrong already with how it is written, and could be read over. */
  readonly faults: readonly Placed[];
  /** Things of lists and objects that such a fault concerns: whatever stands there now is not what was written. */
  readonly holes: WeakMap<object, Set<Step>>;
  /** Numbers and `null` as they are written, where that may say more than what they are read as: `+1`, `01`. JSON has none. */
  readonly written?: WeakMap<object, Map<Step, string>>;
}

/** Lists in lists in objects: no file of ours goes deeper than half of this. */
export const DEEPEST = 64;

/** Values in a file at most: as many as the answers of the longest match with their dice have. */
export const MOST_VALUES = 600_000;
/** Lists and objects among them at most: those answers are an object each, and a list of their dice. Each costs as much as many values. */
export const MOST_HOLDERS = 150_000;

/** Names that mean something to JavaScript itself. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The offsets at which lines begin. */
function linesOf(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x0a || (c === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) starts.push(i + 1);
  }
  return starts;
}

/** Finds line and column of offsets, both from 1, in a text whose lines are counted once. */
export function placer(text: string): (offset: number) => readonly [line: number, column: number] {
  const starts = linesOf(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - starts[low] + 1];
  };
}

/** `line:column` of an offset. */
export function placeAt(text: string, offset: number): string {
  return placer(text)(offset).join(':');
}

/** A path as people write it: `cases[2].situation.figures.A.at`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? String(step) : `.${String(step)}`)).join('');
}

/** `profiles[0].values.MOU` as steps. */
export function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, n]) => (n === undefined ? word : Number(n)));
}

/** The offset of the deepest place known on the way down a path. */
export function offsetOf(tree: Tree, path: readonly PropertyKey[]): number {
  let at = 0;
  let v: unknown = tree.value;
  for (const step of path) {
    if (typeof v !== 'object' || v === null) break;
    const next = tree.places.get(v)?.get(step as Step);
    if (next === undefined) break;
    at = next;
    v = (v as Record<Step, unknown>)[step as Step];
  }
  return at;
}

/** All faults of a file as one error, in the order in which they stand there; `more` of them stand behind any that is told. */
export function faultsOf(text: string, file: string, faults: readonly Placed[], more = 0): FileFault {
  const placeOf = placer(text);
  const told = [...faults].sort((a, b) => a.at - b.at).slice(0, MOST_FAULTS);
  return new FileFault(
    told.map((f): FileProblem => problemAt(file, placeOf(f.at).join(':'), f)),
    faults.length + more,
  );
}

/** What is wrong with adding a field of this name to an object: it is there already, or JavaScript would take it for its own. */
export function fieldFault(o: object, name: string): { readonly expected: Phrase; readonly found: Phrase } | null {
  if (OF_THE_LANGUAGE.has(name)) return { expected: say('field-name'), found: asWritten(JSON.stringify(name)) };
  if (Object.hasOwn(o, name)) return { expected: say('each-name-once'), found: say('again', { text: JSON.stringify(name) }) };
  return null;
}

/** The text without its byte order mark, where it is a text and not too long. */
export function withinLimits(text: unknown, name: string, most: number): string {
  if (typeof text !== 'string') throw faultAt(name, '', say('a-text'));
  if (text.length > most) throw faultAt(name, '', say('at-most-characters', { n: most }), asWritten(String(text.length)));
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
