/** What stands on the board of a position, by its game's notation, and what a press there makes of it. Plain data, copied; no game is known. */
import {
  alternativeOf,
  choicesAt,
  type Form,
  type FormField,
  formAt,
  type ListedName,
  leastOf,
  type Notation,
  type NotationPath,
  valueAt,
  withValue,
} from '@escarmouche/engine/core';
import type { Both } from '../app/rulebook.ts';

type Fields = Readonly<Record<string, unknown>>;
type FieldsForm = Extract<Form, { kind: 'fields' }>;

const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);

/** A path as files write it: `figures.A.at`. */
export function pathText(path: NotationPath): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

/** The kind that a value of several is of; the first where it is of none. */
export function kindOf(form: Form, v: unknown): Form {
  return form.kind === 'either' ? kindOf(form.of[Math.max(0, alternativeOf(form.of, v))], v) : form;
}

/** A name of several in one text, and the sign before it; none before the first. */
export interface NamedPart {
  readonly sign: string;
  readonly name: string;
}

/** The names in a text, apart at any of the signs between them. */
export function namesApart(text: string, between: string): NamedPart[] {
  const parts: NamedPart[] = [];
  let [sign, name] = ['', ''];
  for (const letter of text) {
    if (!between.includes(letter)) name += letter;
    else {
      parts.push({ sign, name: name.trim() });
      [sign, name] = [letter, ''];
    }
  }
  return [...parts, { sign, name: name.trim() }];
}

/** The text that such names make. */
export const joinedNames = (parts: readonly NamedPart[]): string =>
  parts.map(({ sign, name }, i) => (i === 0 ? name : sign + name)).join('');

/** The same to be read: each name as it is called, and words for the signs. */
export const severalText = (
  text: string,
  between: string,
  called: (name: string) => string,
  words: Readonly<Record<string, string>>,
): string =>
  namesApart(text, between)
    .map(({ sign, name }, i) => (i === 0 ? called(name) : `${words[sign] ?? sign} ${called(name)}`))
    .join(' ');

/** Whether what stands there is a place of the board. */
export function isPlace(form: Form): boolean {
  const names = 'names' in form ? form.names : undefined;
  return names === 'place' || names === 'token-place' || (form.kind === 'content' && (form.name === 'space' || form.name === 'place'));
}

/** Whether a form holds the name of one who is there already. */
export function isName(form: Form): boolean {
  return form.kind === 'text' && form.open !== true && form.between === undefined && !isPlace(form);
}

/** The fields of something that stands on the board. */
function standing(form: Form): FieldsForm | undefined {
  const all = form.kind === 'either' ? form.of : [form];
  return all.find((k): k is FieldsForm => k.kind === 'fields' && k.fields.some((f) => f.name === 'at' && isPlace(f.is)));
}

/** What a few keys are called by the notation, where something else of it is one of just these; '' where nothing is. */
function namesOfKeys(form: Form, keys: readonly string[]): string {
  switch (form.kind) {
    case 'one':
      return form.names !== undefined && form.of.join() === keys.join() ? form.names : '';
    case 'fields':
      return form.fields.map((f) => namesOfKeys(f.is, keys)).find((x) => x !== '') ?? '';
    case 'row':
    case 'either':
      return form.of.map((of) => namesOfKeys(of, keys)).find((x) => x !== '') ?? '';
    case 'list':
    case 'named':
      return namesOfKeys(form.of, keys);
    default:
      return '';
  }
}

/** Where things stand: figures by name or in a list, tokens by number, ground by place, places in a list. */
export interface Layer {
  readonly path: NotationPath;
  readonly word: FormField['word'];
  readonly form: Extract<Form, { kind: 'named' | 'list' }>;
  readonly sort: 'figures' | 'tokens' | 'ground' | 'places';
}

