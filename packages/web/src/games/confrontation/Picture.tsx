import { Die, Piece } from '../../home/drawing.tsx';

/** Bases in contact on a bare table, a charge measured in centimetres, and two dice. */
export function Picture() {
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
