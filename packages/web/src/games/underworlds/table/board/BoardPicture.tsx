/** Boards as small pictures: two as they would be joined, or one by itself. What lies where, no rules. */
import './ground.css';
import { type Board, hexKind, hexPoint, type Join, joinBoards } from '@escarmouche/engine/underworlds';
import type { SVGProps } from 'react';
import { KindSign } from './Ground.tsx';
import { corners, rimHalves, SIZE } from './geometry.ts';

const HALF = (SIZE * Math.sqrt(3)) / 2;
const UPRIGHT: Join = { turned: [false, false], offset: 0 };

/** Boards by their places: the far one, and the near one where it is joined. */
export interface Boards {
  readonly boards: readonly [far: Board, near?: Board];
  readonly join?: Join;
}

interface BoardPictureProps extends Boards {
  /** Spoken where nothing beside it says the same. */
  label?: string;
  className: string;
  /** What a press on a hex of one board does, by its row and column. */
  press?: (row: number, column: number) => SVGProps<SVGGElement> & { readonly 'data-hex': string };
}

/** One board by itself, or two as they are joined; also where boards of one’s own are made, whose hexes can be pressed. */
export function BoardPicture({ boards: [far, near], join = UPRIGHT, label, className, press }: BoardPictureProps) {
  const { complete, incomplete } = joinBoards([far, near ?? far], join);
  const here = complete.filter((h) => near !== undefined || h.boards === 1);
  const all = here.map((h) => hexPoint(h, SIZE));
  const left = Math.min(...all.map((p) => p.x)) - SIZE * 1.6;
  const top = -HALF * 0.2;
  const right = Math.max(...all.map((p) => p.x)) + SIZE * 1.6;
  const bottom = Math.max(...all.map((p) => p.y)) + HALF * 1.2;
  return (
    <svg
      className={`block full ${className}`}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role={label === undefined ? undefined : press === undefined ? 'img' : 'group'}
      aria-hidden={label === undefined}
      aria-label={label}
    >
      {near !== undefined &&
        rimHalves(complete, incomplete).map(({ key, points }) => (
          <polygon key={key} className="line-hair line-15 wu-half" points={points} />
        ))}
      {here.map((h) => {
        const at = hexPoint(h, SIZE);
        const kind = hexKind(h.kinds);
        const whose = near === undefined ? 'none' : h.boards === 1 ? '0' : h.boards === 2 ? '1' : 'none';
        return (
          <g key={`${h.q} ${h.r}`} {...press?.(h.r + Math.floor(h.q / 2), h.q)}>
            <polygon className={`fill-ground line-rule line-15 wu-hex-${kind} wu-land-${whose}`} points={corners(at)} />
            <KindSign kind={kind} at={at} />
          </g>
        );
      })}
    </svg>
  );
}
