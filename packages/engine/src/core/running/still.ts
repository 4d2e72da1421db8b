/** Functions that strangers may hold: the rules' own ones, which nobody else can change. */

/**
 * Makes a function unchangeable, with everything that hangs on it: its fields, its prototype, what these hold in turn. It does what it
 * did. Undefined stays so.
 */
export function still<F>(f: F): F {
  if ((typeof f !== 'object' && typeof f !== 'function') || f === null || Object.isFrozen(f) || ArrayBuffer.isView(f)) return f;
  Object.freeze(f);
  for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(f)))
    for (const x of [value, get, set]) still(x as unknown);
  return f;
}

/** The same for what objects of a class have in common; the language's own objects stay as they are. */
export function stillClassOf(v: object): object | null {
  const shared = Object.getPrototypeOf(v) as object | null;
  if (shared === null || shared === Object.prototype) return shared;
  stillClassOf(shared);
  return still(shared);
}
