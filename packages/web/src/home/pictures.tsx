/** A picture of each game for the home page: what its table looks like, drawn by us. Decoration: it says nothing that words do not say. */
import type { ReactNode } from 'react';

const R = Math.PI / 180;

/** The corners of a hexagon, the first one at `turn` degrees: 30 for corners up, 0 for sides up. */
function hexagon(x: number, y: number, radius: number, turn: number): string {
  return Array.from({ length: 6 }, (_v, i) => {
    const angle = (60 * i + turn) * R;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A field of spaces, corners up. */
function field(columns: number, rows: number, radius: number, left: number, top: number) {
  const wide = radius * Math.sqrt(3);
  const at = (c: number, r: number): readonly [number, number] => [left + wide * (c + (r & 1) / 2), top + radius * 1.5 * r];
  const cells = Array.from({ length: columns * rows }, (_v, i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    return { c, r, key: `${c},${r}`, x: at(c, r)[0], y: at(c, r)[1] };
  });
  return { at, cells };
}

/** A base with a figure of a side on it: a disc with a shield, or a lozenge with a blade. */
function Piece({ x, y, side, size = 13 }: { x: number; y: number; side: 0 | 1; size?: number }) {
  const s = size;
  return (
    <g className={`picture-side-${side}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse className="fill-ink picture-shade" cx="1.500" cy={s * 0.35 + 2} rx={s} ry={s * 0.8} />
      {side === 0 ? (
        <circle className="line-paper line-20 picture-base" r={s} />
      ) : (
        <path className="line-paper line-20 picture-base" d={`M0-${s * 1.15} ${s * 1.15} 0 0 ${s * 1.15}-${s * 1.15} 0z`} />
      )}
      {side === 0 ? (
        <path
          className="picture-sign"
          d={`M${-s * 0.45}${-s * 0.5}h${s * 0.9}v${s * 0.45}q0 ${s * 0.45}${-s * 0.45} ${s * 0.7}q${-s * 0.45}${-s * 0.25}${-s * 0.45}${-s * 0.7}z`}
        />
      ) : (
        <path
          className="picture-sign"
          d={`M0${-s * 0.68}l${s * 0.16} ${s * 0.2}v${s * 0.66}h${s * 0.26}v${s * 0.15}h${-s * 0.3}v${s * 0.3}h${-s * 0.24}v${-s * 0.3}h${-s * 0.3}v${-s * 0.15}h${s * 0.26}v${-s * 0.66}z`}
        />
      )}
    </g>
  );
}

/** A clock of ten ticks, a hand on the third, and a field of hexagons with a shot across it. */
function Wow() {
  const { at, cells } = field(9, 6, 21, 22, 10);
  const woods = ['1,1', '6,4', '2,4', '7,0'];
  const high = ['4,2', '3,3', '4,3'];
  const [ax, ay] = at(1, 2);
  const [bx, by] = at(4, 1);
  return (
    <>
      {cells.map(({ key, x, y }) => (
        <g key={key}>
          <polygon
            className={woods.includes(key) ? 'picture-cover' : high.includes(key) ? 'picture-high' : 'fill-ground'}
            points={hexagon(x, y, 20, 30)}
          />
          {woods.includes(key) && (
            <path
              className="hollow line-rule joined line-12 picture-line"
              d={`M${x - 9} ${y + 6}l4.500-10 4.500 10zM${x} ${y + 8}l4.500-10 4.500 10z`}
            />
          )}
          {high.includes(key) && <polygon className="hollow line-rule joined line-12 picture-line" points={hexagon(x, y, 13, 30)} />}
        </g>
      ))}
      <path className="hollow line-ink picture-shot" d={`M${ax} ${ay}L${bx} ${by}`} />
      <Piece x={ax} y={ay} side={0} />
      <Piece x={at(2, 3)[0]} y={at(2, 3)[1]} side={0} />
      <Piece x={at(0, 4)[0]} y={at(0, 4)[1]} side={0} />
      <Piece x={bx} y={by} side={1} />
      <Piece x={at(5, 4)[0]} y={at(5, 4)[1]} side={1} />
      <Piece x={at(7, 4)[0]} y={at(7, 4)[1]} side={1} />
      <g transform="translate(262 62)">
        <circle className="picture-card" r="47" />
        {Array.from({ length: 10 }, (_v, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no name but their place
          <g key={i} transform={`rotate(${i * 36})`}>
            <path className="hollow line-ink line-12" d="M0-44v7" />
            <text className="fill-ink mid picture-number" transform={`translate(0 -28) rotate(${-i * 36})`} y="4">
              {i === 0 ? 10 : i}
            </text>
          </g>
        ))}
        <path className="hollow capped joined picture-hand" d="M0 6V-20M-4-15 0-22l4 7" transform="rotate(108)" />
        <circle className="fill-ink" r="4" />
      </g>
    </>
  );
}

/** Bases in contact on a bare table, a charge measured in centimetres, and two dice. */
function Confrontation() {
  const bases: readonly (readonly [number, number, 0 | 1])[] = [
    [196, 66, 0],
    [228, 84, 1],
    [200, 101, 1],
    [52, 128, 0],
    [282, 38, 1],
    [92, 44, 0],
  ];
  return (
    <>
      <path
        className="hollow line-hair line-12"
        d="M0 24q90-9 160 2t160-4M0 58q70 10 150 0t170 6M0 96q100-8 170 3t150-5M0 132q80 8 160-2t160 5M0 164q90-6 160 2t160-4"
      />
      <path className="hollow line-15 picture-reach" d="M52 128A88 88 0 0 1 150 50" />
      <path className="hollow line-ink picture-shot" d="M64 120 178 74" />
      <path className="hollow line-ink capped joined picture-arrow" d="m166 73 13 0-8 10" />
      <g transform="translate(64 150) rotate(-21.500)">
        <path className="picture-rule" d="M0 0h124v13H0z" />
        {Array.from({ length: 13 }, (_v, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their place
          <path key={i} className="hollow line-ink line-12" d={`M${i * 10 + 2} 0v${i % 5 === 0 ? 8 : 4}`} />
        ))}
      </g>
      {bases.map(([x, y, side]) => (
        <Piece key={`${x}`} x={x} y={y} side={side} size={16} />
      ))}
      <Die x={250} y={142} turn={-12} pips={5} />
      <Die x={290} y={134} turn={9} pips={6} />
    </>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function Die({ x, y, turn, pips = 0, children }: { x: number; y: number; turn: number; pips?: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="picture-card" x="-15" y="-15" width="30" height="30" rx="5" />
      {(PIPS[pips] ?? []).map(([px, py]) => (
        <circle key={`${px} ${py}`} className="fill-ink" cx={px * 8} cy={py * 8} r="2.600" />
      ))}
      {children}
    </g>
  );
}

/** Two boards joined, objectives on both, and dice with a hammer and a shield. */
function Underworlds() {
  const { at, cells } = field(9, 6, 21, 22, 10);
  const blocked = ['2,1', '6,3'];
  const objectives: readonly (readonly [number, number, number])[] = [
    [1, 3, 1],
    [3, 2, 2],
    [5, 0, 3],
    [7, 2, 4],
    [5, 4, 5],
  ];
  const half = at(4, 0)[0] + 4;
  return (
    <>
      {cells.map(({ key, x, y }) => (
        <g key={key}>
          <polygon
            className={blocked.includes(key) ? 'picture-blocked' : x > half ? 'picture-high' : 'fill-ground'}
            points={hexagon(x, y, 20, 30)}
          />
          {blocked.includes(key) && (
            <path className="hollow line-rule joined line-12 picture-line" d={`M${x - 7} ${y - 7}l14 14m0-14-14 14`} />
          )}
        </g>
      ))}
      {objectives.map(([c, r, n]) => (
        <g key={n} transform={`translate(${at(c, r)[0].toFixed(1)} ${at(c, r)[1]})`}>
          <circle className="line-20 picture-token" r="10" />
          <text className="fill-ink mid picture-number" y="4.500">
            {n}
          </text>
        </g>
      ))}
      <Piece x={at(2, 3)[0]} y={at(2, 3)[1]} side={0} />
      <Piece x={at(1, 1)[0]} y={at(1, 1)[1]} side={0} />
      <Piece x={at(3, 3)[0]} y={at(3, 3)[1]} side={1} />
      <Piece x={at(6, 1)[0]} y={at(6, 1)[1]} side={1} />
      <Die x={252} y={140} turn={-10}>
        <path className="fill-ink" d="M-8-8h16v7H-8zM-2-1h4v11h-4z" />
      </Die>
      <Die x={291} y={133} turn={8}>
        <path className="fill-ink" d="M-8-8H8V0Q8 7 0 11-8 7-8 0z" />
      </Die>
    </>
  );
}

/** A room with a door, two who go in, monsters that wait, and two cards of a hand. */
function Gloomhaven() {
  const radius = 21;
  const high = radius * Math.sqrt(3);
  const at = (c: number, r: number): readonly [number, number] => [26 + radius * 1.5 * c, 16 + high * (r + (c & 1) / 2)];
  const cells = Array.from({ length: 36 }, (_v, i) => [i % 9, Math.floor(i / 9)] as const).filter(
    ([c, r]) => !(c === 4 && r !== 1) && !(c > 6 && r > 2),
  );
  const stones = ['6,0', '1,3'];
  return (
    <>
      {cells.map(([c, r]) => {
        const [x, y] = at(c, r);
        const key = `${c},${r}`;
        const door = c === 4;
        return (
          <g key={key}>
            <polygon
              className={door ? 'picture-door' : stones.includes(key) ? 'picture-blocked' : c > 4 ? 'picture-high' : 'fill-ground'}
              points={hexagon(x, y, 20, 0)}
            />
            {door && (
              <path className="hollow line-rule joined line-12 picture-line" d={`M${x - 8} ${y + 12}v-16q8-9 16 0v16zM${x} ${y - 8}v20`} />
            )}
            {stones.includes(key) && (
              <path className="hollow line-rule joined line-12 picture-line" d={`M${x - 9} ${y + 6}l5-11 7 2 6 9z`} />
            )}
          </g>
        );
      })}
      <path className="hollow line-ink picture-shot" d={`M${at(3, 1)[0]} ${at(3, 1)[1]}L${at(5, 1)[0]} ${at(5, 1)[1]}`} />
      <Piece x={at(3, 1)[0]} y={at(3, 1)[1]} side={0} />
      <Piece x={at(1, 1)[0]} y={at(1, 1)[1]} side={0} />
      <Piece x={at(5, 1)[0]} y={at(5, 1)[1]} side={1} />
      <Piece x={at(6, 2)[0]} y={at(6, 2)[1]} side={1} />
      {[
        [218, 88, -10, '15'],
        [270, 82, 6, '61'],
      ].map(([x, y, turn, n]) => (
        <g key={n} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect className="picture-card" width="46" height="68" x="-8" rx="4" />
          <path
            className="hollow line-rule joined line-12 picture-line"
            d="M-2 34h34M0 10h9M0 17h9M21 10h9M21 17h9M0 46h30M0 53h30M0 60h20"
          />
          <circle className="line-20 picture-token" cx="15" cy="34" r="10" />
          <text className="fill-ink mid picture-number" x="15" y="38.500">
            {n}
          </text>
        </g>
      ))}
    </>
  );
}

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  wow: Wow,
  confrontation: Confrontation,
  underworlds: Underworlds,
  gloomhaven: Gloomhaven,
};

/** The picture of a game by its name. */
export function Picture({ game }: { game: string }) {
  const Drawn = PICTURES[game];
  return (
    <svg
      className="block full tall picture"
      viewBox="0 0 320 172"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Drawn !== undefined && <Drawn />}
    </svg>
  );
}
