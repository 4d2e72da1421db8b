/**
 * The bricks of every schema, each with the words for what it expects: a message reads "expected " and then these.
 * Objects are strict: a field nobody knows is a slip of the pen, and is refused.
 */
import * as z from 'zod/mini';

// No code made from strings at run time: pages that forbid it must be able to read files too.
z.config({ jitless: true });

/** A whole number within bounds. */
export function whole(min: number, max: number) {
  const words = `a whole number from ${min} to ${max}`;
  return z.int(words).check(z.gte(min, words), z.lte(max, words));
}

/** A text of at most so many characters. */
export function text(max: number, what = 'a text') {
  return z.string(what).check(z.maxLength(max, `${what} of at most ${max} characters`));
}

/** A text that is not empty. */
export function filled(max: number, what: string) {
  return z.string(what).check(z.minLength(1, what), z.maxLength(max, `${what} of at most ${max} characters`));
}

/** A list of at most so many. */
export function list<T extends z.core.SomeType>(of: T, max: number, min = 0) {
  const words = min === max ? `a list of ${max}` : min === 0 ? `a list of at most ${max}` : `a list of ${min} to ${max}`;
  return z.array(of, words).check(z.minLength(min, words), z.maxLength(max, words));
}

/** Named things, at most so many. */
export function named<T extends z.core.SomeType>(of: T, max: number, key = 64) {
  const words = `names with a value each, at most ${max} of them`;
  return z.record(z.string().check(z.maxLength(key)), of, words).check(z.refine((o) => Object.keys(o).length <= max, words));
}

/** One of a few words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words, words.join(', ').replace(/, (?=[^,]*$)/, ' or '));
}

/** A field that is there, and true, or not there at all. */
export const present = z.literal(true, 'true, or no such field');

/** True or false. */
export const flag = z.boolean('true or false');

/** A field that may be left out. */
export const maybe = z.exactOptional;

/** An object with these fields and no other. */
export const fields = z.strictObject;

const SPACE = /^-?\d{1,3},-?\d{1,3}$/;
const FARTHEST = 512;

/** A space `q,r`, as text. */
export const space = z.string('a space as text, such as "2,-1"').check(
  z.regex(SPACE, 'a space such as "2,-1"'),
  z.refine((s) => s.split(',').every((n) => Math.abs(Number(n)) <= FARTHEST), `a space whose numbers lie from -${FARTHEST} to ${FARTHEST}`),
);

const RULE = /^[a-z]{1,20}:\d{1,4}[0-9a-z.]{0,16}$/;

/** The id of a rulebook paragraph. */
export const rule = z.string('a rule such as wow:601.1c').check(z.regex(RULE, 'a rule such as wow:601.1c'));

/** A text in both languages. */
export const both = (max: number) => fields({ en: filled(max, 'a text'), fr: filled(max, 'a text') });

/** The id of a card, map, party or option. */
export const id = filled(64, 'an id');

export { z };
