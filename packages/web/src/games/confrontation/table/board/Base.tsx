/** A figure's base as it stands: its side by pattern and sign as well as colour, its mark, and what has befallen it. */
import type { Condition, ShownFigure } from '@escarmouche/engine/confrontation';
import type { Base } from '@escarmouche/engine/space';
import { memo } from 'react';
import { type Point, round } from '../../../../table/drawing.ts';
import type { Box } from '../../../../table/useZoom.ts';
import { MARGIN, outline, reachOf } from './geometry.ts';
import SILHOUETTES from './silhouettes.json';

/** Profiles of the game have one each; those that a person has made, that of a figure as such. */
type Silhouette = keyof typeof SILHOUETTES;

/** The sign of a side: disc, barred lozenge, pierced square, triangle, as everywhere else. */
function SideSign({ seat, x, y, r }: Point & { seat: number; r: number }) {
  const d = [
    `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    `M${round(x)} ${round(y - r * 1.25)}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}z`,
    `M${round(x - r)} ${round(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`,
    `M${round(x)} ${round(y - r * 1.2)}l${r * 1.3} ${r * 2.2}h${-r * 2.6}z`,
  ];
  return <path className="line-paper fill-side plane-sign" d={d[seat] ?? d[0]} />;
}

/** Wound levels as one to three cuts. */
export function Wounds({ wound, x, y }: Point & { wound: number }) {
  if (wound === 0) return null;
  return (
    <g className="plane-wound">
      <rect x={round(x - 2 - wound * 2)} y={round(y - 4.5)} width={4 + wound * 4} height="9" rx="2" />
      <path d={Array.from({ length: wound }, (_v, k) => `M${round(x - wound * 2 + k * 4 + 1)} ${round(y + 3)}l2 -6`).join('')} />
    </g>
  );
}

/** A sign for each condition, in a row. */
const SIGNS: Readonly<Record<Condition, string>> = {
  /** Going round in the head. */
  stunned: 'M-3 1.500a3 3 0 1 1 3 1.700a1.500 1.500 0 1 1 0 -3',
  /** Something came at it. */
  charged: 'M-3.500 -3l3 3l-3 3M0.500 -3l3 3l-3 3',
  /** From above. */
  dive: 'M0 -4v7M-3 0.500l3 3l3 -3',
  /** A flag that is shown. */
  routed: 'M-2.500 4v-8h6l-2 2l2 2h-6',
  /** Killed, standing on. */
  fierce: 'M-3 -3l6 6M3 -3l-6 6',
};

/** The sign of one condition, as on the base; the legend shows it by itself. */
export function StateSign({ of, x, y }: Point & { of: Condition }) {
  return (
    <g className={`piece-state plane-state plane-state-${of}`} transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="5.200" />
      <path d={SIGNS[of]} />
    </g>
  );
}

interface BaseProps {
  base: Base;
  figure: Pick<ShownFigure, 'side' | 'angle'>;
  /** The id of its profile, by which its silhouette is found. */
  profile: string;
  mark: string;
  acting: boolean;
  inspected: boolean;
  spent: boolean;
  /** Something lies over its lower edge: its mark stands above that. */
  raised: boolean;
}

/** Drawn around the place (0, 0). */
export const BaseToken = memo(function BaseToken({ base, figure: f, profile, mark, acting, inspected, spent, raised }: BaseProps) {
  const at = { x: 0, y: 0 };
  const reach = reachOf(base, f.angle);
  const small = Math.min(base.wide, base.deep);
  const size = Math.min(small * 0.31, 12);
  return (
    <g className={`plane-token side-${f.side}${acting ? ' plane-acting' : ''}${spent ? ' plane-spent' : ''}`}>
      {(acting || inspected) && (
        <path className={acting ? 'hollow plane-halo plane-halo-acting' : 'hollow plane-halo'} d={outline(base, at, f.angle, 4)} />
      )}
      <path className="line-side plane-base" d={outline(base, at, f.angle)} />
      <path className={`hollow untouched plane-weave-${f.side}`} d={outline(base, at, f.angle, -1)} />
      <path
        className="fill-side"
        d={SILHOUETTES[profile as Silhouette] ?? SILHOUETTES.plain}
        transform={`translate(${round(-small * 0.28)} ${round(-small * 0.39)}) scale(${round(small * 5.6) / 5120})`}
      />
      <text className="sans bold fill-ink haloed mid plane-mark" y={round(small * (raised ? 0.2 : 0.42))} fontSize={round(size)}>
        {mark}
      </text>
      <SideSign seat={f.side} x={0} y={-reach.y + 0.5} r={3.6} />
    </g>
  );
});

/** Where signs sit around a base: at its corners, since figures mostly meet at its sides. The wound has the first one. */
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
  [-1.5, 0],
  [1.5, 0],
] as const;

interface SignsProps {
  base: Base;
  figure: Pick<ShownFigure, 'x' | 'y' | 'angle' | 'wound' | 'signs'>;
  /** Written under the base, or above it near the lower edge; empty for none. */
  name: string;
  /** What is shown of the table. */
  box: Box;
  /** Somebody stands where a name under the base would be. */
  crowded: boolean;
}

/** Room for a name beside or under a base, in millimetres. */
const NAME = 50;

/** What has befallen a figure, and its name: over all bases, so that no neighbour hides it. */
export const Signs = memo(function Signs({ base, figure: f, name, box, crowded }: SignsProps) {
  const reach = reachOf(base, f.angle);
  const corner = (k: number): Point => ({ x: CORNERS[k][0] * reach.x * 0.72, y: CORNERS[k][1] * reach.y * 0.72 });
  const anchor = f.x < box.x + NAME + MARGIN ? 'start' : f.x > box.x + box.width - NAME - MARGIN ? 'end' : 'middle';
  return (
    <g transform={`translate(${round(f.x)} ${round(f.y)})`}>
      <Wounds wound={Math.min(3, f.wound)} {...corner(0)} />
      {f.signs.map((s, k) => (
        <StateSign key={s} of={s} {...corner(k + 1)} />
      ))}
      {name !== '' && (
        <text
          className="fill-ink haloed untouched plane-name"
          x={anchor === 'start' ? round(-reach.x) : anchor === 'end' ? round(reach.x) : 0}
          y={round(crowded || f.y > box.y + box.height - NAME - MARGIN ? -reach.y - 9 : reach.y + 14)}
          textAnchor={anchor}
        >
          {name}
        </text>
      )}
    </g>
  );
});
