/** One level of the table with everything on it: groups, bases, offered places, what is carried. */
import { type RefObject, useRef } from 'react';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { figuresOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState, Ghost } from '../useBoard.ts';
import { BaseToken, Signs } from './Base.tsx';
import { Hulls, Links, Numbers } from './Fights.tsx';
import type { Group, Link } from './fights.ts';
import { baseOf, outline, round } from './geometry.ts';
import { Aims, Over, Reach } from './Overlays.tsx';
import { spokenFigure, spokenGhost } from './spoken.ts';
import { useHand } from './useHand.ts';

/** What a cursor can stand on: a figure, or an offered place. */
export const stopOfFigure = (i: number): string => `figure${i}`;
export const stopOfGhost = (g: Ghost): string => `place${g.key}`;

interface LevelProps {
  board: BoardState;
  level: number;
  groups: readonly Group[];
  links: readonly Link[];
  /** The stop that the tab key reaches. */
  home: string;
  onStop(stop: string): void;
}

export function Level({ board, level, groups, links, home, onStop }: LevelProps) {
  const scene = useScene();
  const layer = useRef<SVGGElement>(null);
  const hand = useHand(board, layer);
  const { speech, table } = scene;
  const figures = figuresOf(scene);
  const t = useTableStrings();

  const figure = (i: number) => {
    const f = figures[i];
    const carries = board.mayCarry(i);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a figure of a drawing cannot be a button element
      <g
        key={`figure${i}`}
        role="button"
        className={`plane-place${carries ? ' plane-carries' : ''}${i === board.actor ? ' plane-chosen' : ''}${board.carried?.fig === i ? ' plane-lifted' : ''}`}
        style={{ transform: `translate(${f.x}px, ${f.y}px)` }}
        data-stop={stopOfFigure(i)}
        data-carries={carries || undefined}
        tabIndex={home === stopOfFigure(i) ? 0 : -1}
        aria-label={spokenFigure(scene, board, t, i)}
        onClick={() => {
          onStop(stopOfFigure(i));
          if (!hand.wasDrag()) board.press(i);
        }}
        onFocus={() => {
          onStop(stopOfFigure(i));
          board.point(i);
        }}
        onPointerEnter={(e) => {
          if (e.pointerType !== 'touch') board.point(i);
        }}
        onPointerDown={(e) => hand.down(e, i, f)}
        onPointerMove={hand.move}
        onPointerUp={hand.up}
        onPointerCancel={hand.cancel}
      >
        <BaseToken
          base={baseOf(table, f)}
          figure={f}
          mark={speech.mark(i)}
          acting={board.actors.includes(i)}
          inspected={i === board.inspected}
          spent={scene.snapshot.position.view.state.phase === 1 && f.acted === 1}
        />
      </g>
    );
  };

  const ghost = (g: Ghost) => {
    const me = figures[board.actor];
    const assault = g.target >= 0;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a place of a drawing cannot be a button element
      <g
        key={`ghost${g.key}`}
        role="button"
        className={`plane-ghost side-${me.seat}${assault ? ' plane-ghost-assault' : ''}`}
        data-stop={stopOfGhost(g)}
        tabIndex={home === stopOfGhost(g) ? 0 : -1}
        aria-label={spokenGhost(scene, board, t, g)}
        onClick={() => {
          onStop(stopOfGhost(g));
          board.go(g);
        }}
        onFocus={() => {
          onStop(stopOfGhost(g));
          board.show(g.options[0]);
        }}
        onBlur={() => board.show(null)}
        onPointerEnter={(e) => {
          if (e.pointerType !== 'touch') board.show(g.options[0]);
        }}
        onPointerLeave={() => board.show(null)}
      >
        <path d={outline(baseOf(table, me), g, me.angle)} />
        <circle cx={round(g.x)} cy={round(g.y)} r="2.500" />
      </g>
    );
  };

  const mine = figures[board.actor];
  const here = mine !== undefined && board.carried === null && (mine.placed === 0 ? level === 0 : mine.level === level);
  return (
    <g ref={layer as RefObject<SVGGElement>}>
      <g {...UNSPOKEN}>
        <Hulls groups={groups} level={level} />
      </g>
      <Reach board={board} level={level} part="rings" />
      {here && board.ghosts.map(ghost)}
      <Aims board={board} level={level} />
      {figures.map((f, i) => (f.placed === 1 && f.level === level ? figure(i) : null))}
      <g className="plane-over" {...UNSPOKEN}>
        <Reach board={board} level={level} part="names" />
        <Links links={links} level={level} />
        <Numbers groups={groups} level={level} />
        {figures.map((f, i) => {
          if (f.placed === 0 || f.level !== level) return null;
          const key = `signs${i}`;
          const named = i === board.pointed || (i === board.actor && board.pointed < 0 && board.mayCarry(i));
          return (
            <Signs key={key} base={baseOf(table, f)} figure={f} name={named ? speech.figure(i) : ''} wide={table.wide} deep={table.deep} />
          );
        })}
        {level === 0 &&
          figures.map((f, i) => {
            // Who flies leaves a marker on the table, under itself.
            const key = `marker${i}`;
            return f.placed === 1 && f.level > 0 ? (
              <g key={key} className={`plane-marker side-${f.seat}`} transform={`translate(${round(f.x)} ${round(f.y)})`}>
                <path d={outline(baseOf(table, f), { x: 0, y: 0 }, f.angle, -3)} />
                <text>
                  <tspan x="0" y="-1">
                    {speech.mark(i)}
                  </tspan>
                  <tspan x="0" y="9">{`↑${f.level}`}</tspan>
                </text>
              </g>
            ) : null;
          })}
      </g>
      <Over board={board} level={level} />
    </g>
  );
}
