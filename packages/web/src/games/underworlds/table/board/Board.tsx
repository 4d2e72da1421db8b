/** The battlefield: an image to the eye, a grid of named hexes to keyboard and screen reader. Before it is laid, the boards to choose from. */
import type { Battlefield } from '@escarmouche/engine/underworlds';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { useZoom } from '../../../../table/useZoom.ts';
import { ZoomButtons } from '../../../../table/ZoomButtons.tsx';
import { deedsOf } from '../deeds.ts';
import { HandBeside } from '../Hand.tsx';
import { stateOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { WhyNot } from '../WhyNot.tsx';
import { DeedMarks, Trails } from './DeedMarks.tsx';
import { Ground, Objectives } from './Ground.tsx';
import { boxOf, centreOf, corners, moved, rowsOf, SIZE } from './geometry.ts';
import { Laying } from './Laying.tsx';
import { Over, Under } from './Overlays.tsx';
import { spokenHex } from './spoken.ts';
import { Token } from './Token.tsx';

/** The drawing is the grid of hexes. */
const GRID = { role: 'grid' } as const;
const NO_ROLE = { role: 'presentation' } as const;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

export function Board({ board }: { board: BoardState }) {
  return (
    <div className="wu-middle">
      {board.field === null ? <Laying board={board} /> : <Field board={board} field={board.field} />}
      <HandBeside board={board} />
    </div>
  );
}

function Field({ board, field }: { board: BoardState; field: Battlefield }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const state = stateOf(scene);
  const svg = useRef<SVGSVGElement>(null);
  const box = useMemo(() => boxOf(field), [field]);
  const rows = useMemo(() => rowsOf(field), [field]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const zoom = useZoom(svg, box);
  const [focused, setFocused] = useState(-1);
  const stands = state.fighters[board.selected]?.hex ?? -1;
  const home = focused >= 0 && focused < field.hexes.size ? focused : stands >= 0 ? stands : ([...board.clicks.keys()][0] ?? rows[0][0]);

  const focus = (hex: number): void => {
    setFocused(hex);
    svg.current?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (ARROWS.includes(e.key)) focus(moved(field, home, e.key));
    else if (e.key === 'Enter' || e.key === ' ') board.press(home);
    else if (e.key === '+' || e.key === '=') zoom.by(1.3);
    else if (e.key === '-') zoom.by(1 / 1.3);
    else if (e.key === '0') zoom.fit();
    else if (e.key === 'Escape' && board.mode !== null) board.pick(null);
    else if (e.key === 'Escape' && board.selected >= 0) board.select(-1);
    else return;
    e.preventDefault();
  };

  const cell = (hex: number) => {
    const can = board.clicks.has(hex);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a table cell
      <g
        key={hex}
        role="gridcell"
        className={`wu-cell${can ? ' wu-cell-can' : ''}${board.verb !== null && !can ? ' wu-cell-cannot' : ''}`}
        data-hex={hex}
        data-name={field.names[hex]}
        tabIndex={hex === home ? 0 : -1}
        aria-label={spokenHex(scene, board, t, field, hex)}
        aria-describedby={board.whyNot?.hex === hex ? 'why-not' : undefined}
        onClick={() => {
          setFocused(hex);
          board.press(hex);
        }}
        onPointerEnter={(e) => {
          if (e.pointerType !== 'touch') board.point(hex);
        }}
        onPointerDown={(e) => {
          if (e.pointerType === 'touch') board.point(hex);
        }}
        onFocus={() => {
          setFocused(hex);
          board.point(hex);
        }}
      >
        <polygon points={corners(centreOf(field, hex), SIZE)} />
      </g>
    );
  };

  return (
    <div className="wu-board">
      <svg
        ref={svg}
        className="wu-drawing"
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
          <Ground field={field} />
          <Objectives field={field} state={state} />
          <Under field={field} board={board} state={state} />
          <g {...UNSPOKEN}>
            <Trails field={field} deeds={deeds} state={state} />
            {state.fighters.map((f, i) => {
              if (f.hex < 0 || f.out === 1) return null;
              const { fighter, key } = table.fighters[i];
              const at = centreOf(field, f.hex);
              return (
                <g key={key} className="wu-token-place" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
                  <Token
                    seat={f.seat}
                    mark={speech.mark(i)}
                    wounds={snapshot.position.values[i]?.wounds.total ?? 0}
                    state={f}
                    leader={fighter.leader === true}
                    wizard={fighter.wizard !== undefined}
                    selected={i === board.selected}
                    inspected={i === board.inspected}
                  />
                </g>
              );
            })}
            <DeedMarks field={field} deeds={deeds} state={state} />
          </g>
          <Over field={field} board={board} state={state} />
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
      <div className="wu-foot">
        <WhyNot board={board} field={field} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}
