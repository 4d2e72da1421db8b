/** Holds data against a schema, and says in one line where it differs first. */
import type { Phrase } from '@escarmouche/engine/core';
import { FileFault, quoted, say, shown } from './fault.ts';
import { heard, inSchema, type z } from './schema/basics.ts';
import { pathOf, placeOf, type Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface Difference {
  readonly path: Path;
  readonly expected: Phrase;
  readonly found: Phrase;
}

/** Checks a tree against a schema. @throws FileFault at the first difference. */
export function checked<S extends z.core.$ZodType & z.ZodMiniType>(schema: S, tree: Tree, file: string): z.infer<S> {
  const result = schema.safeParse(tree.value, { error: words });
  if (result.success) return result.data;
  const { path, expected, found } = telling(result.error.issues, tree.value, []);
  throw new FileFault(file, placeOf(tree, path), expected, found, pathOf(path));
}

/** What is expected, where the schema has no words of its own for it. */
function words(issue: z.core.$ZodRawIssue): string {
  return inSchema(expectedBy(issue));
}

function expectedBy(issue: z.core.$ZodRawIssue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected, fieldsOf(issue));
    case 'unrecognized_keys': {
      const fields = fieldsOf(issue);
      return fields.length === 0 ? say('known-field') : say('one-of-fields', { fields });
    }
    case 'invalid_union':
      return Array.isArray(issue.options) ? say('one-of', { words: issue.options.map(String) }) : say('other-value');
    case 'invalid_value':
      return say('one-of', { words: issue.values.map(String) });
    case 'invalid_key':
      return issue.issues[0] === undefined ? say('other-name') : heard(issue.issues[0].message);
    default:
      return say('other-value');
  }
}

/** What the schema's types are called. */
function ofType(type: string, fields: readonly string[]): Phrase {
  switch (type) {
    case 'object':
    case 'record':
      return fields.length === 0 ? say('an-object') : say('object-with', { fields });
    case 'array':
    case 'tuple':
      return say('a-list');
    case 'string':
      return say('a-text');
    case 'number':
    case 'int':
      return say('a-number');
    case 'boolean':
      return say('true-or-false');
    default:
      return say('other-value');
  }
}

/** The fields an object may have, as its schema lists them. */
function fieldsOf(issue: z.core.$ZodRawIssue): string[] {
  const shape = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return shape === undefined ? [] : Object.keys(shape);
}

/** The one difference worth telling, of those that a value at `at` has. */
function telling(issues: readonly Issue[], whole: unknown, at: Path): Difference {
  const first = leading(issues, whole, at);
  const path = [...at, ...first.path];
  if (first.code === 'unrecognized_keys')
    return { path: [...path, first.keys[0]], expected: heard(first.message), found: quoted(first.keys[0]) };
  if (first.code === 'invalid_key' && first.issues[0] !== undefined)
    return { path, expected: heard(first.issues[0].message), found: quoted(String(path[path.length - 1])) };
  if (first.code === 'invalid_union') {
    const meant = branchMeant(first.errors, whole, path);
    if (meant !== undefined) return telling(meant, whole, path);
  }
  return { path, expected: heard(first.message), found: shown(follow(whole, path)) };
}

/** The first issue; but where a field is missing and a strange one stands beside it, the strange one, which may be it misspelt. */
function leading(issues: readonly Issue[], whole: unknown, at: Path): Issue {
  const first = issues[0];
  if (first.path.length === 0 || follow(whole, [...at, ...first.path]) !== undefined) return first;
  const parent = pathOf(first.path.slice(0, -1));
  return issues.find((i) => i.code === 'unrecognized_keys' && pathOf(i.path) === parent) ?? first;
}

/** Of several shapes that all fail, the one the writer meant: what fits best at its own top, where one does so alone. */
function branchMeant(branches: readonly (readonly Issue[])[], whole: unknown, at: Path): readonly Issue[] | undefined {
  const slips = branches.map((issues) => {
    let n = 0;
    for (const i of issues) {
      if (i.path.length === 0 && i.code !== 'unrecognized_keys') return Number.POSITIVE_INFINITY;
      if (i.path.length === 0 || (i.path.length === 1 && follow(whole, [...at, ...i.path]) === undefined)) n++;
    }
    return n;
  });
  const least = Math.min(...slips);
  if (least === Number.POSITIVE_INFINITY || slips.indexOf(least) !== slips.lastIndexOf(least)) return undefined;
  return branches[slips.indexOf(least)];
}

function follow(v: unknown, path: Path): unknown {
  let at: unknown = v;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return at;
}
