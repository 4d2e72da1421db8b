/** The drawing of the board: ground, walls, who stands there. Signs are those of the table. */
import { CLASSES } from '@escarmouche/engine/gloomhaven';
import { CORNERS, hexCentre, hexFromRow } from '@escarmouche/engine/space';
import { type Point, round } from '../../../table/drawing.ts';
import { corners, SIZE } from '../../../table/pointy.ts';
import { UNSPOKEN } from '../../../table/unspoken.ts';
import { signNamed } from '../table/board/figure-sign.ts';
import { TrapSign } from '../table/board/signs.tsx';
import { Difficult, Hazard } from '../table/board/Tiles.tsx';
import { type DrawnFigure, Token } from '../table/board/Token.tsx';
import { type At, atOf, beside, type Figure, groundAt, isOn, type TurnBoard } from './board.ts';

/** The centre of a hex of the board. */
export function centre([column, row]: At): Point {
  return hexCentre(hexFromRow(column, row, 'odd'), SIZE);
}

/** The edge of a hex in a direction, as the path of an SVG. */
function edgePath(at: At, direction: number): string {
  const { q, r } = hexFromRow(at[0], at[1], 'odd');
  const corner = (d: number): Point => {
    const [cq, cr] = CORNERS[(d + 6) % 6];
    return hexCentre({ q: q + cq / 3, r: r + cr / 3 }, SIZE);
  };
  const [a, b] = [corner(direction - 1), corner(direction)];
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

/** Every hex, row by row. */
export function hexesOf({ columns, rows }: Pick<TurnBoard, 'columns' | 'rows'>): At[] {
  return Array.from({ length: columns * rows }, (_x, i) => [i % columns, Math.floor(i / columns)] as const);
}

function rimPath(b: TurnBoard): string {
  const all = hexesOf(b).flatMap((at) => [0, 1, 2, 3, 4, 5].map((d) => ({ at, d, wall: groundAt(b, at).includes('wall') })));
  return all
    .filter(({ at, d, wall }) => {
      const to = beside(at, d);
      const outside = !isOn(b, to);
      // Around wall hexes, and along the rim where it is one.
      return outside ? b.rim === 'wall' && !wall : !wall && groundAt(b, to).includes('wall');
    })
    .map(({ at, d }) => edgePath(at, d))
    .join('');
}

/** What lies on one hex. */
export function GroundSigns({ at, kinds }: { at: Point; kinds: readonly string[] }) {
  return (
    <>
      {kinds.includes('wall') && <polygon className="line-ink line-20 turns-wall-hex" points={corners(at, SIZE)} />}
      {kinds.includes('difficult') && (
        <>
          <polygon className="gh-ground-difficult" points={corners(at, SIZE - 2)} />
          <Difficult at={at} />
        </>
      )}
      {kinds.includes('hazard') && (
        <>
          <polygon className="gh-ground-hazard" points={corners(at, SIZE - 2)} />
          <Hazard at={at} />
        </>
      )}
      {kinds.includes('obstacle') && (
        <g className="gh-obstacle">
          {['gh-obstacle-rim', '', 'gh-obstacle-grain'].map((name) => (
            <path key={name} className={name} d={`M${round(at.x)} ${round(at.y)}h0.01`} />
          ))}
        </g>
      )}
      {kinds.includes('trap') && <TrapSign n={0} {...at} />}
    </>
  );
}

/** How a figure looks on the table. */
function drawnAs(f: Figure, n: number, elite: boolean): DrawnFigure {
  const plain = {
    side: -1,
    number: 0,
    elite: false,
    left: 0,
    most: 0,
    signs: 'invisible' in f && f.invisible ? (['invisible'] as const) : [],
  };
  switch (f.kind) {
    case 'character':
      return { ...plain, kind: 'character', side: CLASSES.indexOf(f.class) };
    case 'summon':
      return { ...plain, kind: 'summon', side: f.owner === null ? 3 : CLASSES.indexOf(f.owner) };
    case 'objective':
      return { ...plain, kind: 'objective' };
    default:
      return { ...plain, kind: 'monster', number: n, elite };
  }
}

/** What a figure is by the content, for its silhouette; '' for one that is known by its name alone. */
function contentOf(f: Figure): string {
  return f.kind === 'character' ? f.class : f.kind === 'objective' ? 'objective' : f.kind === 'summon' ? 'mystic-ally' : '';
}

/** A figure as a token, around 0,0; its initiative stands below. */
export function FigureToken({
  f,
  name,
  n,
  elite,
  acting = false,
  of = contentOf(f),
}: {
  f: Figure;
  name: string;
  n: number;
  elite: boolean;
  acting?: boolean;
  /** What it is by the content, where its kind does not say so. */
  of?: string;
}) {
  return (
    <g className="turns-token">
      <Token figure={drawnAs(f, n, elite)} sign={signNamed(of, name)} acting={acting} inspected={false} />
      {(f.kind === 'character' || f.kind === 'summon') && (
        <text className="fill-ink haloed line-paper mid turns-initiative" y="40">
          {f.kind === 'summon' && f.owner !== null ? '<' : f.initiative}
        </text>
      )}
    </g>
  );
}

/** The ground with everything that lies there and every wall. */
export function GroundOf({ board: b }: { board: TurnBoard }) {
  return (
    <g {...UNSPOKEN}>
      {hexesOf(b).map((at) => (
        <polygon key={at.join()} className="fill-ground line-hair line-15" points={corners(centre(at), SIZE)} />
      ))}
      {Object.entries(b.ground).map(([key, kinds]) => (
        <GroundSigns key={key} at={centre(atOf(key))} kinds={kinds} />
      ))}
      <path className="hollow line-ink capped gh-walls" d={rimPath(b)} />
      <path
        className="hollow line-ink capped gh-walls turns-lines"
        d={b.walls
          .map((edge) => {
            const [key, d] = edge.split('/');
            return edgePath(atOf(key), Number(d));
          })
          .join('')}
      />
      {hexesOf(b).map((at) => (
        <text key={at.join()} className="place-name" x={round(centre(at).x)} y={round(centre(at).y - SIZE * 0.68)}>
          {at.join()}
        </text>
      ))}
    </g>
  );
}
