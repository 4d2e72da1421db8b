/** A ground to look at, to point at and to go over by keyboard: an image to the eye, named places to keyboard and screen reader. */
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { NOWHERE } from '../table/args.ts';
import type { Point } from '../table/drawing.ts';
import { useZoom } from '../table/useZoom.ts';
import { ZoomButtons } from '../table/ZoomButtons.tsx';
import type { Stander } from './beyond.ts';
import type { Ground } from './ground.ts';
import { OutOfSight } from './OutOfSight.tsx';
import type { Pressed } from './useChoosing.ts';
import { useDrag, type Where } from './useDrag.ts';
import { usePointed, type WhyNot } from './usePointing.ts';
import { viewOf } from './view.ts';
import './board.css';

/** The drawing is the grid of places. */
const GRID = { role: 'grid' } as const;
const NOTHING: readonly number[] = [];
const NO_STANDERS: readonly Stander[] = [];
const NO_ROLE = { role: 'presentation' } as const;
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** One press of + or -. */
const STEP = 1.3;

/** Fingers and eyes find a piece of so many pixels; on a small screen the view goes as near as that. */
const LEAST = 30;
const SMALL_SCREEN = '(max-width: 52rem)';

/** A free table: every point of it may be meant, not its places alone. Points are in the units of the drawing. */
export interface FreeHand {
  /** A piece is carried: where it would be, where it is let go, or back where it was. */
  carry(from: number, at: Point): void;
  drop(from: number, at: Point): void;
  cancel(): void;
  /** A press beside all places. */
  press(at: Point, how: Pressed): void;
  /** A mouse beside all places. */
  hover(at: Point): void;
}

/** What one place says and how it answers. */
export interface Cell {
  /** Everything about it, for the ear. */
  readonly label: string;
  /** A press on it means something. */
  readonly can: boolean;
  /** Something is aimed, and it cannot be aimed here. */
  readonly cannot?: boolean;
  /** Why nothing can be done there stands under the board, in `#why-not`. */
  readonly refused?: boolean;
  /** The figure there is the one that acts. */
  readonly selected?: boolean;
  /** A figure there can be carried away. */
  readonly held?: boolean;
  /** How files and people call it. */
  readonly name?: string;
}

