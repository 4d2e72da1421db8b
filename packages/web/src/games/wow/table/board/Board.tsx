/** The board: an image to the eye, a grid of named spaces to keyboard and screen reader. */

import { useMemo } from 'react';
import { HexGrid } from '../../../../table/HexGrid.tsx';
import { boxOf, centreOf, corners, moved, rowsOf, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { deedsOf } from '../deeds.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { WhyNot } from '../WhyNot.tsx';
import { DeedMarks, Trails } from './DeedMarks.tsx';
import { Over, Under } from './Overlays.tsx';
import { spokenSpace } from './spoken.ts';
import { Ground } from './Terrain.tsx';
import { Token } from './Token.tsx';

const CLASSES = { drawing: 'board-drawing', cell: 'cell', foot: 'board-foot' } as const;

/** Attachments and lasting effects on a figure, for the marks beside it. */
function marksOf(scene: ReturnType<typeof useScene>, i: number): { boons: number; banes: number } {
  const { cards, lasting } = scene.snapshot.position.view.state;
  let boons = lasting.filter((l) => l.on === i && l.n > 0).length;
  let banes = lasting.filter((l) => l.on === i && (l.n < 0 || l.kind === 1)).length;
  for (const c of cards) {
    if (c.active !== 1 || c.on !== i || c.def < 0) continue;
    const { type } = scene.table.cards[c.def].card;
    if (type === 'debuff') banes++;
    else if (type === 'buff' || type === 'form') boons++;
  }
  return { boons, banes };
}

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { table, snapshot, speech } = scene;
  const { state } = snapshot.position.view;
  const box = useMemo(() => boxOf(table.field), [table]);
  const rows = useMemo(() => rowsOf(table.field), [table]);
  const names = useMemo(() => Array.from({ length: table.field.size }, (_v, s) => speech.space(s)), [table, speech]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const stands = state.figures[board.actor]?.space ?? -1;

  const onKey = (key: string): boolean => {
    if (key !== 'Escape' || board.mode === null) return false;
    board.pick(null);
    return true;
  };

  return (
    <div className="board">
      <HexGrid
        box={box}
        rows={rows}
        classes={CLASSES}
        attribute="data-space"
        texts={t}
        start={stands >= 0 ? stands : rows[0][0]}
        moved={(from, key) => moved(table.field, from, key)}
        corners={(s) => corners(centreOf(table.field, s), SIZE)}
        cell={(s) => ({
          label: spokenSpace(scene, board, t, s),
          can: board.clicks.has(s),
          cannot: board.verb !== null && !board.clicks.has(s),
          refused: board.whyNot?.space === s,
        })}
        press={board.press}
        point={board.point}
        onKey={onKey}
        foot={<WhyNot board={board} />}
      >
        <Ground table={table} spawn={state.spawn} names={names} />
        <Under table={table} board={board} figures={state.figures} />
        <Trails table={table} deeds={deeds} figures={state.figures} />
        <g className="tokens" {...UNSPOKEN}>
          {state.figures.map((f, i) => {
            if (f.space < 0 || f.gone === 1) return null;
            const key = `${i}`;
            const at = centreOf(table.field, f.space);
            return (
              <g key={key} className="token-place" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
                <Token
                  table={table}
                  def={f.def}
                  seat={f.seat}
                  owner={f.owner}
                  x={0}
                  y={0}
                  health={f.health}
                  clock={f.clock}
                  main={state.main}
                  name={speech.figure(i)}
                  acting={i === board.actor}
                  inspected={i === board.inspected}
                  {...marksOf(scene, i)}
                />
              </g>
            );
          })}
        </g>
        <g {...UNSPOKEN}>
          <DeedMarks table={table} deeds={deeds} figures={state.figures} />
        </g>
        <Over table={table} board={board} figures={state.figures} />
      </HexGrid>
    </div>
  );
}
