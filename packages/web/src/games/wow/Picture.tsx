import { field, hexagon, Piece } from '../../home/drawing.tsx';

/** A clock of ten ticks, a hand on the third, and a field of hexagons with a shot across it. */
export function Picture() {
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
