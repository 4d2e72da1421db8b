/** Chances in percent. */

/** A fraction in percent with one decimal at the most, and none where it is whole. */
export function percentOf({ num, den }: { readonly num: number; readonly den: number }, point: string): string {
  const tenths = Math.round((num * 1000) / den);
  return tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
}
