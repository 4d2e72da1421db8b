/** The table: bare, with a ruler along its edges, a line every 10 cm, and the zone in which one may place. */
import type { Table } from '@escarmouche/engine/confrontation';
import { memo } from 'react';
import { UNSPOKEN } from '../../../../table/unspoken.ts';

const TEN = 100;
const ONE = 10;

function ticks(size: number, step: number): number[] {
  return Array.from({ length: Math.floor(size / step) + 1 }, (_v, k) => k * step);
}

interface GroundProps {
  table: Table;
  /** The band in which the side that deploys may place: top and height; null. */
  zone: readonly [number, number] | null;
  /** The seat that deploys. */
  seat: number;
}

export const Ground = memo(function Ground({ table: { wide, deep }, zone, seat }: GroundProps) {
  const ruler = (size: number): string =>
    ticks(size, ONE)
      .map((n) => `M${n} 0v${n % TEN === 0 ? -8 : n % 50 === 0 ? -5.5 : -3}`)
      .join('');
  return (
    <g {...UNSPOKEN}>
      <rect className="plane-edge" x="-5" y="-5" width={wide + 10} height={deep + 10} rx="3" />
      <rect className="plane-top" width={wide} height={deep} />
      <path
        className="plane-lines"
        d={`${ticks(wide, TEN)
          .map((n) => `M${n} 0V${deep}`)
          .join('')}${ticks(deep, TEN)
          .map((n) => `M0 ${n}H${wide}`)
          .join('')}`}
      />
      <path className="plane-ruler" d={ruler(wide)} transform="translate(0 -5)" />
      <path className="plane-ruler" d={ruler(deep)} transform={`translate(-5 ${deep}) rotate(-90)`} />
      {ticks(wide, TEN).map((n) => (
        <text key={`x${n}`} className="plane-figure plane-figure-x" x={n} y="-15">
          {n / 10}
        </text>
      ))}
      {ticks(deep, TEN).map((n) => (
        <text key={`y${n}`} className="plane-figure plane-figure-y" x="-15" y={n + 3}>
          {n / 10}
        </text>
      ))}
      {zone !== null && <rect className={`plane-zone side-${seat}`} x="0" y={zone[0]} width={wide} height={zone[1]} />}
    </g>
  );
});
