/** A ground to look at, to point at and to go over by keyboard: an image to the eye, named places to keyboard and screen reader. */
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { NOWHERE } from '../table/args.ts';
import { useZoom, type Zoom } from '../table/useZoom.ts';
import { ZoomButtons } from '../table/ZoomButtons.tsx';
import type { Stander } from './beyond.ts';
import type { Ground } from './ground.ts';
import { OutOfSight } from './OutOfSight.tsx';
import { type Cell, Places } from './Places.tsx';
import { type Pointable, usePointers } from './usePointers.ts';
import type { WhyNot } from './usePointing.ts';
import { useWatched } from './useWatched.ts';
import './board.css';

/** The drawing is the grid of places. */
const GRID = { role: 'grid' } as const;
const NOTHING: readonly number[] = [];
const NO_STANDERS: readonly Stander[] = [];
const NO_ROLE = { role: 'presentation' } as const;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** One press of + or -. */
const STEP = 1.3;

export interface GridProps extends Pointable {
  readonly ground: Ground;
  readonly texts: { readonly board: string; readonly boardRole: string; readonly boardKeys: string };
  /** Where the keyboard comes in before anything was focused. */
  readonly start: number;
  /** `whyNot` where the place is pointed at and nothing can be done there. */
  cell(space: number, whyNot: WhyNot | null): Cell;
  /** The places that the question is about, the most important first: where pieces are small, the view goes there. */
  readonly watch?: readonly number[];
  /** Who stands on the ground: where the view leaves some of them out, its edges say so. */
  readonly standers?: readonly Stander[];
  /** Keys of the game's own, asked first; true where it took the key. */
  onKey?(key: string, shift: boolean): boolean;
  /** Under the board, beside the zoom buttons. */
  readonly foot: ReactNode;
  /** The drawing itself. */
  readonly children: ReactNode;
  /** Over the places, where a pointer meets it first. */
  readonly above?: ReactNode;
  readonly svg?: RefObject<SVGSVGElement | null>;
}

interface KeysProps extends Pick<GridProps, 'ground' | 'press' | 'onKey'> {
  /** The place that has the keyboard, or would have it. */
  readonly home: number;
  readonly zoom: Zoom;
  focus(space: number): void;
}

/** What keys do on a board: go from place to place, press, and enlarge; what the game takes for itself comes before. */
const keysOf =
  ({ ground, press, onKey, home, zoom, focus }: KeysProps) =>
  (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (onKey?.(e.key, e.shiftKey) !== true) {
      if (ARROWS.includes(e.key)) focus(ground.moved(home, e.key));
      else if (e.key === 'Enter' || e.key === ' ') {
        if (!e.repeat) press(home, 'key');
      } else if (e.key === '+' || e.key === '=') zoom.by(STEP);
      else if (e.key === '-') zoom.by(1 / STEP);
      else if (e.key === '0') zoom.fit();
      else return;
    }
    // The table has keys of its own: what the board took is no business of theirs.
    e.preventDefault();
    e.stopPropagation();
  };

/**
 * Any ground with what lies on it, to be pointed at, pressed, enlarged and gone over by keyboard. It knows places alone: what stands there and
 * what a press means says whoever draws it, as `Board` does for a match.
 */
export function Grid(props: GridProps) {
  const { ground, texts, start, cell, free, watch = NOTHING, standers = NO_STANDERS, foot, children, above } = props;
  const own = useRef<SVGSVGElement>(null);
  const svg = props.svg ?? own;
  const zoom = useZoom(svg, ground.box);
  const [focused, setFocused] = useState(NOWHERE);
  const layer = useRef<SVGGElement>(null);
  const gripped = useRef(false);
  useWatched(svg, zoom, ground, watch, gripped);
  const pointers = usePointers({ ...props, layer, gripped, setFocused });
  const home = focused >= 0 && ground.rows.some((row) => row.includes(focused)) ? focused : start;
  const focus = (space: number): void => {
    setFocused(space);
    svg.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <svg
        ref={svg}
        className="full tall may-flatten board-drawing"
        data-board
        preserveAspectRatio="xMidYMin"
        viewBox={`${ground.box.x} ${ground.box.y} ${ground.box.width} ${ground.box.height}`}
        data-zoomed={zoom.factor > 1 || undefined}
        {...GRID}
        aria-label={texts.board}
        aria-roledescription={texts.boardRole}
        aria-describedby="board-keys"
        onKeyDown={keysOf({ ...props, home, zoom, focus })}
        {...pointers.drawing}
      >
        <g ref={layer} transform={zoom.transform || undefined} {...NO_ROLE}>
          {/* A press beside the places means something on a free table; the places offered and the keys do the same. */}
          {free === undefined ? children : <g {...pointers.ground}>{children}</g>}
          <g {...NO_ROLE} {...pointers.places}>
            <Places ground={ground} cell={cell} home={home} />
          </g>
          {above}
        </g>
      </svg>
      <OutOfSight svg={svg} box={ground.box} zoom={zoom} standers={standers} />
      <p id="board-keys" hidden>
        {texts.boardKeys}
      </p>
      <div className="at-top flex gap-2 board-foot">
        {foot}
        <ZoomButtons zoom={zoom} />
      </div>
    </>
  );
}
