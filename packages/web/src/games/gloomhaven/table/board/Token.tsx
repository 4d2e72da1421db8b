/** A figure on the map: whose it is by shape and colour, what it is by its silhouette and number, its hit points, conditions, shield. */

import type { ShownFigure } from '@escarmouche/engine/gloomhaven';
import { memo } from 'react';
import { Sign } from '../../../../board/Sign.tsx';
import { Left, sideOutline, TokenBody } from '../../../../board/Token.tsx';
import { round } from '../../../../table/drawing.ts';
import type { Sign as FigureSign } from './figure-sign.ts';
import { ConditionSign, RetaliateSign, ShieldSign } from './signs.tsx';

/** Monsters: a jagged shield, broad above, that no side has; an objective is a box with cut corners. */
function foeOutline(kind: ShownFigure['kind'], r: number): string {
  const k = r / 30;
  const p = (list: readonly (readonly [number, number])[]): string =>
    `M${list.map(([x, y]) => `${round(x * k)} ${round(y * k)}`).join('L')}z`;
  if (kind === 'objective')
    return p([
      [-18, -29],
      [18, -29],
      [29, -18],
      [29, 18],
      [18, 29],
      [-18, 29],
      [-29, 18],
      [-29, -18],
    ]);
  return p([
    [-30, -24],
    [-15, -18],
    [0, -28],
    [15, -18],
    [30, -24],
    [27, 8],
    [0, 32],
    [-27, 8],
  ]);
}

const isFoe = (kind: ShownFigure['kind']): boolean => kind === 'monster' || kind === 'objective';

/** The outline of a figure around 0,0. */
function outline(f: Pick<ShownFigure, 'kind' | 'side'>, r: number): string {
  return isFoe(f.kind) ? foeOutline(f.kind, r) : sideOutline(f.side, r);
}

/** As much of a figure as is drawn: in the legend none stands behind it. */
export interface DrawnFigure extends Pick<ShownFigure, 'kind' | 'side' | 'number' | 'elite' | 'left' | 'most' | 'signs'> {
  readonly values?: { readonly shield: { readonly total: number }; readonly retaliate: { readonly total: number } };
}

interface TokenProps {
  figure: DrawnFigure;
  sign: FigureSign;
  /** Whether it is its turn, and whether its numbers are shown beside the map. */
  acting: boolean;
  inspected: boolean;
}

/** A star over an elite. */
const STAR = 'M0 -42l2.800 6.500l7 .6l-5.300 4.600l1.600 6.900l-6.100 -3.700l-6.100 3.700l1.600 -6.900l-5.300 -4.600l7 -.6z';

/** Drawn around the middle of its hex, and not anew while other figures change. */
export const Token = memo(function Token({ figure: f, sign, acting, inspected }: TokenProps) {
  const foe = isFoe(f.kind);
  const elite = f.kind === 'monster' && f.elite;
  const shield = f.values?.shield.total ?? 0;
  const retaliate = f.values?.retaliate.total ?? 0;
  const size = f.kind === 'summon' ? 23 : 28;
  /** How wide the silhouette is: as much as the outline holds. */
  const wide = f.kind === 'summon' ? 30 : f.side === 3 ? 32 : 38;
  return (
    <g className={`gh-token ${foe ? 'gh-foe' : `side-${f.side}`}${f.kind === 'summon' ? ' gh-summon' : ''}`}>
      <TokenBody outline={(r) => outline(f, r)} r={size} active={acting} looked={inspected} full={elite} />
      {elite && <path className="hollow joined line-20 gh-token-ring" d={outline(f, size - 5)} />}
      {sign.path === null ? (
        <text className="sans bold fill-ink mid" x="0" y="7" fontSize={f.kind === 'summon' ? 17 : 20}>
          {sign.initials}
        </text>
      ) : (
        <Sign path={sign.path} x={0} y={foe ? -1 : 0} size={wide} />
      )}
      <g className="token-badge">
        {f.kind !== 'character' && f.number > 0 && (
          <g transform="translate(-27 -25)">
            <circle r="12" />
            <text y="6" fontSize="17">
              {f.number}
            </text>
          </g>
        )}
        {elite && <path d={STAR} />}
      </g>
      <Left on="heart" n={Math.max(0, f.left)} low={f.left * 2 <= f.most} x={27} y={24} />
      {shield > 0 && <ShieldSign n={shield} x={-31} y={20} />}
      {retaliate > 0 && <RetaliateSign n={retaliate} x={-31} y={shield > 0 ? -6 : 20} />}
      {f.signs.map((id, i) => (
        <ConditionSign key={id} id={id} x={32 - (i >= 3 ? 20 : 0)} y={-30 + (i % 3) * 19} r={9} />
      ))}
    </g>
  );
});
