/** The two joined boards: hexes by what they are, territories, half hexes at the rims, objectives. */
import './ground.css';

import { hexOf } from '@escarmouche/engine/space';
import { type Battlefield, type HexKind, hexKind, NO_ONES, onEdge, type Shown } from '@escarmouche/engine/underworlds';
import { memo } from 'react';
import { type Point, round } from '../../../../table/drawing.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { centreOf, corners, rimHalves, SIZE } from './geometry.ts';

/** The sign of a kind, drawn in the middle of its hex. */
export function KindSign({ kind, at: { x, y } }: { kind: HexKind; at: Point }) {
  if (kind === 'starting') return <circle className="hollow line-soft line-20 wu-starting" cx={round(x)} cy={round(y)} r={SIZE * 0.62} />;
  if (kind === 'blocked')
    return (
      <path
        className="hollow line-soft joined line-25"
        d={`M${round(x - 26)} ${round(y + 22)}l12 -34l14 12l10 -22l16 44zM${round(x - 12)} ${round(y + 6)}l8 16M${round(x + 12)} ${round(y - 2)}l2 24`}
      />
    );
  if (kind === 'lethal')
    return (
      <path
        className="line-bad joined line-20 wu-spikes"
        d={[-24, -8, 8, 24].map((dx) => `M${round(x + dx - 7)} ${round(y + 22)}l7 -38l7 38z`).join('')}
      />
    );
  return null;
}

interface GroundProps {
  field: Battlefield;
}

/** What no play changes. */
export const Ground = memo(function Ground({ field }: GroundProps) {
  return (
    <g {...UNSPOKEN}>
      {rimHalves(
        field.names.map((_name, s) => hexOf(field.hexes, s)),
        field.incomplete,
      ).map(({ key, points }) => (
        <polygon key={key} className="line-hair line-15 wu-half" points={points} />
      ))}
      {field.names.map((name, s) => {
        const at = centreOf(field, s);
        const kind = hexKind(field.kinds[s]);
        const whose = field.territory[s] === NO_ONES ? 'none' : String(field.territory[s]);
        return (
          <g key={name}>
            <polygon
              className={`fill-ground line-rule line-15 wu-hex-${kind} wu-land-${whose}${onEdge(field, s) ? ' wu-edge' : ''}`}
              points={corners(at)}
            />
            <KindSign kind={kind} at={at} />
          </g>
        );
      })}
      {field.names.map((name, s) => {
        const { x, y } = centreOf(field, s);
        return (
          <text key={name} className="place-name" x={round(x)} y={round(y + SIZE * 0.8)}>
            {name}
          </text>
        );
      })}
    </g>
  );
});

/** An objective token: its number, or its back before it is turned up. */
export function Objective({ at: { x, y }, face, small = false }: { at: Point; face: number; small?: boolean }) {
  const r = SIZE * (small ? 0.3 : 0.4);
  return (
    <g className="wu-objective">
      <path d={`M${round(x)} ${round(y - r)}l${round(r)} ${round(r)}l${round(-r)} ${round(r)}l${round(-r)} ${round(-r)}z`} />
      <text x={round(x)} y={round(y + (small ? 6 : 8))} fontSize={small ? 17 : 22}>
        {face === 0 ? '?' : face}
      </text>
    </g>
  );
}

/** The objective tokens; one under a fighter, on a hex that is taken, peeps out beside it. */
export function Objectives({
  field,
  objectives,
  taken,
}: {
  field: Battlefield;
  objectives: Shown['objectives'];
  taken: readonly number[];
}) {
  return (
    <g {...UNSPOKEN}>
      {objectives.map(({ hex, face }) => {
        const { x, y } = centreOf(field, hex);
        const under = taken.includes(hex);
        return <Objective key={hex} at={under ? { x: x - SIZE * 0.64, y: y - SIZE * 0.5 } : { x, y }} face={face} small={under} />;
      })}
    </g>
  );
}
