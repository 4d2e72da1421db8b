/**
 * The bricks of every schema (`@escarmouche/files/schema` for a game that lives elsewhere), each with the words for what it expects: a message reads "expected " and then these.
 * Objects are strict: a field nobody knows is a slip of the pen, and is refused.
 */
import { GENDERS, type Phrase, SLUG, tamed } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import * as z from 'zod/mini';
import { say } from '../fault.ts';

// No code made from strings at run time: pages that forbid it must be able to read files too.
z.config({ jitless: true });

/** A piece of a sentence as schemas carry it: their words are texts, and nothing else. */
export function inSchema(p: Phrase): string {
  return JSON.stringify(p);
}

/** The piece that a schema's words stand for. */
export function heard(words: string): Phrase {
  try {
    return JSON.parse(words) as Phrase;
  } catch {
    // Words of the schema library itself.
    return say('other-value');
  }
}

/** The words for what is expected, by their key in the word lists. */
export function expects(...of: Parameters<typeof say>): string {
  return inSchema(say(...of));
}

/** A whole number within bounds. */
export function whole(min: number, max: number) {
  const words = expects('whole-number', { min, max });
  return z.int(words).check(z.gte(min, words), z.lte(max, words));
}

/** A number within bounds, whole or not. */
export function between(min: number, max: number) {
  const words = expects('number-between', { min, max });
  return z.number(words).check(z.gte(min, words), z.lte(max, words));
}

/** A text of at most so many characters. */
export function text(max: number, what: FileKey = 'a-text') {
  return z.string(expects(what)).check(z.maxLength(max, atMost(max, what)));
}

/** A text that is not empty. */
export function filled(max: number, what: FileKey) {
  return z.string(expects(what)).check(z.minLength(1, expects(what)), z.maxLength(max, atMost(max, what)));
}

/** An id that somebody gives: small letters, digits and hyphens. */
export function slug(max: number) {
  return filled(max, 'short-name').check(z.regex(SLUG, expects('short-name')));
}

function atMost(n: number, what: FileKey): string {
  return expects('text-limit', { what: say(what), n });
}

/** A list of at most so many. */
export function list<T extends z.core.SomeType>(of: T, max: number, min = 0) {
  const words =
    min === max ? expects('list-of', { n: max }) : min === 0 ? expects('list-at-most', { n: max }) : expects('list-between', { min, max });
  return z.array(of, words).check(z.minLength(min, words), z.maxLength(max, words));
}

/** Named things, at most so many. */
export function named<T extends z.core.SomeType>(of: T, max: number, key = 64) {
  const words = expects('named-things', { n: max });
  const name = z.string().check(z.maxLength(key, expects('name-limit', { n: key })));
  const record = z.record(name, of, words).check(z.refine((o) => Object.keys(o).length <= max, words));
  // Too many are refused as such, before anybody looks at each of them.
  const { parse } = record._zod;
  record._zod.parse = (payload, ctx) => {
    const { value } = payload;
    return typeof value === 'object' && value !== null && Object.keys(value).length > max ? payload : parse(payload, ctx);
  };
  return record;
}

/** One of a few words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words, expects('one-of', { words }));
}

/** A list of some of these words: whoever writes something else hears all of them. */
export function wordsOf<const T extends readonly string[]>(words: T) {
  const said = expects('list-of-words', { words });
  return z.array(oneOf(words), said).check(z.minLength(0, said), z.maxLength(words.length, said));
}

/** A field that is there, and true, or not there at all. */
export const present = z.literal(true, expects('true-or-absent'));

/** True or false. */
export const flag = z.boolean(expects('true-or-false'));

/** A field that may be left out. */
export const maybe = z.exactOptional;

/** An object with these fields and no other. */
export const fields = z.strictObject;

const SPACE = /^-?\d{1,3},-?\d{1,3}$/;
const FARTHEST = 512;

/** A space `q,r`, as text. */
export const space = z.string(expects('space-as-text', { example: '"2,-1"' })).check(
  z.regex(SPACE, expects('space-such-as', { example: '"2,-1"' })),
  z.refine((s) => s.split(',').every((n) => Math.abs(Number(n)) <= FARTHEST), expects('space-within', { min: -FARTHEST, max: FARTHEST })),
);

/** The id of a rulebook paragraph of a game, such as `wow:601.1c`: the word its rules begin with, and its number as that book numbers. */
export function ruleOf({ prefix, example }: { readonly prefix: string; readonly example: string }) {
  const words = expects('rule-such-as', { example });
  return z.string(words).check(z.regex(new RegExp(`^${prefix}:[0-9A-Za-z][0-9A-Za-z.-]{0,39}$`), words));
}

/**
 * A text in both languages, as `{ en, fr }`. For a table of one's own one language is enough, which then stands for both: a plain
 * text, or `{ en }` or `{ fr }` alone.
 */
export function both(max: number) {
  const words = filled(max, 'a-text');
  const either = expects('text-or-both', { fields: '{ en, fr }' });
  const written = z.union([words, fields({ en: words, fr: words }), fields({ en: words }), fields({ fr: words })], either);
  return z.pipe(
    written,
    // Nothing refers to a thing by such a text: it is only shown.
    z.transform((v): { en: string; fr: string } => {
      if (typeof v === 'string') return { en: tamed(v), fr: tamed(v) };
      const { en, fr } = 'en' in v ? { en: v.en, fr: 'fr' in v ? v.fr : v.en } : { en: v.fr, fr: v.fr };
      return { en: tamed(en), fr: tamed(fr) };
    }),
  );
}

/** The id of a card, map, party or option. */
export const id = filled(64, 'an-id');

/** Named options of a game with the readings chosen, by id. */
export const choices = named(id, 100);

export { z };

/** What a sentence has to know of a figure's name. */
export const grammar = fields({ gender: oneOf(GENDERS), proper: maybe(present) });
