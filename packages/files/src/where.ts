/** Where in a file that was read the thing stands of which a game complains: a card nobody knows, a place twice taken. */
import type { GameFault } from '@escarmouche/engine/core';
import { offsetOf, pathOf, placeAt, type Step, stepsOf, type Tree } from './tree.ts';
import { readYamlOrJson } from './yaml.ts';

/** A place of a file: `line:column`, the path to it, and what stands there where that is a name or a number. */
export interface Where {
  readonly place: string;
  readonly path: string;
  readonly written?: string;
  /** Names of fields around it: figures have theirs there. */
  readonly around?: readonly string[];
}

/** Names in what a game says: ids, as files write them. */
function namesIn(fault: GameFault | undefined): readonly string[] {
  return Object.values(fault?.fault.args ?? {}).flatMap((v) => (typeof v === 'string' && v !== '' ? [v] : []));
}

/** The way down as far as there is something. */
function known(tree: Tree, path: readonly Step[]): Step[] {
  const out: Step[] = [];
  let at: unknown = tree.value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) break;
    out.push(step);
    at = (at as Record<Step, unknown>)[step];
  }
  return out;
}

function valueAt(tree: Tree, path: readonly Step[]): unknown {
  return path.reduce<unknown>((v, step) => (v as Record<Step, unknown>)[step], tree.value);
}

/** The first place at or below a value where one of these names stands, as a value or as the name of a field. */
function sought(v: unknown, names: readonly string[], path: readonly Step[]): Step[] | null {
  if (typeof v !== 'object' || v === null) return names.includes(String(v)) ? [...path] : null;
  for (const [key, inner] of Object.entries(v)) {
    const here = [...path, Array.isArray(v) ? Number(key) : key];
    if (!Array.isArray(v) && names.includes(key)) return here;
    const found = sought(inner, names, here);
    if (found !== null) return found;
  }
  return null;
}

/** Names of fields two levels down: `figures.A`, `fighters.garrek`. */
function namesUnder(v: unknown): string[] {
  if (typeof v !== 'object' || v === null) return [];
  return Object.values(v)
    .flatMap((inner: unknown) => (typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.keys(inner) : []))
    .slice(0, 500);
}

/**
 * Finds the place. The game says where it was, in its own words for what it was made of; where the file has no such place, or a
 * large one, the name it complains of is looked for there, and then around it.
 * @param path where in the file the game was: a situation, a step of a script
 */
export function whereIn(text: string, file: string, path: string, fault: GameFault | undefined): Where {
  let tree: Tree;
  try {
    tree = readYamlOrJson(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, file);
  } catch {
    return { place: '', path };
  }
  const base = known(tree, stepsOf(path));
  const names = namesIn(fault);
  const inside = known(tree, [...base, ...stepsOf(fault?.at ?? '')]);
  // Around it a name is no better place where the one that the game means lies within: a figure's field within the figure.
  const around = sought(valueAt(tree, base), names, base);
  const within = around?.every((step, i) => step === inside[i]) === true;
  // The game may mean the very name at which it was.
  const itself = inside.length > base.length && names.includes(String(inside[inside.length - 1]));
  const found = itself ? inside : (sought(valueAt(tree, inside), names, inside) ?? (within ? null : around) ?? inside);
  const v = valueAt(tree, found);
  const name = found[found.length - 1];
  // A name may stand before the colon as well as behind it.
  const written = names.includes(String(name)) ? name : typeof v === 'string' || typeof v === 'number' ? v : undefined;
  return {
    place: placeAt(tree.text, offsetOf(tree, found)),
    path: pathOf(found),
    around: namesUnder(valueAt(tree, known(tree, base.slice(0, 3)))),
    ...(written === undefined ? {} : { written: JSON.stringify(written) }),
  };
}
