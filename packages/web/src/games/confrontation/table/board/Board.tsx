/** The board of Confrontation: the table seen from above with its figures, on the board that every game has. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { use, useMemo } from 'react';
import { Board as AnyBoard, type Piece } from '../../../../board/Board.tsx';
import { CloseContext } from '../../../../board/close.ts';
import { usePointed } from '../../../../board/usePointing.ts';
import { type Point, round } from '../../../../table/drawing.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { figuresOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import type { Carried } from '../usePointing.ts';
import { BaseToken, Signs } from './Base.tsx';
import { Hulls, Links } from './Fights.tsx';
import { Ground } from './Ground.tsx';
import { baseOf, isBelow, outline } from './geometry.ts';
import { boardMarks, goesSomewhere, reachesOf, thereOf } from './marks.ts';
import { spokenPlace } from './spoken.ts';
import { Weaves } from './Weaves.tsx';
import { watchedOf } from './watched.ts';

/** Whether somebody stands so close below that a name would lie across it. */
function isUnder(f: Point, o: Point): boolean {
  return o.y - f.y > 5 && o.y - f.y < 60 && Math.abs(o.x - f.x) < 50;
}

/** What has befallen each figure, and the name of the one that is pointed at; of the one in hand where none is. */
function AllSigns({ board: { plane, hand, held }, standing }: { board: BoardState; standing: readonly number[] }) {
  const scene = useScene();
  const { space } = usePointed();
  // Drawn close, a name covers neighbours: the line below says it.
  const named = !use(CloseContext);
  const { table, speech } = scene;
  const figures = figuresOf(scene);
  return standing.map((i) => (
    <Signs
      key={table.keys[i]}
      base={baseOf(table, figures[i])}
      figure={plane.figures[i]}
      name={named && (i === space || (i === held && space < 0 && hand.may(i))) ? speech.figure(i) : ''}
      box={plane.table}
      crowded={standing.some((o) => o !== i && isUnder(plane.figures[i], plane.figures[o]))}
    />
  ));
}

/** On a free table: a figure can be carried anywhere, and says at once why it may not stand there. */
export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { table, snapshot, speech } = scene;
  const { node } = snapshot;
  const figures = figuresOf(scene);
  const { plane, hand, held } = board;
  const deploys = node.kind === 'decision' && node.prompt.key === 'ask-deploy';
  const depth = deploys ? Number(node.prompt.args.depth) * 10 : 0;
  const top = deploys && table.sideOf[node.seat] === 0 ? table.deep - depth : 0;
  const zone = useMemo((): readonly [number, number] | null => (depth === 0 ? null : [top, depth]), [depth, top]);

  const standing = figures.flatMap((f, i) => (f.place >= 0 ? [i] : []));
  /** Whether one meets another at its lower edge, where the hinge between them or the sign of the other's side lies. */
  const meetsBelow = (i: number, o: number): boolean => {
    const [a, b] = [plane.figures[i], plane.figures[o]];
    return isBelow(baseOf(table, a), a, baseOf(table, b), b);
  };

  const token = (i: number) => (
    <BaseToken
      base={baseOf(table, figures[i])}
      figure={figures[i]}
      profile={table.fighters[figures[i].def].profile.id}
      mark={speech.mark(i)}
      acting={board.actors.includes(i)}
      inspected={i === board.inspected}
      spent={figures[i].spent}
      raised={figures[i].wound > 0 || standing.some((o) => o !== i && meetsBelow(i, o))}
    />
  );
  const would = (pointed: Carried): Piece | null => {
    const there = thereOf(scene, board, pointed);
    return there && { key: 'in-hand', space: there.place, figure: NOBODY, drawing: token(there.figure) };
  };

  /** The distance, and what an assault does to the one assailed. */
  const aside = (o: Option) => {
    const far = o.cost?.find((c) => c.unit === 'distance')?.n;
    const said = [...(far === undefined ? [] : [t.cm(far)]), ...(t.provokes[o.does] === undefined ? [] : [t.provokes[o.does]])];
    return said.length === 0 ? null : <span className="soft sans tiny num">{said.join(' · ')}</span>;
  };
  return (
    <AnyBoard
      board={board}
      ground={board.ground}
      texts={t}
      drawing={
        <>
          <Weaves table={table} />
          <Ground table={table} box={plane.table} zone={zone} seat={node.kind === 'decision' ? node.seat : 0} />
          <g {...UNSPOKEN}>
            {plane.airs.map(({ level, box }) => (
              <g key={level}>
                <rect className="line-hair plane-air" x={box.x} y={box.y} width={box.width} height={box.height} />
                <text className="plane-figure" x={box.x + 6} y={box.y + 12}>
                  {t.airPanel(level)}
                </text>
              </g>
            ))}
            <Hulls figures={plane.figures} />
            <g className={`plane-reach side-${figures[held]?.side ?? 0}`} clipPath="url(#plane-inside)">
              {reachesOf(scene, board, t).map((r) => (
                <circle key={r.name} className={r.run ? 'plane-run' : 'plane-walk'} cx={round(r.x)} cy={round(r.y)} r={round(r.r)} />
              ))}
            </g>
          </g>
        </>
      }
      marks={(pointed: Carried) => boardMarks(scene, board, pointed, t)}
      pieces={standing.map((i) => ({ key: table.keys[i], space: i, figure: i, drawing: token(i) }))}
      would={would}
      spoken={(s) => spokenPlace(scene, board, t, s)}
      nameOf={(s) => table.keys[s] ?? board.pieces.spaces[s]}
      hint={deploys ? t.deployHint : goesSomewhere(snapshot.options, table.keys[held]) && hand.may(held) ? t.carryHint : ''}
      aside={aside}
      free={hand}
      watch={watchedOf(scene, board)}
      onKey={hand.onKey}
      above={
        <g className="untouched" {...UNSPOKEN}>
          <Links figures={plane.figures} />
          <AllSigns board={board} standing={standing} />
          {standing
            .filter((i) => figures[i].level > 0)
            .map((i) => (
              // Who flies leaves a marker on the table, under itself.
              <g
                key={table.keys[i]}
                className={`plane-marker side-${figures[i].side}`}
                transform={`translate(${round(figures[i].x)} ${round(figures[i].y)})`}
              >
                <path d={outline(baseOf(table, figures[i]), { x: 0, y: 0 }, figures[i].angle, -3)} />
                <text>
                  <tspan x="0" y="-1">
                    {speech.mark(i)}
                  </tspan>
                  <tspan x="0" y="9">{`↑${figures[i].level}`}</tspan>
                </text>
              </g>
            ))}
        </g>
      }
    />
  );
}
