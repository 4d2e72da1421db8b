/** A small picture of a separation: the bases at their places, a bar across those who fight, a gap between those who are parted. */

import type { ShownFigure } from '@escarmouche/engine/confrontation';
import { outerRadius } from '@escarmouche/engine/space';
import { round } from '../../../../table/drawing.ts';
import { baseOf, meeting, outline } from '../board/geometry.ts';
import { figuresOf, useScene } from '../scene.ts';

/** Room around the outermost bases, in millimetres. */
const AROUND = 12;
/** No picture shows less of the table than this. */
const LEAST = 100;

/**
 * `cut` holds the members of each combat that would come of it. Drawn as large as its figures need, whatever the rest of the table shows.
 */
export function CutPicture({ cut }: { cut: readonly (readonly number[])[] }) {
  const scene = useScene();
  const { speech, table } = scene;
  const figures = figuresOf(scene);
  const all = cut.flat();
  const reach = all.map((i) => outerRadius(baseOf(table, figures[i])));
  const span = (at: (f: ShownFigure) => number): readonly [number, number] => [
    Math.min(...all.map((i, k) => at(figures[i]) - reach[k])) - AROUND,
    Math.max(...all.map((i, k) => at(figures[i]) + reach[k])) + AROUND,
  ];
  const [left, right] = span((f) => f.x);
  const [top, bottom] = span((f) => f.y);
  const wide = Math.max(LEAST, right - left);
  const deep = Math.max(LEAST * 0.6, bottom - top);
  const [x, y] = [(left + right - wide) / 2, (top + bottom - deep) / 2];
  const groupOf = (i: number): number => cut.findIndex((c) => c.includes(i));
  const contacts = all.flatMap((a) => all.flatMap((b) => (a < b && figures[a].values.touches.includes(b) ? [[a, b] as const] : [])));
  return (
    <svg className="block full rounded cut-picture" viewBox={`${round(x)} ${round(y)} ${round(wide)} ${round(deep)}`} aria-hidden="true">
      {cut.map((c, k) => {
        const hull = (grown: number): string =>
          c.map((i) => outline(baseOf(table, figures[i]), figures[i], figures[i].angle, grown)).join('');
        return (
          <g key={c.join()} className={`plane-tint-${k % 6}`}>
            <path className="cut-edge" d={hull(6.5)} />
            <path className="cut-body" d={hull(5)} />
          </g>
        );
      })}
      {all.map((i) => {
        const f = figures[i];
        const base = baseOf(table, f);
        return (
          <g key={i} className={`side-${f.side} plane-tint-${groupOf(i) % 6}`}>
            <path className="line-side line-20 cut-base" d={outline(base, f, f.angle, -1)} />
            <text className="sans bold fill-ink mid" x={round(f.x)} y={round(f.y + 4.5)} fontSize={speech.mark(i).length > 2 ? 11 : 13}>
              {speech.mark(i)}
            </text>
          </g>
        );
      })}
      {contacts.map(([a, b]) => {
        const at = meeting(baseOf(table, figures[a]), figures[a], baseOf(table, figures[b]), figures[b]);
        const parted = groupOf(a) !== groupOf(b);
        return (
          <path
            key={`${a} ${b}`}
            className={parted ? 'hollow cut-parted' : 'hollow line-ink capped cut-joined'}
            transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round((at.turn * 180) / Math.PI)})`}
            d={parted ? 'M0 -8V8' : 'M-6 0H6'}
          />
        );
      })}
    </svg>
  );
}
