/** Names of figures in ids. */
import type { Conf } from '../table.ts';

/** The name of a figure in options and files. */
export function figureKey(g: Conf, i: number): string {
  return g.table.keys[i] ?? '?';
}

/** The figure of this name; `NOBODY` for none. */
export function figureNamed(g: Conf, key: string): number {
  return g.table.keys.indexOf(key);
}

/** The figures of a set of bits. */
export function figuresIn(bits: number): number[] {
  const out: number[] = [];
  for (let i = 0, b = bits; b !== 0; i++, b >>>= 1) if ((b & 1) === 1) out.push(i);
  return out;
}

/** The names of a set of figures, joined. */
export function keysIn(g: Conf, bits: number, by = ','): string {
  return figuresIn(bits)
    .map((i) => figureKey(g, i))
    .join(by);
}
