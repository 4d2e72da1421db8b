/** The schemas of a game's notation: what its fields may hold, checked, and told to editors. */
import { type AnyKind, type FieldKind, type FormField, formFields, type Held, partsOf } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import type { AnySetup, GameFiles, Schema } from '../games/game.ts';
import { both, fields, filled, flag, inSchema, list, maybe, named, oneOf, present, slug, text, whole, wordsOf, z } from './basics.ts';

/** Schemas by the names that `content` has in a notation. */
export type Contents = Readonly<Record<string, z.ZodMiniType>>;

/** By their shapes: kinds that differ in their samples alone hold the same. */
const made = new WeakMap<AnyKind['shape'], z.ZodMiniType>();

/** The schema of what a place holds, made once. */
export function schemaOf<K extends AnyKind>(kind: K, contents: Contents = {}): Schema<Held<K>> {
  const known = made.get(kind.shape) ?? makeSchema(kind, contents);
  made.set(kind.shape, known);
  return known as Schema<Held<K>>;
}

function makeSchema({ shape }: AnyKind, contents: Contents): z.ZodMiniType {
  const of = (kind: AnyKind): z.ZodMiniType => schemaOf(kind, contents);
  switch (shape.kind) {
    case 'flag':
      return flag;
    case 'present':
      return present;
    case 'whole':
      return whole(shape.min, shape.max);
    case 'one':
      return isWords(shape.of) ? oneOf(shape.of) : z.literal([...shape.of]);
    case 'some':
      return wordsOf(shape.of);
    case 'text':
      if (shape.like === 'slug') return slug(shape.max);
      return shape.min === 0 ? text(shape.max, shape.says as FileKey) : filled(shape.max, shape.says as FileKey);
    case 'both':
      return both(shape.max);
    case 'list':
      return list(of(shape.of), shape.max, shape.min);
    case 'named':
      return named(of(shape.of), shape.max, shape.key);
    case 'row':
      return z.tuple(shape.of.map(of) as [z.ZodMiniType, ...z.ZodMiniType[]], inSchema(shape.says));
    case 'either':
      return shape.tag === undefined
        ? z.union(shape.of.map(of), inSchema(shape.says))
        : // Kinds with a tag are several, and each of them has it, which `map` does not tell.
          z.discriminatedUnion(shape.tag, shape.of.map(of) as unknown as [z.core.$ZodTypeDiscriminable], inSchema(shape.says));
    case 'fields':
      return fields(Object.fromEntries(Object.entries(shape.fields).map(([name, f]) => [name, f.needed ? of(f.is) : maybe(of(f.is))])));
    case 'content':
      return contents[shape.name];
  }
}

function isWords(list: readonly (string | number)[]): list is readonly string[] {
  return list.every((w) => typeof w === 'string');
}

/** Set-ups and situations of a game as its files have them: checked, in parts (and `others` of its content), and what each field means. */
export function writtenOf<U extends AnySetup, X>(
  setup: FieldKind<U>,
  kind: FieldKind<X>,
  contents: Contents = {},
  others: GameFiles['parts'] = {},
): Pick<GameFiles<string, U, X>, 'setup' | 'situation' | 'parts' | 'meanings' | 'notation'> {
  const situation = schemaOf(kind, contents) as Schema<X>;
  const all = [...partsOf(kind)];
  const named = all.map(([name, part]) => [name, schemaOf(part, contents)] as const).filter(([, part]) => part !== situation);
  return {
    setup: schemaOf(setup, contents) as Schema<U>,
    situation,
    parts: { ...others, ...Object.fromEntries(named) },
    meanings: Object.fromEntries(all.map(([name, part]) => [name, meaningsOf(part)])),
    notation: new Map([...all, ['setup', setup]]),
  };
}

function meaningsOf({ shape }: AnyKind): Readonly<Record<string, string>> {
  if (shape.kind !== 'fields') return {};
  return Object.fromEntries(formFields(shape.fields).map((f) => [f.name, meaningOf(f)]));
}

/** What a field means, as a sentence: for editors of files, which speak English. */
function meaningOf({ word, more }: Pick<FormField, 'word' | 'more'>): string {
  const said = more === undefined ? word.en : `${word.en}; ${more.en}`;
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}
