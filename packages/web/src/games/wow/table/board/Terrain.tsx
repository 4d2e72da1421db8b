/** The ground: each kind of space has a drawing of its own, so that no colour is needed to tell them apart. */
import { FACTIONS, type Shown, type Table } from '@escarmouche/engine/wow';
import { memo } from 'react';
import { type Point, round } from '../../../../table/drawing.ts';
import { centreOf, corners, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';

/** Kinds of ground in the order of the table's numbers. */
const GROUND = ['open', 'cover', 'high', 'impassable'] as const;

function Tree({ x, y, h }: Point & { h: number }) {
  return <path className="joined line-15 ground-tree" d={`M${x} ${y}v${-h * 0.3}m${-h * 0.42} 0l${h * 0.42} ${-h}l${h * 0.42} ${h}z`} />;
}

/** Little trees: ground that hides whoever stands in it. */
function Cover({ x, y }: Point) {
  return (
    <g>
      <Tree x={x - 27} y={y + 3} h={18} />
      <Tree x={x + 26} y={y + 1} h={19} />
      <Tree x={x - 2} y={y - 10} h={15} />
      <Tree x={x - 18} y={y + 33} h={17} />
      <Tree x={x + 15} y={y + 34} h={19} />
    </g>
  );
}

/** Contour lines, as on a map: ground that looks down on the rest. */
function High({ x, y }: Point) {
  const ring = (a: number, b: number, lean: number): string =>
    `M${round(x - a)} ${round(y + lean)}C${round(x - a)} ${round(y - b)} ${round(x - a * 0.3)} ${round(y - b * 1.1)} ${round(x + a * 0.3)} ${round(y - b)}S${round(x + a)} ${round(y - b * 0.3)} ${round(x + a)} ${round(y + lean)}S${round(x + a * 0.4)} ${round(y + b)} ${round(x - a * 0.1)} ${round(y + b)}S${round(x - a)} ${round(y + b * 0.7)} ${round(x - a)} ${round(y + lean)}z`;
  return (
    <g className="ground-contour" transform="translate(0 6)">
      <path d={ring(37, 34, 2)} />
      <path d={ring(30, 27, 1)} />
      <path d={ring(23, 20, 0)} />
    </g>
  );
}

/** Cross-hatched rock: nobody goes there. */
function Rock({ x, y }: Point) {
  const outline = `M${x - 30} ${y + 18}l-4 -18l14 -22l16 -6l18 10l16 22l-6 18l-22 8z`;
  const lines: string[] = [];
  for (let d = -24; d <= 24; d += 8) lines.push(`M${x + d - 12} ${y + 20}l24 -40`, `M${x + d - 12} ${y - 20}l24 40`);
  return (
    <g>
      <path className="line-soft line-12" d={lines.join('')} clipPath="none" />
      <path className="hollow line-soft joined line-25" d={outline} />
    </g>
  );
}

/** A flag in a ring of rays: a place that scores. */
function Victory({ x, y }: Point) {
  const rays = Array.from({ length: 16 }, (_v, i) => {
    const a = (i * Math.PI) / 8;
    return `M${round(x + 36 * Math.cos(a))} ${round(y + 36 * Math.sin(a))}L${round(x + 41 * Math.cos(a))} ${round(y + 41 * Math.sin(a))}`;
  }).join('');
  return (
    <g className="ground-victory">
      <circle cx={x} cy={y} r="33" />
      <path d={rays} />
      <path className="ground-flag" d={`M${x - 8} ${y + 18}v-36l22 8l-22 9`} />
    </g>
  );
}

/** A dashed sign of the side that enters here; a plain ring where anybody may. */
function Spawn({ x, y, seat, letter }: Point & { seat: number; letter: string }) {
  return (
    <g className={seat < 0 ? 'ground-spawn' : `ground-spawn side-${seat}`}>
      {seat === 1 ? <path d={`M${x} ${y - 39}l39 39l-39 39l-39 -39z`} /> : <circle cx={x} cy={y} r="34" />}
      <path className="hollow line-rule line-25" d={`M${x - 9} ${y + 4}l9 -9l9 9M${x - 9} ${y + 14}l9 -9l9 9`} />
      <text x={x} y={y - 12}>
        {letter}
      </text>
    </g>
  );
}

/** What a sample of the legend shows. */
export const SAMPLES = ['cover', 'high', 'impassable', 'victory', 'spawn'] as const;
export type SampleName = (typeof SAMPLES)[number];

/** One space by itself; a spawn point is that of a seat, or anybody's (`NOBODY`). */
export function Plot({ of, x, y, seat = 0, letter = '' }: Point & { of: SampleName | 'open'; seat?: number; letter?: string }) {
  const p = { x, y };
  return (
    <>
      <polygon className={`fill-ground line-hair line-15 space space-${of}`} points={corners(p)} />
      {of === 'cover' && <Cover {...p} />}
      {of === 'high' && <High {...p} />}
      {of === 'impassable' && <Rock {...p} />}
      {of === 'victory' && <Victory {...p} />}
      {of === 'spawn' && <Spawn {...p} seat={seat} letter={letter} />}
    </>
  );
}

/** One space for the legend. */
export function Sample({ of }: { of: SampleName }) {
  return (
    <svg viewBox="-46 -53 92 106" width="38" height="44" aria-hidden="true">
      <Plot of={of} x={0} y={0} />
    </svg>
  );
}

interface GroundProps {
  table: Table;
  /** The spawn points as they are now. */
  spawns: Shown['spawns'];
  /** A short name of each space, written small at its foot. */
  names: readonly string[];
}

/** Every space of the map with its terrain, its score place and its spawn point. */
export const Ground = memo(function Ground({ table, spawns, names }: GroundProps) {
  const spaces = Array.from({ length: table.field.size }, (_v, s) => s);
  const marked = new Set([...table.victory, ...table.spawn.map((point) => point.space)]);
  return (
    <g className="ground" {...UNSPOKEN}>
      {spaces.map((s) => {
        const p = centreOf(table.field, s);
        return (
          <g key={s}>
            <polygon className={`fill-ground line-hair line-15 space space-${GROUND[table.terrain[s]]}`} points={corners(p)} />
            {table.terrain[s] === 1 && <Cover {...p} />}
            {table.terrain[s] === 2 && <High {...p} />}
            {table.terrain[s] === 3 && <Rock {...p} />}
            {table.victory.includes(s) && <Victory {...p} />}
          </g>
        );
      })}
      {spawns.map(({ space, side, faction }) => (
        <Spawn
          key={space}
          {...centreOf(table.field, space)}
          seat={side}
          letter={FACTIONS.find((f) => f.id === faction)?.symbol ?? faction?.slice(0, 1) ?? ''}
        />
      ))}
      {spaces.map((s) => (
        <text
          key={s}
          className={marked.has(s) ? 'place-name place-name-marked' : 'place-name'}
          x={round(centreOf(table.field, s).x)}
          y={round(centreOf(table.field, s).y - SIZE + 17)}
        >
          {names[s]}
        </text>
      ))}
    </g>
  );
});
