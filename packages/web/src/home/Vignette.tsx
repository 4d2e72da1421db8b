/** The picture on the home page: a field of spaces, two sides of three, and the two lines that cross between them. */
const RADIUS = 20;
const WIDE = RADIUS * Math.sqrt(3);
const ROWS = 7;
const COLUMNS = 10;

const x = (column: number, row: number): number => WIDE * (column + (row % 2) / 2 + 0.5) + 4;
const y = (row: number): number => RADIUS * (1.5 * row + 1) + 4;

const hex = (column: number, row: number, radius = RADIUS - 1.2): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x(column, row) + radius * Math.cos(angle)).toFixed(1)},${(y(row) + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const COVER = ['2,1', '7,1', '1,4', '8,5', '6,6'];
const HIGH = ['4,3', '5,3', '4,2'];
const IMPASSABLE = ['3,6', '6,0'];
const SIDES = [
  [
    [1, 2],
    [0, 4],
    [2, 5],
  ],
  [
    [8, 1],
    [9, 3],
    [7, 4],
  ],
] as const;

/** Decoration: says nothing that the page does not say in words. */
export function Vignette() {
  const spaces = Array.from({ length: ROWS * COLUMNS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const);
  return (
    <svg
      className="vignette"
      viewBox={`0 0 ${WIDE * (COLUMNS + 0.5) + 8} ${RADIUS * (1.5 * ROWS + 0.5) + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      {spaces.map(([c, r]) => {
        const at = `${c},${r}`;
        const terrain = COVER.includes(at) ? 'cover' : HIGH.includes(at) ? 'high' : IMPASSABLE.includes(at) ? 'impassable' : 'open';
        return (
          <g key={at} className={`vignette-${terrain}`}>
            <polygon points={hex(c, r)} />
            {terrain === 'high' && <polygon className="vignette-step" points={hex(c, r, RADIUS * 0.62)} />}
            {terrain === 'cover' && <path d={`M${x(c, r) - 8} ${y(r) + 4}l4-8 4 8m0 0 4-8 4 8`} />}
            {terrain === 'impassable' && <path d={`M${x(c, r) - 8} ${y(r) - 8}l16 16m0-16-16 16`} />}
          </g>
        );
      })}
      <path className="vignette-sight-0" d={`M${x(1, 2)} ${y(2)} ${x(7, 4)} ${y(4)}`} />
      <path className="vignette-sight-1" d={`M${x(8, 1)} ${y(1)} ${x(2, 5)} ${y(5)}`} />
      {SIDES.map((figures, seat) =>
        figures.map(([c, r]) => (
          <g key={`${c},${r}`} className={`vignette-side-${seat}`} transform={`translate(${x(c, r)} ${y(r)})`}>
            {seat === 0 ? <circle r="10" /> : <path d="M0-12.5 12.5 0 0 12.5-12.5 0z" />}
          </g>
        )),
      )}
    </svg>
  );
}
