/**
 * Positions changed by hand: what a form drawn from a notation needs. All of it works on plain data, and gives new data back; nothing here
 * knows a game but what its `Notation` says.
 */

import type { Choice } from '../running/game.ts';
import type { BothLanguages } from '../running/types.ts';
import type { Match } from './match.ts';
import { type FieldKind, SLUG } from './notation.ts';
import type { Form, FormField } from './notation-form.ts';
import { type GameFault, type Phrase, phrase } from './phrase.ts';
import { gameFaults } from './ruling-failure.ts';

/** A way down into a position: `['sides', 0, 'fighters', 'garrek', 'at']`. */
export type NotationPath = readonly (string | number)[];

/** A thing that a place of a position may name. */
export interface ListedName {
  readonly id: string;
  /** What it is called; by the game's words for its kind (`wound.light`) where it has no name of its own. */
  readonly names?: BothLanguages;
  /** Whose it is: the warband of a card. */
  readonly of?: string;
  /** What an option may be set to, the usual reading first. */
  readonly values?: readonly string[];
}

/** How the positions of a game are written, in the shape that every game has in common. */
export interface Notation<X> {
  /** What a position is: `formOf(kind)` is that as plain data. */
  readonly kind: FieldKind<X>;
  /** A position to begin with, which can be laid. */
  readonly blank: X;
  /**
   * What may be named, by the kinds that places `names`: of a position that may lack what it names, at a place in it. A kind that is not
   * listed is free to name (`place` on a table without spaces).
   */
  readonly lists: Readonly<Record<string, (x: X, path: NotationPath) => readonly ListedName[]>>;
}

/** Something at a place of a position that does not fit there. */
export interface Misfit {
  readonly path: NotationPath;
  /** What was expected, in the words for files. */
  readonly expected: Phrase;
  /** The names that might stand there, where the one that stands there is not among them. */
  readonly known?: readonly string[];
}

/** A fault of a position, and where in it. */
export interface PlacedFault {
  readonly path: NotationPath;
  readonly fault: GameFault;
}

/** Things with names of their own, without all that is printed on them; `of` says whose each is. */
export function listThings<T extends { readonly id: string; readonly names: BothLanguages }>(
  all: readonly T[],
  of?: (thing: T) => string,
): ListedName[] {
  return all.map((thing) => ({ id: thing.id, names: thing.names, ...(of === undefined ? {} : { of: of(thing) }) }));
}

/** Things that are listed by their ids alone, since the ids are words that need no other name. */
export function listWords(ids: Iterable<string>): ListedName[] {
  return Array.from(ids, (id) => ({ id }));
}

/** Words that stand for something, each with what it is called. */
export function listCalled(words: Readonly<Record<string, readonly [en: string, fr: string]>>): readonly ListedName[] {
  return Object.entries(words).map(([id, [en, fr]]) => ({ id, names: { en, fr } }));
}

/** The options of a game with their values, the usual reading first, and what the option at a place may be set to. */
export function listChoices(choices: readonly Choice[]): Pick<Notation<unknown>['lists'], 'choice' | 'reading'> {
  const all = choices.map(({ id, values, usual }) => ({ id, values: [usual, ...values.filter((v) => v !== usual)] }));
  return { choice: () => all, reading: (_x, path) => listWords(all.find((c) => c.id === path[path.length - 1])?.values ?? []) };
}

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** What stands at a place; undefined where nothing does. */
export function valueAt(x: unknown, path: NotationPath): unknown {
  let at = x;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
  return at;
}

/** The same data with this at a place; without that place for undefined. What is not there on the way down is made. */
export function withValue<X>(x: X, path: NotationPath, value: unknown): X {
  if (path.length === 0) return value as X;
  const [step, ...below] = path;
  const inner = below.length === 0 ? value : withValue(valueAt(x, [step]), below, value);
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(x) ? [...x] : [];
    list.splice(step, 1, ...(inner === undefined ? [] : [inner]));
    return list as X;
  }
  const all = isObject(x) ? Object.entries(x) : [];
  // A name keeps its place among the others: the order of figures is that of their seats.
  const at = all.findIndex(([name]) => name === step);
  all.splice(at < 0 ? all.length : at, at < 0 ? 0 : 1, ...(inner === undefined ? [] : [[step, inner] as [string, unknown]]));
  return Object.fromEntries(all) as X;
}