export interface GridProps {
  readonly ground: Ground;
  readonly texts: { readonly board: string; readonly boardRole: string; readonly boardKeys: string };
  /** Where the keyboard comes in before anything was focused. */
  readonly start: number;
  /** `whyNot` where the place is pointed at and nothing can be done there. */
  cell(space: number, whyNot: WhyNot | null): Cell;
  press(space: number, how: Pressed): void;
  /** `rests`: the drawing moved under a pointer that did not. */
  point(space: number, rests?: boolean): void;
  /** A figure is carried from one place to another; `over` tells where it is on its way, `NOWHERE` once it is let go. */
  drag?(from: number, to: number): void;
  over?(from: number, over: number): void;
  readonly free?: FreeHand;
  /** The places that the question is about, the most important first: where pieces are small, the view goes there. */
  readonly watch?: readonly number[];
  /** Who stands on the ground: where the view leaves some of them out, its edges say so. */
  readonly standers?: readonly Stander[];
  /** What is asked now: what a finger has pointed at before is forgotten with it. */
  readonly question: string;
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

/** The element of a place; undefined beside all of them. */
function placeOf(target: EventTarget): SVGElement | undefined {
  return (target as Element).closest<SVGElement>('[data-space]') ?? undefined;
}

/** The place that an event is about; `NOWHERE` for none. */
function spaceOf(target: EventTarget): number {
  return Number(placeOf(target)?.dataset.space ?? NOWHERE);
}

export function Grid(props: GridProps) {
  const { ground, texts, start, cell, press, point, drag, over, free, watch = NOTHING, standers = NO_STANDERS } = props;
  const { question, onKey, foot, children, above } = props;
  const own = useRef<SVGSVGElement>(null);
  const svg = props.svg ?? own;
  const zoom = useZoom(svg, ground.box);
  const [focused, setFocused] = useState(NOWHERE);
  const hand = useRef<Pressed>('mouse');
  /** Whether a pointer has said what is pointed at: where the keyboard has, a pointer that lies about takes nothing back. */
  const byPointer = useRef(false);
  /** Where the pointer was last. */
  const last = useRef('');
  const layer = useRef<SVGGElement>(null);
  // A press that carried something is no press on the place where it ends.
  const carried = useRef(false);
  /** A piece is held by a pointer: the board must not move under it. */
  const gripped = useRef(false);
  const grip = (): void => {
    gripped.current = true;
    const letGo = (): void => {
      gripped.current = false;
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
    };
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
  };
  const pointAt = ({ clientX, clientY }: Where): Point => {
    const p = new DOMPoint(clientX, clientY).matrixTransform(layer.current?.getScreenCTM()?.inverse());
    return { x: p.x, y: p.y };
  };
  const carrying = useDrag(
    drag,
    over,
    free && {
      carry(from, to) {
        carried.current = true;
        free.carry(from, pointAt(to));
      },
      drop: (from, to) => free.drop(from, pointAt(to)),
      cancel: () => free.cancel(),
    },
  );
  const watched = watch
    .map((place) => {
      const { x, y } = ground.centre(place);
      return `${place} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join();
  const { look } = zoom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view goes there when they are others or have moved, and then leaves the person alone
  useEffect(() => {
    const scale = svg.current?.getScreenCTM()?.a ?? 0;
    if (watch.length === 0 || scale === 0 || gripped.current || !window.matchMedia(SMALL_SCREEN).matches) return;
    const { x, y, factor } = viewOf(
      watch.map((place) => ground.centre(place)),
      ground,
      LEAST / (2 * ground.size * scale),
    );
    look(x, y, factor);
  }, [watched, look]);
  // A mouse points until it goes elsewhere; a finger has gone long since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (hand.current === 'touch') point(NOWHERE);
  }, [question]);
  const home = focused >= 0 && ground.rows.some((row) => row.includes(focused)) ? focused : start;

  const focus = (space: number): void => {
    setFocused(space);
    svg.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
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
        onKeyDown={onKeyDown}
        onPointerMove={(e) => {
          if (e.pointerType === 'touch' || last.current === `${e.clientX} ${e.clientY}`) return;
          last.current = `${e.clientX} ${e.clientY}`;
          const space = spaceOf(e.target);
          if (space >= 0) point(space);
        }}
        onPointerLeave={() => {
          if (byPointer.current) point(NOWHERE);
        }}
      >
        <g ref={layer} transform={zoom.transform || undefined} {...NO_ROLE}>
          {free === undefined ? (
            children
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: the places offered and the keys do the same
            <g
              onPointerDown={(e) => {
                hand.current = e.pointerType === 'touch' ? 'touch' : 'mouse';
              }}
              onClick={(e) => free.press(pointAt(e), hand.current)}
              onPointerMove={(e) => {
                if (e.pointerType !== 'touch') free.hover(pointAt(e));
              }}
            >
              {children}
            </g>
          )}
          {/* Listened to for all places together: none of them is drawn anew where only what is done there changes. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the places in it have the role and the focus */}
          <g
            {...NO_ROLE}
            onClick={(e) => {
              const space = spaceOf(e.target);
              setFocused(space);
              if (!carried.current) press(space, hand.current);
            }}
            onPointerOver={(e) => {
              if (e.pointerType === 'touch') return;
              byPointer.current = true;
              point(spaceOf(e.target), last.current === `${e.clientX} ${e.clientY}`);
            }}
            onPointerDown={(e) => {
              const space = spaceOf(e.target);
              hand.current = e.pointerType === 'touch' ? 'touch' : 'mouse';
              carried.current = false;
              if (e.pointerType === 'touch') point(space);
              if (e.button !== 0 || placeOf(e.target)?.dataset.held === undefined) return;
              grip();
              carrying(space, e);
            }}
            onFocus={(e) => {
              const space = spaceOf(e.target);
              setFocused(space);
              // A press gives the focus as well: what a pointer has said it takes back when it leaves.
              byPointer.current = !e.target.matches(':focus-visible');
              point(space);
            }}
          >
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

interface PlacesProps extends Pick<GridProps, 'ground' | 'cell'> {
  /** Where the keyboard comes in. */
  home: number;
}

/** Every place. Of those a pointer goes over, only one at which nothing can be done says anything else than before. */
function Places({ ground, cell, home }: PlacesProps) {
  const { whyNot } = usePointed();
  const cells = useMemo(() => new Map(ground.rows.flat().map((s) => [s, cell(s, null)])), [ground, cell]);
  return useMemo(
    () =>
      ground.rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a table row
        <g key={row[0]} role="row">
          {row.map((s) => (
            <Place
              key={s}
              space={s}
              shape={ground.cell?.(s) ?? ground.outline(s)}
              isHome={s === home}
              {...(whyNot?.space === s ? cell(s, whyNot) : (cells.get(s) as Cell))}
            />
          ))}
        </g>
      )),
    [ground, cell, cells, whyNot, home],
  );
}

interface PlaceProps extends Cell {
  space: number;
  /** Its outline as the path of an SVG. */
  shape: string;
  isHome: boolean;
}

const Place = memo(function Place(props: PlaceProps) {
  const { space, shape, isHome, label, can, cannot = false, refused = false, selected = false, held = false, name } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a table cell
    <g
      role="gridcell"
      className="board-cell"
      data-space={space}
      data-name={name}
      data-can={can || undefined}
      data-cannot={cannot || undefined}
      data-held={held || undefined}
      tabIndex={isHome ? 0 : -1}
      aria-label={label}
      aria-selected={selected || undefined}
      aria-describedby={refused ? 'why-not' : undefined}
    >
      <path d={shape} />
    </g>
  );
});
