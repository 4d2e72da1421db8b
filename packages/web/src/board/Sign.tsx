/** The silhouette of what a piece is, and a number where several pieces would else share one. */
import { round } from '../table/drawing.ts';

/** Icons are drawn in a square of so many units. */
const SQUARE = 512;

interface SignProps {
  /** The path of the silhouette, in a square of 512. */
  path: string;
  x: number;
  y: number;
  size: number;
  /** From 2 on it is written beside the sign. */
  nth?: number;
}

/** Around this point, so large; `nth` is written beside it from the second on. */
export function Sign({ path, x, y, size, nth = 1 }: SignProps) {
  return (
    <g className="piece-sign">
      <path
        d={path}
        transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Math.round((size / SQUARE) * 10000) / 10000})`}
      />
      {nth > 1 && (
        <text x={round(x + size * 0.42)} y={round(y - size * 0.3)} fontSize={round(size * 0.5)}>
          {nth}
        </text>
      )}
    </g>
  );
}

/**
 * Which sign each of several pieces has, so that no two share one: those of a kind go through the kind's signs in order, and begin again
 * with a number once they are used up.
 */
export function signsFor<S extends string>(kinds: readonly (readonly S[])[]): readonly { readonly sign: S; readonly nth: number }[] {
  const used = new Map<S, number>();
  return kinds.map((signs) => {
    const least = Math.min(...signs.map((s) => used.get(s) ?? 0));
    const sign = signs.find((s) => (used.get(s) ?? 0) === least) ?? signs[0];
    used.set(sign, least + 1);
    return { sign, nth: least + 1 };
  });
}
