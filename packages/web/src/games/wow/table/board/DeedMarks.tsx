/** What just happened, drawn lightly: the way somebody went, an arrow from doer to target, health gained or lost. */
import type { Table } from '@escarmouche/engine/wow';
import { arrow, type Point } from '../../../../table/drawing.ts';
import { centreOf, pathOf } from '../../../../table/pointy.ts';
import type { Deeds } from '../deeds.ts';

interface DeedMarksProps {
  table: Table;
  deeds: Deeds;
  figures: readonly { readonly space: number; readonly seat: number }[];
}

/** Under the figures. */
export function Trails({ table, deeds, figures }: DeedMarksProps) {
  const { trail } = deeds;
  if (trail === null || trail.spaces.length === 0) return null;
  return <polyline className={`trail side-${figures[trail.figure]?.seat ?? 0}`} points={pathOf(table.field, trail.spaces)} />;
}

/** Over the figures. */
export function DeedMarks({ table, deeds, figures }: DeedMarksProps) {
  const place = (figure: number): Point | null =>
    (figures[figure]?.space ?? -1) >= 0 ? centreOf(table.field, figures[figure].space) : null;
  const from = place(deeds.from);
  const to = [...deeds.at.map(place), deeds.space >= 0 ? centreOf(table.field, deeds.space) : null].flatMap((p) => (p === null ? [] : [p]));
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