/** The least that can stand there: no more than has to be said. What a form puts there before anybody writes anything. */
export function leastOf(form: Form): unknown {
  switch (form.kind) {
    case 'flag':
      return false;
    case 'some':
      return [];
    case 'list':
      return Array.from({ length: form.min }, (_x, i) => (Array.isArray(form.sample) ? form.sample[i] : undefined) ?? leastOf(form.of));
    case 'named':
      return {};
    case 'row':
      return form.of.map(leastOf);
    case 'fields':
      // A row is taken whole from its sample: its parts may only go together, as two boards that can be joined.
      return Object.fromEntries(form.fields.filter((f) => f.needed).map((f) => [f.name, f.is.kind === 'row' ? f.sample : leastOf(f.is)]));
    default:
      return form.sample;
  }
}

/** Which of several kinds a value is of: the one that it fits, or else the one that it is most like; -1 for none. */
export function alternativeOf(forms: readonly Form[], value: unknown): number {
  const tagged = forms.findIndex((form) => isTagged(form, value));
  if (tagged >= 0) return tagged;
  const fits = forms.findIndex((form) => misfits(form, value).length === 0);
  return fits >= 0 ? fits : forms.findIndex((form) => isLike(form, value));
}

/** Whether a value is by its word the one of several things that this form is. */
function isTagged(form: Form, value: unknown): boolean {
  const first = form.kind === 'fields' ? form.fields[0] : undefined;
  return first?.is.kind === 'one' && first.is.of.length === 1 && isObject(value) && value[first.name] === first.is.of[0];
}

/** Whether a value is of the same sort as what such a place holds, whatever is in it. */
function isLike(form: Form, value: unknown): boolean {
  switch (form.kind) {
    case 'either':
      return form.of.some((of) => isLike(of, value));
    case 'fields':
    case 'named':
      return isObject(value);
    case 'list':
    case 'some':
    case 'row':
      return Array.isArray(value);
    case 'both':
      return isObject(value) || typeof value === 'string';
    case 'flag':
    case 'present':
      return typeof value === 'boolean';
    case 'whole':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'one':
      return form.of.some((w) => typeof w === typeof value);
    case 'content':
      return true;
  }
}

/** What a place of a position holds, by what stands on the way to it; undefined for a place that there is not. */
export function formAt(form: Form, x: unknown, path: NotationPath): Form | undefined {
  if (form.kind === 'either') {
    const one = form.of[alternativeOf(form.of, x)];
    return path.length === 0 ? form : one && formAt(one, x, path);
  }
  if (path.length === 0) return form;
  const [step, ...below] = path;
  const inner =
    form.kind === 'fields'
      ? form.fields.find((f) => f.name === step)?.is
      : form.kind === 'row'
        ? form.of[Number(step)]
        : form.kind === 'list' || form.kind === 'named'
          ? form.of
          : undefined;
  return inner && formAt(inner, valueAt(x, [step]), below);
}

/**
 * What can be chosen at a place: the words there are, or the names that the game lists; of named things, what they can be called. Null where
 * anything may be written. A position in the making may hold anything where the files alone look into it: of what cannot be read there
 * nothing is listed.
 */
export function choicesAt<X>({ lists }: Pick<Notation<X>, 'lists'>, form: Form, x: X, path: NotationPath): readonly ListedName[] | null {
  const names = 'names' in form ? form.names : undefined;
  const listed = names !== undefined && Object.hasOwn(lists, names) ? listedOr([], () => lists[names](x, path)) : null;
  if (form.kind !== 'one' && form.kind !== 'some') return listed;
  return form.of.map((w) => listed?.find((l) => l.id === String(w)) ?? { id: String(w) });
}

function listedOr(otherwise: readonly ListedName[], list: () => readonly ListedName[]): readonly ListedName[] {
  try {
    return list();
  } catch {
    return otherwise;
  }
}

/** Whether something is a text, or one in each language or in either. */
function isBoth(value: unknown, max: number): boolean {
  if (typeof value === 'string') return value !== '' && value.length <= max;
  if (!isObject(value)) return false;
  const texts = Object.entries(value);
  return (
    texts.length > 0 && texts.every(([lang, text]) => (lang === 'en' || lang === 'fr') && typeof text === 'string' && isBoth(text, max))
  );
}

