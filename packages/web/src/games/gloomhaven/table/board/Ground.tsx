/** The rooms as they are revealed: hexes, what is covered yet, walls, doors, starting hexes. */
import type { MapDef, Scenario } from '@escarmouche/engine/gloomhaven';
import { memo } from 'react';
import { type Point, round } from '../../../../table/drawing.ts';
import { centreOf, corners, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { doorAt, isShown, wallsPath } from './geometry.ts';

/** Hexes on which characters may begin. */
export function startHexes(map: MapDef, scenario: Scenario): readonly number[] {
  return scenario.rooms[0].overlays.flatMap((o) => (o.kind === 'start' ? o.at.map((at) => map.names.indexOf(at.join())) : []));
}

/** A door: a leaf across the way while it is closed; open, its two halves stand aside. */
export function DoorSign({ at, angle, open }: { at: Point; angle: number; open: boolean }) {
  return (
    <g className={open ? 'gh-door gh-door-open' : 'gh-door'} transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${angle})`}>
      {open ? (
        <path d="M-38 -16h9v32h-9zM29 -16h9v32h-9z" />
      ) : (
        <>
          <path d="M-38 -10h76v20h-76z" />
          <path className="gh-door-seam" d="M0 -10v20M-38 0h30M8 0h30" />
          <circle cx="-7" cy="0" r="3" />
          <circle cx="7" cy="0" r="3" />
        </>
      )}
    </g>
  );
}

interface GroundProps {
  map: MapDef;
  scenario: Scenario;
  /** Rooms revealed and doors opened, by their places in the map. */
  rooms: readonly number[];
  doors: readonly number[];
  /** Whether characters are being placed. */
  placing: boolean;
}

/** Not drawn anew while figures move over it; starting hexes are shown while characters are placed. */
export const Ground = memo(function Ground({ map, scenario, rooms, doors, placing }: GroundProps) {
  const { field, names } = map;
  const shown = names.map((_n, hex) => isShown(map, rooms, hex));
  const doorHexes = new Set(map.doors.map((d) => d.space));
  const starts = placing ? startHexes(map, scenario) : [];
  return (
    <g {...UNSPOKEN}>
      {names.map((name, hex) => (
        <polygon
          key={name}
          className={shown[hex] ? `fill-ground line-hair line-15${doorHexes.has(hex) ? ' gh-hex-door' : ''}` : 'gh-covered'}
          points={corners(centreOf(field, hex))}
        />
      ))}
      <path className="hollow line-ink capped gh-walls" d={wallsPath(map, rooms)} />
      {map.doors.map((door, i) => (shown[door.space] ? <DoorSign key={door.space} {...doorAt(map, i)} open={doors.includes(i)} /> : null))}
      {starts.map((hex) => {
        const { x, y } = centreOf(field, hex);
        return <circle key={hex} className="line-soft line-20 gh-start" cx={round(x)} cy={round(y)} r={SIZE * 0.6} />;
      })}
      {names.map((name, hex) => {
        if (!shown[hex]) return null;
        const { x, y } = centreOf(field, hex);
        return (
          <text key={name} className="place-name" x={round(x)} y={round(y + SIZE * 0.74)}>
            {name}
          </text>
        );
      })}
    </g>
  );
});
