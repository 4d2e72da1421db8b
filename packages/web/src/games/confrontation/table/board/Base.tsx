/** A figure's base as it stands: its side by pattern and sign as well as colour, its mark, and what has befallen it. */
import type { Figure } from '@escarmouche/engine/confrontation';
import type { Base } from '@escarmouche/engine/space';
import { outline, type Point, reachOf, round } from './geometry.ts';

/** The sign of a side: disc, barred lozenge, pierced square, triangle, as everywhere else. */
export function SideSign({ seat, x, y, r }: Point & { seat: number; r: number }) {
  const d = [
    `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    `M${round(x)} ${round(y - r * 1.25)}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}z`,
    `M${round(x - r)} ${round(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`,
    `M${round(x)} ${round(y - r * 1.2)}l${r * 1.3} ${r * 2.2}h${-r * 2.6}z`,
  ];
  return <path className="plane-sign" d={d[seat] ?? d[0]} />;
}

/** Wound levels as one to three cuts, a skull-less cross where it was killed and stands on. */
function Wounds({ wound, x, y }: Point & { wound: number }) {
  if (wound === 0) return null;
  return (
    <g className="plane-wound">
      <rect x={round(x - 2 - wound * 2)} y={round(y - 4.5)} width={4 + wound * 4} height="9" rx="2" />
      <path d={Array.from({ length: wound }, (_v, k) => `M${round(x - wound * 2 + k * 4 + 1)} ${round(y + 3)}l2 -6`).join('')} />
    </g>
  );
}

/** What else has befallen a figure: a sign each, in a row. */
const STATES = {
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
} as const;
export type StateName = keyof typeof STATES;

/** What has befallen a figure. */
export function statesOf(f: Figure): readonly StateName[] {
  const has: Readonly<Record<StateName, boolean>> = {
    stunned: f.stunned === 1,
    charged: f.charged > 0,
    dive: f.dive === 1,
    routed: f.routed === 1,
    fierce: f.fierce === 1,
  };
  return (Object.keys(has) as StateName[]).filter((k) => has[k]);
}

export function StateSign({ of, x, y }: Point & { of: StateName }) {
  return (
    <g className={`plane-state plane-state-${of}`} transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="5.500" />
      <path d={STATES[of]} />
    </g>
  );
}

interface BaseProps {
  base: Base;
  figure: Figure;
  mark: string;
  /** Written under the base, or above it near the lower edge; empty for none. */
  name: string;
  /** On which side of the base there is room for its name. */
  room?: { readonly above: boolean; readonly anchor: 'start' | 'middle' | 'end' };
  acting: boolean;
  inspected: boolean;
  spent: boolean;
}

/** Drawn around the place (0, 0). */
export function BaseToken({ base, figure: f, mark, name, room, acting, inspected, spent }: BaseProps) {
  const at = { x: 0, y: 0 };
  const reach = reachOf(base, f.angle);
  const small = Math.min(base.wide, base.deep);
  const size = Math.min(small * 0.44, 15, (small * 1.25) / Math.max(2, mark.length));
  const states = statesOf(f);
  return (
    <g className={`plane-token side-${f.seat}${acting ? ' plane-acting' : ''}${spent ? ' plane-spent' : ''}`}>
      {(acting || inspected) && (
        <path className={acting ? 'plane-halo plane-halo-acting' : 'plane-halo'} d={outline(base, at, f.angle, 4)} />
      )}
      <path className="plane-base" d={outline(base, at, f.angle)} />
      <path className={`plane-weave plane-weave-${f.seat}`} d={outline(base, at, f.angle, -1)} />
      <path className="plane-rim" d={outline(base, at, f.angle, -1.6)} />
      <text className="plane-mark" y={round(size * 0.36)} fontSize={round(size)}>
        {mark}
      </text>
      <SideSign seat={f.seat} x={0} y={-reach.y + 0.5} r={3.6} />
      <Wounds wound={Math.min(3, f.wound)} x={0} y={reach.y - 0.5} />
      {states.map((s, k) => (
        <StateSign key={s} of={s} x={reach.x - 1 + (k > 2 ? 6 : 0)} y={-reach.y + 6 + (k % 3) * 11} />
      ))}
      {name !== '' && (
        <text
          className="plane-name"
          x={room?.anchor === 'start' ? round(-reach.x) : room?.anchor === 'end' ? round(reach.x) : 0}
          y={round(room?.above === true ? -reach.y - 9 : reach.y + 13)}
          textAnchor={room?.anchor ?? 'middle'}
        >
          {name}
        </text>
      )}
    </g>
  );
}