/** Everything that stands on the board, by the places of the notation that say so. */
export function layersIn(form: Form, path: NotationPath = [], word: FormField['word'] = { en: '', fr: '' }, whole = form): Layer[] {
  if (form.kind === 'fields' && form.fields.length > 0 && form.fields.every((f) => !f.needed && standing(f.is) !== undefined)) {
    // Each of a few, by a name of its own.
    const keys = form.fields.map((f) => f.name);
    const named = {
      kind: 'named',
      of: form.fields[0].is,
      max: keys.length,
      key: 64,
      names: namesOfKeys(whole, keys),
      sample: form.sample,
    } as const;
    return [{ path, word, form: named, sort: 'figures' }];
  }
  if (form.kind === 'fields') return form.fields.flatMap((f) => layersIn(f.is, [...path, f.name], f.word, whole));
  if (form.kind === 'row') return form.of.flatMap((of, i) => layersIn(of, [...path, i], word, whole));
  if (form.kind !== 'named' && form.kind !== 'list') return [];
  if (form.kind === 'named' && form.names === 'place') return [{ path, word, form, sort: 'ground' }];
  if (isPlace(form.of)) return [{ path, word, form, sort: form.kind === 'named' ? 'tokens' : 'places' }];
  return standing(form.of) === undefined ? [] : [{ path, word, form, sort: 'figures' }];
}

/** A place as files have it: a name, or two numbers. */
export type Place = string | readonly [number, number];

/** Something that stands on the board, or could. */
export interface Thing {
  readonly layer: Layer;
  readonly path: NotationPath;
  readonly name: string;
  /** Null for one that is off the board. */
  readonly place: Place | null;
}

function placeOf(v: unknown): Place | null {
  const at = isFields(v) ? v.at : v;
  if (Array.isArray(at) && at.length === 2) return [Number(at[0]), Number(at[1])];
  // A word before it says how it lies there.
  return typeof at === 'string' ? (at.split(' ').at(-1) ?? null) : null;
}

/** Everything of a layer. */
export function thingsIn(layer: Layer, position: unknown): Thing[] {
  const all = valueAt(position, layer.path);
  const list = Array.isArray(all);
  return Object.entries((all ?? {}) as Fields).map(([key, v]) => {
    const named = list ? Object.values(isFields(v) ? v : [v]).find((x) => typeof x === 'string') : key;
    return {
      layer,
      path: [...layer.path, list ? Number(key) : key],
      name: String(named ?? key),
      place: layer.sort === 'ground' ? key : placeOf(v),
    };
  });
}

/** A place as it is written where another one stands: as a name, or as the numbers in it. */
function like(to: Place, other: unknown): Place {
  if (!Array.isArray(other) || typeof to !== 'string') return to;
  const [x, y] = to.split(',').map(Number);
  return [x, y];
}

/** Whether both are the same place, a name or a point; nowhere is no place. */
export const samePlace = (a: Place | null, b: Place | null): boolean => a !== null && b !== null && String(a) === String(b);

/** The position with a thing at another place. */
export function moved(position: unknown, { layer, path }: Thing, to: Place): unknown {
  const v = valueAt(position, path);
  if (layer.sort === 'ground') return withValue(withValue(position, path, undefined), [...layer.path, String(to)], v);
  if (isFields(v)) return withValue(position, [...path, 'at'], like(to, v.at));
  if (Array.isArray(v)) return withValue(position, path, like(to, v));
  const before = typeof v === 'string' ? v.split(' ').slice(0, -1) : [];
  return withValue(position, path, before.length === 0 ? to : [...before, to].join(' '));
}

/** What was said in short, at length, or the other way round: the field of that kind keeps it. */
function converted(to: Form, v: unknown): unknown {
  const suits = (form: Form, x: unknown): boolean => (form.kind === 'text' || form.kind === 'content') && alternativeOf([form], x) === 0;
  if (to.kind !== 'fields') return (isFields(v) ? Object.values(v).find((x) => suits(to, x)) : undefined) ?? leastOf(to);
  const field = isFields(v) ? undefined : to.fields.find((f) => suits(f.is, v));
  return { ...(leastOf(to) as Fields), ...(field === undefined ? {} : { [field.name]: v }) };
}

/** The same at a place of a position: a word that names nobody where a name is needed gives way to the first who may be named there. */
export function convertedAt(
  { notation, form, position }: { readonly notation: Notation<unknown>; readonly form: Form; readonly position: unknown },
  path: NotationPath,
  to: Form,
): unknown {
  const next = converted(to, valueAt(position, path));
  if (to.kind !== 'fields' || !isFields(next)) return next;
  const around = withValue(position, path, next);
  const named = to.fields.flatMap(({ name, is }) => {
    if (!(name in next) || !isName(is)) return [];
    const listed = choicesIn(notation, form, around, [...path, name]);
    return listed.length === 0 || listed.some((x) => x.id === next[name]) ? [] : [[name, listed[0].id] as const];
  });
  return { ...next, ...Object.fromEntries(named) };
}

