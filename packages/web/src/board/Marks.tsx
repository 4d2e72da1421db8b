/** Draws marks on a ground: the one file in which they become a picture. `marks.css` gives them their look. */
import { type CSSProperties, memo, type ReactNode } from 'react';
import { arrow, type Point, round } from '../table/drawing.ts';
import { UNSPOKEN } from '../table/unspoken.ts';
import { circle, type Ground } from './ground.ts';
import type { Mark, Place } from './mark.ts';

/** A point on the way from one to another, so far from the first. */
function along(a: Point, b: Point, far: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / length) * far, y: a.y + ((b.y - a.y) / length) * far };
}

/** Where lines to and from a place end. */
function edgeAt(ground: Ground, place: Place): number {
  return ground.edgeAt?.(place) ?? ground.edge;
}

/**
 * The way through places, from the edge of the piece where it begins. On hexes it ends in the middle of its space, on a free table at the
 * edge of the base there; at a point it begins and ends just there.
 */
function through(ground: Ground, places: readonly Place[]): readonly Point[] {
  const points = places.map((p) => ground.centre(p));
  if (points.length < 2) return [];
  const last = points.length - 1;
  const end = (i: number, next: number, far: number): Point =>
    typeof places[i] === 'number' ? along(points[i], points[next], far) : points[i];
  const to = ground.edgeAt === undefined ? 0 : edgeAt(ground, places[last]);
  return [end(0, 1, edgeAt(ground, places[0])), ...points.slice(1, -1), end(last, last - 1, to)];
}

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

/** So many lines across a space. */
function hatching({ x, y }: Point, size: number, lines = 3): string {
  return Array.from({ length: lines }, (_x, i) => (lines === 1 ? 0 : (1.24 * i) / (lines - 1) - 0.62))
    .map((d) => {
      const half = size * (0.6 - Math.abs(d) * 0.3);
      return `M${round(x + d * size * 0.6 - half)} ${round(y + d * size * 0.6 + half)}l${round(2 * half)} ${round(-2 * half)}`;
    })
    .join('');
}

function drawn(ground: Ground, m: Mark): ReactNode {
  const { size, edge, em = size } = ground;
  switch (m.kind) {
    case 'hex':
      return <path d={ground.outline(m.at, m.shrink ?? 3)} />;
    case 'hatch':
      return <path d={hatching(ground.centre(m.at), size, m.level)} />;
    case 'ring':
      return <path d={circle(ground.centre(m.at), m.r ?? edgeAt(ground, m.at) + edge * 0.05)} />;
    case 'cross': {
      const c = ground.centre(m.at);
      const [x, y] = m.middle ? [c.x, c.y] : [c.x + size * 0.58, c.y - size * 0.52];
      const r = size * 0.17;
      return (
        <>
          <path className="mark-disc" d={circle({ x, y }, r * 1.9)} />
          <path
            d={`M${round(x - r)} ${round(y - r)}l${round(2 * r)} ${round(2 * r)}M${round(x + r)} ${round(y - r)}l${round(-2 * r)} ${round(2 * r)}`}
          />
        </>
      );
    }
    case 'tick': {
      const c = ground.centre(m.at);
      const [x, y, r] = [c.x - size * 0.62, c.y - size * 0.56, size * 0.2];
      return (
        <>
          <path className="mark-disc" d={circle({ x, y }, r * 1.9)} />
          <path d={`M${round(x - r)} ${round(y)}l${round(r * 0.7)} ${round(r * 0.8)}l${round(r * 1.3)} ${round(-1.6 * r)}`} />
        </>
      );
    }
    case 'line':
      return <path d={pathOf(through(ground, m.over))} />;
    case 'way': {
      const points = through(ground, m.over);
      const end = points.at(-1);
      return (
        <>
          <path d={pathOf(points)} />
          {points.slice(1, -1).map((p) => (
            <circle key={`${p.x} ${p.y}`} className="mark-step" cx={round(p.x)} cy={round(p.y)} r={size * 0.1} />
          ))}
          {end !== undefined && <circle className="mark-end" cx={round(end.x)} cy={round(end.y)} r={size * 0.26} />}
        </>
      );
    }
    case 'arrow':
      return <path d={arrow(ground.centre(m.from), ground.centre(m.to), edgeAt(ground, m.from), edgeAt(ground, m.to))} />;
    case 'area':
      return m.over.map((p) => <path key={typeof p === 'number' ? p : `${p.x} ${p.y}`} d={ground.outline(p, 4)} />);
    case 'number':
    case 'label': {
      const { x, y } = ground.centre(m.at);
      const dy = m.kind === 'number' ? em * 0.16 : -size * 0.6;
      return (
        <text x={round(x)} y={round(y + dy)} fontSize={m.kind === 'number' ? em / 2 : em * 0.4}>
          {m.text}
        </text>
      );
    }
    case 'shape':
      return <path d={m.d} />;
  }
}

/** Whether two marks, or parts of them, are drawn alike. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const one = a as Readonly<Record<string, unknown>>;
  const other = b as Readonly<Record<string, unknown>>;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((f) => isSame(one[f], other[f]));
}

interface DrawnMarkProps {
  ground: Ground;
  mark: Mark;
}

/** One mark. Lists of them are made anew with every move of a pointer: what is the same in the new one is not drawn anew. */
const DrawnMark = memo(
  function DrawnMark({ ground, mark: m }: DrawnMarkProps) {
    return (
      <g
        className={m.side === undefined ? undefined : `side-${m.side}`}
        data-mark={m.kind}
        data-tone={m.tone}
        data-at={'at' in m && typeof m.at === 'number' ? m.at : undefined}
        data-level={m.level}
        data-dashed={('dashed' in m && m.dashed) || undefined}
      >
        {drawn(ground, m)}
      </g>
    );
  },
  (a, b) => a.ground === b.ground && isSame(a.mark, b.mark),
);

/** A list of marks, in its order. */
export function MarkLayer({ ground, marks }: { ground: Ground; marks: readonly Mark[] }) {
  // A mark is known by its place among its like, so that one more of another kind leaves it as it is.
  const nth = new Map<string, number>();
  return (
    <g className="untouched marks" style={{ '--strokes': ground.strokes ?? 1 } as CSSProperties} {...UNSPOKEN}>
      {marks.map((m) => {
        const like = `${m.kind} ${m.tone}`;
        const n = nth.get(like) ?? 0;
        nth.set(like, n + 1);
        return <DrawnMark key={`${like} ${n}`} ground={ground} mark={m} />;
      })}
    </g>
  );
}
