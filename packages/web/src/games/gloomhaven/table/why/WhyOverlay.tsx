/** A monster's turn explained on the board: where it stood, the enemies by their numbers, the hexes it weighed, its way. It takes data alone. */
import type { HexField } from '@escarmouche/engine/space';
import type { Lang } from '../../../../settings/store.ts';
import { round } from '../../../../table/drawing.ts';
import { centreOf, corners, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { candidateOn, fateOn, type WhyBoard, type WhyRow } from './rows.ts';
import { sayWhy } from './words.ts';

interface WhyOverlayProps {
  readonly lang: Lang;
  readonly field: HexField;
  /** Where it stood. */
  readonly at: number;
  readonly board: WhyBoard;
  /** The hex pointed at, here or in the list; `NOWHERE` for none. */
  readonly candidate: number;
}

/** A winner for each hex, a loser only where no winner is. */
function byHex(rows: readonly WhyRow[]): readonly WhyRow[] {
  const out = new Map<number, WhyRow>();
  for (const r of rows) if (!out.has(r.space)) out.set(r.space, r);
  return [...out.values()];
}

/** A line through the centres of spaces. */
function pathOf(field: HexField, spaces: readonly number[]): string {
  return spaces.map((s) => `${round(centreOf(field, s).x)},${round(centreOf(field, s).y)}`).join(' ');
}

/** Over the figures, while a turn is explained. Of what is pointed at it shows the way there, and by which criterion it lost. */
export function WhyOverlay({ lang, field, at, board, candidate }: WhyOverlayProps) {
  const say = sayWhy(lang);
  const going = board.going.filter((r) => r.lost === null);
  const winners = going.length > 0 ? going : board.places.filter((r) => r.lost === null);
  const pointed = candidateOn(board, candidate);
  const fate = fateOn(board, candidate);
  return (
    <g className="untouched why-board" {...UNSPOKEN}>
      <polygon className="hollow line-ink why-from" points={corners(centreOf(field, at), SIZE - 5)} />
      {winners.map((r) => (
        <polyline key={r.key} className="hollow capped joined why-way" points={wayFrom(field, at, r.path)} />
      ))}
      {going.map((r) => (
        <polyline key={r.key} className="hollow capped joined why-ahead" points={pathOf(field, [r.space, ...r.ahead])} />
      ))}
      {pointed !== undefined && (
        <>
          <polyline className="hollow capped joined why-way why-way-pointed" points={wayFrom(field, at, pointed.path)} />
          {pointed.ahead.length > 0 && (
            <polyline className="hollow capped joined why-ahead" points={pathOf(field, [pointed.space, ...pointed.ahead])} />
          )}
        </>
      )}
      {byHex([...board.places, ...board.going.filter((r) => r.lost === null)]).map((r) => (
        <Place key={r.key} {...centreOf(field, r.space)} won={r.lost === null} pointed={r.space === candidate} />
      ))}
      {board.foci.map((r, i) => (
        <Foe key={r.key} {...centreOf(field, r.space)} n={String(i + 1)} won={r.lost === null} pointed={r.space === candidate} />
      ))}
      {board.out.map((o) => (
        <Foe key={o.figure} {...centreOf(field, o.space)} n="–" won={false} pointed={o.space === candidate} />
      ))}
      {fate !== undefined && (
        <Label {...centreOf(field, candidate)} text={fate.lost === null ? say.stands : say.criterion(fate.lost.name)} />
      )}
    </g>
  );
}

/** A way, from the edge of the token that goes it. */
function wayFrom(field: HexField, at: number, path: readonly number[]): string {
  if (path.length === 0) return '';
  const [a, b] = [centreOf(field, at), centreOf(field, path[0])];
  const part = 36 / Math.hypot(b.x - a.x, b.y - a.y);
  return `${round(a.x + (b.x - a.x) * part)},${round(a.y + (b.y - a.y) * part)} ${pathOf(field, path)}`;
}

/** A hex to attack from: a tick where it is left, a small cross where it lost. */
function Place({ x, y, won, pointed }: { x: number; y: number; won: boolean; pointed: boolean }) {
  return (
    <g
      className={`why-place${won ? ' why-place-left' : ''}${pointed ? ' why-pointed' : ''}`}
      transform={`translate(${round(x)} ${round(y)})`}
    >
      <polygon points={corners({ x: 0, y: 0 }, SIZE - 8)} />
      {won ? <path d="M-9 -24l7 7l13 -14" /> : <path d="M-7 -27l14 14m0 -14l-14 14" />}
    </g>
  );
}

/** An enemy by its number in the list: whoever it went for in a full disc, the others struck through. */
function Foe({ x, y, n, won, pointed }: { x: number; y: number; n: string; won: boolean; pointed: boolean }) {
  return (
    <g className={`why-foe${won ? ' why-foe-left' : ''}${pointed ? ' why-pointed' : ''}`} transform={`translate(${round(x)} ${round(y)})`}>
      <polygon points={corners({ x: 0, y: 0 }, SIZE - 8)} />
      <circle cx="-27" cy="-27" r="13" />
      <text x="-27" y="-22">
        {n}
      </text>
      {!won && <path d="M-37 -17l20 -20" />}
    </g>
  );
}

/** Why it lost, over its hex. */
function Label({ x, y, text }: { x: number; y: number; text: string }) {
  const width = text.length * 7.6 + 18;
  return (
    <g className="why-label" transform={`translate(${round(x)} ${round(y - SIZE - 4)})`}>
      <rect x={round(-width / 2)} y="-17" width={round(width)} height="24" rx="3" />
      <text>{text}</text>
    </g>
  );
}
