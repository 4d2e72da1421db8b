/** What the pictures of games on the home page are drawn with: hexes, bases, dice. Decoration: they say nothing that words do not say. */
import type { ReactNode } from 'react';

const R = Math.PI / 180;

/** The corners of a hexagon, the first one at `turn` degrees: 30 for corners up, 0 for sides up. */
export function hexagon(x: number, y: number, radius: number, turn: number): string {
  return Array.from({ length: 6 }, (_v, i) => {
    const angle = (60 * i + turn) * R;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A field of spaces, corners up. */
export function field(columns: number, rows: number, radius: number, left: number, top: number) {
  const wide = radius * Math.sqrt(3);
  const at = (c: number, r: number): readonly [number, number] => [left + wide * (c + (r & 1) / 2), top + radius * 1.5 * r];
  const cells = Array.from({ length: columns * rows }, (_v, i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    return { c, r, key: `${c},${r}`, x: at(c, r)[0], y: at(c, r)[1] };
  });
  return { at, cells };
}

/** A base with a figure of a side on it: a disc with a shield, or a lozenge with a blade. */
export function Piece({ x, y, side, size = 13 }: { x: number; y: number; side: 0 | 1; size?: number }) {
  const s = size;
  return (
    <g className={`picture-side-${side}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse className="fill-ink picture-shade" cx="1.500" cy={s * 0.35 + 2} rx={s} ry={s * 0.8} />
      {side === 0 ? (
        <circle className="line-paper line-20 picture-base" r={s} />
      ) : (
        <path className="line-paper line-20 picture-base" d={`M0-${s * 1.15} ${s * 1.15} 0 0 ${s * 1.15}-${s * 1.15} 0z`} />
      )}
      {side === 0 ? (
        <path
          className="picture-sign"
          d={`M${-s * 0.45}${-s * 0.5}h${s * 0.9}v${s * 0.45}q0 ${s * 0.45}${-s * 0.45} ${s * 0.7}q${-s * 0.45}${-s * 0.25}${-s * 0.45}${-s * 0.7}z`}
        />
      ) : (
        <path
          className="picture-sign"
          d={`M0${-s * 0.68}l${s * 0.16} ${s * 0.2}v${s * 0.66}h${s * 0.26}v${s * 0.15}h${-s * 0.3}v${s * 0.3}h${-s * 0.24}v${-s * 0.3}h${-s * 0.3}v${-s * 0.15}h${s * 0.26}v${-s * 0.66}z`}
        />
      )}
    </g>
  );
}

const CORNERS = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-1, 0], [1, 0]],
};

/** A die lying at an angle, with pips or with whatever the game has on its faces. */
export function Die({ x, y, turn, pips = 0, children }: { x: number; y: number; turn: number; pips?: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="picture-card" x="-15" y="-15" width="30" height="30" rx="5" />
      {(PIPS[pips] ?? []).map(([px, py]) => (
        <circle key={`${px} ${py}`} className="fill-ink" cx={px * 8} cy={py * 8} r="2.600" />
      ))}
      {children}
    </g>
  );
}
