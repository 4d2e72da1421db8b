/** The table: bare, a line every 10 cm, a ruler along its upper and left edge where all of it is drawn, and the zone in which one may place. */
import type { Table } from '@escarmouche/engine/confrontation';
import { memo, use } from 'react';
import { CloseContext } from '../../../../board/close.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import type { Box } from '../../../../table/useZoom.ts';
import { MARGIN } from './geometry.ts';

const TEN = 100;
const FIVE = 50;
const ONE = 10;

/** Multiples of a step from one place to another. */
function ticks(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_v, k) => (first + k) * step);
}

/** The marks of a ruler that runs along x, pointing up. */
function ruler(from: number, to: number): string {
  return ticks(from, to, ONE)
    .map((n) => `M${n} 0v${n % TEN === 0 ? -8 : n % FIVE === 0 ? -5.5 : -3}`)
    .join('');
}

interface GroundProps {
  table: Pick<Table, 'wide' | 'deep'>;
  /** What is drawn, rulers included. */
  box: Box;
  /** The band in which the side that deploys may place: top and height; null. */
  zone: readonly [number, number] | null;
  /** The seat that deploys. */
  seat: number;
}

/** Not drawn anew while figures move over it. `zone` is where the seat may deploy, while it does. */
export const Ground = memo(function Ground({ table: { wide, deep }, box, zone, seat }: GroundProps) {
  // A part of it may end anywhere, through a ruler as well: there the lines alone tell distances.
  const ruled = !use(CloseContext);
  const [x0, y0] = [box.x + MARGIN, box.y + MARGIN];
  const [x1, y1] = [x0 + box.width - 2 * MARGIN, y0 + box.height - 2 * MARGIN];
  const lines = [...ticks(x0, x1, TEN).map((n) => `M${n} ${y0}V${y1}`), ...ticks(y0, y1, TEN).map((n) => `M${x0} ${n}H${x1}`)].join('');
  // Where the drawing ends before the table does, its edge is left open.
  const edge = { x: x0 === 0 ? -5 : x0, y: y0 === 0 ? -5 : y0 };
  return (
    <g {...UNSPOKEN}>
      <rect
        className="plane-edge"
        x={edge.x}
        y={edge.y}
        width={(x1 === wide ? wide + 5 : x1) - edge.x}
        height={(y1 === deep ? deep + 5 : y1) - edge.y}
        rx="2"
      />
      <rect className="line-rule plane-top" x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
      <path className="hollow plane-lines" d={lines} />
      {zone !== null && <rect className={`line-side plane-zone side-${seat}`} x="0" y={zone[0]} width={wide} height={zone[1]} />}
      {ruled && (
        <>
          <path className="hollow line-rule plane-ruler" d={ruler(x0, x1)} transform={`translate(0 ${y0 - 5})`} />
          <path className="hollow line-rule plane-ruler" d={ruler(y0, y1)} transform={`matrix(0 1 1 0 ${x0 - 5} 0)`} />
          {ticks(x0, x1, TEN).map((n) => (
            <text key={`x${n}`} className="plane-figure mid" x={n} y={y0 - 15}>
              {n / ONE}
            </text>
          ))}
          {ticks(y0, y1, TEN).map((n) => (
            <text key={`y${n}`} className="plane-figure plane-figure-y" x={x0 - 15} y={n + 3}>
              {n / ONE}
            </text>
          ))}
        </>
      )}
    </g>
  );
});
