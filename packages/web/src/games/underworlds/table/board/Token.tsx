/** A fighter on the board: its side by shape and colour, its silhouette, its wounds, its tokens and upgrades, and what it is. */

import type { ShownFighter } from '@escarmouche/engine/underworlds';
import { memo } from 'react';
import { Sign } from '../../../../board/Sign.tsx';
import { Left, sideOutline, TokenBody } from '../../../../board/Token.tsx';
import { signOf } from './signs.ts';

/** The tokens of a fighter, the one that says most first. */
export const TOKEN_SIGNS = ['charge', 'move', 'guard'] as const;

/** Signs beside a token; each is a letter too, since colour alone says nothing. */
export function TokenMark({ kind, x, y }: { kind: 'move' | 'charge' | 'guard'; x: number; y: number }) {
  if (kind === 'guard') return <path className="fill-ink line-ink line-20" d={`M${x - 9} ${y - 10}h18v9c0 7-4 10-9 12c-5-2-9-5-9-12z`} />;
  const arrows = kind === 'move' ? [0] : [-5, 4];
  return (
    <g className={`piece-state wu-mark wu-mark-${kind}`}>
      <circle cx={x} cy={y} r="11" />
      {arrows.map((dx) => (
        <path key={dx} d={`M${x + dx - 4} ${y - 6}l6 6l-6 6`} />
      ))}
    </g>
  );
}

/** A fighter in a list: the body of its token alone. */
export const SmallToken = memo(function SmallToken({
  id,
  seat,
  inspired,
  size,
}: {
  id: string;
  seat: number;
  inspired: boolean;
  size: number;
}) {
  return (
    <svg viewBox="-37 -37 74 74" width={size} height={size} className={`wu-token side-${seat}`} aria-hidden="true">
      <TokenBody outline={(r) => sideOutline(seat, r)} r={28} full={inspired} />
      <Sign {...signOf(id)} x={0} y={0} size={40} />
    </svg>
  );
});

interface TokenProps {
  /** The id of the fighter's card, by which it is drawn. */
  id: string;
  fighter: Pick<ShownFighter, 'side' | 'left' | 'most' | 'signs' | 'inspired' | 'upgrades'>;
  leader: boolean;
  wizard: boolean;
  selected: boolean;
  inspected: boolean;
}

/** A crown over a leader, a star over a wizard. */
const CROWN = 'M-12 -27l2 -12l6 6l4 -9l4 9l6 -6l2 12z';
const STAR = 'M0 -46l2.600 6l6.400 .6l-4.900 4.200l1.500 6.300l-5.600 -3.400l-5.600 3.400l1.500 -6.300l-4.900 -4.200l6.400 -.6z';

export const Token = memo(function Token({ id, fighter, leader, wizard, selected, inspected }: TokenProps) {
  const { side: seat, left, most, signs, inspired, upgrades } = fighter;
  return (
    <g className={`wu-token side-${seat}`}>
      <TokenBody outline={(r) => sideOutline(seat, r)} r={28} active={selected} looked={inspected} full={inspired} />
      <Sign {...signOf(id)} x={0} y={0} size={40} />
      <g className="token-badge">
        {leader && <path d={CROWN} />}
        {wizard && <path d={STAR} transform={leader ? 'translate(19 6)' : undefined} />}
        {upgrades.length > 0 && (
          <>
            <rect x="21" y="-34" width="16" height="21" rx="3" />
            <text x="29" y="-18" fontSize="15">
              {upgrades.length}
            </text>
          </>
        )}
      </g>
      <Left on="drop" n={left} low={left * 2 <= most} x={23} y={10} />
      {TOKEN_SIGNS.filter((kind) => signs.includes(kind)).map((kind, i) => (
        <TokenMark key={kind} kind={kind} x={-27} y={28 - i * 23} />
      ))}
    </g>
  );
});
