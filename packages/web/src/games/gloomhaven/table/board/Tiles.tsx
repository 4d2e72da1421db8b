/** What lies on the map: obstacles, traps, hazards, difficult terrain, money, treasure. */
import type { MapDef, ShownTile } from '@escarmouche/engine/gloomhaven';
import { memo } from 'react';
import { type Point, round } from '../../../../table/drawing.ts';
import { centreOf, corners, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { piecePath, piecesOf } from './geometry.ts';
import { CoinSign, ConditionSign, TrapSign } from './signs.tsx';

/** Hot ground: three flames. */
export function Hazard({ at: { x, y } }: { at: Point }) {
  return (
    <path
      className="line-bad joined line-20 gh-hazard"
      d={[-22, 0, 22].map((dx) => `M${round(x + dx - 8)} ${round(y + 16)}c-5 -12 6 -14 5 -30c10 8 16 20 8 30z`).join('')}
    />
  );
}

/** Rubble: small stones all over the hex. */
export function Difficult({ at: { x, y } }: { at: Point }) {
  const stones: readonly (readonly [number, number])[] = [
    [-24, -12],
    [2, -24],
    [22, -6],
    [-12, 10],
    [12, 20],
    [-2, -4],
  ];
  return (
    <path
      className="hollow line-soft joined line-20"
      d={stones.map(([dx, dy]) => `M${round(x + dx - 7)} ${round(y + dy + 4)}l4 -8h7l4 8z`).join('')}
    />
  );
}

/** A chest: a box with a lid and a lock. */
export function Chest({ at: { x, y }, n }: { at: Point; n: number }) {
  return (
    <g className="gh-chest" transform={`translate(${round(x)} ${round(y)})`}>
      <path d="M-24 -4v20h48v-20zM-24 -4c0 -18 48 -18 48 0z" />
      <path className="gh-chest-lock" d="M-5 -6h10v9h-10z" />
      {n > 0 && <text y="15">{n}</text>}
    </g>
  );
}

/** An obstacle of one or more hexes, in one piece. */
function Obstacle({ map, piece }: { map: MapDef; piece: readonly number[] }) {
  const d = piecePath(map, piece);
  return (
    <g className="gh-obstacle">
      <path className="gh-obstacle-rim" d={d} />
      <path d={d} />
      <path className="gh-obstacle-grain" d={d} />
    </g>
  );
}

/** Money lies beside whoever stands there. */
const COIN_AT = { x: -SIZE * 0.5, y: SIZE * 0.42 };

/** Under the figures. Money of one hex is one heap with its sum. */
export const Tiles = memo(function Tiles({ map, tiles }: { map: MapDef; tiles: readonly ShownTile[] }) {
  const on = (kind: ShownTile['kind']): readonly ShownTile[] => tiles.filter((t) => t.kind === kind);
  const at = (t: ShownTile): Point => centreOf(map.field, t.hex);
  const coins = new Map<number, number>();
  for (const t of on('coin')) coins.set(t.hex, (coins.get(t.hex) ?? 0) + t.n);
  return (
    <g {...UNSPOKEN}>
      {on('difficult').map((t) => (
        <g key={t.hex}>
          <polygon className="gh-ground-difficult" points={corners(at(t), SIZE - 2)} />
          <Difficult at={at(t)} />
        </g>
      ))}
      {on('hazard').map((t) => (
        <g key={t.hex}>
          <polygon className="gh-ground-hazard" points={corners(at(t), SIZE - 2)} />
          <Hazard at={at(t)} />
        </g>
      ))}
      {piecesOf(map, tiles).map((piece) => (
        <Obstacle key={piece.join()} map={map} piece={piece} />
      ))}
      {on('trap').map((t) => (
        <g key={t.hex}>
          <TrapSign n={t.n} {...at(t)} />
          {t.conditions.map((id, i) => (
            <ConditionSign key={id} id={id} x={at(t).x - 20 + i * 21} y={at(t).y + 33} r={9} />
          ))}
        </g>
      ))}
      {on('chest').map((t) => (
        <Chest key={t.hex} at={at(t)} n={t.n} />
      ))}
      {[...coins].map(([hex, n]) => {
        const p = centreOf(map.field, hex);
        return <CoinSign key={hex} n={n} x={round(p.x + COIN_AT.x)} y={round(p.y + COIN_AT.y)} />;
      })}
    </g>
  );
});
