/** The board: an image to the eye, a grid of named spaces to keyboard and screen reader. */

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { useZoom } from '../../../../table/useZoom.ts';
import { ZoomButtons } from '../../../../table/ZoomButtons.tsx';
import { deedsOf } from '../deeds.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { WhyNot } from '../WhyNot.tsx';
import { DeedMarks, Trails } from './DeedMarks.tsx';
import { boxOf, centreOf, corners, moved, rowsOf, SIZE } from './geometry.ts';
import { Over, Under } from './Overlays.tsx';
import { spokenSpace } from './spoken.ts';
import { Ground } from './Terrain.tsx';
import { Token } from './Token.tsx';

/** The drawing is the grid of spaces. */
const GRID = { role: 'grid' } as const;
const NO_ROLE = { role: 'presentation' } as const;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

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
  const svg = useRef<SVGSVGElement>(null);
  const box = useMemo(() => boxOf(table), [table]);
  const rows = useMemo(() => rowsOf(table), [table]);
  const names = useMemo(() => Array.from({ length: table.field.size }, (_v, s) => speech.space(s)), [table, speech]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const zoom = useZoom(svg, box);
  const [focused, setFocused] = useState(-1);
  const home =
    focused >= 0 && focused < table.field.size
      ? focused
      : (state.figures[board.actor]?.space ?? -1) >= 0
        ? state.figures[board.actor].space
        : rows[0][0];

  const focus = (space: number): void => {
    setFocused(space);
    svg.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (ARROWS.includes(e.key)) focus(moved(table, home, e.key));
    else if (e.key === 'Enter' || e.key === ' ') board.press(home);
    else if (e.key === '+' || e.key === '=') zoom.by(1.3);
    else if (e.key === '-') zoom.by(1 / 1.3);
    else if (e.key === '0') zoom.fit();
    else if (e.key === 'Escape' && board.mode !== null) board.pick(null);
    else return;
    e.preventDefault();
  };

  const cell = (s: number) => {
    const can = board.clicks.has(s);
    const refused = board.whyNot?.space === s;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a table cell
      <g
        key={s}
        role="gridcell"
        className={`cell${can ? ' cell-can' : ''}${board.verb !== null && !can ? ' cell-cannot' : ''}`}
        data-space={s}
        tabIndex={s === home ? 0 : -1}
        aria-label={spokenSpace(scene, board, t, s)}
        aria-describedby={refused ? 'why-not' : undefined}
        onClick={() => {
          setFocused(s);
          board.press(s);
        }}
        onPointerEnter={(e) => {
          if (e.pointerType !== 'touch') board.point(s);
        }}
        onPointerDown={(e) => {
          if (e.pointerType === 'touch') board.point(s);
        }}
        onFocus={() => {
          setFocused(s);
          board.point(s);
        }}
      >
        <polygon points={corners(centreOf(table, s), SIZE)} />
      </g>
    );
  };

  return (
    <div className="board">
      <svg
        ref={svg}
        className="board-drawing"
        preserveAspectRatio="xMidYMin"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        data-zoomed={zoom.factor > 1 || undefined}
        {...GRID}
        aria-label={t.board}
        aria-roledescription={t.boardRole}
        aria-describedby="board-keys"
        onKeyDown={onKeyDown}
        onPointerLeave={() => board.point(-1)}
      >
        <g transform={zoom.transform || undefined} {...NO_ROLE}>
          <Ground table={table} spawn={state.spawn} names={names} />
          <Under table={table} board={board} figures={state.figures} />
          <Trails table={table} deeds={deeds} figures={state.figures} />
          <g className="tokens" {...UNSPOKEN}>
            {state.figures.map((f, i) => {
              if (f.space < 0 || f.gone === 1) return null;
              const key = `${i}`;
              const at = centreOf(table, f.space);
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
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a table row
            <g key={row[0]} role="row">
              {row.map(cell)}
            </g>
          ))}
        </g>
      </svg>
      <p id="board-keys" hidden>
        {t.boardKeys}
      </p>
      <div className="board-foot">
        <WhyNot board={board} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}
