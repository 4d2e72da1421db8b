/** A small picture of a separation: the bases at their places, each combat a tinted group with lines between those who fight. */

import { baseOf, outline, round } from '../board/geometry.ts';
import { figuresOf, useScene } from '../scene.ts';

/** Room around the outermost bases, in millimetres. */
const AROUND = 12;
/** No picture shows less of the table than this. */
const LEAST = 110;

export function CutPicture({ cut }: { cut: readonly (readonly number[])[] }) {
  const scene = useScene();
  const { speech, table } = scene;
  const figures = figuresOf(scene);
  const all = cut.flat();
  const xs = all.flatMap((i) => [figures[i].x - baseOf(table, figures[i]).wide, figures[i].x + baseOf(table, figures[i]).wide]);
  const ys = all.flatMap((i) => [figures[i].y - baseOf(table, figures[i]).deep, figures[i].y + baseOf(table, figures[i]).deep]);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const wide = Math.max(LEAST, Math.max(...xs) - Math.min(...xs) + AROUND);
  const deep = Math.max(LEAST * 0.62, Math.max(...ys) - Math.min(...ys) + AROUND);
  return (
    <svg
      className="cut-picture"
      viewBox={`${round(cx - wide / 2)} ${round(cy - deep / 2)} ${round(wide)} ${round(deep)}`}
      aria-hidden="true"
    >
      {cut.map((c, k) => {
        const hull = (grown: number): string =>
          c.map((i) => outline(baseOf(table, figures[i]), figures[i], figures[i].angle, grown)).join('');
        const lines = c.flatMap((a) =>
          c.flatMap((b) =>
            a < b && figures[a].side !== figures[b].side ? [`M${figures[a].x} ${figures[a].y}L${figures[b].x} ${figures[b].y}`] : [],
          ),
        );
        return (
          <g key={c.join()} className={`plane-tint-${k % 6}`}>
            <path className="cut-edge" d={hull(6)} />
            <path className="cut-body" d={hull(4.5)} />
            <path className="cut-lines" d={lines.join('')} />
          </g>
        );
      })}
      {all.map((i) => {
        const f = figures[i];
        const base = baseOf(table, f);
        return (
          <g key={i} className={`side-${f.seat}`}>
            <path className="cut-base" d={outline(base, f, f.angle, -1)} />
            <text className="cut-mark" x={round(f.x)} y={round(f.y + 4.5)} fontSize={speech.mark(i).length > 2 ? 11 : 13}>
              {speech.mark(i)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
