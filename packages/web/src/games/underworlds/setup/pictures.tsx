/** Boards as small pictures: what lies where, no rules. */
import {
  type Board,
  type FieldSetup,
  findBoard,
  type HexKind,
  heightOf,
  hexKind,
  hexPoint,
  joinBoards,
} from '@escarmouche/engine/underworlds';

/** Distance from a hex's centre to its corners. */
const SIZE = 10;
const HALF = (SIZE * Math.sqrt(3)) / 2;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly kind: HexKind;
  /** Whose board it lies on; null on a board by itself and where two meet. */
  readonly side: 0 | 1 | null;
}

const fixed = (n: number): string => n.toFixed(1);

function outline({ x, y }: Cell): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180;
      return `${fixed(x + SIZE * Math.cos(a))},${fixed(y + SIZE * Math.sin(a))}`;
    })
    .join(' ');
}

const SIGNS: Readonly<Record<Cell['kind'], string>> = {
  plain: '',
  starting: 'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  blocked: 'm-5.500 4l2.500 -7l3 2.500l2 -4l3.500 8.500z',
  lethal: 'm-5.500 4l1.800 -8l1.800 8zm4 0l1.800 -8l1.800 8zm4 0l1.800 -8l1.800 8z',
};

function Picture({ cells, label }: { cells: readonly Cell[]; label: string }) {
  const right = Math.max(...cells.map((c) => c.x)) + SIZE;
  const left = Math.min(...cells.map((c) => c.x)) - SIZE;
  const top = Math.min(...cells.map((c) => c.y)) - HALF;
  const bottom = Math.max(...cells.map((c) => c.y)) + HALF;
  return (
    <svg
      className="block full wset-picture"
      viewBox={`${fixed(left - 1)} ${fixed(top - 1)} ${fixed(right - left + 2)} ${fixed(bottom - top + 2)}`}
      role="img"
      aria-label={label}
    >
      {cells.map((c) => (
        <g key={`${c.x} ${c.y}`}>
          <polygon className={`fill-ground line-rule wset-hex wset-hex-${c.kind} wset-land-${c.side ?? 'none'}`} points={outline(c)} />
          {c.kind !== 'plain' && (
            <path className={`hollow line-soft joined wset-sign wset-sign-${c.kind}`} d={`M${fixed(c.x)} ${fixed(c.y)}${SIGNS[c.kind]}`} />
          )}
        </g>
      ))}
    </svg>
  );
}

const KINDS: Readonly<Record<string, Cell['kind']>> = { '.': 'plain', s: 'starting', '#': 'blocked', x: 'lethal' };

/** One board by itself. */
export function BoardPicture({ board, label }: { board: Board; label: string }) {
  const cells = board.rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column): Cell[] =>
      letter === ' '
        ? []
        : [{ x: column * SIZE * 1.5, y: (2 * row + (column % 2) + 1) * HALF, kind: KINDS[letter] ?? 'plain', side: null }],
    ),
  );
  return <Picture cells={cells} label={label} />;
}

/** A battlefield as it would lie. */
export function FieldPicture({ field, label }: { field: FieldSetup; label: string }) {
  const [far, near] = field.boards.map(findBoard);
  if (far === undefined || near === undefined) return null;
  const cells = joinBoards([far, near], field).complete.map((hex): Cell => {
    const { x, y } = hexPoint(hex, SIZE);
    const height = heightOf(hex);
    return { x, y, kind: hexKind(hex.kinds), side: height === JOIN ? null : height < JOIN ? 0 : 1 };
  });
  return <Picture cells={cells} label={label} />;
}

/** The height at which two boards meet, in half hexes from the far rim. */
const JOIN = 10;
