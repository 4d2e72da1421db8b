/**
 * What copies of states are made with. Programs that look ahead copy a state hundreds of thousands of times a second and drop nearly every
 * copy at once, which costs little as long as all of it is young. V8 decides once for each literal and each `new Array` in the code, by a
 * few of the first things made there, whether they live long, and lays all later ones among the old objects. A copy of which one part is old
 * keeps all its other parts alive until everything old is looked through: ten times as dear, by chance in one run and not in the next. What a
 * constructor or `slice` makes is always young.
 */

/** A constructor of plain objects of one shape; `fill` writes every field. */
export function shape<T extends object, A extends readonly unknown[] = [T]>(fill: (this: T, ...from: A) => void): new (...from: A) => T {
  fill.prototype = Object.prototype;
  // TypeScript knows constructors as classes alone, whose objects would have a prototype of their own.
  return fill as unknown as new (
    ...from: A
  ) => T;
}

/** The items of a list, each copied. */
export function copied<X>(list: readonly X[], copy: (x: X) => X): X[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i]);
  return out;
}
