import { Die, field, hexagon, Piece } from '../../home/drawing.tsx';

/** Two boards joined, objectives on both, and dice with a hammer and a shield. */
export function Picture() {
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
          <circle className="line-20 line-accent picture-token" r="10" />
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
