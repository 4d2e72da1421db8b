/**
 * Sentences about files and records, before they are in a language: a key and what fills it in, pieces within pieces. Unlike a
 * `Say` they name nothing on a table, so they can be told where no match is at hand.
 */
import type { RuleId, Say } from '../running/types.ts';

/** A piece of a sentence: a key of a word list and its values. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, PhraseArg>>;
}

/** A value of a piece: as it is, several of its kind, a piece of its own, or what a game says of its set-up. */
export type PhraseArg = string | number | readonly string[] | Phrase | GameFault;

/** A sentence of a game about a set-up or a situation: for the word lists, and as one line of English. */
export interface GameFault {
  readonly fault: Say;
  readonly line: string;
  /** Where in the set-up, and the rule it breaks. */
  readonly at?: string;
  readonly rule?: RuleId;
}

/** What was expected somewhere, and what came instead. */
export interface Difference {
  readonly at: Phrase;
  readonly expected: Phrase;
  readonly got: Phrase;
}

/** How one language puts pieces together. */
export interface Phrasing {
  /** Sentences with `{{name}}` for a value and `{{names, or}}` for a list of alternatives. */
  readonly list: Readonly<Record<string, string>>;
  /** The last two of a list of alternatives have this between them. */
  readonly or: string;
  /** What a game says in this language; the line of English unless given. */
  readonly fault?: (fault: GameFault) => string;
}

/** Makes a piece. */
export function phrase(key: string, args: Phrase['args'] = {}): Phrase {
  return { key, args };
}

/** A text that is the same in every language: an id, a number, what stands in a file. */
export function asWritten(text: string): Phrase {
  return phrase('as-written', { text });
}

function alternatives(items: readonly string[], or: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${or}${items[items.length - 1]}`;
}

/** A piece in words; the key itself where the list does not know it. */
export function phrased(p: Phrase, by: Phrasing): string {
  if (!Object.hasOwn(by.list, p.key)) return p.key;
  return by.list[p.key].replace(/\{\{(\w+)(, or)?\}\}/g, (_all, name: string, or: string | undefined) => {
    const v = p.args[name];
    if (typeof v === 'string') return v;
    if (typeof v === 'number') return String(v);
    if (v === undefined) return '';
    if (Array.isArray(v)) return or === undefined ? v.join(', ') : alternatives(v as readonly string[], by.or);
    return 'fault' in v ? (by.fault?.(v) ?? v.line) : phrased(v as Phrase, by);
  });
}

/** A difference as one sentence. That the rules refuse an answer is said as such: nobody expected a refusal. */
export function differs(d: Difference): Phrase {
  const { at, expected, got } = d;
  if (expected.key === 'as-written' && got.key === 'refusal-by')
    return phrase('answer-refused', { at, answer: expected, rules: got.args.rules ?? [] });
  return phrase('expected-got', { ...d });
}
