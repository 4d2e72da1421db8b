/**
 * Names that YAML takes for numbers, and for nothing: cards are called `530`, `+1` and `null`, and who writes them without quotes means the
 * cards. They are read as they are written where a card or an outcome is wanted; anywhere else a number in place of a name is a slip.
 */
import { heard, type z } from './schema/basics.ts';
import type { Step, Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Result<T> = z.core.util.SafeParseResult<T>;

/** What is expected where a name may be one that looks like a number. */
const NAMES: ReadonlySet<string> = new Set(['faces-or-outcome', 'name-or-fields']);
/** And where it may be `null`: anywhere else that says that there is nothing. */
const NULL_IS_A_NAME = 'faces-or-outcome';

/** A number or `null` of a file that fits nothing, and where it stands. */
interface Place {
  readonly of: Record<PropertyKey, unknown>;
  readonly step: Step;
  readonly key: string;
  readonly read: unknown;
  readonly written: string;
}

/**
 * Reads the numbers that fit nothing as they are written, and puts back what fits no better so.
 * @param again checks the tree as it stands then
 * @returns what it says; undefined where there was nothing to try
 */
export function readAsNames<T>(issues: readonly Issue[], tree: Tree, again: () => Result<T>): Result<T> | undefined {
  const places = [...placesOf(issues, tree, []).values()];
  if (places.length === 0) return undefined;
  for (const p of places) p.of[p.step] = p.written;
  const result = again();
  if (result.success) return result;
  const wrong = placesOf(result.error.issues, tree, []);
  const left = places.filter((p) => wrong.has(p.key));
  if (left.length === 0) return result;
  for (const p of left) p.of[p.step] = p.read;
  return again();
}

/** Where something is at fault that is a number or `null`, or was one, by path. */
function placesOf(issues: readonly Issue[], tree: Tree, at: Path): Map<string, Place> {
  const out = new Map<string, Place>();
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    const found = placeAt(tree, path, issue.message);
    if (found !== undefined) out.set(found.key, found);
    if (issue.code === 'invalid_union')
      for (const branch of issue.errors) for (const [key, p] of placesOf(branch, tree, path)) out.set(key, p);
  }
  return out;
}

function placeAt({ value, written }: Tree, path: Path, message: string): Place | undefined {
  let of: unknown = value;
  for (const step of path.slice(0, -1)) {
    if (typeof of !== 'object' || of === null || !Object.hasOwn(of, step)) return undefined;
    of = (of as Record<PropertyKey, unknown>)[step];
  }
  const step = path[path.length - 1] as Step | undefined;
  if (typeof of !== 'object' || of === null || step === undefined) return undefined;
  const text = written?.get(of)?.get(step);
  if (text === undefined) return undefined;
  const read = (of as Record<PropertyKey, unknown>)[step];
  const { key } = heard(message);
  if (!NAMES.has(key) || (read === null && (text !== 'null' || key !== NULL_IS_A_NAME))) return undefined;
  return { of: of as Record<PropertyKey, unknown>, step, key: JSON.stringify(path), read, written: text };
}
