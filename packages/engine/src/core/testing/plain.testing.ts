/** Changing plain data in every place, to see who notices. */

/** A place in plain data that holds a number, a string, a boolean or null. */
interface Place {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
  readonly path: string;
}

/** The first name of a path: the part of the whole that it lies in. */
const partOf = (path: string): string => path.split(/[.[]/, 2)[1];

/** Every leaf and every array of a piece of plain data. */
function placesOf(v: unknown, path: string, leaves: Place[], arrays: { readonly list: unknown[]; readonly path: string }[]): void {
  if (typeof v !== 'object' || v === null) return;
  if (Array.isArray(v)) arrays.push({ list: v, path });
  for (const key of Object.keys(v)) {
    const child = (v as Record<string, unknown>)[key];
    const at = Array.isArray(v) ? `${path}[${key}]` : `${path}.${key}`;
    if (typeof child === 'object' && child !== null) placesOf(child, at, leaves, arrays);
    else leaves.push({ holder: v as Record<string, unknown>, key, path: at });
  }
}

/** Something else of the same kind. */
function other(v: unknown): unknown {
  if (typeof v === 'number') return v + 1;
  if (typeof v === 'string') return `${v}~`;
  if (typeof v === 'boolean') return !v;
  return 0;
}

/** Changes one place at a time, calls `look` with its path and the part of the whole that it lies in, and puts everything back. */
export function eachChange(v: object, look: (path: string, part: string) => void): void {
  const leaves: Place[] = [];
  const arrays: { readonly list: unknown[]; readonly path: string }[] = [];
  placesOf(v, '', leaves, arrays);
  for (const { holder, key, path } of leaves) {
    const old = holder[key];
    holder[key] = other(old);
    look(path, partOf(path));
    holder[key] = old;
  }
  for (const { list, path } of arrays) {
    list.push(0);
    look(`${path}.push`, partOf(path));
    list.pop();
  }
}

/** Changes every place at once, for good. */
export function spoil(v: unknown): void {
  const leaves: Place[] = [];
  const arrays: { readonly list: unknown[]; readonly path: string }[] = [];
  placesOf(v, '', leaves, arrays);
  for (const { holder, key } of leaves) holder[key] = other(holder[key]);
  for (const { list } of arrays) list.push(0);
}
