/** What both readers of text share: the places of values in the file, the limits, and the names that are refused. */
import { asWritten, type Phrase } from '@escarmouche/engine/core';
import { FileFault, say } from './fault.ts';

/** A step down into a value: a field's name or a number in a list. */
export type Step = string | number;

/** Where values stand in a text: for each list and object, the offsets of what it holds. */
export type Places = WeakMap<object, Map<Step, number>>;

/** A text as data, with the places of everything in it. */
export interface Tree {
  readonly value: unknown;
  readonly text: string;
  readonly places: Places;
}

/** Lists in lists in objects: no file of ours goes deeper than half of this. */
export const DEEPEST = 64;

/** Names that mean something to JavaScript itself. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** `line:column` of an offset, both from 1. */
export function placeAt(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split(/\r\n|\r|\n/).length;
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return `${line}:${offset - start + 1}`;
}

/** A path as people write it: `cases[2].situation.figures.A.at`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? String(step) : `.${String(step)}`)).join('');
}

/** The deepest place known on the way down a path. */
export function placeOf(tree: Tree, path: readonly PropertyKey[]): string {
  let at = 0;
  let v: unknown = tree.value;
  for (const step of path) {
    if (typeof v !== 'object' || v === null) break;
    const next = tree.places.get(v)?.get(step as Step);
    if (next === undefined) break;
    at = next;
    v = (v as Record<Step, unknown>)[step as Step];
  }
  return placeAt(tree.text, at);
}

/** Adds a field to an object, once, and none that JavaScript would take for its own. */
export function addField(
  o: Record<string, unknown>,
  name: string,
  v: unknown,
  fault: (expected: Phrase, found: Phrase) => FileFault,
): void {
  if (OF_THE_LANGUAGE.has(name)) throw fault(say('field-name'), asWritten(JSON.stringify(name)));
  if (Object.hasOwn(o, name)) throw fault(say('each-name-once'), say('again', { text: JSON.stringify(name) }));
  o[name] = v;
}

/** The text without its byte order mark, where it is a text and not too long. */
export function withinLimits(text: unknown, name: string, most: number): string {
  if (typeof text !== 'string') throw new FileFault(name, '', say('a-text'));
  if (text.length > most) throw new FileFault(name, '', say('at-most-characters', { n: most }), asWritten(String(text.length)));
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
