/** The area as it would lie: over the ground, and as something that can be taken hold of and dragged. */
import type { MapDef, State } from '@escarmouche/engine/gloomhaven';
import { hexCentre } from '@escarmouche/engine/space';
import { type PointerEvent, useEffect, useRef } from 'react';
import { round } from '../../../../../table/drawing.ts';
import { centreOf, corners, SIZE } from '../../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../../table/unspoken.ts';
import { cellsUnder } from './area.ts';
import type { Laying } from './useLaying.ts';

/** Rings around the figures that an area catches. */
function Caught({ map, caught, state }: { map: MapDef; caught: readonly number[]; state: State }) {
  return caught.map((i) => {
    const hex = state.figures[i]?.hex ?? -1;
    if (hex < 0) return null;
    const { x, y } = centreOf(map.field, hex);
    return <circle key={i} className="gh-caught" cx={round(x)} cy={round(y)} r="41" />;
  });
}

interface AreaMarksProps {
  map: MapDef;
  spaces: readonly number[];
  caught: readonly number[];
  state: State;
}

/** An area as one of the options would lay it. */
export function AreaMarks({ map, spaces, caught, state }: AreaMarksProps) {
  return (
    <g className="gh-area" {...UNSPOKEN}>
      {spaces.map((s) => (s < 0 ? null : <polygon key={s} points={corners(centreOf(map.field, s), SIZE - 4)} />))}
      <Caught map={map} caught={caught} state={state} />
    </g>
  );
}

/** Under the figures: the cells of the ghost, those off the map too. */
export function GhostArea({ laying, state, map }: { laying: Laying; state: State; map: MapDef }) {
  const { now, ghost, option, caught } = laying;
  return (
    <g className={option === null ? 'gh-ghost gh-ghost-not' : 'gh-ghost'} {...UNSPOKEN}>
      {cellsUnder(now, ghost).map(({ q, r }) => {
        const { x, y } = hexCentre({ q, r }, SIZE);
        return (
          <g key={`${q} ${r}`}>
            <polygon points={corners({ x, y }, SIZE - 4)} />
            {option === null && <path d={`M${round(x - 24)} ${round(y + 24)}l48 -48`} />}
          </g>
        );
      })}
      <Caught map={map} caught={caught} state={state} />
    </g>
  );
}

/** The hex under a pointer. */
function hexUnder(e: PointerEvent): number {
  for (const element of document.elementsFromPoint(e.clientX, e.clientY)) {
    const hex = element.closest('[data-hex]')?.getAttribute('data-hex');
    if (hex !== null && hex !== undefined) return Number(hex);
  }
  return -1;
}

/** Over everything: what is dragged. A tap on it lays the area. */
export function GhostHold({ laying, map }: { laying: Laying; map: MapDef }) {
  const held = useRef<{ hex: number; moved: boolean } | null>(null);
  const hold = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = hold.current;
    // A finger on the area drags it: the page stays. Not every browser heeds `touch-action` inside a drawing.
    const stay = (e: TouchEvent): void => e.preventDefault();
    element?.addEventListener('touchstart', stay, { passive: false });
    return () => element?.removeEventListener('touchstart', stay);
  }, []);
  return (
    <g
      ref={hold}
      className="gh-hold"
      data-held
      {...UNSPOKEN}
      onPointerDown={(e) => {
        const hex = hexUnder(e);
        if (hex < 0 || e.button !== 0) return;
        held.current = { hex, moved: false };
        e.currentTarget.setPointerCapture(e.pointerId);
      }}
      onPointerMove={(e) => {
        const by = held.current;
        const hex = by === null ? -1 : hexUnder(e);
        if (by === null || hex < 0 || hex === by.hex) return;
        laying.bring(hex, by.hex);
        held.current = { hex, moved: true };
      }}
      onPointerUp={() => {
        const tapped = held.current?.moved === false;
        held.current = null;
        if (tapped) laying.lay();
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      {laying.spaces.map((s) => (s < 0 ? null : <polygon key={s} points={corners(centreOf(map.field, s), SIZE)} />))}
    </g>
  );
}
