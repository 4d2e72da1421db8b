/** A type with nothing read-only in it, all the way down: what schemas infer. */
export type Mutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly unknown[]
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T extends object
      ? { -readonly [K in keyof T]: Mutable<T[K]> }
      : T;
