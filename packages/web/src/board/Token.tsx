/** What the figures of every game are drawn from: the outline of a side, a halo for whoever acts or is looked at, what is left of them. */
import { round } from '../table/drawing.ts';
import './token.css';

/** The outline of a side's figures around 0,0, as its `SideMark` has it: a disc, a lozenge, a square, a triangle. */
export function sideOutline(seat: number, r: number): string {
  if (seat <= 0) return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const [d, s, h] = [1.26 * r, 0.92 * r, 1.25 * r].map(round);
  if (seat === 1) return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0z`;
  if (seat === 2) return `M${-s} ${-s}h${2 * s}v${2 * s}h${-2 * s}z`;
  return `M0 ${-h}L${h} ${round(h * 0.72)}L${-h} ${round(h * 0.72)}z`;
}

interface TokenBodyProps {
  outline: (r: number) => string;
  r: number;
  /** Whoever acts or is held, and whoever is looked at beside the board. */
  active?: boolean;
  looked?: boolean;
  /** Filled with the colour of its side: it is more than it was, or than its like. */
  full?: boolean;
}

/** The body of a token, under whatever the game writes on it. `outline` draws it larger or smaller: the halo goes around it. */
export function TokenBody({ outline, r, active = false, looked = false, full = false }: TokenBodyProps) {
  return (
    <>
      {(active || looked) && <path className={active ? 'hollow token-halo token-halo-active' : 'hollow token-halo'} d={outline(r + 6)} />}
      <path className={full ? 'line-side joined token-body token-full' : 'line-side joined token-body'} d={outline(r)} />
    </>
  );
}

/** On what it is written how much a figure can still bear: its outline, and where the number stands, how large. */
const LEFT = {
  shield: ['M-12 -12h24v12c0 8-5 12-12 15c-7-3-12-7-12-15z', 6.5, 19],
  drop: ['M0 0c5 7 10 12 10 18a10 10 0 0 1 -20 0c0 -6 5 -11 10 -18z', 24, 16],
  heart: ['M0 15c-10 -8 -17 -13 -17 -21a9 9 0 0 1 17 -5a9 9 0 0 1 17 5c0 8 -7 13 -17 21z', 5, 20],
} as const;

/** What a figure can still bear; another colour where little is left. */
export function Left({ on, n, low, x, y }: { on: keyof typeof LEFT; n: number; low: boolean; x: number; y: number }) {
  const [d, down, size] = LEFT[on];
  return (
    <g className={low ? 'token-left token-left-low' : 'token-left'} transform={`translate(${round(x)} ${round(y)})`}>
      <path d={d} />
      <text y={down} fontSize={size}>
        {n}
      </text>
    </g>
  );
}