/** Everything in a value that does not fit where it stands; what the files check by themselves (`content`) is not looked into. */
export function misfits(form: Form, value: unknown, path: NotationPath = []): Misfit[] {
  const unfit = (key: string, args: Phrase['args'] = {}): Misfit[] => [{ path, expected: phrase(key, args) }];
  switch (form.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : unfit('true-or-false');
    case 'present':
      return value === true ? [] : unfit('true-or-absent');
    case 'whole':
      return Number.isInteger(value) && Number(value) >= form.min && Number(value) <= form.max
        ? []
        : unfit('whole-number', { min: form.min, max: form.max });
    case 'one':
      return form.of.some((w) => w === value) ? [] : unfit('one-of', { words: form.of.map(String) });
    case 'some':
      return Array.isArray(value) && value.length <= form.of.length && value.every((w) => form.of.includes(w as string))
        ? []
        : unfit('list-of-words', { words: form.of });
    case 'text':
      if (typeof value !== 'string' || value.length < form.min || (form.like === 'slug' && !SLUG.test(value))) return unfit(form.says);
      return value.length <= form.max ? [] : unfit('text-limit', { what: phrase(form.says), n: form.max });
    case 'both':
      return isBoth(value, form.max) ? [] : unfit('text-or-both', { fields: '{ en, fr }' });
    case 'list':
      if (!Array.isArray(value) || value.length < form.min || value.length > form.max)
        return form.min === form.max ? unfit('list-of', { n: form.max }) : unfit('list-between', { min: form.min, max: form.max });
      return value.flatMap((v, i) => misfits(form.of, v, [...path, i]));
    case 'named':
      if (!isObject(value) || Object.keys(value).length > form.max) return unfit('named-things', { n: form.max });
      return Object.entries(value).flatMap(([name, v]) =>
        name.length > form.key
          ? [{ path: [...path, name], expected: phrase('name-limit', { n: form.key }) }]
          : misfits(form.of, v, [...path, name]),
      );
    case 'row':
      if (!Array.isArray(value) || value.length !== form.of.length) return [{ path, expected: form.says }];
      return form.of.flatMap((of, i) => misfits(of, value[i], [...path, i]));
    case 'either': {
      const tagged = form.tag === undefined ? undefined : form.of.find((of) => isTagged(of, value));
      if (form.tag !== undefined) return tagged === undefined ? [{ path, expected: form.says }] : misfits(tagged, value, path);
      const all = form.of.map((of) => misfits(of, value, path));
      if (all.some((m) => m.length === 0)) return [];
      // Where the value resembles exactly one of the kinds, its faults are those of that kind; else it is told what could stand here.
      const like = form.of.findIndex((of) => isLike(of, value));
      return like < 0 || form.of.filter((of) => isLike(of, value)).length > 1 ? [{ path, expected: form.says }] : all[like];
    }
    case 'fields':
      return isObject(value) ? misfitsOf(form.fields, value, path) : unfit('object-with', { fields: form.fields.map((f) => f.name) });
    case 'content':
      return value === undefined ? unfit('other-value') : [];
  }
}

function misfitsOf(fields: readonly FormField[], value: Readonly<Record<string, unknown>>, path: NotationPath): Misfit[] {
  const all = fields.map((f) => f.name);
  const strange = Object.keys(value).filter((name) => !all.includes(name));
  return [
    ...fields.flatMap(({ name, is, needed }) =>
      Object.hasOwn(value, name) || needed ? misfits(is, valueAt(value, [name]), [...path, name]) : [],
    ),
    ...strange.map((name) => ({ path: [...path, name], expected: phrase('one-of-fields', { fields: all }) })),
  ];
}

/** The way down that a fault's place (`figures.B 2.at`, `sides[0].hand`) stands for; names with dots in them are those that are there. */
export function pathOfFault(x: unknown, at: string): NotationPath {
  if (at === '') return [];
  const own = isObject(x) ? Object.keys(x).filter((name) => at === name || at.startsWith(`${name}.`) || at.startsWith(`${name}[`)) : [];
  const [, index, word] = /^\[(\d+)\]|^([^.[]+)/.exec(at) ?? [];
  const step = index === undefined ? (own.sort((a, b) => b.length - a.length)[0] ?? word ?? at) : Number(index);
  const rest = at.slice(index === undefined ? String(step).length : index.length + 2).replace(/^\./, '');
  return [step, ...pathOfFault(valueAt(x, [step]), rest)];
}

/** All that keeps a position from being laid, each where it is; none where it can be. @throws what is no fault of a position */
export function faultsOf<X>(of: { match(x: X): Pick<Match<never, never, never, never>, 'at'> }, x: X): PlacedFault[] {
  try {
    of.match(x);
    return [];
  } catch (error) {
    const faults = gameFaults(error);
    if (faults.length === 0) throw error;
    return faults.map((fault) => ({ path: pathOfFault(x, fault.at ?? ''), fault }));
  }
}
