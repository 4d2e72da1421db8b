/** Holds data against a schema, and says wherever it differs: one fault for each cause. */
import { nearest, type Phrase } from '@escarmouche/engine/core';
import type { FileKey } from '@escarmouche/words/files';
import { readAsNames } from './as-names.ts';
import { type FileFault, MOST_FAULTS, quoted, say, shown } from './fault.ts';
import { heard, inSchema, type z } from './schema/basics.ts';
import { faultsOf, offsetOf, type Placed, pathOf, placer, type Step, type Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

interface Difference {
  readonly path: Path;
  readonly expected: Phrase;
  readonly found?: Phrase;
  readonly near?: string | undefined;
}

/** What a kind of file is known by: what it is called, and fields of which at least one is there. */
export interface KnownBy {
  readonly called: FileKey;
  readonly fields: readonly string[];
}

/**
 * Checks a tree against a schema.
 * @param known what the file is known by. One that has nothing of it is something else: that alone is said, not what it lacks field by field
 * @throws FileFault with everything that differs, and what was wrong with the writing before
 */
export function checked<S extends z.core.$ZodType & z.ZodMiniType>(schema: S, tree: Tree, file: string, known?: KnownBy): z.infer<S> {
  const { value } = tree;
  if (known !== undefined && !(isObject(value) && known.fields.some((f) => Object.hasOwn(value, f)))) {
    const expected = say(known.called, { fields: known.fields });
    throw faultsOf(tree.text, file, [...tree.faults, { at: offsetOf(tree, []), expected, found: shown(value) }]);
  }
  let result = parsed(schema, tree, file);
  if (!result.success) result = readAsNames(result.error.issues, tree, () => parsed(schema, tree, file)) ?? result;
  if (result.success && tree.faults.length === 0) return result.data;
  throw result.success ? faultsOf(tree.text, file, tree.faults) : refused(tree, file, result.error.issues);
}

/** Things of a list or an object that are looked at where all of them are too many. */
const LOOKED_AT = 500;

/** The same data with no more than so much in any list and object. */
function cut(v: unknown): unknown {
  if (Array.isArray(v)) return v.slice(0, LOOKED_AT).map(cut);
  if (!isObject(v)) return v;
  return Object.fromEntries(
    Object.entries(v)
      .slice(0, LOOKED_AT)
      .map(([name, inner]) => [name, cut(inner)]),
  );
}

/**
 * What a schema says of a value. It hands faults on as arguments, and a call takes only so many: where there are more, what stands behind
 * the first hundreds of things is not looked at.
 */
function parsed<S extends z.core.$ZodType & z.ZodMiniType>(
  schema: S,
  { value, text, faults }: Tree,
  file: string,
): z.core.util.SafeParseResult<z.infer<S>> {
  try {
    return schema.safeParse(value, { error: words });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const first = schema.safeParse(cut(value), { error: words });
    if (!first.success) return first;
    throw faultsOf(text, file, [...faults, { at: 0, expected: say('countable-faults'), found: say('more') }]);
  }
}

/** Everything that is wrong with a file, in the order in which it stands there. */
function refused(tree: Tree, file: string, issues: readonly Issue[]): FileFault {
  const lineOf = placer(tree.text);
  // A slip of writing is cause enough for whatever else is wrong with what it spoils.
  const spoilt = new Set(tree.faults.flatMap((f) => (f.spoils === true ? [lineOf(f.at)[0]] : [])));
  const [short, more] = withoutRest(issues);
  const differing = differences(short, tree.value, []).flatMap(({ path, ...rest }): Placed[] => {
    const at = offsetOf(tree, path);
    return inHole(tree, path) || spoilt.has(lineOf(at)[0]) ? [] : [{ at, path: pathOf(path), ...rest }];
  });
  return faultsOf(tree.text, file, [...tree.faults, ...differing], more);
}

/** Of strange names of one object as many as may be told: they stand there in their order. And how many more there are. */
function withoutRest(issues: readonly Issue[]): readonly [readonly Issue[], number] {
  let more = 0;
  const short = issues.map((issue): Issue => {
    if (issue.code !== 'unrecognized_keys' || issue.keys.length <= MOST_FAULTS) return issue;
    more += issue.keys.length - MOST_FAULTS;
    return { ...issue, keys: issue.keys.slice(0, MOST_FAULTS) };
  });
  return [short, more];
}

/** Whether a way down leads through something that could not be read. */
function inHole({ value, holes }: Tree, path: Path): boolean {
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return false;
    if (holes.get(at)?.has(step as Step) === true) return true;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return false;
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

/** Everything a value at `at` differs in. */
function differences(issues: readonly Issue[], whole: unknown, at: Path): Difference[] {
  const missing = missingFields(issues, whole, at);
  const strange = new Set(issues.flatMap((i) => (i.code === 'unrecognized_keys' ? [pathOf(i.path)] : [])));
  const out: Difference[] = [];
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    // What an object as a whole lacks may be what its strange name was meant to say.
    if (issue.code === 'custom' && strange.has(pathOf(issue.path))) continue;
    if (issue.code === 'unrecognized_keys') {
      // A strange name that is nearly a missing one is that one, misspelt: one fault, not two.
      const lacking = missing.get(pathOf(path))?.names;
      for (const key of issue.keys) {
        const meant = lacking === undefined || lacking.size === 0 ? undefined : nearest(key, lacking.keys());
        if (meant !== undefined) lacking?.delete(meant);
        // Of faults that are not told nothing is guessed.
        const near = meant ?? (out.length < MOST_FAULTS ? nearest(key, wordsIn(issue.message, 'fields')) : undefined);
        const torn = near === undefined && isTorn(key, follow(whole, [...path, key]));
        out.push({ path: [...path, key], expected: torn ? say('quoted-comma') : heard(issue.message), found: quoted(key), near });
      }
    } else if (issue.path.length === 0 || follow(whole, path) !== undefined || !isObject(follow(whole, path.slice(0, -1))))
      out.push(...differencesOf(issue, whole, path));
  }
  for (const { path, names } of missing.values()) {
    const [first, ...more] = names;
    if (first === undefined) continue;
    const found = say('nothing');
    if (more.length === 0) out.push({ path: [...path, first[0]], expected: heard(first[1]), found });
    else out.push({ path, expected: say('these-fields', { fields: [...names.keys()] }) });
  }
  return out;
}

/** Whether a strange name is what came behind the comma of a place written without quotes: `{ at: 1,0 }` has a field `0` with nothing in it. */
function isTorn(key: string, value: unknown): boolean {
  return value === null && /^-?\d/.test(key);
}

interface Missing {
  readonly path: Path;
  /** What is expected in each field that is not there. */
  readonly names: Map<string, string>;
}

/** The fields that objects lack, by the path of the object. */
function missingFields(issues: readonly Issue[], whole: unknown, at: Path): Map<string, Missing> {
  const out = new Map<string, Missing>();
  for (const { path: below, message } of issues) {
    const name = below[below.length - 1];
    if (typeof name !== 'string') continue;
    const path = [...at, ...below.slice(0, -1)];
    const of = follow(whole, path);
    if (!isObject(of) || Object.hasOwn(of, name)) continue;
    const key = pathOf(path);
    const found = out.get(key) ?? { path, names: new Map<string, string>() };
    if (!found.names.has(name)) found.names.set(name, message);
    out.set(key, found);
  }
  return out;
}

/** What one issue, of something that is there, has to say. */
function differencesOf(issue: Issue, whole: unknown, path: Path): Difference[] {
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined)
    return [{ path, expected: heard(issue.issues[0].message), found: quoted(String(path[path.length - 1])) }];
  const v = follow(whole, path);
  if (issue.code === 'invalid_union') {
    const meant = branchMeant(issue.errors, whole, path);
    if (meant !== undefined) return differences(meant, whole, path);
  }
  const expected = heard(issue.message);
  const near =
    typeof v === 'string'
      ? nearest(v, wordsIn(issue.message, 'words'))
      : issue.code === 'invalid_union' && isObject(v)
        ? nearField(issue.errors, v)
        : undefined;
  return [{ path, expected, found: shown(v), near }];
}

/** The words that a piece of a schema offers: a list of values or of fields. */
function wordsIn(message: string, of: 'words' | 'fields'): readonly string[] {
  const list = heard(message).args[of];
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/** Of an object that fits none of several shapes: the field of one of them that a strange name of it may be, misspelt. */
function nearField(branches: readonly (readonly Issue[])[], v: object): string | undefined {
  const known = new Set<string>();
  for (const issues of branches)
    for (const issue of issues)
      if (issue.path.length === 0 && issue.code === 'unrecognized_keys') for (const f of wordsIn(issue.message, 'fields')) known.add(f);
  for (const name of Object.keys(v).slice(0, 20)) {
    const near = known.has(name) ? undefined : nearest(name, known);
    if (near !== undefined) return near;
  }
  return undefined;
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

function isObject(v: unknown): v is object {
  return typeof v === 'object' && v !== null && !Array.isArray(v);
}

function follow(v: unknown, path: Path): unknown {
  let at: unknown = v;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return at;
}
