/** A figure on the board: its side by shape and colour, its class by a sign, its health and its clock. */

import type { ShownFigure } from '@escarmouche/engine/wow';
import { memo } from 'react';
import { Sign } from '../../../../board/Sign.tsx';
import { Left, sideOutline, TokenBody } from '../../../../board/Token.tsx';
import { type Point, round } from '../../../../table/drawing.ts';
import type { FigureSign } from './signs.ts';

/** A small dial: ten ticks, the hand on the one shown. */
export function Dial({ x, y, r, shown, late }: Point & { r: number; shown: number; late: boolean }) {
  const a = (shown / 10) * 2 * Math.PI - Math.PI / 2;
  return (
    <g className={late ? 'dial dial-now' : 'dial'}>
      <circle className="line-ink line-15 dial-face" cx={x} cy={y} r={r} />
      <path
        className="line-ink line-25 dial-hand"
        d={`M${round(x + r * 0.62 * Math.cos(a))} ${round(y + r * 0.62 * Math.sin(a))}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`}
      />
      <text className="sans bold fill-ink mid dial-number" x={x} y={round(y + r * 0.36)} fontSize={r * 1.05}>
        {shown}
      </text>
    </g>
  );
}

/** What is on a figure: something helps it (points up) or hinders it (points down), or it wears something (a buckle). */
export type MarkKind = 'boon' | 'bane' | 'gear';

/** A small sign beside a figure: what is good for it, what is bad for it, what it wears; from two on with their number. */
export function Mark({ kind, x, y, n = 1 }: Point & { kind: MarkKind; n?: number }) {
  const [px, py] = [round(x), round(y)];
  const d =
    kind === 'boon' ? `M${px} ${py}l7 -11l7 11z` : kind === 'bane' ? `M${px} ${round(y - 11)}h14l-7 11z` : `M${px} ${py}v-11h12v11z`;
  return (
    <g className={`token-${kind}`} data-piece-mark={kind}>
      <path d={d} />
      {n > 1 && (
        <text x={round(x + 18)} y={py}>
          {n}
        </text>
      )}
    </g>
  );
}

interface TokenProps {
  figure: ShownFigure;
  name: string;
  acting: boolean;
  inspected: boolean;
  sign: FigureSign;
}

/** How large a figure is drawn, and its silhouette in it. */
const SIZES = { character: [28, 38], pet: [23, 30], totem: [16, 22] } as const;

/** Drawn around the middle of its space, and not anew while other figures change. */
export const Token = memo(function Token({
  figure: { kind, side, owner, left, most, clock, signs },
  name,
  acting,
  inspected,
  sign,
}: TokenProps) {
  const [r, wide] = SIZES[kind];
  const at = kind === 'totem' ? { x: 24, y: -20 } : { x: 0, y: -7 };
  const on = (mark: MarkKind): number => signs.filter((s) => s === mark).length;
  return (
    <g className={`token side-${side}`}>
      <g transform={`translate(${at.x} ${at.y})`}>
        <TokenBody outline={(size) => sideOutline(side, size)} r={r} active={acting} looked={inspected} />
        {owner !== side && <path className="hollow line-ink line-15 token-owner" d={sideOutline(side, r - 4)} />}
        {side === 1 && kind === 'character' && <path className="line-25 token-bars" d="M-9 -24h18M-9 24h18" />}
        <Sign {...sign} x={0} y={0} size={wide} />
        <Left on="shield" n={left} low={left <= most * 0.34} x={-r * 0.95} y={r * 0.72} />
        {clock !== null && <Dial x={r * 0.95} y={r * 0.72} r={13.5} shown={clock.dial} late={clock.ahead === 0} />}
        {on('boon') > 0 && <Mark kind="boon" n={on('boon')} x={-r - 4} y={-r * 0.62} />}
        {on('bane') > 0 && <Mark kind="bane" n={on('bane')} x={r - 10} y={-r * 0.62} />}
        {on('gear') > 0 && <Mark kind="gear" n={on('gear')} x={r - 2} y={2} />}
      </g>
      {kind === 'character' && (
        <text className="fill-ink haloed joined mid token-name" y="41">
          {name}
        </text>
      )}
    </g>
  );
});

/** A figure in a list: its body and its sign. */
export const SmallToken = memo(function SmallToken({ seat, sign, size }: { seat: number; sign: FigureSign; size: number }) {
  return (
    <svg viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true" className="token">
      <TokenBody outline={(r) => sideOutline(seat, r)} r={seat === 0 ? 19 : 16} />
      <Sign {...sign} x={0} y={0} size={25} />
    </svg>
  );
});
