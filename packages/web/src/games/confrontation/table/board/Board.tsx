/** The board: the table seen from above, and beside it the levels of the air that somebody flies at. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useZoom } from '../../../../table/useZoom.ts';
import { ZoomButtons } from '../../../../table/ZoomButtons.tsx';
import { figuresOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { Foot } from './Foot.tsx';
import { anybodyAt, groupsOf, linksOf } from './fights.ts';
import { Ground } from './Ground.tsx';
import { boxOf, nextIn, type Point } from './geometry.ts';
import { Level, stopOfFigure, stopOfGhost } from './Level.tsx';
import { placeUnder } from './useHand.ts';
import { Weaves } from './Weaves.tsx';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far arrow keys carry a figure, in millimetres: one, with Shift ten. */
const NEAR = 1;
const FAR = 10;
/** Millimetres of table around those who fly. */
const AIR = 50;

/** A thing the cursor can stand on. */
interface Stop extends Point {
  readonly id: string;
}

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { table, snapshot } = scene;
  const figures = figuresOf(scene);
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const wanted = boxOf(table, figures);
  const { x, y, width, height } = wanted;
  const box = useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
  const zoom = useZoom(svg, box);
  const [focused, setFocused] = useState('');
  const groups = useMemo(() => groupsOf(scene, board.shown), [scene, board.shown]);
  const links = useMemo(() => linksOf(scene, groups), [scene, groups]);
  const air = [1, 2].filter((level) => anybodyAt(table, figures, level));
  const { node } = snapshot;
  const deploys = scene.take !== null && node.kind === 'decision' && node.prompt.key === 'ask-deploy';
  const zone = useMemo((): readonly [number, number] | null => {
    if (node.kind !== 'decision' || node.prompt.key !== 'ask-deploy') return null;
    const depth = Number(node.prompt.args.depth) * 10;
    return [table.sideOf[node.seat] === 0 ? table.deep - depth : 0, depth];
  }, [node, table]);

  // Levels of the air lie to the right of the table for the cursor, as they do for the eye.
  const stops: readonly Stop[] = [
    ...figures.flatMap((f, i) => (f.placed === 1 ? [{ id: stopOfFigure(i), x: f.x + f.level * table.wide, y: f.y }] : [])),
    ...board.ghosts.map((g) => ({ id: stopOfGhost(g), x: g.x + (figures[board.actor]?.level ?? 0) * table.wide, y: g.y })),
  ];
  // First of all the figure that acts; one that is still in hand has the places offered to it.
  const first = stops.find((s) => s.id === stopOfFigure(board.actor)) ?? stops[figures.filter((f) => f.placed === 1).length] ?? stops[0];
  const home = stops.some((s) => s.id === focused) ? focused : first?.id;

  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setFocused(id);
    root.current?.querySelector<SVGElement>(`[data-stop="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };

  /** Where the figure that acts is, or begins to be carried from. */
  const startOf = (): readonly [number, number] => {
    const { carried, ghosts, actor } = board;
    if (carried !== null) return [carried.x, carried.y];
    const f = figures[actor];
    if (f?.placed === 1) return [f.x, f.y];
    const place = ghosts[Math.floor(ghosts.length / 2)];
    return place === undefined ? [table.wide / 2, table.deep / 2] : [place.x, place.y];
  };

  const carryKey = (e: KeyboardEvent): boolean => {
    const { carried, actor } = board;
    if ((e.key === 'm' || e.key === 'M') && board.mayCarry(actor)) board.carry(actor, carried === null ? startOf() : null);
    else if (carried === null) return false;
    else if (ARROWS[e.key] !== undefined) {
      const [dx, dy] = ARROWS[e.key];
      const step = e.shiftKey ? FAR : NEAR;
      const [px, py] = startOf();
      board.carry(carried.fig, [px + dx * step, py + dy * step]);
    } else if (e.key === 'Enter' || e.key === ' ') board.setDown();
    else if (e.key === 'Escape') board.carry(carried.fig, null);
    else return false;
    return true;
  };

  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    const at = stops.find((s) => s.id === home);
    if (carryKey(e)) e.preventDefault();
    else {
      if (ARROWS[e.key] !== undefined && at !== undefined) focus(stops[nextIn(stops, at, e.key)]?.id);
      else if (e.key === 'Home') focus(stops[0]?.id);
      else if (e.key === 'End') focus(stops[stops.length - 1]?.id);
      else if ((e.key === 'Enter' || e.key === ' ') && e.target instanceof SVGElement && home !== undefined) {
        const ghost = board.ghosts.find((g) => stopOfGhost(g) === home);
        if (ghost !== undefined) board.go(ghost);
        else board.press(figures.findIndex((_f, i) => stopOfFigure(i) === home));
      } else if (e.key === '+' || e.key === '=') zoom.by(1.3);
      else if (e.key === '-') zoom.by(1 / 1.3);
      else if (e.key === '0') zoom.fit();
      else if (e.key === 'Escape' && board.verb !== null) board.pick(null);
      else return;
      e.preventDefault();
    }
  };

  const under = (e: PointerEvent | MouseEvent): Point | null => (ground.current === null ? null : placeUnder(ground.current, e));
  const groundMoved = (e: PointerEvent): void => {
    if (!deploys || e.pointerType === 'touch') return;
    const p = under(e);
    if (p !== null) board.carry(board.actor, [p.x, p.y]);
  };
  const groundPressed = (e: MouseEvent): void => {
    const p = deploys ? under(e) : null;
    if (p !== null) board.setDown([p.x, p.y]);
  };

  const level = (n: number) => <Level board={board} level={n} groups={groups} links={links} home={home ?? ''} onStop={setFocused} />;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of drawings is no set of fields
    <div
      ref={root}
      className={air.length > 0 ? 'plane plane-with-air' : 'plane'}
      role="group"
      aria-label={t.board}
      aria-roledescription={t.boardRole}
      aria-describedby="board-keys"
      onKeyDown={onKeyDown}
      onPointerLeave={() => {
        board.point(-1);
        if (deploys && board.carried !== null) board.carry(board.actor, null);
      }}
    >
      <svg
        ref={svg}
        className="plane-drawing"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        data-zoomed={zoom.factor > 1 || undefined}
        role="presentation"
      >
        <Weaves table={table} />
        <g transform={zoom.transform || undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the offered places and the keys do the same */}
          <g ref={ground} onPointerMove={groundMoved} onClick={groundPressed} onPointerEnter={() => board.point(-1)}>
            <Ground table={table} box={box} zone={zone} seat={node.kind === 'decision' ? node.seat : 0} />
          </g>
          {level(0)}
        </g>
      </svg>
      {air.map((n) => {
        const there = figures.filter((f) => f.placed === 1 && f.level === n);
        const [x0, x1] = [Math.min(...there.map((f) => f.x)) - AIR, Math.max(...there.map((f) => f.x)) + AIR];
        const [y0, y1] = [Math.min(...there.map((f) => f.y)) - AIR, Math.max(...there.map((f) => f.y)) + AIR];
        return (
          <figure key={n} className={`plane-air plane-air-${n}`}>
            <figcaption className="caps">{t.airPanel(n)}</figcaption>
            <svg viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`} role="presentation">
              <Weaves table={table} />
              {level(n)}
            </svg>
          </figure>
        );
      })}
      <p id="board-keys" hidden>
        {t.boardKeys}
      </p>
      <div className="plane-under">
        <Foot board={board} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}
