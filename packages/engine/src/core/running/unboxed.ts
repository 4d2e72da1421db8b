/**
 * A small whole number as V8 keeps it best. One that comes out of a list or of arithmetic with big numbers may lie in a box, and a field that
 * has held one box holds nothing but boxes for ever after: each copy makes them anew, and whatever was compiled for such a field is
 * compiled again.
 */
export function unboxed(n: number): number {
  const small = n | 0;
  return small === n ? small : n;
}
