import { hexagon, Piece } from '../../home/drawing.tsx';

/** A room with a door, two who go in, monsters that wait, and two cards of a hand. */
export function Picture() {
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
          <circle className="line-20 line-accent picture-token" cx="15" cy="34" r="10" />
          <text className="fill-ink mid picture-number" x="15" y="38.500">
            {n}
          </text>
        </g>
      ))}
    </>
  );
}
