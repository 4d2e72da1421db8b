/** A figure on the board: its side by shape and colour, its class by a sign, its health and its clock. */
import type { ShownFigure } from '@escarmouche/engine/wow';
import { Sign } from '../../../../board/Sign.tsx';
import { type Point, round } from '../../../../table/drawing.ts';
import type { FigureSign } from './signs.ts';

/** The outline of a side's figures: a disc for the first, a lozenge with a barred edge for the second; tokens are smaller. */
export function outline(seat: number, { x, y }: Point, r: number): string {
  if (seat === 0) return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const d = round(r * 1.3);
  return `M${round(x)} ${round(y - d)}L${round(x + d)} ${round(y)}L${round(x)} ${round(y + d)}L${round(x - d)} ${round(y)}z`;
}

/** A small dial: ten ticks, the hand on the one shown. */
export function Dial({ x, y, r, shown, late }: Point & { r: number; shown: number; late: boolean }) {
  const a = (shown / 10) * 2 * Math.PI - Math.PI / 2;
  return (
    <g className={late ? 'dial dial-now' : 'dial'}>
      <circle className="dial-face" cx={x} cy={y} r={r} />
      <path
        className="dial-hand"
        d={`M${round(x + r * 0.62 * Math.cos(a))} ${round(y + r * 0.62 * Math.sin(a))}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`}
      />
      <text className="dial-number" x={x} y={round(y + r * 0.36)} fontSize={r * 1.05}>
        {shown}
      </text>
    </g>
  );
}

/** Health on a small shield, which changes its colour when little is left. */
export function Shield({ x, y, health, low }: Point & { health: number; low: boolean }) {
  return (
    <g className={low ? 'health health-low' : 'health'}>
      <path d={`M${round(x - 12)} ${round(y - 12)}h24v12c0 8-5 12-12 15c-7-3-12-7-12-15z`} />
      <text x={x} y={y + 6.5}>
        {health}
      </text>
    </g>
  );
}

/** What is on a figure: something helps it (points up) or hinders it (points down), or it wears something (a buckle). */
export type MarkKind = 'boon' | 'bane' | 'gear';

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

interface TokenProps extends Point {
  figure: ShownFigure;
  name: string;
  acting: boolean;
  inspected: boolean;
  sign: FigureSign;
}

/** How large a figure is drawn, and its silhouette in it. */
const SIZES = { character: [28, 38], pet: [23, 30], totem: [16, 22] } as const;

export function Token({ figure: { kind, side, owner, left, most, clock, signs }, x, y, name, acting, inspected, sign }: TokenProps) {
  const [r, wide] = SIZES[kind];
  const at = kind === 'totem' ? { x: x + 24, y: y - 20 } : { x, y: y - 7 };
  const badge = { x: at.x - r * 0.95, y: at.y + r * 0.72 };
  const on = (mark: MarkKind): number => signs.filter((s) => s === mark).length;
  return (
    <g className={`token side-${side}${acting ? ' token-acting' : ''}${inspected ? ' token-inspected' : ''}`}>
      {(acting || inspected) && <path className="token-halo" d={outline(side, at, r + 5)} />}
      <path className="token-body" d={outline(side, at, r)} />
      {owner !== side && <path className="token-owner" d={outline(side, at, r - 4)} />}
      {side === 1 && kind === 'character' && <path className="token-bars" d={`M${at.x - 9} ${at.y - 24}h18M${at.x - 9} ${at.y + 24}h18`} />}
      <Sign {...sign} {...at} size={wide} />
      <Shield {...badge} health={left} low={left <= most * 0.34} />
      {clock !== null && <Dial x={at.x + r * 0.95} y={at.y + r * 0.72} r={13.5} shown={clock.dial} late={clock.ahead === 0} />}
      {on('boon') > 0 && <Mark kind="boon" n={on('boon')} x={at.x - r - 4} y={at.y - r * 0.62} />}
      {on('bane') > 0 && <Mark kind="bane" n={on('bane')} x={at.x + r - 10} y={at.y - r * 0.62} />}
      {on('gear') > 0 && <Mark kind="gear" n={on('gear')} x={at.x + r - 2} y={at.y + 2} />}
      {kind === 'character' && (
        <text className="token-name" x={x} y={y + 41}>
          {name}
        </text>
      )}
    </g>
  );
}