/** What can be put on the board by one press: a figure of a side or by its name, a token, a kind of ground. */
export interface Piece {
  readonly key: string;
  readonly layer: Layer;
  /** The value of its needed choice, its name, its kind of ground; empty where the layer says it all. */
  readonly what: string | number;
  /** The field whose value `what` is. */
  readonly field?: FormField;
  readonly names?: ListedName['names'];
}

/** The names that things of a layer go by, where the game lists them. */
const namesOf = (notation: Notation<unknown>, { form, path, sort }: Layer, position: unknown): readonly ListedName[] =>
  (sort === 'ground' || form.kind === 'list' ? null : choicesAt(notation, form, position, path)) ?? [];

/** The pieces of a layer that are still to be had. */
export function piecesOf(notation: Notation<unknown>, layer: Layer, position: unknown): Piece[] {
  const { form, path, sort } = layer;
  const all = (valueAt(position, path) ?? {}) as Fields;
  const piece = (what: Piece['what'], more: Pick<Piece, 'field' | 'names'> = {}): Piece => ({
    key: `${pathText(path)} ${what}`,
    layer,
    what,
    ...more,
  });
  if (sort === 'ground') return form.of.kind === 'one' ? form.of.of.map((w) => piece(w)) : [];
  if (Object.keys(all).length >= form.max) return [];
  const stem = (id: string): string => id.replace(/[-#]\d+$/, '');
  const free = namesOf(notation, layer, position).filter(({ id }) => !(id in all));
  // Of those that are numbered the first one that nobody has.
  const listed = free.filter(({ id }, i) => free.findIndex((x) => stem(x.id) === stem(id)) === i);
  if (sort === 'tokens') return listed.slice(0, 1).map(({ id }) => piece(id));
  if (listed.length > 0) return listed.map(({ id, names }) => piece(id, names === undefined ? {} : { names }));
  const choice = standing(form.of)?.fields.find((f) => f.needed && f.is.kind === 'one');
  return sort === 'figures' && choice?.is.kind === 'one' ? choice.is.of.map((w) => piece(w, { field: choice })) : [piece('')];
}

/** The position with a piece put down, and the path to it. Ground that lies there already is taken away, as is a place that is listed. */
export function placed(position: unknown, { layer, what, field }: Piece, at: Place): readonly [unknown, NotationPath | null] {
  const { path, form, sort } = layer;
  const all = valueAt(position, path);
  const list: readonly unknown[] = Array.isArray(all) ? all : [];
  if (sort === 'ground') {
    const here = [...path, String(at)];
    return [withValue(position, here, valueAt(position, here) === what ? undefined : what), null];
  }
  if (sort === 'places') {
    const others = list.filter((x) => String(x) !== String(at));
    return [withValue(position, path, others.length < list.length ? others : [...list, like(at, form.of.sample)]), null];
  }
  const key = form.kind === 'list' ? list.length : field === undefined && what !== '' ? String(what) : freeName(all, field, what);
  const short = (form.of.kind === 'either' ? form.of.of : [form.of]).find(isPlace);
  const least = standing(form.of);
  const here = like(at, short?.sample ?? least?.fields.find((f) => f.name === 'at')?.is.sample);
  const choice = field === undefined ? {} : { [field.name]: what };
  const thing = short !== undefined || least === undefined ? here : { ...(leastOf(least) as Fields), ...choice, at: here };
  return [withValue(position, [...path, key], thing), [...path, key]];
}

/** A name that nobody has: A1 of the first side, B1 of the second. */
function freeName(all: unknown, field: FormField | undefined, what: Piece['what']): string {
  const letter = String.fromCharCode(65 + (field?.is.kind === 'one' ? Math.max(0, field.is.of.indexOf(what)) : 0));
  for (let n = 1; ; n++) if (valueAt(all, [`${letter}${n}`]) === undefined) return `${letter}${n}`;
}

/** What may be chosen at a place; none where anything may be written. */
export function choicesIn(notation: Notation<unknown>, form: Form, position: unknown, path: NotationPath): readonly ListedName[] {
  const here = formAt(form, position, path);
  const kind = here === undefined ? undefined : kindOf(here, valueAt(position, path));
  return (kind === undefined ? null : choicesAt(notation, kind, position, path)) ?? [];
}

/** Something wrong with a position: the place of its field, in both languages, by which rule. */
export interface Wrong {
  readonly at: string;
  readonly line: Both;
  readonly rule?: string | undefined;
}
