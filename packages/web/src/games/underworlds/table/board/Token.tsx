/** A fighter on the board: its side by shape and colour, its silhouette, its wounds, its tokens and upgrades, and what it is. */
import type { ShownFighter } from '@escarmouche/engine/underworlds';
import { Sign } from '../../../../board/Sign.tsx';
import { round } from '../../../../table/drawing.ts';
import { signOf } from './signs.ts';

/** The outline of a side's fighters around 0,0: a disc for the first, a lozenge for the second. */
export function outline(seat: number, r: number): string {
  if (seat === 0) return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const d = round(r * 1.26);
  return `M0 ${-d}L${d} 0L0 ${d}L${-d} 0z`;
}

/** The tokens of a fighter, the one that says most first. */
export const TOKEN_SIGNS = ['charge', 'move', 'guard'] as const;

/** Signs beside a token; each is a letter too, since colour alone says nothing. */
export function TokenMark({ kind, x, y }: { kind: 'move' | 'charge' | 'guard'; x: number; y: number }) {
  if (kind === 'guard') return <path className="wu-mark wu-mark-guard" d={`M${x - 9} ${y - 10}h18v9c0 7-4 10-9 12c-5-2-9-5-9-12z`} />;
  const arrows = kind === 'move' ? [0] : [-5, 4];
  return (
    <g className={`wu-mark wu-mark-${kind}`}>
      <circle cx={x} cy={y} r="11" />
      {arrows.map((dx) => (
        <path key={dx} d={`M${x + dx - 4} ${y - 6}l6 6l-6 6`} />
      ))}
    </g>
  );
}

/** A fighter in a list: the body of its token alone. */
export function SmallToken({ id, seat, inspired, size }: { id: string; seat: number; inspired: boolean; size: number }) {
  return (
    <svg viewBox="-37 -37 74 74" width={size} height={size} className={`wu-token side-${seat}`} aria-hidden="true">
      <path className={`wu-token-body${inspired ? ' wu-token-inspired' : ''}`} d={outline(seat, 28)} />
      <Sign {...signOf(id)} x={0} y={0} size={40} />
    </svg>
  );
}

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

export function Token({ id, fighter, leader, wizard, selected, inspected }: TokenProps) {
  const { side: seat, left, most, signs, inspired, upgrades } = fighter;
  return (
    <g className={`wu-token side-${seat}${selected ? ' wu-token-selected' : ''}${inspected ? ' wu-token-inspected' : ''}`}>
      {(selected || inspected) && <path className="wu-token-halo" d={outline(seat, 34)} />}
      <path className={`wu-token-body${inspired ? ' wu-token-inspired' : ''}`} d={outline(seat, 28)} />
      <Sign {...signOf(id)} x={0} y={0} size={40} />
      {leader && <path className="wu-token-sign" d={CROWN} />}
      {wizard && <path className="wu-token-sign" d={STAR} transform={leader ? 'translate(19 6)' : undefined} />}
      <g className={left * 2 <= most ? 'wu-wounds wu-wounds-low' : 'wu-wounds'}>
        <path d="M13 8c5 7 10 12 10 18a10 10 0 0 1 -20 0c0 -6 5 -11 10 -18z" transform="translate(10 2)" />
        <text x="23" y="34">
          {left}
        </text>
      </g>
      {upgrades.length > 0 && (
        <g className="wu-upgrades">
          <rect x="21" y="-34" width="16" height="21" rx="3" />
          <text x="29" y="-18">
            {upgrades.length}
          </text>
        </g>
      )}
      {TOKEN_SIGNS.filter((kind) => signs.includes(kind)).map((kind, i) => (
        <TokenMark key={kind} kind={kind} x={-27} y={28 - i * 23} />
      ))}
    </g>
  );
}
