/** Holds data against a schema, and says in one line where it differs first. */
import { FileFault, shown } from './fault.ts';
import type { z } from './schema/basics.ts';
import { pathOf, placeOf, type Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Checks a tree against a schema. @throws FileFault at the first difference. */
export function checked<S extends z.core.$ZodType & z.ZodMiniType>(schema: S, tree: Tree, file: string): z.infer<S> {
  const result = schema.safeParse(tree.value, { error: words });
  if (result.success) return result.data;
  const { path, expected, found } = telling(result.error.issues, tree.value, []);
  throw new FileFault(file, placeOf(tree, path), expected, found, pathOf(path));
}

/** What is expected, where the schema has no words of its own for it. */
function words(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' ? `an object${fieldsOf(issue, ' with ')}` : `a ${issue.expected}`;
    case 'unrecognized_keys':
      return `one of the fields${fieldsOf(issue, ' ')}`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? `one of ${issue.options.join(', ')}` : 'another value';
    case 'invalid_value':
      return issue.values.join(' or ');
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'another name';
    default:
      return 'another value';
  }
}

/** The fields an object may have, as its schema lists them. */
function fieldsOf(issue: z.core.$ZodRawIssue, before: string): string {
  const shape = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return shape === undefined ? '' : before + Object.keys(shape).join(', ');
}

/** The one difference worth telling, of those that a value at `at` has. */
function telling(issues: readonly Issue[], whole: unknown, at: Path): { path: Path; expected: string; found: string } {
  const first = leading(issues, whole, at);
  const path = [...at, ...first.path];
  if (first.code === 'unrecognized_keys')
    return { path: [...path, first.keys[0]], expected: first.message, found: JSON.stringify(first.keys[0].slice(0, 40)) };
  if (first.code === 'invalid_union') {
    const meant = branchMeant(first.errors, whole, path);
    if (meant !== undefined) return telling(meant, whole, path);
  }
  return { path, expected: first.message, found: shown(follow(whole, path)) };
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
