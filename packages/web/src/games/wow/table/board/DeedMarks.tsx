/** What just happened, drawn lightly: the way somebody went, an arrow from doer to target, health gained or lost. */
import type { Table } from '@escarmouche/engine/wow';
import type { Deeds } from '../deeds.ts';
import { centreOf, type Point, pathOf, round } from './geometry.ts';

/** An arrow that leaves one token's edge and ends at another's. */
function arrow(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return '';
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [sx, sy] = [a.x + ux * 34, a.y + uy * 34];
  const [ex, ey] = [b.x - ux * 38, b.y - uy * 38];
  const head = `M${round(ex - ux * 13 - uy * 8)} ${round(ey - uy * 13 + ux * 8)}L${round(ex)} ${round(ey)}L${round(ex - ux * 13 + uy * 8)} ${round(ey - uy * 13 - ux * 8)}`;
  return length < 76 ? head : `M${round(sx)} ${round(sy)}L${round(ex)} ${round(ey)}${head}`;
}

interface DeedMarksProps {
  table: Table;
  deeds: Deeds;
  figures: readonly { readonly space: number; readonly seat: number }[];
}

/** Under the figures. */
export function Trails({ table, deeds, figures }: DeedMarksProps) {
  const { trail } = deeds;
  if (trail === null || trail.spaces.length === 0) return null;
  return <polyline className={`trail side-${figures[trail.figure]?.seat ?? 0}`} points={pathOf(table, trail.spaces)} />;
}

/** Over the figures. */
export function DeedMarks({ table, deeds, figures }: DeedMarksProps) {
  const place = (figure: number): Point | null => ((figures[figure]?.space ?? -1) >= 0 ? centreOf(table, figures[figure].space) : null);
  const from = place(deeds.from);
  const to = [...deeds.at.map(place), deeds.space >= 0 ? centreOf(table, deeds.space) : null].flatMap((p) => (p === null ? [] : [p]));
  return (
    <g className={`deeds side-${figures[deeds.from]?.seat ?? 0}${deeds.hostile ? ' deeds-hostile' : ''}`}>
      {from !== null && to.map((p) => <path key={`${p.x} ${p.y}`} d={arrow(from, p)} />)}
      {[...deeds.change].map(([figure, n]) => {
        const p = place(figure);
        return p === null ? null : (
          <text key={figure} className={n < 0 ? 'change change-lost' : 'change'} x={p.x + 24} y={p.y - 24}>
            {n < 0 ? `−${-n}` : `+${n}`}
          </text>
        );
      })}
    </g>
  );
}
